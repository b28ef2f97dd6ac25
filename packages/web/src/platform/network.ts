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

// The shell knows better than its web view, which may report a connection that leads nowhere.
function watchNatively(tell: (online: boolean) => void) {
  const listening = import('@capacitor/network').then(async ({ Network }) => {
    tell((await Network.getStatus()).connected);
    return Network.addListener('networkStatusChange', ({ connected }) => tell(connected));
  });
  return () => void listening.then((handle) => handle.remove());
}
