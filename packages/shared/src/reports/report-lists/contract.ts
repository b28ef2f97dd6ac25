import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Day, Id, Instant } from '../../fields.ts';
import { CATEGORIES } from '../../library/activities/choices.ts';
import { Face } from '../../residents/residents/face.ts';
import {
  ATTENDANCES,
  ENGAGEMENTS,
  MOODS,
  REPORT_FORMATS,
  REPORT_PLACES,
  REPORT_STATUSES,
  REPORT_TYPES,
} from '../reports/choices.ts';

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
  /** Participants, and those of them present. */
  people: z.int(),
  present: z.int(),
  distress: z.boolean(),
  photos: z.int(),
  faces: z.array(Face),
});
export type ReportCard = z.infer<typeof ReportCard>;

/** The home's days, both inclusive. */
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

/** Cursor: the last item shown. */
const After = z.object({ at: Instant, id: Id }).nullable().default(null);

export const reportListCalls = defineCalls({
  'reports/list': {
    access: 'reports.view',
    reads: ['reports', 'residents', 'consents'],
    summary: 'List the records of a period, latest first',
    input: ReportFilters.extend({ after: After, limit: z.int().min(1).max(100).default(30) }),
    output: z.object({
      reports: z.array(ReportCard),
      /** Only with the first page. */
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
    reads: ['reports'],
    summary: 'Get the number of records and minutes per day',
    input: ReportFilters.omit({ late: true, voided: true }),
    output: z.array(z.object({ day: Day, reports: z.int(), people: z.int(), minutes: z.int() })),
  },
  'reports/of-activity': {
    access: 'reports.view',
    reads: ['reports'],
    summary: 'Get how an activity has gone in this home',
    input: z.object({ activity_id: Id }),
    output: z.object({
      times: z.int(),
      people: z.int(),
      /** Answers; “no answer” counts in none. */
      liked: z.int(),
      ok: z.int(),
      not_for_me: z.int(),
      /** Among those with a rating. */
      engaged: z.int(),
      seen: z.int(),
      last_at: Instant.nullable(),
    }),
  },
  'reports/timeline': {
    access: 'reports.view',
    reads: ['reports', 'residents', 'consents'],
    summary: 'List what a resident took part in, was offered or declined, latest first',
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
