import { isNative } from './native.ts';

// spec 9: registered once the app has been stable, after 30000 ms at the latest.
const STABLE_AT_LATEST_MS = 30_000;
const CHECK_EVERY_MS = 60 * 60 * 1000;

let waiting: ServiceWorker | undefined;
const listeners = new Set<() => void>();

/** Whether a new version is ready to take over. */
export const isUpdateWaiting = () => waiting !== undefined;

export function subscribeToUpdates(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

let asked = false;

/** The new version takes over; its arrival reloads the page. */
export function activateUpdate() {
  asked = true;
  waiting?.postMessage({ type: 'activate' });
}

export function registerServiceWorker() {
  // The native app carries its files; while developing they must never come from a cache.
  if (isNative() || import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  whenStable(() => {
    navigator.serviceWorker.register('/sw.js').then(follow, (fault: unknown) => {
      console.warn('The service worker could not be registered.', fault);
    });
  });
}

/** Stable: loaded, and then with nothing to do for a moment. */
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
    waiting = registration.waiting;
    for (const tell of listeners) tell();
  };
  look();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', look),
  );
  serviceWorker.addEventListener('controllerchange', () => {
    // Only where it was asked for: in another tab somebody may be in the middle of a sentence.
    if (asked) location.reload();
  });

  const check = () => {
    registration.update().catch(() => undefined);
  };
  setInterval(check, CHECK_EVERY_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check();
  });
}

/** A tapped notification leads to its page in the window that is open already. */
export function onNotificationOpened(open: (path: string) => void) {
  navigator.serviceWorker?.addEventListener('message', (event: MessageEvent<unknown>) => {
    const { type, path } = (event.data ?? {}) as { type?: unknown; path?: unknown };
    if (type === 'open' && typeof path === 'string') open(path);
  });
}
