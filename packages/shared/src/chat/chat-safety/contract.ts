import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Day, Id, Instant, longText, optionalText } from '../../fields.ts';
import { ThreadRow } from '../threads/contract.ts';
import { ALERT_KINDS, ALERT_STATES, REPORT_REASONS, SAFETY_LIMITS } from './choices.ts';
import { FLAGS } from './flag-words.ts';

const ById = z.object({ id: Id });
const Person = z.object({ id: Id, name: z.string() });
const Done = z.object({ at: Instant, by: z.string().nullable() });

export const ReportInput = z.object({
  thread_id: Id,
  number: z.int().min(1),
  reason: z.enum(REPORT_REASONS, { error: 'Choose a reason.' }),
  note: optionalText(SAFETY_LIMITS.note),
});

export const PauseInput = z.object({
  thread_id: Id,
  /** The relative’s user. */
  user_id: Id,
  reason: longText(SAFETY_LIMITS.reason, 'a reason'),
  /** The first day on which they may write again. */
  until: Day,
});

export const SettleInput = ById.extend({
  outcome: longText(SAFETY_LIMITS.outcome, 'what was done'),
});

export const HideInput = ById.extend({ reason: longText(SAFETY_LIMITS.reason, 'a reason') });

export const ChatAlert = z.object({
  id: Id,
  kind: z.enum(ALERT_KINDS),
  at: Instant,
  /** Reports only. */
  reason: z.enum(REPORT_REASONS).nullable(),
  note: z.string().nullable(),
  raised_by: Person.nullable(),
  /** The subjects of the flagged words. */
  flags: z.array(z.enum(FLAGS)),
  thread: ThreadRow.pick({
    id: true,
    kind: true,
    resident: true,
    relative: true,
    team: true,
    group_name: true,
  }),
  message: z.object({
    number: z.int(),
    at: Instant,
    author: Person.extend({ is_home: z.boolean() }).nullable(),
    /** As it was when the alert was raised: a later edit or deletion removes no evidence. */
    body: z.string(),
    is_deleted: z.boolean(),
  }),
  complaint: Done.nullable(),
  hidden: Done.extend({ reason: z.string() }).nullable(),
  settled: Done.extend({ outcome: z.string() }).nullable(),
  /** Outcomes from before it was opened again. */
  reopened: Done.extend({ earlier_outcome: z.string() }).nullable(),
  /** When the author, a relative, may write again; null if they may. */
  paused_until: Day.nullable(),
});
export type ChatAlert = z.infer<typeof ChatAlert>;

const After = z.object({ at: Instant, id: Id });

export const safetyCalls = defineCalls({
  'chat-safety/report': {
    access: 'chat.use',
    changes: ['chat-alerts'],
    summary: 'Report a message to the managers of the home; its author is not told',
    input: ReportInput,
    output: z.object({}),
  },
  'chat-safety/count': {
    access: 'chat.answer-private',
    reads: ['chat-alerts'],
    summary: 'Count messages with open alerts that the user must answer',
    input: z.object({}),
    output: z.object({ open: z.int() }),
  },
  'chat-safety/list': {
    access: 'chat.answer-private',
    reads: ['chat-alerts'],
    summary: 'List alerts about messages, open ones oldest first and settled ones latest first',
    input: z.object({
      state: z.enum(ALERT_STATES).default('open'),
      after: After.nullable().default(null),
    }),
    output: z.object({ alerts: z.array(ChatAlert), next: After.nullable() }),
  },
  'chat-safety/settle': {
    access: 'chat.answer-private',
    changes: ['chat-alerts'],
    summary: 'Mark an alert as dealt with, and how',
    input: SettleInput,
    output: ById,
  },
  'chat-safety/reopen': {
    access: 'chat.answer-private',
    changes: ['chat-alerts'],
    summary: 'Open an alert again that was marked as dealt with',
    input: ById,
    output: ById,
  },
  'chat-safety/log-complaint': {
    access: 'chat.answer-private',
    changes: ['chat-alerts', 'feedback'],
    summary: 'Log an alert as a complaint, or undo that',
    input: ById.extend({ is_complaint: z.boolean() }),
    output: ById,
  },
  'chat-safety/hide-message': {
    access: 'chat.manage',
    changes: ['chat-alerts', 'chat'],
    summary: 'Hide the message of an alert from everyone, with a reason',
    input: HideInput,
    output: ById,
  },
  'chat-safety/pause': {
    access: 'chat.manage',
    changes: ['chat', 'chat-alerts'],
    summary: 'Pause a relative’s messages in a thread until a day, with a reason',
    input: PauseInput,
    output: z.object({}),
  },
  'chat-safety/end-pause': {
    access: 'chat.manage',
    changes: ['chat', 'chat-alerts'],
    summary: 'Let a relative write in a thread again',
    input: z.object({ thread_id: Id, user_id: Id }),
    output: z.object({}),
  },
});
