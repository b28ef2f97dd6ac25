import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Day, Id, Instant, longText, optionalLine, optionalText } from '../../fields.ts';
import {
  CANDOUR,
  FEEDBACK_AREAS,
  FEEDBACK_FILTERS,
  FEEDBACK_FROM,
  FEEDBACK_KINDS,
  FEEDBACK_LIMITS,
  FEEDBACK_OUTCOMES,
  FEEDBACK_STAGES,
  RECEIVED_BY,
} from './choices.ts';

export const FeedbackInput = z.object({
  kind: z.enum(FEEDBACK_KINDS, { error: 'Choose what it is.' }),
  received_on: Day,
  received_by: z.enum(RECEIVED_BY, { error: 'Choose how it was received.' }),
  from_kind: z.enum(FEEDBACK_FROM, { error: 'Choose who it is from.' }),
  from_name: optionalLine(FEEDBACK_LIMITS.from_name),
  area: z.enum(FEEDBACK_AREAS, { error: 'Choose what it is about.' }),
  resident_id: Id.nullable().default(null),
  /** Colleagues it is about, who do not see a complaint or concern (N25). */
  about_staff_ids: z
    .array(Id)
    .max(FEEDBACK_LIMITS.about_staff, `Choose at most ${FEEDBACK_LIMITS.about_staff} colleagues.`)
    .refine((ids) => new Set(ids).size === ids.length, 'Choose each colleague once.')
    .default([]),
  said: longText(FEEDBACK_LIMITS.said, 'what was said'),
});
export type FeedbackInput = z.infer<typeof FeedbackInput>;

const ById = z.object({ id: Id });

export const AnswerInput = ById.extend({
  version: z.int(),
  answered_on: Day,
  outcome: z.enum(FEEDBACK_OUTCOMES, { error: 'Choose an outcome.' }),
  answer: longText(FEEDBACK_LIMITS.answer, 'what you answered'),
  candour: z.enum(CANDOUR, { error: 'Choose whether the duty of candour applies.' }),
  candour_note: optionalText(FEEDBACK_LIMITS.candour_note),
  learning: optionalText(FEEDBACK_LIMITS.learning),
}).refine(({ candour, candour_note }) => candour !== 'applies' || candour_note !== null, {
  path: ['candour_note'],
  message: 'Write what the person was told, by whom and when.',
});

const Person = z.object({ id: Id, name: z.string() });

export const FeedbackRow = z.object({
  id: Id,
  kind: z.enum(FEEDBACK_KINDS),
  received_on: Day,
  received_by: z.enum(RECEIVED_BY),
  from_kind: z.enum(FEEDBACK_FROM),
  from_name: z.string().nullable(),
  area: z.enum(FEEDBACK_AREAS),
  resident: Person.nullable(),
  said: z.string(),
  /** Null for compliments. */
  stage: z.enum(FEEDBACK_STAGES).nullable(),
  due: z.object({ step: z.enum(['acknowledge', 'answer']), by: Day }).nullable(),
  is_overdue: z.boolean(),
  is_void: z.boolean(),
  outcome: z.enum(FEEDBACK_OUTCOMES).nullable(),
  shared_at: Instant.nullable(),
});
export type FeedbackRow = z.infer<typeof FeedbackRow>;

export const Feedback = FeedbackRow.extend({
  about_staff: z.array(Person),
  acknowledge_by: Day.nullable(),
  answer_by: Day.nullable(),
  acknowledged_on: Day.nullable(),
  answered_on: Day.nullable(),
  answer: z.string().nullable(),
  candour: z.enum(CANDOUR),
  candour_note: z.string().nullable(),
  learning: z.string().nullable(),
  is_from_chat: z.boolean(),
  voided: z.object({ at: Instant, by: z.string().nullable(), reason: z.string() }).nullable(),
  recorded: z.object({ at: Instant, by: z.string().nullable() }),
  changes: z.array(
    z.object({ at: Instant, by: z.string().nullable(), fields: z.array(z.string()) }),
  ),
  version: z.int(),
});
export type Feedback = z.infer<typeof Feedback>;

const Promised = z.object({
  acknowledge_working_days: z
    .int('Enter a number of days.')
    .min(1, 'Enter at least 1 day.')
    .max(FEEDBACK_LIMITS.acknowledgeDays, `Enter at most ${FEEDBACK_LIMITS.acknowledgeDays} days.`),
  answer_days: z
    .int('Enter a number of days.')
    .min(1, 'Enter at least 1 day.')
    .max(FEEDBACK_LIMITS.answerDays, `Enter at most ${FEEDBACK_LIMITS.answerDays} days.`),
});
export const PromiseInput = Promised;

const After = z.object({ received_on: Day, id: Id });

export const feedbackCalls = defineCalls({
  'feedback/list': {
    access: 'feedback.view',
    reads: ['feedback', 'residents'],
    summary: 'List complaints, concerns and compliments, latest first',
    input: z.object({
      kind: z.enum(FEEDBACK_KINDS).nullable().default(null),
      filter: z.enum(FEEDBACK_FILTERS).default('all'),
      after: After.nullable().default(null),
    }),
    output: z.object({ rows: z.array(FeedbackRow), next: After.nullable() }),
  },
  'feedback/count': {
    access: 'feedback.view',
    reads: ['feedback'],
    summary: 'Count open and overdue complaints and concerns, and what came in over a year',
    input: z.object({}),
    output: z.object({
      open: z.int(),
      overdue: z.int(),
      /** For the last 365 days. */
      complaints: z.int(),
      concerns: z.int(),
      compliments: z.int(),
      answered_in_time: z.int(),
      answered: z.int(),
    }),
  },
  'feedback/get': {
    access: 'feedback.view',
    reads: ['feedback', 'residents', 'staff'],
    summary: 'Get a complaint, concern or compliment with its history',
    input: ById,
    output: Feedback,
  },
  'feedback/add': {
    access: 'feedback.add',
    changes: ['feedback'],
    creates: true,
    summary: 'Record a complaint, concern or compliment; only managers can read it afterwards',
    input: FeedbackInput,
    output: ById,
  },
  'feedback/edit': {
    access: 'feedback.view',
    changes: ['feedback'],
    summary: 'Edit what was recorded; the earlier text is kept',
    input: FeedbackInput.extend({ id: Id, version: z.int() }),
    output: ById,
  },
  'feedback/acknowledge': {
    access: 'feedback.view',
    changes: ['feedback'],
    summary: 'Record when a complaint or concern was acknowledged, or undo that with null',
    input: ById.extend({ version: z.int(), acknowledged_on: Day.nullable() }),
    output: ById,
  },
  'feedback/answer': {
    access: 'feedback.view',
    changes: ['feedback'],
    summary: 'Record the answer with its outcome, the candour decision and what was learnt',
    input: AnswerInput,
    output: ById,
  },
  'feedback/reopen': {
    access: 'feedback.view',
    changes: ['feedback'],
    summary: 'Reopen an answered complaint or concern',
    input: ById.extend({ version: z.int() }),
    output: ById,
  },
  'feedback/void': {
    access: 'feedback.view',
    changes: ['feedback'],
    summary: 'Void an entry that was recorded by mistake; it stays in the register, marked',
    input: ById.extend({ reason: longText(FEEDBACK_LIMITS.reason, 'a reason') }),
    output: ById,
  },
  'feedback/restore': {
    access: 'feedback.view',
    changes: ['feedback'],
    summary: 'Undo the voiding of an entry',
    input: ById,
    output: ById,
  },
  'feedback/share': {
    access: 'feedback.view',
    changes: ['feedback'],
    summary: 'Share a compliment with the colleagues it is about',
    input: ById,
    output: ById,
  },
  'feedback/thanks': {
    access: 'feedback.add',
    reads: ['feedback'],
    summary: 'List compliments that were shared with the user',
    input: z.object({}),
    output: z.array(
      z.object({ id: Id, received_on: Day, from_kind: z.enum(FEEDBACK_FROM), said: z.string() }),
    ),
  },
  'feedback/promise': {
    access: 'feedback.view',
    reads: ['feedback'],
    summary: 'Get how soon the home acknowledges and answers complaints',
    input: z.object({}),
    output: Promised,
  },
  'feedback/set-promise': {
    access: 'feedback.manage',
    changes: ['feedback'],
    summary: 'Set how soon the home acknowledges and answers complaints received from now on',
    input: PromiseInput,
    output: z.object({}),
  },
});
