import { isNative } from './native.ts';

const READY_WARNING_MS = 5000; // spec 9: device-ready warning.

// Never resolve to the plugin itself: it looks like a thenable, so awaiting it would hang.
const plugin = () => import('@capacitor/app');

/** Called when the native app returns to the foreground. */
export function onForeground(listener: () => void) {
  if (!isNative()) return;
  void plugin().then(({ App }) => App.addListener('resume', listener));
}

/**
 * Android's back button. If the handler does nothing and there is no history left, the app is
 * minimised.
 */
export function onBackButton(handle: () => boolean) {
  if (!isNative()) return;
  void plugin().then(({ App }) =>
    App.addListener('backButton', ({ canGoBack }) => {
      if (handle()) return;
      if (canGoBack) history.back();
      else void App.minimizeApp();
    }),
  );
}

/** Links to our server that the system opens in the app, from mails and notifications. */
export function onOpenedLink(open: (path: string) => void) {
  if (!isNative()) return;
  void plugin().then(({ App }) =>
    App.addListener('appUrlOpen', ({ url }) => {
      const link = new URL(url);
      open(link.pathname + link.search + link.hash);
    }),
  );
}

/**
 * Hides the splash screen once the page is ready, and warns when the native shell is slow to
 * answer.
 */
export async function deviceReady() {
  if (!isNative()) return;
  const late = setTimeout(() => {
    console.warn(`The device is not ready after ${READY_WARNING_MS} ms.`);
  }, READY_WARNING_MS);
  const { SplashScreen } = await import('@capacitor/splash-screen');
  await SplashScreen.hide();
  clearTimeout(late);
}
