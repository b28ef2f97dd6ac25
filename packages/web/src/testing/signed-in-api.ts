import { makeUser } from './make-user.ts';
import { stubApi } from './stub-api.ts';

/** A server to which every token is this person's. */
export function signedInApi(user = makeUser()) {
  const api = stubApi();
  api.answers('me', user);
  api.answers('app-activity', {});
  // Whoever runs a home is asked for at every start.
  api.answers('observations/alerts', { count: 0, alerts: [] });
  api.answers('logout', {});
  return api;
}
