import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Id, optionalLine } from '../../fields.ts';
import { Picture } from '../../residents/residents/contract.ts';
import { REGISTER_LIMITS, REGISTER_MARKS } from './choices.ts';

const Mark = z.enum(REGISTER_MARKS, { error: 'Choose what became of it.' }).nullable();

export const RegisteredPerson = z.object({
  id: Id,
  preferred_name: z.string(),
  last_name: z.string(),
  room: z.string().nullable(),
  picture: Picture.nullable(),
  /** By name, with a group, put down, or because everyone is. */
  is_invited: z.boolean(),
  mark: Mark,
  note: z.string().nullable(),
  /** The colleague who marked it; null without a mark. */
  marked_by: z.string().nullable(),
});
export type RegisteredPerson = z.infer<typeof RegisteredPerson>;

export const registerCalls = defineCalls({
  'register/get': {
    access: 'reports.view',
    reads: ['event-register', 'event-replies', 'events', 'residents', 'groups'],
    summary: 'Get the register of an event: everyone invited who lives here, with their mark',
    input: z.object({ event_id: Id }),
    output: z.object({
      /** From the day of the event on, unless it was cancelled. */
      is_open: z.boolean(),
      people: z.array(RegisteredPerson),
    }),
  },
  'register/mark': {
    access: 'reports.add',
    changes: ['event-register'],
    summary:
      'Mark a resident in the register, or undo the mark; a repeated client_uuid changes nothing',
    input: z.object({
      event_id: Id,
      resident_id: Id,
      mark: Mark,
      note: optionalLine(REGISTER_LIMITS.note),
      client_uuid: Id,
    }),
    output: z.object({ mark: Mark }),
  },
});
