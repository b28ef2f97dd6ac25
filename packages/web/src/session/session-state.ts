import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';

import type { ApiError } from '../api/api-error.ts';
import { createStore } from '../platform/store.ts';

/** The device's copy of the user is shown until `me` has answered. */
type Person =
  | { is: 'loading'; cached?: CurrentUser | undefined }
  | { is: 'loaded'; user: CurrentUser }
  | { is: 'failed'; error: ApiError; cached?: CurrentUser | undefined };

/** Why no user is signed in. */
type Absence = 'start' | 'signed-out' | 'expired' | 'maintenance';

// spec 4: authenticated as soon as there is a token; the user is loaded afterwards.
export type Session =
  | { state: 'unknown' }
  | { state: 'not-authenticated'; because: Absence; maintenanceMessage?: string | undefined }
  | { state: 'authenticated'; person: Person };

const store = createStore<Session>({ state: 'unknown' });

export const { get: currentSession, set: setSession, subscribe } = store;

/** The user to show: loaded, or the device's copy meanwhile. */
export function shownUser(shown: Session): CurrentUser | undefined {
  if (shown.state !== 'authenticated') return undefined;
  return shown.person.is === 'loaded' ? shown.person.user : shown.person.cached;
}

/** Resolves with the first session for which `read` returns a value. */
function until<T>(read: (session: Session) => T | undefined): Promise<T> {
  return new Promise((resolve) => {
    let stop = () => {};
    const look = () => {
      const result = read(store.get());
      if (result === undefined) return;
      stop();
      resolve(result);
    };
    stop = subscribe(look);
    look();
  });
}

/** Guards await this before deciding. */
export const whenKnown = () =>
  until((now) => (now.state === 'unknown' ? undefined : { session: now }));

/** The flag of spec 4: resolves once the current user has been received. */
export const whenUserLoaded = () =>
  until((now) =>
    now.state === 'authenticated' && now.person.is === 'loaded' ? now.person.user : undefined,
  );
