import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Day, Id, optionalLine, optionalText, shortText } from '../../fields.ts';
import { EASY_SYMBOLS, MEETING_KINDS, MEETING_LIMITS } from './choices.ts';

const EasyLine = z.object({
  symbol: z.enum(EASY_SYMBOLS, { error: 'Choose a symbol.' }),
  text: shortText(MEETING_LIMITS.easyLine, 'a short sentence'),
});
export type EasyLine = z.infer<typeof EasyLine>;

export const MeetingInput = z.object({
  kind: z.enum(MEETING_KINDS, { error: 'Choose who the meeting is for.' }),
  title: shortText(MEETING_LIMITS.title, 'a title').min(3, 'Use at least 3 characters.'),
  day: Day,
  place: optionalLine(MEETING_LIMITS.place),
  /** The event of the programme, whose register says who came. */
  event_id: Id.nullable().default(null),
  agenda: z
    .array(shortText(MEETING_LIMITS.agendaItem, 'an item'))
    .max(MEETING_LIMITS.agendaItems, `Use at most ${MEETING_LIMITS.agendaItems} items.`)
    .default([]),
  resident_ids: z
    .array(Id)
    .max(MEETING_LIMITS.residents)
    .refine((ids) => new Set(ids).size === ids.length, 'Choose each resident once.')
    .default([]),
  others_came: z
    .int('Enter a number.')
    .min(0, 'Enter a number.')
    .max(MEETING_LIMITS.others, `Enter at most ${MEETING_LIMITS.others}.`)
    .default(0),
  minutes: optionalText(MEETING_LIMITS.minutes),
  easy_read: z
    .array(EasyLine)
    .max(MEETING_LIMITS.easyLines, `Use at most ${MEETING_LIMITS.easyLines} lines.`)
    .default([]),
});
export type MeetingInput = z.infer<typeof MeetingInput>;

const MeetingRow = z.object({
  id: Id,
  kind: z.enum(MEETING_KINDS),
  title: z.string(),
  day: Day,
  came: z.int(),
  has_minutes: z.boolean(),
  has_easy_read: z.boolean(),
  actions: z.int(),
});
export type MeetingRow = z.infer<typeof MeetingRow>;

const Person = z.object({ id: Id, name: z.string() });

export const Meeting = MeetingRow.extend({
  place: z.string().nullable(),
  event: z.object({ id: Id, title: z.string(), day: Day }).nullable(),
  agenda: z.array(z.string()),
  residents: z.array(Person),
  others_came: z.int(),
  minutes: z.string().nullable(),
  easy_read: z.array(EasyLine),
  version: z.int(),
});
export type Meeting = z.infer<typeof Meeting>;

const After = z.object({ day: Day, id: Id });

export const meetingCalls = defineCalls({
  'meetings/list': {
    access: 'meetings.view',
    reads: ['meetings', 'actions'],
    summary: 'List meetings of residents and relatives, latest first',
    input: z.object({ after: After.nullable().default(null) }),
    output: z.object({ rows: z.array(MeetingRow), next: After.nullable() }),
  },
  'meetings/get': {
    access: 'meetings.view',
    reads: ['meetings', 'actions', 'events', 'residents'],
    summary: 'Get a meeting with its agenda, who came and its minutes',
    input: z.object({ id: Id }),
    output: Meeting,
  },
  'meetings/add': {
    access: 'meetings.manage',
    changes: ['meetings'],
    creates: true,
    summary: 'Add a meeting of residents or relatives',
    input: MeetingInput,
    output: z.object({ id: Id }),
  },
  'meetings/edit': {
    access: 'meetings.manage',
    changes: ['meetings'],
    summary: 'Edit a meeting, its minutes and its easy-read version',
    input: MeetingInput.extend({ id: Id, version: z.int() }),
    output: z.object({ id: Id }),
  },
  'meetings/events': {
    access: 'meetings.manage',
    reads: ['events'],
    summary: 'List recent events of the home that a meeting can be tied to',
    input: z.object({}),
    output: z.array(z.object({ id: Id, title: z.string(), day: Day })),
  },
  'meetings/register': {
    access: 'meetings.manage',
    reads: ['event-register'],
    summary: 'List the residents who came to an event, for the list of a meeting',
    input: z.object({ event_id: Id }),
    output: z.array(Person),
  },
});
