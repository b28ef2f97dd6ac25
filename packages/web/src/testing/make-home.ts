import type { Output } from '@relish/shared/calls.ts';

import { WOOL } from './make-activity.ts';
import { REPORT } from './make-report.ts';
import { PEGGY } from './make-resident.ts';

type Home = Output<'dashboard/home'>;
type MissedPerson = NonNullable<Home['missed']>['people'][number];

/** The first screen of a home where nothing has happened. */
export const makeHome = (differences: Partial<Home> = {}): Home => ({
  missed: { count: 0, people: [], recorded: true, targets_from: null },
  key_figures: null,
  birthdays: [],
  notices: [],
  featured: null,
  ...differences,
});

/** Peggy, without an activity for eight days. */
export const makeMissed = (differences: Partial<MissedPerson> = {}): MissedPerson => ({
  id: PEGGY,
  preferred_name: 'Peggy',
  last_name: 'Hartley',
  picture: null,
  room: '12',
  days: 8,
  urgent: true,
  declined: 2,
  last: { report_id: REPORT, title: 'Wool winding', day: '2026-11-07' },
  idea: {
    activity_id: WOOL,
    title: 'Hand massage',
    category: 'SEN',
    safety: { checked_on: '2026-02-03', known: true },
  },
  ...differences,
});
