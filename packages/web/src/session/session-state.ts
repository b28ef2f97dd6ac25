import type { CurrentUser } from '@relish/shared/account/current-user.ts';

import type { ApiError } from '../api/api-error.ts';

type Person =
  | { is: 'loading' }
  | { is: 'loaded'; user: CurrentUser }
  | { is: 'failed'; error: ApiError };

// spec 4: authenticated as soon as there is a token; who it is comes after.
export type Session =
  | { state: 'unknown' }
  | { state: 'not-authenticated'; expired: boolean }
  | { state: 'authenticated'; person: Person };

let session: Session = { state: 'unknown' };
const listeners = new Set<() => void>();

export const currentSession = () => session;

export function setSession(next: Session) {
  session = next;
  for (const tell of listeners) tell();
}

export function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
