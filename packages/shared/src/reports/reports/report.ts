import { z } from 'zod';

import { Id, instant, optionalLine, optionalText, shortText } from '../../fields.ts';
import { CATEGORIES } from '../../library/activities/choices.ts';
import {
  ATTENDANCES,
  DECLINE_REASONS,
  ENGAGEMENTS,
  FEEDBACK_SOURCES,
  FEEDBACKS,
  LEADERS,
  MOODS,
  OUTCOMES,
  REPORT_FORMATS,
  REPORT_LIMITS,
  REPORT_PLACES,
  REPORT_TYPES,
  SUPPORT_LEVELS,
} from './choices.ts';

const choice = <const T extends readonly string[]>(values: T) =>
  z.enum(values, { error: 'Choose from the list.' });
const maybe = <const T extends readonly string[]>(values: T) =>
  choice(values).nullable().default(null);
const ofScale = <const T extends readonly number[]>(values: T) =>
  z.literal(values, { error: 'Choose from the scale.' }).nullable().default(null);

export const Leader = z
  .object({
    kind: choice(LEADERS),
    id: Id.nullable().default(null),
    name: optionalLine(80),
  })
  .refine(({ kind, id, name }) => id !== null || name !== null || kind === 'resident', {
    path: ['name'],
    message: 'Say who.',
  });
export type Leader = z.infer<typeof Leader>;

export const Participation = z.object({
  resident_id: Id,
  attendance: choice(ATTENDANCES),
  decline_reason: maybe(DECLINE_REASONS),
  /** Alternative offered after a decline. */
  alternative_offered: optionalText(200),
  minutes: z
    .int('Enter whole minutes.')
    .min(0, 'Enter 0 or more.')
    .max(REPORT_LIMITS.minutes, `Enter at most ${REPORT_LIMITS.minutes} minutes.`)
    .nullable()
    .default(null),
  /** Null means could not tell, never 0. Undefined means not answered. */
  engagement: z.literal(ENGAGEMENTS, { error: 'Choose from the scale.' }).nullish(),
  mood_before: ofScale(MOODS),
  mood_after: ofScale(MOODS),
  feedback: maybe(FEEDBACKS),
  feedback_source: maybe(FEEDBACK_SOURCES),
  support_level: maybe(SUPPORT_LEVELS),
  outcomes: z
    .array(choice(OUTCOMES))
    .max(REPORT_LIMITS.outcomes, `Choose at most ${REPORT_LIMITS.outcomes}.`)
    .default([]),
  quote: optionalText(200),
  note: optionalText(500),
  /** The family may read the note. */
  note_shareable: z.boolean().default(false),
  distress: z.boolean().default(false),
  distress_note: optionalText(500),
  /** Null follows the consent. */
  share_with_family: z.boolean().nullable().default(null),
});
export type Participation = z.infer<typeof Participation>;

const recognised = z
  .array(Id)
  .max(REPORT_LIMITS.people, `Choose at most ${REPORT_LIMITS.people} people.`)
  .default([]);

export const ReportPhoto = z.object({
  media_id: Id,
  /** Everyone recognisable. */
  resident_ids: recognised,
  /** Those with "ask each time" who agreed to this photo. */
  agreed_ids: recognised,
  caption: optionalLine(200),
});
export type ReportPhoto = z.infer<typeof ReportPhoto>;

/** A session with its participations, as submitted. */
export const ReportFields = z.object({
  report_type: choice(REPORT_TYPES),
  /** Null for an own title. */
  activity_id: Id.nullable().default(null),
  free_title: shortText(80, 'what you did')
    .min(3, 'Use at least 3 characters.')
    .nullable()
    .default(null),
  category: choice(CATEGORIES).nullable().default(null),
  format: choice(REPORT_FORMATS),
  started_at: instant('Say when it began.'),
  duration_min: z
    .int('Enter whole minutes.')
    .min(1, 'Enter at least a minute.')
    .max(REPORT_LIMITS.minutes, `Enter at most ${REPORT_LIMITS.minutes} minutes.`),
  place: maybe(REPORT_PLACES),
  place_text: optionalLine(80),
  led_by: z
    .array(Leader)
    .min(1, 'Say who led it.')
    .max(REPORT_LIMITS.leaders, `Choose at most ${REPORT_LIMITS.leaders}.`),
  helpers: z
    .array(Leader)
    .max(REPORT_LIMITS.helpers, `Choose at most ${REPORT_LIMITS.helpers}.`)
    .default([]),
  planned: z.boolean().default(false),
  /** The chosen suggestion with its acknowledged warnings (N13). */
  choice_id: Id.nullable().default(null),
  note: optionalText(1000),
  what_worked: optionalText(500),
  what_to_change: optionalText(500),
  cost_pence: z
    .int('Enter the cost in pounds and pence.')
    .min(0, 'Enter 0 or more.')
    .max(REPORT_LIMITS.pence, 'Enter at most £100,000.')
    .nullable()
    .default(null),
  external_provider: optionalLine(80),
  /** Framework codes. */
  evidence: z
    .array(z.string().max(40, 'Choose from the list.'))
    .max(12, 'Choose at most 12.')
    .default([]),
  photos: z
    .array(ReportPhoto)
    .max(REPORT_LIMITS.photos, `Add at most ${REPORT_LIMITS.photos} photos.`)
    .default([]),
  participations: z
    .array(Participation)
    .min(1, 'Choose somebody.')
    .max(REPORT_LIMITS.people, `Choose at most ${REPORT_LIMITS.people} people.`),
});
export type ReportFields = z.infer<typeof ReportFields>;
export type ReportToFill = z.input<typeof ReportFields>;
