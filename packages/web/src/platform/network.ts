import { isNative } from './native.ts';

/** Last state reported by the native shell. */
let reported: boolean | undefined;

export const isOnline = () => (isNative() ? reported : undefined) ?? navigator.onLine;

const watchers = new Set<(online: boolean) => void>();

/** Stops listening to the device; set while anything watches. */
let stop: (() => void) | undefined;

/** Calls back on every change; returns a function that stops listening. */
export function watchNetwork(changed: (online: boolean) => void) {
  // One listener for all, so that each part of the app hears of a change at the same moment.
  const watcher = (online: boolean) => changed(online);
  watchers.add(watcher);
  stop ??= isNative() ? listenNatively() : listenInBrowser();
  return () => {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    stop?.();
    stop = undefined;
  };
}

function tell(online: boolean) {
  if (isNative()) reported = online;
  for (const changed of watchers) changed(online);
}

function listenInBrowser() {
  const online = () => tell(true);
  const offline = () => tell(false);
  window.addEventListener('online', online);
  window.addEventListener('offline', offline);
  return () => {
    window.removeEventListener('online', online);
    window.removeEventListener('offline', offline);
  };
}

// The native shell is more reliable than its web view, which may report a connection without
// internet.
function listenNatively() {
  let hasChanged = false;
  const listening = import('@capacitor/network').then(async ({ Network }) => {
    const handle = await Network.addListener('networkStatusChange', ({ connected }) => {
      hasChanged = true;
      tell(connected);
    });
    const { connected: atFirst } = await Network.getStatus();
    // A change reported since then is newer than this first state.
    if (!hasChanged) tell(atFirst);
    return handle;
  });
  return () => void listening.then((handle) => handle.remove());
}
