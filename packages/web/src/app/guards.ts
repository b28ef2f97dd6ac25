import { replace } from 'react-router';

import { hasSeenIntro } from '../session/intro-flag.ts';
import { whenKnown } from '../session/session-state.ts';
import { rememberWanted } from '../session/wanted-path.ts';

const isSignedIn = async () => (await whenKnown()).session.state === 'authenticated';

/**
 * Guards /tabs and every other page that needs a user: sends them to sign in and then back to the
 * page they wanted.
 */
export async function needsSignIn({ request }: { request: Request }) {
  if (await isSignedIn()) return null;
  const { pathname, search } = new URL(request.url);
  if (pathname !== '/tabs') rememberWanted(pathname + search);
  throw replace('/login');
}

/** Guards /login: redirects signed-in users, and shows the introduction first. */
export async function needsNobody() {
  if (await isSignedIn()) throw replace('/tabs');
  if (!(await hasSeenIntro())) throw replace('/intro');
  return null;
}
