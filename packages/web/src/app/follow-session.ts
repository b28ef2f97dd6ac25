import type { DataRouter } from 'react-router';

import { currentSession, subscribe } from '../session/session-state.ts';
import { rememberWanted, takeWanted } from '../session/wanted-path.ts';

const SIGN_IN_PATHS = new Set(['/login', '/register', '/reset-password']);

/** Takes people where their session belongs whenever it changes; guards see to every other way in. */
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
    // spec 8: maintenance from anywhere, whoever is there.
    if (session.because === 'maintenance') {
      go('/maintenance');
      return;
    }
    const needed = router.state.matches.some(({ route }) => route.id === 'signed-in');
    // A mailed link must not be lost because an old session on this device has ended.
    if (was === 'authenticated' && needed) {
      // Logged out in the middle of something, one comes back to it; who leaves is done with it.
      if (session.because === 'expired') rememberWanted(pathname + search);
      else takeWanted();
      go('/login');
    }
  });
}
