import { act, cleanup, render } from '@testing-library/react';
import { RouterProvider } from 'react-router';
import { onTestFinished } from 'vitest';

import { carriesOn, offlineOffer } from '../app/offline-state.ts';
import { start } from '../app/start.ts';
import { forgetDrafts } from '../session/drafts.ts';
import { reportActivityOnceLoaded } from '../session/report-activity.ts';
import { setSession } from '../session/session-state.ts';
import { TOKEN_KEY } from '../session/session.ts';
import { dismissToast } from '../ui/feedback/toast-state.ts';

interface Device {
  token?: string;
  introSeen?: boolean;
}

/** Opens the app at an address, like a page load, with the given data on the device. */
export function renderApp(path: string, { token, introSeen = true }: Device = {}) {
  if (token !== undefined) localStorage.setItem(TOKEN_KEY, token);
  if (introSeen) localStorage.setItem('relish.intro-seen', 'true');
  history.replaceState(null, '', path);
  const { router, stop } = start();
  // Without test globals the library does not clean up by itself.
  onTestFinished(async () => {
    cleanup();
    // A closed form saves its draft a moment later.
    await forgetDrafts();
    stop();
    dismissToast();
    // Resets the module state to that of a fresh page load.
    setSession({ state: 'not-authenticated', because: 'start' });
    reportActivityOnceLoaded();
    setSession({ state: 'unknown' });
    carriesOn.set(false);
    offlineOffer.set(undefined);
    localStorage.clear();
    sessionStorage.clear();
  });
  render(<RouterProvider router={router} />);
  return {
    at: () => router.state.location.pathname,
    go: (to: string) => act(() => router.navigate(to)),
  };
}
