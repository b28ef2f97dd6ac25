import { isNative } from './native.ts';
import { createStore } from './store.ts';

// spec 9: registered once the app has been stable, after 30000 ms at the latest.
const STABLE_AT_LATEST_MS = 30_000;
const CHECK_EVERY_MS = 60 * 60 * 1000;

/** A new version that is ready to take over. */
export const waitingUpdate = createStore<ServiceWorker | undefined>(undefined);

let asked = false;

/** The new version takes over; its arrival reloads the page. */
export function activateUpdate() {
  asked = true;
  waitingUpdate.get()?.postMessage({ type: 'activate' });
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
    waitingUpdate.set(registration.waiting);
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
