import { z } from 'zod';

import { CATEGORIES } from '../activities/choices.ts';
import { defineCalls } from '../call.ts';
import { Day, Id, Instant } from '../fields.ts';
import {
  ATTENDANCES,
  ENGAGEMENTS,
  MOODS,
  REPORT_FORMATS,
  REPORT_PLACES,
  REPORT_STATUSES,
  REPORT_TYPES,
} from '../reports/choices.ts';
import { Face } from '../reports/face.ts';

/** A record in a list. */
export const ReportCard = z.object({
  id: Id,
  activity_id: Id.nullable(),
  title: z.string(),
  category: z.enum(CATEGORIES),
  format: z.enum(REPORT_FORMATS),
  report_type: z.enum(REPORT_TYPES),
  status: z.enum(REPORT_STATUSES),
  started_at: Instant,
  duration_min: z.int(),
  place: z.enum(REPORT_PLACES).nullable(),
  recorded_late: z.boolean(),
  created_by: z.object({ id: Id, name: z.string() }).nullable(),
  created_at: Instant,
  /** How many are in it, and how many of those were there. */
  people: z.int(),
  present: z.int(),
  distress: z.boolean(),
  photos: z.int(),
  faces: z.array(Face),
});
export type ReportCard = z.infer<typeof ReportCard>;

/** How a list is narrowed; days are the home's own, both included. */
export const ReportFilters = z.object({
  from: Day,
  to: Day,
  resident_id: Id.nullable().default(null),
  activity_id: Id.nullable().default(null),
  author_id: Id.nullable().default(null),
  category: z.enum(CATEGORIES).nullable().default(null),
  format: z.enum(REPORT_FORMATS).nullable().default(null),
  report_type: z.enum(REPORT_TYPES).nullable().default(null),
  late: z.boolean().default(false),
  voided: z.boolean().default(false),
});
export type ReportFilters = z.infer<typeof ReportFilters>;

/** Where a list goes on: the last one that was shown. */
const After = z.object({ at: Instant, id: Id }).nullable().default(null);

export const reportListCalls = defineCalls({
  'reports/list': {
    access: 'reports.view',
    summary: 'Records of some days, the latest first',
    input: ReportFilters.extend({ after: After, limit: z.int().min(1).max(100).default(30) }),
    output: z.object({
      reports: z.array(ReportCard),
      /** Of all that fit, given with the first page only. */
      totals: z
        .object({
          reports: z.int(),
          people: z.int(),
          present: z.int(),
          minutes: z.int(),
          late: z.int(),
        })
        .nullable(),
      more: z.boolean(),
    }),
  },
  'reports/calendar': {
    access: 'reports.view',
    summary: 'How much happened on each day',
    input: ReportFilters.omit({ late: true, voided: true }),
    output: z.array(z.object({ day: Day, reports: z.int(), people: z.int(), minutes: z.int() })),
  },
  'reports/of-activity': {
    access: 'reports.view',
    summary: 'How an activity has gone in this home',
    input: z.object({ activity_id: Id }),
    output: z.object({
      times: z.int(),
      people: z.int(),
      /** What people said or showed; “no answer” is in none of them. */
      liked: z.int(),
      ok: z.int(),
      not_for_me: z.int(),
      /** Of those whose engagement somebody could tell, how many were with it. */
      engaged: z.int(),
      seen: z.int(),
      last_at: Instant.nullable(),
    }),
  },
  'reports/timeline': {
    access: 'reports.view',
    summary: 'What one person took part in, was offered or turned down, the latest first',
    input: z.object({ resident_id: Id, after: After, limit: z.int().min(1).max(100).default(20) }),
    output: z.object({
      entries: z.array(
        z.object({
          id: Id,
          activity_id: Id.nullable(),
          title: z.string(),
          category: z.enum(CATEGORIES),
          format: z.enum(REPORT_FORMATS),
          started_at: Instant,
          minutes: z.int(),
          attendance: z.enum(ATTENDANCES),
          engagement: z.literal(ENGAGEMENTS).nullable(),
          mood_before: z.literal(MOODS).nullable(),
          mood_after: z.literal(MOODS).nullable(),
          quote: z.string().nullable(),
          note: z.string().nullable(),
          distress: z.boolean(),
          shared: z.boolean(),
          report_type: z.enum(REPORT_TYPES),
          author: z.string().nullable(),
        }),
      ),
      more: z.boolean(),
    }),
  },
});
