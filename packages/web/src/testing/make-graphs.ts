import type { Output } from '@relish/shared/calls.ts';

import { WOOL } from './make-activity.ts';
import { PEGGY } from './make-resident.ts';
import type { stubApi } from './stub-api.ts';

const SHOWN = {
  period: { from: '2026-10-19', to: '2026-11-15' },
  previous_period: { from: '2026-09-21', to: '2026-10-18' },
};
const LAST_WEEK = { from: '2026-11-02', to: '2026-11-08', complete: true };
const THIS_WEEK = { from: '2026-11-09', to: '2026-11-15', complete: false };

type Counted = Output<'dashboard/activity-count'>;

export const COUNT: Counted = {
  ...SHOWN,
  step: 'week',
  count: 12,
  previous: 9,
  buckets: [
    {
      ...LAST_WEEK,
      count: 8,
      by_category: { MUS: 5, PHY: 3 },
      by_format: { group: 6, one_to_one: 2 },
      previous: 9,
    },
    { ...THIS_WEEK, count: 4, by_category: { MUS: 4 }, by_format: { group: 4 }, previous: 0 },
  ],
};

export const NO_COUNT: Counted = { ...COUNT, count: 0, previous: 0, buckets: [] };

const ANSWERS = { liked: 6, ok: 2, not_for_me: 0, no_answer: 1, n: 8, value: 75 };

/** Answers with data for every graph. */
export function answerGraphs(api: ReturnType<typeof stubApi>) {
  api.answers('groups/list', []);
  api.answers('dashboard/activity-count', COUNT);
  api.answers('dashboard/percentage-of-residents-engaged', {
    ...SHOWN,
    step: 'week',
    value: 82.4,
    previous: 76.3,
    n: 40,
    target: 95,
    buckets: [
      { ...LAST_WEEK, value: 80, n: 40, previous: 75 },
      { ...THIS_WEEK, value: 6.2, n: 40, previous: 70 },
    ],
  });
  api.answers('dashboard/activity-feedback', {
    ...SHOWN,
    overall: ANSWERS,
    previous: null,
    activities: [{ ...ANSWERS, activity_id: WOOL, title: 'Wool winding', category: 'CRE' }],
  });
  api.answers('dashboard/minutes', {
    ...SHOWN,
    mean: 112,
    median: 96,
    previous: 112,
    line: { green: 180, amber: 60 },
    bins: [
      { from: 0, to: 60, people: 1 },
      { from: 60, to: null, people: 39 },
    ],
    below: [
      {
        id: PEGGY,
        preferred_name: 'Peggy',
        last_name: 'Hartley',
        picture: null,
        room: '12',
        minutes: 35,
        one_to_one: 10,
      },
    ],
  });
  api.answers('dashboard/balance', {
    ...SHOWN,
    kinds: 3.4,
    categories: [
      { category: 'PHY', minutes: 40, people: 9 },
      { category: 'MUS', minutes: 60, people: 12 },
    ],
  });
  api.answers('dashboard/rhythm', {
    ...SHOWN,
    value: 25,
    previous: 31.2,
    cells: [
      { weekday: 1, hour: 10, count: 9 },
      { weekday: 0, hour: 18, count: 3 },
    ],
  });
}
