import { isNative } from './native.ts';

// A browser may forbid storage; then nothing survives the page.
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

// Never resolve to the plugin itself: it looks like a thenable, so awaiting it would hang.
const plugin = () => import('@capacitor/preferences');

/** For data on this device that is not secret. */
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

/** Reports changes made by other tabs; returns a function that stops listening. */
export function watchStored(key: string, changed: (value: string | undefined) => void) {
  const listen = (event: StorageEvent) => {
    // A null key means that all storage was cleared.
    if (event.key === key || event.key === null) changed(inBrowser.read(key));
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
