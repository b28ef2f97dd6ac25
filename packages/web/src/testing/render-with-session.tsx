import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';

import { startSession, TOKEN_KEY } from '../session/session.ts';

/** Starts the app's session as a page load does, with or without a token on the device, and shows something. */
export function renderWithSession(shown: ReactNode, token?: string) {
  if (token !== undefined) localStorage.setItem(TOKEN_KEY, token);
  const stop = startSession();
  // Without test globals the library does not clean up after itself.
  onTestFinished(() => {
    cleanup();
    stop();
    localStorage.clear();
  });
  return render(shown);
}
