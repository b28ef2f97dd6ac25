import type { Output } from '@relish/shared/calls.ts';

import { PEGGY, WILF } from './make-resident.ts';

type Resident = Output<'insights/resident'>;
type Home = Output<'insights/home'>;

const SONGS = '0197a000-0000-7000-8000-0000000000e1';
const face = (id: string, preferred_name: string) => ({
  id,
  preferred_name,
  last_name: 'Hartley',
  picture: null,
});
export const PERSON = { ...face(PEGGY, 'Peggy'), room: '12' };

const lifts = {
  seen: 6,
  mood: { n: 6, before: 2, after: 4, change: 1.5 },
  engagement: { n: 6, value: 3.2 },
  verdict: 'lifts_and_holds',
  needed: 0,
} as const;
const early = {
  seen: 2,
  mood: { n: 2, before: 2, after: 5, change: null },
  engagement: { n: 2, value: null },
  verdict: 'not_yet',
  needed: 1,
} as const;

/** Insights about Peggy. */
export const makeResidentInsights = (differences: Partial<Resident> = {}): Resident => ({
  person: PERSON,
  period: { from: '2026-08-18', to: '2026-11-15' },
  records: 9,
  works: {
    activities: [
      { activity_id: SONGS, title: 'Songs we know', category: 'MUS', warned: false, ...lifts },
      { activity_id: null, title: 'Wool winding', category: 'CRE', warned: true, ...lifts },
      { activity_id: null, title: 'Bingo', category: 'COG', warned: false, ...early },
    ],
    parts: [
      { part: 'morning', ...lifts },
      { part: 'evening', ...early },
    ],
    places: [{ place: 'lounge', ...lifts, verdict: 'lowers' }],
    kinds: [{ category: 'MUS', part: 'morning', ...lifts, verdict: 'lifts' }],
  },
  weeks: Array.from({ length: 12 }, (_, index) => ({
    from: `2026-${index < 6 ? '09' : '10'}-${10 + index}`,
    to: `2026-${index < 6 ? '09' : '10'}-${16 + index}`,
    days_here: 7,
    one_to_one: 30,
    group: index < 8 ? 60 : 120,
    independent: 0,
    engagement: { value: 3, n: 4 },
    mood: { value: null, n: 0 },
  })),
  top: [{ activity_id: SONGS, title: 'Songs we know', category: 'MUS', mean: 3.2, n: 6 }],
  declines: {
    recent: { offered: 4, declined: 3, review: true },
    by_part: [{ part: 'evening', offered: 4, declined: 3 }],
    by_category: [{ category: 'COG', offered: 4, declined: 3 }],
    activities: [
      { activity_id: null, title: 'Quiz night', category: 'COG', offered: 4, declined: 3 },
    ],
  },
  categories: [{ category: 'MUS', times: 6 }],
  interests: {
    known: 3,
    safety: { checked_on: '2026-02-03', known: true },
    untried: [
      {
        interest_code: 'food.baking',
        stance: 'love',
        detail: 'Welsh cakes',
        idea: { activity_id: SONGS, title: 'Scone baking', category: 'FOO' },
      },
    ],
    unwanted: [{ interest_code: 'animals.dogs', stance: 'never' }],
  },
  company: [{ ...face(WILF, 'Wilf'), how: 'often' }],
  checks: [{ level: 'exploratory', completed_on: '2026-10-01' }],
  notes: [
    {
      report_id: SONGS,
      day: '2026-11-12',
      title: 'Songs we know',
      quote: 'My mother sang that.',
      note: null,
      what_worked: null,
      outcomes: ['laughed'],
    },
  ],
  ...differences,
});

export const makeHomeInsights = (differences: Partial<Home> = {}): Home => ({
  period: { from: '2026-10-19', to: '2026-11-15' },
  recorded: true,
  targets_from: null,
  people: 20,
  flags: [
    {
      kind: 'falling_engagement',
      person: PERSON,
      from: '2026-10-05',
      to: '2026-11-15',
      recent: { mean: 1.4, n: 5 },
      before: { mean: 3.1, n: 9 },
    },
  ],
  below: { line: { green: 180, amber: 60 }, people: [{ ...PERSON, minutes: 20.4, status: 'red' }] },
  alone: {
    line: { green: 60, amber: 45 },
    people: [{ ...PERSON, minutes: 15, status: 'red', reasons: ['bed', 'reflex'] }],
  },
  programme: {
    planned: 20,
    delivered: 16,
    not_held: 2,
    not_known: 2,
    reasons: [{ reason: 'weather', count: 2 }],
    value: 80,
  },
  late_hours: { value: 12.5, sessions: 40, people: 20, without_evening: 7, without_weekend: 3 },
  delivered: { chosen: 4, recorded: 3, sessions: 40, planned: 10 },
  ...differences,
});
