import { isNative } from './native.ts';
import { createStore } from './store.ts';

// spec 9: registered once the app is stable, after 30000 ms at the latest.
const STABLE_AT_LATEST_MS = 30_000;
const CHECK_EVERY_MS = 60 * 60 * 1000;

/** A new version that is ready to activate. */
export const waitingUpdate = createStore<ServiceWorker | undefined>(undefined);

let isUpdateRequested = false;

/** Activates the new version, which reloads the page. */
export function activateUpdate() {
  isUpdateRequested = true;
  waitingUpdate.get()?.postMessage({ type: 'activate' });
}

export function registerServiceWorker() {
  // The native app ships its files, and in development nothing must come from a cache.
  if (isNative() || import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  whenStable(() => {
    navigator.serviceWorker.register('/sw.js').then(follow, (fault: unknown) => {
      console.warn('The service worker could not be registered.', fault);
    });
  });
}

/** Stable means loaded and then idle. */
function whenStable(act: () => void) {
  const once = new AbortController();
  const go = () => {
    if (once.signal.aborted) return;
    once.abort();
    act();
  };
  setTimeout(go, STABLE_AT_LATEST_MS);
  const idle = () => globalThis.requestIdleCallback?.(go);
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle, { once: true });
}

function follow(registration: ServiceWorkerRegistration) {
  const { serviceWorker } = navigator;
  const look = () => {
    if (!registration.waiting || !serviceWorker.controller) return;
    waitingUpdate.set(registration.waiting);
  };
  look();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', look),
  );
  serviceWorker.addEventListener('controllerchange', () => {
    // Only in the tab that asked, because the user may be typing in another.
    if (isUpdateRequested) location.reload();
  });

  const check = () => {
    registration.update().catch(() => undefined);
  };
  setInterval(check, CHECK_EVERY_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check();
  });
}

/** Runs once the app can start offline; returns a function that cancels it. */
export function whenOfflineReady(act: () => void): () => void {
  const { serviceWorker } = navigator;
  if (isNative() || serviceWorker?.controller) {
    act();
    return () => undefined;
  }
  const once = new AbortController();
  serviceWorker?.addEventListener('controllerchange', act, { once: true, signal: once.signal });
  return () => once.abort();
}

/** A tapped notification opens its page in the existing window. */
export function onNotificationOpened(open: (path: string) => void) {
  navigator.serviceWorker?.addEventListener('message', (event: MessageEvent<unknown>) => {
    const { type, path } = (event.data ?? {}) as { type?: unknown; path?: unknown };
    if (type === 'open' && typeof path === 'string') open(path);
  });
}
