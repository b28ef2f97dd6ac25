import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import type { Input } from '@relish/shared/calls.ts';

import { ApiError } from '../api/api-error.ts';
import { call, read, setBearer } from '../api/client.ts';
import { isOnline } from '../platform/network.ts';
import { unsubscribeFromPush } from '../platform/push.ts';
import { readSecret, removeSecret, storeSecret } from '../platform/secure-storage.ts';
import { readStored, store, watchStored } from '../platform/storage.ts';
import { forgetDemoToken, keepDemoToken, readDemoToken } from './demo-session.ts';
import { forgetDrafts, forgetDraftsOfOthers } from './drafts.ts';
import { forgetSeen, forgetStaleSeen, keepSeenUser, readSeenUser } from './seen.ts';
import { currentSession, setSession, shownUser, whenUserLoaded } from './session-state.ts';

export const TOKEN_KEY = 'relish.token';
/** spec 3: a copy of the current user is kept on the device after switching care home. */
export const USER_KEY = 'relish.user';
/** Survives sign-out: it identifies a known device and grants no access. */
const DEVICE_KEY = 'relish.device';

let token: string | undefined;
/** While demo mode is on: the token of the real session, which stays on the device. */
let outside: string | undefined;

/**
 * Reads the stored token and follows changes in other tabs; returns a function that stops
 * following.
 */
export function startSession(): () => void {
  Promise.all([readSecret(TOKEN_KEY), readSecret(USER_KEY)]).then(
    ([stored, user]) => begin(stored, parseUser(user)),
    // An unreadable keychain must not leave the user on the splash screen.
    () => take(undefined),
  );
  const stops = [
    // Signing in or out in another tab ends demo mode in this one.
    watchStored(TOKEN_KEY, (next) => {
      endDemo();
      take(next);
    }),
    // The home belongs to the session on the server, so a switch in another tab applies here too.
    watchStored(USER_KEY, () => {
      if (token !== undefined) void refreshUser();
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

export const signIn = async (credentials: Input<'login'>) =>
  enter(await call('login', await fromThisDevice(credentials)));

export const register = async (input: Input<'register'>) =>
  enter(await call('register', await fromThisDevice(input)));

export const completeReset = async (input: Input<'complete_reset'>) =>
  enter(await call('complete_reset', await fromThisDevice(input)));

/** Signs out locally at once, without waiting for the server. */
export function signOut() {
  // The session of demo mode ends with the real one.
  if (outside !== undefined) setBearer(outside);
  const loggingOut = call('logout', {}, { quiet: true });
  loggingOut.catch(() => undefined);
  leave('signed-out');
}

// spec 8: 400 and 401 log out.
export const expire = () => leave('expired');

/** Opens the user’s demonstration home in this tab; `fresh` makes a new one. */
export async function enterDemo({ fresh = false } = {}) {
  const real = outside ?? token;
  setBearer(real);
  try {
    const started = await call('demo-mode/start', { fresh });
    outside = real;
    keepDemoToken(started.token);
    take(started.token);
    await whenUserLoaded();
  } catch (error) {
    // The answer may have ended the session.
    if (token !== undefined) setBearer(token);
    throw error;
  }
}

/** Back to the real home. Returns false outside demo mode. */
export function leaveDemo(): boolean {
  if (outside === undefined) return false;
  call('demo-mode/leave', {}, { quiet: true }).catch(() => undefined);
  const real = outside;
  endDemo();
  take(real);
  return true;
}

function endDemo() {
  outside = undefined;
  forgetDemoToken();
}

function begin(stored: string | undefined, cached?: CurrentUser) {
  const demo = stored === undefined ? undefined : readDemoToken();
  outside = demo === undefined ? undefined : stored;
  if (demo === undefined) take(stored, cached);
  else take(demo);
}

// spec 4: going to the maintenance screen also sets not authenticated and removes the token.
export const leaveForMaintenance = (message?: string) => leave('maintenance', message);

/** Whatever the answer, reloads the user to show the session's actual home. */
export async function switchCarehome(carehome_id: string) {
  try {
    await call('switch-carehome', { carehome_id });
  } finally {
    // The answer may have ended the session.
    const user = token === undefined ? undefined : await refreshUser();
    if (user) await storeSecret(USER_KEY, JSON.stringify(user));
  }
}

export async function reloadUser() {
  const cached = shownUser(currentSession());
  setSession({ state: 'authenticated', person: { is: 'loading', cached } });
  await refreshUser();
}

/** Back online, loads the user if that failed at the start. */
export function reloadUserIfFailed() {
  const session = currentSession();
  if (session.state === 'authenticated' && session.person.is === 'failed') void reloadUser();
}

export async function refreshUser(): Promise<CurrentUser | undefined> {
  const askedWith = token;
  // The user may have signed out meanwhile, here or in another tab.
  const isLate = () => token !== askedWith || currentSession().state !== 'authenticated';
  try {
    const user = await read('me', {});
    if (isLate()) return undefined;
    setSession({ state: 'authenticated', person: { is: 'loaded', user } });
    void forgetStaleSeen();
    // In demo mode the drafts on this device wait for their owner, and nothing is kept for offline.
    if (user.demo) return user;
    void forgetDraftsOfOthers(user.id);
    void keepSeenUser(user);
    return user;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (isLate()) return undefined;
    const seen = isOnline() ? undefined : await readSeenUser().catch(() => undefined);
    if (isLate()) return undefined;
    const cached = shownUser(currentSession()) ?? seen;
    setSession({ state: 'authenticated', person: { is: 'failed', error, cached } });
    return undefined;
  }
}

/**
 * Identifies a device that has signed in before, so that failed attempts from elsewhere do not lock
 * it out.
 */
async function fromThisDevice<I extends object>(input: I) {
  const device = await readStored(DEVICE_KEY);
  return device ? { ...input, device } : input;
}

async function enter({ token: next, device }: { token: string; device?: string | undefined }) {
  if (device !== undefined) await store(DEVICE_KEY, device);
  await storeSecret(TOKEN_KEY, next);
  // Data of an earlier user must not be shown to this one.
  await removeSecret(USER_KEY);
  await forgetSeen();
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

function leave(because: 'signed-out' | 'expired' | 'maintenance', maintenanceMessage?: string) {
  endDemo();
  token = undefined;
  setBearer(undefined);
  void removeSecret(TOKEN_KEY);
  void removeSecret(USER_KEY);
  // The next user of this device has not asked for notifications.
  unsubscribeFromPush().catch(() => undefined);
  // After an expired session the same user finds their drafts again.
  if (because === 'signed-out') void forgetDrafts();
  else void forgetSeen();
  setSession({ state: 'not-authenticated', because, maintenanceMessage });
}

function parseUser(stored: string | undefined): CurrentUser | undefined {
  try {
    return stored ? (JSON.parse(stored) as CurrentUser) : undefined;
  } catch {
    return undefined;
  }
}
