import type { Input } from '@relish/shared/calls.ts';

import { ApiError } from '../api/api-error.ts';
import { call, setBearer } from '../api/client.ts';
import { readStored, removeStored, store, watchStored } from '../platform/storage.ts';
import { currentSession, setSession } from './session-state.ts';

export const TOKEN_KEY = 'relish.token';

let token: string | undefined;

/** Reads the stored token and follows what other tabs do with it; returns how to stop following. */
export function startSession(): () => void {
  take(readStored(TOKEN_KEY));
  return watchStored(TOKEN_KEY, take);
}

export async function signIn(credentials: Input<'login'>) {
  const answer = await call('login', credentials);
  store(TOKEN_KEY, answer.token);
  take(answer.token);
}

/** The device forgets at once; whether the server could be told is nothing to wait for. */
export function signOut() {
  const told = call('logout', {});
  told.catch(() => undefined);
  leave({ expired: false });
}

/** Whatever the answer, the screen then shows the home that the session really is at. */
export async function switchCarehome(carehome_id: string) {
  try {
    await call('switch-carehome', { carehome_id });
  } finally {
    await refreshUser();
  }
}

export async function reloadUser() {
  setSession({ state: 'authenticated', person: { is: 'loading' } });
  await refreshUser();
}

async function refreshUser() {
  const askedWith = token;
  // Meanwhile the person may have signed out, here or in another tab.
  const isLate = () => token !== askedWith || currentSession().state !== 'authenticated';
  try {
    const user = await call('me', {});
    if (!isLate()) setSession({ state: 'authenticated', person: { is: 'loaded', user } });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (isLate()) return;
    // spec 8: 400 and 401 log out.
    if (error.status === 400 || error.status === 401) leave({ expired: true });
    else setSession({ state: 'authenticated', person: { is: 'failed', error } });
  }
}

function take(next: string | undefined) {
  token = next;
  setBearer(next);
  if (next === undefined) setSession({ state: 'not-authenticated', expired: false });
  else void reloadUser();
}

function leave({ expired }: { expired: boolean }) {
  removeStored(TOKEN_KEY);
  token = undefined;
  setBearer(undefined);
  setSession({ state: 'not-authenticated', expired });
}
