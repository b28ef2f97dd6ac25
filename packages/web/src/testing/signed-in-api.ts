import { HomeSettings } from '@relish/shared/home-settings/contract.ts';
import { DEFAULT_SETTINGS } from '@relish/shared/home-settings/defaults.ts';

import { answerGraphs } from './make-graphs.ts';
import { makeHome } from './make-home.ts';
import { makeUser } from './make-user.ts';
import { stubApi } from './stub-api.ts';

/** A server to which every token is this person's. */
export function signedInApi(user = makeUser()) {
  const api = stubApi();
  api.answers('me', user);
  api.answers('app-activity', {});
  // What a first screen asks for, whoever it is.
  api.answers('dashboard/home', makeHome());
  api.answers('observations/alerts', { count: 0, alerts: [] });
  api.answers('pal/list', []);
  api.answers('consents/due', []);
  api.answers('relatives/my-people', []);
  answerGraphs(api);
  api.answers('birthdays/own', { birthday: null });
  api.answers('week-mail/get', { wanted: false });
  api.answers('home-settings/get', HomeSettings.parse(DEFAULT_SETTINGS));
  api.answers('dashboard/notice-board', []);
  api.answers('logout', {});
  return api;
}
