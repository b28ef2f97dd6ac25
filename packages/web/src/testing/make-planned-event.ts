import type { Output } from '@relish/shared/calls.ts';

export const SING_ALONG = '0197a000-0000-7000-8000-0000000000e1';

const HOUR = 3_600_000;
const later = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

/** A sing-along tomorrow, to which people reply, as families get it. */
export const makePlannedEvent = (
  differences: Partial<Output<'events/get'>> = {},
): Output<'events/get'> => ({
  id: SING_ALONG,
  title: 'Sing-along',
  description: null,
  category: 'MUS',
  activity_id: null,
  place: 'Lounge',
  outdoors: false,
  day: later(24).slice(0, 10),
  start_time: '14:30',
  minutes: 60,
  days: 1,
  starts_at: later(24),
  ends_at: later(25),
  audience: 'all',
  status: 'planned',
  is_draft: false,
  cancel_reason: null,
  series_id: null,
  rsvp: true,
  capacity: null,
  places_left: null,
  cost_pence: null,
  performer_name: null,
  own_invited: [],
  reply: null,
  can_edit: false,
  is_recorded: null,
  version: 1,
  staff: null,
  ...differences,
});
