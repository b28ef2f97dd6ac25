import { HomeSettings } from '@relish/shared/accounts/home-settings/contract.ts';
import { DEFAULT_SETTINGS } from '@relish/shared/accounts/home-settings/defaults.ts';

import { answerGraphs } from './make-graphs.ts';
import { makeHome } from './make-home.ts';
import { makeUser } from './make-user.ts';
import { stubApi } from './stub-api.ts';

/** A server that accepts every token as this user's. */
export function signedInApi(user = makeUser()) {
  const api = stubApi();
  api.answers('me', user);
  // Form options are prefetched wherever the app works offline.
  api.neverAnswers('reports/beginning');
  api.answers('app-activity', {});
  // Calls made by every first screen.
  api.answers('dashboard/home', makeHome());
  api.answers('tours/list', []);
  api.answers('events/list', { events: [], marks: [] });
  api.answers('outcomes/asked', []);
  api.answers('visits/day', { expected: [], entries: [] });
  api.answers('visits/own', []);
  api.answers('visits/of-resident', []);
  api.answers('visits/times', { times: [], limits: [] });
  api.answers('performers/list', []);
  api.answers('places/list', []);
  api.answers('proposals/list', []);
  api.answers('observations/alerts', { count: 0, alerts: [] });
  api.answers('pal/list', []);
  api.answers('consents/due', []);
  api.answers('reports/held', { moments: [], total: 0 });
  api.answers('relatives/my-people', []);
  answerGraphs(api);
  api.answers('photos/to-answer', { count: 0 });
  api.answers('gazettes/waiting', { count: 0 });
  api.answers('gazettes/get', ({ resident_id }) => ({
    resident: { id: resident_id, preferred_name: 'Peggy' },
    reader: null,
    latest: null,
  }));
  api.answers('photos/feed', { photos: [], next: null });
  api.answers('birthdays/own', { birthday: null });
  api.answers('week-mail/get', { wanted: false });
  api.answers('notifications/get', { mail: true });
  api.answers('event-mails/get', { programme: true, reminders: true });
  api.answers('home-settings/get', HomeSettings.parse(DEFAULT_SETTINGS));
  api.answers('home-details/get', { telephone: null, address: null, visiting_times: null });
  api.answers('setup/get', null);
  api.answers('first-steps/get', null);
  api.answers('dashboard/notice-board', []);
  api.answers('threads/unread', { unread: 0, waiting: 0, late: 0, waiting_since: null });
  api.answers('chat-hours/get', { hours: [], promise_hours: null, usual_minutes: null });
  api.answers('chat-hours/quiet', { from: null, to: null, days_off: [] });
  api.answers('chat-safety/count', { open: 0 });
  api.answers('feedback/count', {
    open: 0,
    overdue: 0,
    complaints: 0,
    concerns: 0,
    compliments: 0,
    answered: 0,
    answered_in_time: 0,
  });
  api.answers('actions/count', { open: 0, overdue: 0, to_ask: 0, done: 0, published: 0 });
  api.answers('threads/list', { threads: [], next: null });
  api.answers('photos/list', { photos: [], next: null });
  api.answers('risk-assessments/cover', []);
  api.answers('risk-assessments/list', { rows: [], next: null });
  api.answers('risk-assessments/settings', { blocks_planning: false });
  api.answers('risk-assessments/summary', {
    cells: [],
    waiting_for_me: [],
    overdue_reviews: 0,
    overdue_actions: 0,
    check_again: 0,
  });
  api.answers('logout', {});
  // The maintenance page pings as soon as it is shown.
  api.neverAnswers('ping');
  return api;
}
