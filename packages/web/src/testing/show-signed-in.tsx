import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { onTestFinished } from 'vitest';

import { homeData } from '../session/home-data.ts';
import { setSession } from '../session/session-state.ts';
import { dismissToast } from '../ui/feedback/toast-state.ts';
import { Toaster } from '../ui/feedback/toaster.tsx';
import { show } from './show.tsx';

/** Renders a part of a page for a signed-in user, with toasts. */
export function showSignedIn(user: CurrentUser, shown: ReactNode) {
  setSession({ state: 'authenticated', person: { is: 'loaded', user } });
  onTestFinished(() => {
    homeData.clear();
    dismissToast();
    setSession({ state: 'unknown' });
    localStorage.clear();
  });
  return show(
    <QueryClientProvider client={homeData}>
      <MemoryRouter>
        {shown}
        <Toaster />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
