import { z } from 'zod';

import { Day, Id } from '../../fields.ts';
import { CATEGORIES } from '../../library/activities/choices.ts';
import { SafetyData } from '../../library/suggestions/safety-data.ts';
import { OUTCOMES, REPORT_PLACES } from '../../reports/reports/choices.ts';
import { INTERESTS, type InterestCode, STANCES } from '../../residents/interests/taxonomy.ts';
import { LEVELS } from '../../residents/pal/levels.ts';
import { Face } from '../../residents/residents/face.ts';
import { HOW_OFTEN } from './company.ts';
import { PARTS_OF_DAY } from './parts-of-day.ts';
import { VERDICTS } from './what-works.ts';

const Category = z.enum(CATEGORIES);
const Part = z.enum(PARTS_OF_DAY);
const Code = z.enum(INTERESTS.map(({ code }) => code) as [InterestCode, ...InterestCode[]]);

const Told = z.object({ value: z.number().nullable(), n: z.int() });
const Offers = z.object({ offered: z.int(), declined: z.int() });

const Effect = z.object({
  seen: z.int(),
  mood: z.object({
    n: z.int(),
    before: z.number().nullable(),
    after: z.number().nullable(),
    /** Shrunk towards the home's mean; null below three records. */
    change: z.number().nullable(),
  }),
  engagement: Told,
  verdict: z.enum(VERDICTS),
  needed: z.int(),
});
export type Effect = z.infer<typeof Effect>;

const Activity = z.object({ activity_id: Id.nullable(), title: z.string(), category: Category });

export const ResidentInsights = z.object({
  person: Face.extend({ room: z.string().nullable() }),
  period: z.object({ from: Day, to: Day }),
  records: z.int(),
  works: z.object({
    activities: z.array(
      Activity.extend(Effect.shape).extend({
        /** A known risk rules it out, so it is never recommended (N13). */
        warned: z.boolean(),
      }),
    ),
    parts: z.array(Effect.extend({ part: Part })),
    places: z.array(Effect.extend({ place: z.enum(REPORT_PLACES) })),
    /** Category by time of day, where there is enough data. */
    kinds: z.array(Effect.extend({ category: Category, part: Part })),
  }),
  weeks: z.array(
    z.object({
      from: Day,
      to: Day,
      days_here: z.int(),
      one_to_one: z.number(),
      group: z.number(),
      independent: z.number(),
      engagement: Told,
      mood: Told,
    }),
  ),
  top: z.array(Activity.extend({ mean: z.number(), n: z.int() })),
  declines: z.object({
    recent: Offers.extend({ review: z.boolean() }),
    by_part: z.array(Offers.extend({ part: Part })),
    by_category: z.array(Offers.extend({ category: Category })),
    activities: z.array(Activity.extend(Offers.shape)),
  }),
  categories: z.array(z.object({ category: Category, times: z.int() })),
  interests: z.object({
    known: z.int(),
    /** How far the ideas below could be checked. */
    safety: SafetyData,
    untried: z.array(
      z.object({
        interest_code: Code,
        stance: z.enum(STANCES),
        detail: z.string().nullable(),
        idea: Activity.extend({ activity_id: Id }).nullable(),
      }),
    ),
    unwanted: z.array(z.object({ interest_code: Code, stance: z.enum(STANCES) })),
  }),
  /** By frequency, then by name; not ranked. */
  company: z.array(Face.extend({ how: z.enum(HOW_OFTEN) })),
  /** Newest first; null without permission to see levels. */
  checks: z.array(z.object({ level: z.enum(LEVELS), completed_on: Day })).nullable(),
  notes: z.array(
    z.object({
      report_id: Id,
      day: Day,
      title: z.string(),
      quote: z.string().nullable(),
      note: z.string().nullable(),
      what_worked: z.string().nullable(),
      outcomes: z.array(z.enum(OUTCOMES)),
    }),
  ),
});
export type ResidentInsights = z.infer<typeof ResidentInsights>;
