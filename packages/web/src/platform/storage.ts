import { isNative } from './native.ts';

// On the web a browser may forbid storing: then nothing outlives the page, which is better than nothing at all.
const inBrowser = {
  read: (key: string) => attempt(() => localStorage.getItem(key) ?? undefined),
  store: (key: string, value: string) => attempt(() => localStorage.setItem(key, value)),
  remove: (key: string) => attempt(() => localStorage.removeItem(key)),
};

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

// Never a plugin by itself: to a promise it looks like another promise, which then waits for ever.
const plugin = () => import('@capacitor/preferences');

/** What is kept on this device and is no secret. */
export async function readStored(key: string): Promise<string | undefined> {
  if (!isNative()) return inBrowser.read(key);
  const { Preferences } = await plugin();
  return (await Preferences.get({ key })).value ?? undefined;
}

export async function store(key: string, value: string): Promise<void> {
  if (isNative()) await (await plugin()).Preferences.set({ key, value });
  else inBrowser.store(key, value);
}

export async function removeStored(key: string): Promise<void> {
  if (isNative()) await (await plugin()).Preferences.remove({ key });
  else inBrowser.remove(key);
}

/** Tells of changes made by other tabs; returns how to stop listening. */
export function watchStored(key: string, changed: (value: string | undefined) => void) {
  const listen = (event: StorageEvent) => {
    // A null key means that everything was cleared.
    if (event.key === key || event.key === null) changed(inBrowser.read(key));
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
