/// <reference types="@capacitor/push-notifications" />
/// <reference types="@capacitor/splash-screen" />
import type { CapacitorConfig } from '@capacitor/cli';

// No server.url: the app always runs the files it was released with.
// Inspecting the web view is left at its default, which allows it in debug builds only.
const config: CapacitorConfig = {
  appId: 'uk.relish.app',
  appName: 'Relish',
  webDir: 'www',
  loggingBehavior: 'debug',
  // Somebody with poor sight may pinch to zoom here as in a browser.
  zoomEnabled: true,
  server: { androidScheme: 'https', cleartext: false },
  android: { allowMixedContent: false },
  // The page keeps clear of notches by itself, with env(safe-area-inset-*).
  ios: { contentInset: 'never', allowsLinkPreview: false },
  plugins: {
    SystemBars: { insetsHandling: 'native', initialViewportFitValueHint: 'cover' },
    // Its colours, light and dark, are resources of the two projects: one value here could not be both.
    SplashScreen: { launchAutoHide: false, launchFadeOutDuration: 200 },
    PushNotifications: { presentationOptions: ['badge', 'sound', 'banner', 'list'] },
  },
};

export default config;
