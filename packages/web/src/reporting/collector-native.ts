import { init } from '@sentry/capacitor';
import { type BrowserOptions, init as initPage } from '@sentry/react';

/** The native collector starts first, then the page's; resolves when both are ready. */
export const initNative = (options: BrowserOptions) =>
  new Promise<void>((resolve) => {
    const { replaysSessionSampleRate, replaysOnErrorSampleRate, ...shared } = options;
    init(shared, (page: BrowserOptions) => {
      initPage({ ...page, replaysSessionSampleRate, replaysOnErrorSampleRate } as BrowserOptions);
      resolve();
    });
  });
