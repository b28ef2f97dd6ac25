import type { CurrentUser } from '@relish/shared/account/current-user.ts';

import type { ApiError } from '../api/api-error.ts';
import { createStore } from '../platform/store.ts';

/** A person is shown from the device's copy, where there is one, until `me` has answered. */
type Person =
  | { is: 'loading'; cached?: CurrentUser | undefined }
  | { is: 'loaded'; user: CurrentUser }
  | { is: 'failed'; error: ApiError; cached?: CurrentUser | undefined };

/** Why nobody is signed in: never was, left, was logged out, or the servers are away. */
type Absence = 'start' | 'signed-out' | 'expired' | 'maintenance';

// spec 4: authenticated as soon as there is a token; who it is comes after.
export type Session =
  | { state: 'unknown' }
  | { state: 'not-authenticated'; because: Absence }
  | { state: 'authenticated'; person: Person };

const store = createStore<Session>({ state: 'unknown' });

export const { get: currentSession, set: setSession, subscribe } = store;

/** Whoever is shown as signed in: loaded, or from the device's copy meanwhile. */
export function shownUser(shown: Session): CurrentUser | undefined {
  if (shown.state !== 'authenticated') return undefined;
  return shown.person.is === 'loaded' ? shown.person.user : shown.person.cached;
}

/** Resolves with the first session that fits, at once when the present one does. */
function until<T>(read: (session: Session) => T | undefined): Promise<T> {
  return new Promise((resolve) => {
    let stop = () => {};
    const look = () => {
      const found = read(store.get());
      if (found === undefined) return;
      stop();
      resolve(found);
    };
    stop = subscribe(look);
    look();
  });
}

/** Guards wait for this before they decide. */
export const whenKnown = () =>
  until((now) => (now.state === 'unknown' ? undefined : { session: now }));

/** The flag of spec 4: set once the current user has been received. Nobody needs to poll it. */
export const whenUserLoaded = () =>
  until((now) =>
    now.state === 'authenticated' && now.person.is === 'loaded' ? now.person.user : undefined,
  );
