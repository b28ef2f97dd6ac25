import { isNative } from './native.ts';

const READY_WARNING_MS = 5000; // spec 9: device-ready warning.

// Never a plugin by itself: to a promise it looks like another promise, which then waits for ever.
const plugin = () => import('@capacitor/app');

/** The native app came back to the foreground. */
export function onForeground(listener: () => void) {
  if (!isNative()) return;
  void plugin().then(({ App }) => App.addListener('resume', listener));
}

/** Android's back button: whoever handles it decides; at the bottom of the history the app steps back. */
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

/** Links of ours that the system opens in the app: mailed ones, and tapped notifications. */
export function onOpenedLink(open: (path: string) => void) {
  if (!isNative()) return;
  void plugin().then(({ App }) =>
    App.addListener('appUrlOpen', ({ url }) => {
      const link = new URL(url);
      open(link.pathname + link.search + link.hash);
    }),
  );
}

/** Lets the splash go once there is something to see, and warns when the shell is slow to answer. */
export async function deviceReady() {
  if (!isNative()) return;
  const late = setTimeout(() => {
    console.warn(`The device is not ready after ${READY_WARNING_MS} ms.`);
  }, READY_WARNING_MS);
  const { SplashScreen } = await import('@capacitor/splash-screen');
  await SplashScreen.hide();
  clearTimeout(late);
}
