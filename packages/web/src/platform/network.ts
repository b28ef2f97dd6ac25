import { isNative } from './native.ts';

/** What the native shell said last. */
let told: boolean | undefined;

export const isOnline = () => (isNative() ? told : undefined) ?? navigator.onLine;

/** Tells of every change between connected and offline; returns how to stop listening. */
export function watchNetwork(changed: (online: boolean) => void) {
  const tell = (online: boolean) => {
    if (isNative()) told = online;
    changed(online);
  };
  if (isNative()) return watchNatively(tell);
  const online = () => tell(true);
  const offline = () => tell(false);
  window.addEventListener('online', online);
  window.addEventListener('offline', offline);
  return () => {
    window.removeEventListener('online', online);
    window.removeEventListener('offline', offline);
  };
}

/** How often the native shell told of a change. */
let changes = 0;

// The shell knows better than its web view, which may report a connection that leads nowhere.
function watchNatively(tell: (online: boolean) => void) {
  const listening = import('@capacitor/network').then(async ({ Network }) => {
    const before = changes;
    const { connected: atFirst } = await Network.getStatus();
    // Whoever begins to watch must not take back what another was told meanwhile.
    if (changes === before) tell(atFirst);
    return Network.addListener('networkStatusChange', ({ connected }) => {
      changes += 1;
      tell(connected);
    });
  });
  return () => void listening.then((handle) => handle.remove());
}
