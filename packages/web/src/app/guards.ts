import { replace } from 'react-router';

import { hasSeenIntro } from '../session/intro-flag.ts';
import { whenKnown } from '../session/session-state.ts';
import { rememberWanted } from '../session/wanted-path.ts';

const isSignedIn = async () => (await whenKnown()).session.state === 'authenticated';

/** /tabs and all that needs somebody: others sign in first and then arrive where they wanted. */
export async function needsSignIn({ request }: { request: Request }) {
  if (await isSignedIn()) return null;
  const { pathname, search } = new URL(request.url);
  if (pathname !== '/tabs') rememberWanted(pathname + search);
  throw replace('/login');
}

/** /login: closed to those who are signed in, and the introduction comes first. */
export async function needsNobody() {
  if (await isSignedIn()) throw replace('/tabs');
  if (!(await hasSeenIntro())) throw replace('/intro');
  return null;
}
