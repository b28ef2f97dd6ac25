import { isNative } from './native.ts';

/** Last state reported by the native shell. */
let reported: boolean | undefined;

export const isOnline = () => (isNative() ? reported : undefined) ?? navigator.onLine;

/** Calls back on every change; returns a function that stops listening. */
export function watchNetwork(changed: (online: boolean) => void) {
  const tell = (online: boolean) => {
    if (isNative()) reported = online;
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

/** Number of changes reported by the native shell. */
let changes = 0;

// The native shell is more reliable than its web view, which may report a connection without
// internet.
function watchNatively(tell: (online: boolean) => void) {
  const listening = import('@capacitor/network').then(async ({ Network }) => {
    const before = changes;
    const { connected: atFirst } = await Network.getStatus();
    // A change reported since then is newer than this first state.
    if (changes === before) tell(atFirst);
    return Network.addListener('networkStatusChange', ({ connected }) => {
      changes += 1;
      tell(connected);
    });
  });
  return () => void listening.then((handle) => handle.remove());
}
