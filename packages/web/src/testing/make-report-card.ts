import type { Output } from '@relish/shared/calls.ts';

import { PEGGY } from './make-resident.ts';

type Card = Output<'reports/list'>['reports'][number];
type Entry = Output<'reports/timeline'>['entries'][number];

const TEA = '0197a000-0000-7000-8000-0000000000d1';
const GRACE = '0197a000-0000-7000-8000-000000000003';

/** Tea with Peggy as listed. */
export const makeReportCard = (differences: Partial<Card> = {}): Card => ({
  id: TEA,
  activity_id: null,
  title: 'Tea and a chat',
  category: 'SOC',
  format: 'one_to_one',
  report_type: 'quick',
  status: 'submitted',
  started_at: new Date().toISOString(),
  duration_min: 20,
  place: 'lounge',
  recorded_late: false,
  created_by: { id: GRACE, name: 'Grace Adeyemi' },
  created_at: new Date().toISOString(),
  people: 1,
  present: 1,
  distress: false,
  photos: 0,
  faces: [{ id: PEGGY, preferred_name: 'Peggy', last_name: 'Hartley', picture: null }],
  ...differences,
});

/** Tea on Peggy's timeline. */
export const makeTimelineEntry = (differences: Partial<Entry> = {}): Entry => ({
  id: TEA,
  activity_id: null,
  title: 'Tea and a chat',
  category: 'SOC',
  format: 'one_to_one',
  started_at: new Date().toISOString(),
  minutes: 20,
  attendance: 'took_part',
  engagement: 3,
  mood_before: 2,
  mood_after: 5,
  quote: null,
  note: null,
  distress: false,
  shared: true,
  report_type: 'quick',
  author: 'Grace Adeyemi',
  ...differences,
});
