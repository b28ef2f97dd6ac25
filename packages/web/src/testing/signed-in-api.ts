import { makeUser } from './make-user.ts';
import { stubApi } from './stub-api.ts';

/** A server to which every token is this person's. */
export function signedInApi(user = makeUser()) {
  const api = stubApi();
  api.answers('me', user);
  api.answers('app-activity', {});
  // What a home's first screen asks for.
  api.answers('observations/alerts', { count: 0, alerts: [] });
  api.answers('dashboard/missed', { count: 0, people: [], recorded: true });
  api.answers('logout', {});
  return api;
}
