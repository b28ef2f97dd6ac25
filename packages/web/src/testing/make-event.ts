import type { Event, EventCard } from '@relish/shared/events/events/contract.ts';

import type { stubApi } from './stub-api.ts';

export const CHOIR = '0197a000-0000-7000-8000-000000000801';
export const OUTING = '0197a000-0000-7000-8000-000000000802';

/** Choir on a Tuesday afternoon, for everyone. */
export const makeEventCard = (differences: Partial<EventCard> = {}): EventCard => ({
  id: CHOIR,
  title: 'Choir',
  description: null,
  category: 'MUS',
  activity_id: null,
  place: 'Lounge',
  outdoors: false,
  day: '2026-11-17',
  start_time: '14:30',
  minutes: 60,
  days: 1,
  starts_at: '2026-11-17T14:30:00.000Z',
  ends_at: '2026-11-17T15:30:00.000Z',
  audience: 'all',
  status: 'planned',
  is_draft: false,
  cancel_reason: null,
  series_id: null,
  rsvp: false,
  capacity: null,
  places_left: null,
  cost_pence: null,
  performer_name: null,
  own_invited: [],
  reply: null,
  is_recorded: null,
  can_edit: true,
  version: 1,
  ...differences,
});

/** The same event as staff see it. */
export const makeEvent = (differences: Partial<Event> = {}): Event => ({
  ...makeEventCard(),
  staff: {
    equipment: null,
    transport: null,
    family_scope: 'all_home',
    group_ids: [],
    resident_ids: [],
    lead: null,
    helper_ids: [],
    performer: null,
    recurrence: null,
    changed_fields: [],
    guests_coming: 0,
    guests_waiting: 0,
    acknowledged: [],
    not_held_reason: null,
  },
  ...differences,
});

/** An event page without replies, before the day of its register. */
export function answerEventParts(api: ReturnType<typeof stubApi>) {
  api.answers('register/get', { is_open: false, people: [] });
  api.answers('replies/list', { coming: [], waiting: [] });
  api.answers('replies/not-seen', []);
  api.answers('replies/seen', {});
}
