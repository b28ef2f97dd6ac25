import { init } from '@sentry/capacitor';
import { type BrowserOptions, init as initPage } from '@sentry/react';

/** The shell's own collector starts first, the page's once it is there; settled when both may be used. */
export const initNative = (options: BrowserOptions) =>
  new Promise<void>((resolve) => {
    const { replaysSessionSampleRate, replaysOnErrorSampleRate, ...shared } = options;
    init(shared, (page: BrowserOptions) => {
      initPage({ ...page, replaysSessionSampleRate, replaysOnErrorSampleRate } as BrowserOptions);
      resolve();
    });
  });
