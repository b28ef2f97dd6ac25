import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Day, Id, Instant } from '../../fields.ts';
import { RELATIONSHIPS } from '../../residents/relatives/choices.ts';
import { Picture } from '../../residents/residents/contract.ts';
import { RECEPTIONS } from './choices.ts';

const PrintedMessage = z.object({
  number: z.int(),
  at: Instant,
  /** First name. */
  author: z.string(),
  /** Null if the relative is no longer in the family circle. */
  relationship: z.enum(RELATIONSHIPS).nullable(),
  body: z.string(),
  /** Only those that every person in them allows for the resident’s room. */
  photos: z.array(z.object({ id: Id, picture: Picture, caption: z.string().nullable() })),
});

export const readingCalls = defineCalls({
  'readings/add': {
    access: 'chat.answer',
    changes: ['chat'],
    creates: true,
    summary: 'Record that a message of the family was read or shown to the resident',
    input: z.object({
      thread_id: Id,
      number: z.int().min(1),
      reception: z.enum(RECEPTIONS, { error: 'Choose how it was received.' }),
    }),
    output: z.object({ id: Id, at: Instant }),
  },
  'readings/undo': {
    access: 'chat.answer',
    changes: ['chat'],
    summary: 'Undo a reading that was recorded by mistake',
    input: z.object({ id: Id }),
    output: z.object({}),
  },
  'readings/print': {
    access: 'chat.answer',
    reads: ['chat', 'residents', 'relatives', 'consents', 'photos'],
    summary: 'Get the messages of the family of one day for a page in large print',
    input: z.object({
      thread_id: Id,
      /** The last day with a message if it is left out. */
      day: Day.optional(),
    }),
    output: z.object({
      /** The resident’s preferred name. */
      name: z.string(),
      home_name: z.string(),
      /** Null if the family has written nothing. */
      day: Day.nullable(),
      /** The nearest other days with messages. */
      earlier: Day.nullable(),
      later: Day.nullable(),
      messages: z.array(PrintedMessage),
      /** More messages than fit on a page were left out. */
      has_more: z.boolean(),
    }),
  },
});
