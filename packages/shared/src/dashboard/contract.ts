import { z } from 'zod';

import { CATEGORIES } from '../activities/choices.ts';
import { defineCalls } from '../call.ts';
import { Id } from '../fields.ts';
import { FIGURE_IDS } from '../figures/bands.ts';
import { UNITS } from '../figures/labels.ts';
import { STEPS } from '../figures/series.ts';
import { REPORT_FORMATS } from '../reports/choices.ts';
import { Face } from '../reports/face.ts';
import { DashboardFilters } from './filters.ts';

// What was before the first day that can be asked for may lie before it.
const Period = z.object({ from: z.iso.date(), to: z.iso.date() });

/** One figure, with what it was in the period before. */
export const KeyFigure = z.object({
  id: z.enum(FIGURE_IDS),
  label: z.string(),
  /** Null where there is nothing to tell yet, which is not 0. */
  value: z.number().nullable(),
  unit: z.enum(UNITS),
  previous: z.number().nullable(),
  direction_good: z.enum(['up', 'down']),
  status: z.enum(['green', 'amber', 'red', 'none']),
  /** What it is made from: people, sessions or answers. */
  n: z.int(),
});
export type KeyFigure = z.infer<typeof KeyFigure>;

const Answers = z.object({
  liked: z.int(),
  ok: z.int(),
  not_for_me: z.int(),
  no_answer: z.int(),
  /** Those who said or showed something. */
  n: z.int(),
  /** Null below five answers. */
  value: z.number().nullable(),
});

const Shown = z.object({ period: Period, previous_period: Period.nullable() });
const Series = Shown.extend({ step: z.enum(STEPS) });

export const dashboardCalls = defineCalls({
  'dashboard/key-performance-indicators': {
    access: 'dashboard.view-graphs',
    summary: 'The key figures of the last seven days beside the seven before',
    input: z.object({}),
    output: z.object({ period: Period, figures: z.array(KeyFigure) }),
  },
  'dashboard/figures': {
    access: 'dashboard.view-graphs',
    summary: 'Every figure of a period beside the one before; what it cost for managers only',
    input: DashboardFilters,
    output: Shown.extend({ figures: z.array(KeyFigure) }),
  },
  'dashboard/activity-count': {
    access: 'dashboard.view-graphs',
    summary: 'How many activities there were, over time, by kind and by format',
    input: DashboardFilters,
    output: Series.extend({
      count: z.int(),
      previous: z.int().nullable(),
      buckets: z.array(
        Period.extend({
          count: z.int(),
          by_category: z.partialRecord(z.enum(CATEGORIES), z.int()),
          by_format: z.partialRecord(z.enum(REPORT_FORMATS), z.int()),
          /** Of the same step in the period before. */
          previous: z.int().nullable(),
        }),
      ),
    }),
  },
  'dashboard/percentage-of-residents-engaged': {
    access: 'dashboard.view-graphs',
    summary: 'How many of those who were here were engaged, over time',
    input: DashboardFilters,
    output: Series.extend({
      value: z.number().nullable(),
      previous: z.number().nullable(),
      /** How many people were here. */
      n: z.int(),
      /** What the home aims at for a step of this length. */
      target: z.number().nullable(),
      buckets: z.array(
        Period.extend({
          value: z.number().nullable(),
          n: z.int(),
          previous: z.number().nullable(),
        }),
      ),
    }),
  },
  'dashboard/activity-feedback': {
    access: 'dashboard.view-graphs',
    summary: 'What people said or showed of the activities, the most answered first',
    input: DashboardFilters,
    output: Shown.extend({
      overall: Answers,
      previous: z.number().nullable(),
      activities: z.array(
        Answers.extend({
          activity_id: Id.nullable(),
          title: z.string(),
          category: z.enum(CATEGORIES),
        }),
      ),
    }),
  },
  'dashboard/minutes': {
    access: 'dashboard.view-graphs',
    summary: 'Minutes a week of each resident as a distribution; who is below the line by name',
    input: DashboardFilters,
    output: Shown.extend({
      /** K5 and K5m. */
      mean: z.number().nullable(),
      median: z.number().nullable(),
      previous: z.number().nullable(),
      line: z.object({ green: z.number(), amber: z.number() }),
      bins: z.array(z.object({ from: z.int(), to: z.int().nullable(), people: z.int() })),
      /** In the order of their names: nobody is ranked. Null for those who may not know who it is. */
      below: z
        .array(
          Face.extend({ room: z.string().nullable(), minutes: z.number(), one_to_one: z.number() }),
        )
        .nullable(),
    }),
  },
  'dashboard/balance': {
    access: 'dashboard.view-graphs',
    summary: 'Which kinds of activity the time went into, and how many people each reached',
    input: DashboardFilters,
    output: Shown.extend({
      /** K13. */
      kinds: z.number().nullable(),
      categories: z.array(
        z.object({ category: z.enum(CATEGORIES), minutes: z.int(), people: z.int() }),
      ),
    }),
  },
  'dashboard/rhythm': {
    access: 'dashboard.view-graphs',
    summary: 'On which days and at which times activities begin',
    input: DashboardFilters,
    output: Shown.extend({
      /** K16. */
      value: z.number().nullable(),
      previous: z.number().nullable(),
      /** Weekday as computers count, 0 being Sunday; the hour by the home’s own clock. */
      cells: z.array(z.object({ weekday: z.int(), hour: z.int(), count: z.int() })),
    }),
  },
});
