import { act, cleanup, render } from '@testing-library/react';
import { RouterProvider } from 'react-router';
import { onTestFinished } from 'vitest';

import { start } from '../app/start.ts';
import { forgetDrafts } from '../session/drafts.ts';
import { reportActivityOnceLoaded } from '../session/report-activity.ts';
import { setSession } from '../session/session-state.ts';
import { TOKEN_KEY } from '../session/session.ts';
import { dismissToast } from '../ui/toast-state.ts';

interface Device {
  token?: string;
  introSeen?: boolean;
}

/** Opens the app at an address, as a page load does, on a device that holds what the test says. */
export function renderApp(path: string, { token, introSeen = true }: Device = {}) {
  if (token !== undefined) localStorage.setItem(TOKEN_KEY, token);
  if (introSeen) localStorage.setItem('relish.intro-seen', 'true');
  history.replaceState(null, '', path);
  const { router, stop } = start();
  // Without test globals the library does not clean up after itself.
  onTestFinished(async () => {
    cleanup();
    // A form that is left keeps what was typed a moment later.
    await forgetDrafts();
    stop();
    dismissToast();
    // What a page load would begin with: nobody, nothing said, nothing reported.
    setSession({ state: 'not-authenticated', because: 'start' });
    reportActivityOnceLoaded();
    setSession({ state: 'unknown' });
    localStorage.clear();
    sessionStorage.clear();
  });
  render(<RouterProvider router={router} />);
  return {
    at: () => router.state.location.pathname,
    go: (to: string) => act(() => router.navigate(to)),
  };
}
