import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Time } from '../../events/events/contract.ts';
import { longText } from '../../fields.ts';
import { HOURS_LIMITS, PROMISES } from './choices.ts';

const Weekday = z.int().min(1).max(7);

const DayHours = z
  .object({
    /** 1 is Monday. */
    weekday: Weekday,
    from: Time,
    to: Time,
  })
  .refine(({ from, to }) => from < to, {
    path: ['to'],
    message: 'The end must be later than the beginning.',
  });

const AnsweringHours = z
  .array(DayHours)
  .max(7)
  .refine(
    (days) => new Set(days.map(({ weekday }) => weekday)).size === days.length,
    'Choose each day once.',
  )
  .transform((days) => days.toSorted((one, other) => one.weekday - other.weekday));

const Promised = z.literal(PROMISES, { error: 'Choose a number of hours.' }).nullable();

export const ChatSettings = z.object({
  /** Without any, messages count as answered around the clock, and no hours are shown. */
  hours: AnsweringHours,
  /** In answering hours; null without a promise. */
  promise_hours: Promised,
  /** Whether families get an automatic answer outside the hours. */
  answers_automatically: z.boolean(),
  automatic_answer: longText(HOURS_LIMITS.answer, 'the text of the automatic answer'),
});
export type ChatSettings = z.infer<typeof ChatSettings>;

export const QuietHoursInput = z
  .object({
    from: Time.nullable(),
    /** On the next day if it is not later than `from`. */
    to: Time.nullable(),
    /** Whole days of the week: 1 is Monday. */
    days_off: z
      .array(Weekday)
      .max(7)
      .refine((days) => new Set(days).size === days.length, 'Choose each day once.'),
  })
  .superRefine(({ from, to }, context) => {
    const issue =
      from !== null && to === null
        ? { path: ['to'], message: 'Enter when the quiet hours end.' }
        : from === null && to !== null
          ? { path: ['from'], message: 'Enter when the quiet hours begin.' }
          : from !== null && from === to
            ? { path: ['to'], message: 'The end is the same as the beginning.' }
            : undefined;
    if (issue) context.addIssue({ code: 'custom', ...issue });
  });
export type QuietHoursInput = z.infer<typeof QuietHoursInput>;

export const chatHoursCalls = defineCalls({
  'chat-hours/get': {
    access: 'chat.use',
    reads: ['chat-hours'],
    summary: 'Get when the home answers messages, what it promises and how soon it usually answers',
    input: z.object({}),
    output: z.object({
      hours: AnsweringHours,
      promise_hours: Promised,
      /** Median answering minutes of the last 28 days; null if there were too few answers. */
      usual_minutes: z.int().nullable(),
    }),
  },
  'chat-hours/settings': {
    access: 'chat.manage',
    reads: ['chat-hours'],
    summary: 'Get the settings for answering messages, with the defaults',
    input: z.object({}),
    output: ChatSettings,
  },
  'chat-hours/edit': {
    access: 'chat.manage',
    changes: ['chat-hours'],
    summary: 'Edit answering hours, the home’s promise and the automatic answer',
    input: ChatSettings,
    output: ChatSettings,
  },
  'chat-hours/quiet': {
    access: 'chat.use',
    reads: ['quiet-hours'],
    summary: 'Get when the user wants no notifications of messages',
    input: z.object({}),
    output: QuietHoursInput,
  },
  'chat-hours/set-quiet': {
    access: 'chat.use',
    changes: ['quiet-hours'],
    summary: 'Choose when the user wants no notifications of messages',
    input: QuietHoursInput,
    output: QuietHoursInput,
  },
});
