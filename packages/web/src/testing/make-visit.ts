import type { Output } from '@relish/shared/calls.ts';
import { dayIn } from '@relish/shared/days.ts';

import { PEGGY } from './make-resident.ts';

export const VISIT = '0197a000-0000-7000-8000-000000000a01';
export const ENTRY = '0197a000-0000-7000-8000-000000000a02';

export const visitToday = () => dayIn('Europe/London', new Date());

export const makeOwnVisit = (
  differences: Partial<Output<'visits/own'>[number]> = {},
): Output<'visits/own'>[number] => ({
  visit_id: VISIT,
  day: '2099-06-04',
  part: 'afternoon',
  time: null,
  people: 2,
  note: null,
  events: [],
  resident: { id: PEGGY, preferred_name: 'Peggy' },
  ...differences,
});

export const makeExpected = (
  differences: Partial<Output<'visits/day'>['expected'][number]> = {},
): Output<'visits/day'>['expected'][number] => ({
  ...makeOwnVisit({ day: visitToday() }),
  reply_id: null,
  name: 'Susan Hartley',
  resident: { id: PEGGY, preferred_name: 'Peggy', last_name: 'Hartley', room: '12' },
  resident_at_home: true,
  ...differences,
});

export const makeEntry = (
  differences: Partial<Output<'visits/day'>['entries'][number]> = {},
): Output<'visits/day'>['entries'][number] => ({
  id: ENTRY,
  name: 'Brian Tate',
  people: 1,
  resident: null,
  firm: 'Lift engineer',
  visit_id: null,
  reply_id: null,
  signed_in_at: '2026-11-17T10:00:00.000Z',
  signed_out_at: null,
  not_signed_out: false,
  ...differences,
});

export const LUNCH: Output<'visits/times'>['times'][number] = {
  id: '0197a000-0000-7000-8000-000000000a03',
  kind: 'mealtime',
  label: 'Lunch',
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  from: '12:30',
  to: '13:30',
};

export const makeLimit = (
  differences: Partial<Output<'visits/times'>['limits'][number]> = {},
): Output<'visits/times'>['limits'][number] => ({
  id: '0197a000-0000-7000-8000-000000000a04',
  what: 'Two visitors at a time',
  reason: 'Several residents have a cough',
  from: '2026-01-01',
  until: '2099-12-31',
  ...differences,
});
