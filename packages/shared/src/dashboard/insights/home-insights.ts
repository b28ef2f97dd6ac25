import { z } from 'zod';

import { addDays } from '../../days.ts';
import type { Period } from '../../days.ts';
import { Day, Id, limitPeriod } from '../../fields.ts';
import { DELIVERY_REASONS } from '../../reports/figures/planned-and-delivered.ts';
import { Face } from '../../residents/residents/face.ts';
import { ALONE_REASONS } from './fairness.ts';

/** Insights cover the current quarter. */
export const INSIGHT_DAYS = 90;
const USUAL_DAYS = 28;

export const HomeFilters = z
  .object({ from: Day.optional(), to: Day.optional(), group_id: Id.optional() })
  .superRefine(limitPeriod(INSIGHT_DAYS, 'Choose at most 90 days.'));
type HomeFilters = z.infer<typeof HomeFilters>;

export function insightPeriod({ from, to }: HomeFilters, today: string): Period {
  const last = to === undefined || to > today ? today : to;
  const first = from ?? addDays(last, 1 - USUAL_DAYS);
  const earliest = addDays(last, 1 - INSIGHT_DAYS);
  return { from: first < earliest ? earliest : first > last ? last : first, to: last };
}

// May start before the first selectable day.
const AnyDay = z.iso.date();

const Person = Face.extend({ room: z.string().nullable() });
const Offers = z.object({ offered: z.int(), declined: z.int() });
const Held = z.object({ mean: z.number(), n: z.int() });
const Line = z.object({ green: z.number(), amber: z.number() });

/** The resident and the period of the records behind it. */
const about = { person: Person, from: AnyDay, to: AnyDay };
const Flag = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('distress'), ...about, times: z.int(), last_day: AnyDay }),
  z.object({
    kind: z.literal('missed'),
    ...about,
    days: z.int(),
    urgent: z.boolean(),
    declined: z.int(),
    last: z.object({ title: z.string(), day: AnyDay }).nullable(),
  }),
  z.object({ kind: z.literal('falling_engagement'), ...about, recent: Held, before: Held }),
  z.object({ kind: z.literal('rising_declines'), ...about, recent: Offers, before: Offers }),
]);
export type Flag = z.infer<typeof Flag>;
export type FlagKind = Flag['kind'];

export const HomeInsights = z.object({
  period: z.object({ from: AnyDay, to: AnyDay }),
  /** False before the home's first record. */
  recorded: z.boolean(),
  people: z.int(),
  /** Set in a home's first two weeks: the first day targets apply. */
  targets_from: AnyDay.nullable(),
  /** By kind; longest missed first, otherwise by name. */
  flags: z.array(Flag),
  below: z.object({
    line: Line,
    people: z.array(Person.extend({ minutes: z.number(), status: z.enum(['amber', 'red']) })),
  }),
  /** Residents rarely reached by groups. */
  alone: z.object({
    line: Line,
    people: z.array(
      Person.extend({
        minutes: z.number(),
        status: z.enum(['green', 'amber', 'red']),
        reasons: z.array(z.enum(ALONE_REASONS)),
      }),
    ),
  }),
  late_hours: z.object({
    /** K16 */
    value: z.number().nullable(),
    sessions: z.int(),
    people: z.int(),
    without_evening: z.int(),
    without_weekend: z.int(),
  }),
  delivered: z.object({
    /** Suggestions chosen, and how many of them were recorded. */
    chosen: z.int(),
    recorded: z.int(),
    sessions: z.int(),
    planned: z.int(),
  }),
  /** K27: events of the period that are over. */
  programme: z.object({
    planned: z.int(),
    delivered: z.int(),
    not_held: z.int(),
    not_known: z.int(),
    reasons: z.array(z.object({ reason: z.enum(DELIVERY_REASONS), count: z.int() })),
    value: z.number().nullable(),
  }),
});
export type HomeInsights = z.infer<typeof HomeInsights>;
