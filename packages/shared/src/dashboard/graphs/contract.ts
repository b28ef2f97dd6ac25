import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Id } from '../../fields.ts';
import { CATEGORIES } from '../../library/activities/choices.ts';
import { KeyFigure } from '../../reports/figures/key-figure.ts';
import { STEPS } from '../../reports/figures/series.ts';
import { REPORT_FORMATS } from '../../reports/reports/choices.ts';
import { Face } from '../../residents/residents/face.ts';
import { DashboardFilters } from './filters.ts';

// The previous period may start before the first selectable day.
const Period = z.object({ from: z.iso.date(), to: z.iso.date() });

/** Set in a home's first two weeks: the first day targets apply. */
const TargetsFrom = z.iso.date().nullable();

const Answers = z.object({
  liked: z.int(),
  ok: z.int(),
  not_for_me: z.int(),
  no_answer: z.int(),
  n: z.int(),
  /** Null below five answers. */
  value: z.number().nullable(),
});

const Shown = z.object({ period: Period, previous_period: Period.nullable() });
const Series = Shown.extend({ step: z.enum(STEPS) });
const Step = Period.extend({
  /** Incomplete steps are shown as such and never highlighted. */
  complete: z.boolean(),
});

export const graphCalls = defineCalls({
  'dashboard/key-performance-indicators': {
    access: 'authenticated',
    reads: ['reports', 'residents', 'groups', 'home-settings'],
    summary:
      'List the key figures of the last seven days with the seven before; empty for users without access to graphs',
    input: z.object({}),
    output: z.object({ period: Period, figures: z.array(KeyFigure), targets_from: TargetsFrom }),
  },
  'dashboard/figures': {
    access: 'dashboard.view-graphs',
    reads: ['reports', 'residents', 'groups', 'home-settings', 'events', 'event-register'],
    summary: 'List all figures of a period with the previous period; costs only for managers',
    input: DashboardFilters,
    output: Shown.extend({ figures: z.array(KeyFigure), targets_from: TargetsFrom }),
  },
  'dashboard/activity-count': {
    access: 'dashboard.view-graphs',
    reads: ['reports', 'residents', 'groups', 'home-settings'],
    summary: 'Count activities over time, by category and by format',
    input: DashboardFilters,
    output: Series.extend({
      count: z.int(),
      previous: z.int().nullable(),
      buckets: z.array(
        Step.extend({
          count: z.int(),
          by_category: z.partialRecord(z.enum(CATEGORIES), z.int()),
          by_format: z.partialRecord(z.enum(REPORT_FORMATS), z.int()),
          previous: z.int().nullable(),
        }),
      ),
    }),
  },
  'dashboard/percentage-of-residents-engaged': {
    access: 'dashboard.view-graphs',
    reads: ['reports', 'residents', 'groups', 'home-settings'],
    summary: 'Get the percentage of residents engaged over time',
    input: DashboardFilters,
    output: Series.extend({
      value: z.number().nullable(),
      previous: z.number().nullable(),
      n: z.int(),
      /** Null in a new home. */
      target: z.number().nullable(),
      buckets: z.array(
        Step.extend({
          value: z.number().nullable(),
          n: z.int(),
          previous: z.number().nullable(),
        }),
      ),
    }),
  },
  'dashboard/activity-feedback': {
    access: 'dashboard.view-graphs',
    reads: ['reports', 'residents', 'groups', 'home-settings'],
    summary: 'List feedback on activities, most answers first',
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
    reads: ['reports', 'residents', 'groups', 'home-settings'],
    summary:
      'Get the distribution of minutes a week per resident, with names of those below the target',
    input: DashboardFilters,
    output: Shown.extend({
      mean: z.number().nullable(),
      median: z.number().nullable(),
      previous: z.number().nullable(),
      line: z.object({ green: z.number(), amber: z.number() }),
      bins: z.array(z.object({ from: z.int(), to: z.int().nullable(), people: z.int() })),
      /** By name, not ranked. Null without permission to see names, and in a new home. */
      below: z
        .array(
          Face.extend({ room: z.string().nullable(), minutes: z.number(), one_to_one: z.number() }),
        )
        .nullable(),
    }),
  },
  'dashboard/balance': {
    access: 'dashboard.view-graphs',
    reads: ['reports', 'residents', 'groups', 'home-settings'],
    summary: 'Get minutes and residents reached by category of activity',
    input: DashboardFilters,
    output: Shown.extend({
      kinds: z.number().nullable(),
      categories: z.array(
        z.object({ category: z.enum(CATEGORIES), minutes: z.int(), people: z.int() }),
      ),
    }),
  },
  'dashboard/rhythm': {
    access: 'dashboard.view-graphs',
    reads: ['reports', 'residents', 'groups', 'home-settings'],
    summary: 'Count activities by weekday and hour',
    input: DashboardFilters,
    output: Shown.extend({
      value: z.number().nullable(),
      previous: z.number().nullable(),
      /** 0 is Sunday; hours in the home's time zone. */
      cells: z.array(z.object({ weekday: z.int(), hour: z.int(), count: z.int() })),
    }),
  },
});
