import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Day, Id, optionalLine } from '../../fields.ts';
import { PAPERS, PROGRAMME_LAYOUTS, WALL_LENGTH } from './choices.ts';

const Feed = z.object({
  created_at: z.iso.datetime(),
  /** When a calendar last fetched it. */
  last_used_at: z.iso.datetime().nullable(),
});

const ProgrammeInput = z.object({
  client_uuid: Id,
  /** Any day of the week; for a table card, the day itself. */
  day: Day,
  layout: z.enum(PROGRAMME_LAYOUTS, { error: 'Choose a layout.' }),
  paper: z.enum(PAPERS, { error: 'Choose a paper size.' }),
  group_id: Id.nullable().default(null),
  wall: optionalLine(WALL_LENGTH),
});

export const ProgrammePrint = z.object({
  id: Id,
  number: z.int(),
  week: Day,
  /** Of a table card. */
  day: Day.nullable(),
  layout: z.enum(PROGRAMME_LAYOUTS),
  paper: z.enum(PAPERS),
  group_name: z.string().nullable(),
  wall: z.string().nullable(),
  printed_at: z.iso.datetime(),
  /** Events on it have changed since. */
  is_stale: z.boolean(),
});
export type ProgrammePrint = z.infer<typeof ProgrammePrint>;

export const sharingCalls = defineCalls({
  'sharing/ics': {
    access: 'events.view',
    reads: ['events', 'residents'],
    summary: 'Get one event as a file for a calendar, without names of residents',
    input: z.object({ id: Id }),
    output: z.object({ file_name: z.string(), text: z.string() }),
  },
  'sharing/feed-status': {
    access: 'events.view',
    reads: ['calendar-feeds'],
    summary: 'Get whether the user has a calendar address in this home',
    input: z.object({}),
    output: z.object({ feed: Feed.nullable() }),
  },
  'sharing/create-feed': {
    access: 'events.view',
    notInDemo: true,
    changes: ['calendar-feeds'],
    creates: true,
    summary:
      'Create the user’s calendar address in this home; it is shown only once and replaces an earlier one',
    input: z.object({}),
    output: z.object({
      /** Below the address of the server. */
      path: z.string(),
    }),
  },
  'sharing/revoke-feed': {
    access: 'events.view',
    changes: ['calendar-feeds'],
    summary: 'Revoke the user’s calendar address in this home',
    input: z.object({}),
    output: z.object({}),
  },
  'sharing/programme': {
    access: 'events.edit-any',
    reads: ['events', 'groups', 'residents'],
    changes: ['programme-prints'],
    creates: 'by-client-uuid',
    renders: { what: 'pdf', perHour: 60 },
    summary:
      'Print the programme of a week or day on one numbered page, without names of residents',
    input: ProgrammeInput,
    output: z.object({ number: z.int(), file_name: z.string(), base64: z.string() }),
  },
  'sharing/prints': {
    access: 'events.edit-any',
    reads: ['events', 'groups', 'programme-prints'],
    summary: 'List the printed sheets of this week and later, those that are out of date first',
    input: z.object({}),
    output: z.array(ProgrammePrint),
  },
  'sharing/remove-print': {
    access: 'events.edit-any',
    changes: ['programme-prints'],
    summary: 'Mark a printed sheet as taken down',
    input: z.object({ id: Id }),
    output: z.object({}),
  },
});
