/// <reference types="@capacitor/push-notifications" />
/// <reference types="@capacitor/splash-screen" />
import type { CapacitorConfig } from '@capacitor/cli';

// No server.url: the app always runs the files it was released with. Web view inspection keeps its
// default, which allows it only in debug builds.
const config: CapacitorConfig = {
  appId: 'uk.relish.app',
  appName: 'Relish',
  webDir: 'www',
  loggingBehavior: 'debug',
  // Users with poor sight may pinch to zoom, as in a browser.
  zoomEnabled: true,
  server: { androidScheme: 'https', cleartext: false },
  android: { allowMixedContent: false },
  // The page handles notches itself with env(safe-area-inset-*).
  ios: { contentInset: 'never', allowsLinkPreview: false },
  plugins: {
    SystemBars: { insetsHandling: 'native', initialViewportFitValueHint: 'cover' },
    // The colours are resources of the two projects, because one value here could not be both light
    // and dark.
    SplashScreen: { launchAutoHide: false, launchFadeOutDuration: 200 },
    PushNotifications: { presentationOptions: ['badge', 'sound', 'banner', 'list'] },
  },
};

export default config;
