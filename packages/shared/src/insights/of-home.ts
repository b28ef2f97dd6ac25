import { z } from 'zod';

import { addDays, daysBetween } from '../days.ts';
import { Day, Id } from '../fields.ts';
import type { Period } from '../figures/rows.ts';
import { Face } from '../reports/face.ts';
import { ALONE_REASONS } from './fairness.ts';

/** A quarter: insights are about now. */
export const INSIGHT_DAYS = 90;
const USUAL_DAYS = 28;

export const HomeFilters = z
  .object({ from: Day.optional(), to: Day.optional(), group_id: Id.optional() })
  .superRefine(({ from, to }, context) => {
    if (from === undefined || to === undefined) return;
    if (from > to)
      context.addIssue({
        code: 'custom',
        path: ['to'],
        message: 'The end is before the beginning.',
      });
    else if (daysBetween(from, to) >= INSIGHT_DAYS)
      context.addIssue({ code: 'custom', path: ['from'], message: 'Choose at most 90 days.' });
  });
type HomeFilters = z.infer<typeof HomeFilters>;

/** The days that are meant, none of them ahead: four weeks up to today unless somebody says otherwise. */
export function insightPeriod({ from, to }: HomeFilters, today: string): Period {
  const last = to === undefined || to > today ? today : to;
  const first = from ?? addDays(last, 1 - USUAL_DAYS);
  const earliest = addDays(last, 1 - INSIGHT_DAYS);
  return { from: first < earliest ? earliest : first > last ? last : first, to: last };
}

// Days that are counted from the first one that can be asked for may lie before it.
const AnyDay = z.iso.date();

const Person = Face.extend({ room: z.string().nullable() });
const Offers = z.object({ offered: z.int(), declined: z.int() });
const Held = z.object({ mean: z.number(), n: z.int() });
const Line = z.object({ green: z.number(), amber: z.number() });

/** Whom it is about, and the days of the records behind it. */
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
  /** Nothing is said of people where nobody has begun to write down. */
  recorded: z.boolean(),
  /** How many live here. */
  people: z.int(),
  /** By kind, and in the order of their names: nobody is ranked. */
  flags: z.array(Flag),
  below: z.object({
    line: Line,
    people: z.array(Person.extend({ minutes: z.number(), status: z.enum(['amber', 'red']) })),
  }),
  /** Those whom groups seldom reach. */
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
    without_evening: z.int(),
    without_weekend: z.int(),
  }),
  delivered: z.object({
    /** Chosen ahead for somebody, and how many of those were recorded. */
    chosen: z.int(),
    recorded: z.int(),
    sessions: z.int(),
    planned: z.int(),
  }),
});
export type HomeInsights = z.infer<typeof HomeInsights>;
