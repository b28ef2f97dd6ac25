import type { DataRouter } from 'react-router';

import { currentSession, subscribe } from '../session/session-state.ts';
import { rememberWanted, takeWanted } from '../session/wanted-path.ts';

const SIGN_IN_PATHS = new Set(['/login', '/register', '/reset-password']);

/** Redirects whenever the session changes; the route guards cover every other navigation. */
export function followSession(router: DataRouter) {
  let before = currentSession().state;
  return subscribe(() => {
    const session = currentSession();
    const was = before;
    before = session.state;
    const go = (path: string) => void router.navigate(path, { replace: true });
    const { pathname, search } = router.state.location;

    if (session.state === 'authenticated' && was === 'not-authenticated') {
      if (SIGN_IN_PATHS.has(pathname)) go(takeWanted() ?? '/tabs');
      return;
    }
    if (session.state !== 'not-authenticated') return;
    // spec 8: maintenance replaces every screen, signed in or not.
    if (session.because === 'maintenance') {
      go('/maintenance');
      return;
    }
    const needed = router.state.matches.some(({ route }) => route.id === 'signed-in');
    // Pages without sign-in stay open, so that a mailed link is not lost when an old session ends.
    if (was === 'authenticated' && needed) {
      // After an expired session the user returns to this page; after signing out they start
      // afresh.
      if (session.because === 'expired') rememberWanted(pathname + search);
      else takeWanted();
      go('/login');
    }
  });
}
