import type { CurrentUser } from '@relish/shared/account/current-user.ts';
import type { Input } from '@relish/shared/calls.ts';

import { ApiError } from '../api/api-error.ts';
import { call, read, setBearer } from '../api/client.ts';
import { unsubscribeFromPush } from '../platform/push.ts';
import { readSecret, removeSecret, storeSecret } from '../platform/secure-storage.ts';
import { watchStored } from '../platform/storage.ts';
import { forgetDrafts, forgetDraftsOfOthers } from './drafts.ts';
import { forgetSeen } from './seen.ts';
import { currentSession, setSession, shownUser } from './session-state.ts';

export const TOKEN_KEY = 'relish.token';
/** spec 3: a copy of the current user is kept on the device after switching care home. */
export const USER_KEY = 'relish.user';

let token: string | undefined;

/** Reads the stored token and follows what other tabs do with it; returns how to stop following. */
export function startSession(): () => void {
  Promise.all([readSecret(TOKEN_KEY), readSecret(USER_KEY)]).then(
    ([stored, user]) => take(stored, parseUser(user)),
    // A keychain that cannot be read must not leave anybody before a splash for ever.
    () => take(undefined),
  );
  const stops = [
    watchStored(TOKEN_KEY, (next) => take(next)),
    // The session's home is the server's: when another tab switches, this one must not stay behind.
    watchStored(USER_KEY, () => {
      if (token !== undefined) void refreshUser();
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

export const signIn = async (credentials: Input<'login'>) =>
  enter((await call('login', credentials)).token);

export const register = async (input: Input<'register'>) =>
  enter((await call('register', input)).token);

export const completeReset = async (input: Input<'complete_reset'>) =>
  enter((await call('complete_reset', input)).token);

/** The device forgets at once; whether the server could be told is nothing to wait for. */
export function signOut() {
  const told = call('logout', {}, { quiet: true });
  told.catch(() => undefined);
  leave('signed-out');
}

// spec 8: 400 and 401 log out.
export const expire = () => leave('expired');

// spec 4: going to the maintenance screen also sets not authenticated and removes the token.
export const leaveForMaintenance = () => leave('maintenance');

/** Whatever the answer, the screen then shows the home that the session really is at. */
export async function switchCarehome(carehome_id: string) {
  try {
    await call('switch-carehome', { carehome_id });
  } finally {
    // The answer may have ended the session: then there is nobody to ask about.
    const user = token === undefined ? undefined : await refreshUser();
    if (user) await storeSecret(USER_KEY, JSON.stringify(user));
  }
}

export async function reloadUser() {
  const cached = shownUser(currentSession());
  setSession({ state: 'authenticated', person: { is: 'loading', cached } });
  await refreshUser();
}

/** Back online: what could not be loaded at the start can be now. */
export function reloadUserIfFailed() {
  const session = currentSession();
  if (session.state === 'authenticated' && session.person.is === 'failed') void reloadUser();
}

async function refreshUser(): Promise<CurrentUser | undefined> {
  const askedWith = token;
  // Meanwhile the person may have signed out, here or in another tab.
  const isLate = () => token !== askedWith || currentSession().state !== 'authenticated';
  try {
    const user = await read('me', {});
    if (isLate()) return undefined;
    setSession({ state: 'authenticated', person: { is: 'loaded', user } });
    void forgetDraftsOfOthers(user.id);
    return user;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (isLate()) return undefined;
    const cached = shownUser(currentSession());
    setSession({ state: 'authenticated', person: { is: 'failed', error, cached } });
    return undefined;
  }
}

async function enter(next: string) {
  await storeSecret(TOKEN_KEY, next);
  // Nothing that an earlier person left behind may be shown to this one.
  await removeSecret(USER_KEY);
  setSession({ state: 'not-authenticated', because: 'start' });
  take(next);
}

function take(next: string | undefined, cached?: CurrentUser) {
  token = next;
  setBearer(next);
  if (next === undefined) {
    setSession({ state: 'not-authenticated', because: 'start' });
  } else {
    setSession({ state: 'authenticated', person: { is: 'loading', cached } });
    void refreshUser();
  }
}

function leave(because: 'signed-out' | 'expired' | 'maintenance') {
  token = undefined;
  setBearer(undefined);
  void removeSecret(TOKEN_KEY);
  void removeSecret(USER_KEY);
  // Whoever signs in next did not ask for notifications.
  unsubscribeFromPush().catch(() => undefined);
  // Logged out in the middle of writing, the same person finds it again.
  if (because === 'signed-out') void forgetDrafts();
  else void forgetSeen();
  setSession({ state: 'not-authenticated', because });
}

function parseUser(stored: string | undefined): CurrentUser | undefined {
  try {
    return stored ? (JSON.parse(stored) as CurrentUser) : undefined;
  } catch {
    return undefined;
  }
}
