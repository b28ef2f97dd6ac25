import { BUILD, RELEASE } from '@relish/shared/constants.ts';

import { call } from '../api/client.ts';
import { isNative, platforms } from '../platform/native.ts';
import { currentSession } from './session-state.ts';

let reportedFor: string | undefined;

/**
 * spec 4: once after the user is loaded. Called on every change, because sign-in ends on /login,
 * where it is skipped.
 */
export function reportActivityOnceLoaded() {
  const session = currentSession();
  if (session.state === 'not-authenticated') reportedFor = undefined;
  if (session.state !== 'authenticated' || session.person.is !== 'loaded') return;
  if (session.person.user.id !== reportedFor && reportActivity())
    reportedFor = session.person.user.id;
}

/** Returns whether it was sent. The answer is not awaited, and a failure has no consequence. */
export function reportActivity(): boolean {
  if (location.pathname === '/login' || currentSession().state !== 'authenticated') return false;
  const activity = {
    version: RELEASE,
    ...(isNative() && { build: BUILD }),
    platform: platforms().join(','),
  };
  call('app-activity', activity, { quiet: true }).catch(() => undefined);
  return true;
}
