import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Id, Instant, longText, optionalText, shortText } from '../../fields.ts';
import { Picture } from '../../residents/residents/contract.ts';
import { RECEPTIONS } from '../readings/choices.ts';
import { CARD_KINDS, MESSAGE_LIMITS, REACTIONS } from './choices.ts';

const InThread = z.object({ thread_id: Id });
const One = InThread.extend({ number: z.int().min(1) });

/** A link to a record; what the reader may not see is shown without a title. */
const Card = z.object({
  kind: z.enum(CARD_KINDS),
  id: Id,
  title: z.string().nullable(),
  at: Instant.nullable(),
});

export const Message = z.object({
  /** Chosen by the device that wrote it. */
  id: Id,
  /** Without gaps within the thread, from 1. */
  number: z.int(),
  at: Instant,
  /** Relatives see the first name of staff only; null for automatic messages. */
  author: z
    .object({ id: Id, name: z.string(), is_home: z.boolean(), is_own: z.boolean() })
    .nullable(),
  /** The resident’s own words, which the author wrote down. */
  of_resident: z.boolean(),
  /** Empty once deleted. */
  body: z.string(),
  edited_at: Instant.nullable(),
  is_deleted: z.boolean(),
  /** Until when its author may still edit it; null for others. */
  editable_until: Instant.nullable(),
  reply_to: z
    .object({
      number: z.int(),
      author: z.string().nullable(),
      of_resident: z.boolean(),
      excerpt: z.string(),
    })
    .nullable(),
  /** Only those the reader may see; `hidden_photos` counts the others. */
  photos: z.array(
    z.object({
      id: Id,
      picture: Picture,
      caption: z.string().nullable(),
      is_blurred: z.boolean(),
      /** For staff where a family reads the thread: whether that family sees the photo now. */
      family_sees: z.boolean().nullable(),
    }),
  ),
  hidden_photos: z.int(),
  card: Card.nullable(),
  /** The user has reported it. */
  is_reported: z.boolean(),
  reactions: z.array(
    z.object({
      kind: z.enum(REACTIONS),
      count: z.int(),
      is_own: z.boolean(),
      /** Among staff only. */
      names: z.array(z.string()),
    }),
  ),
  /** When it was read or shown to the resident, latest first. */
  readings: z.array(
    z.object({
      id: Id,
      at: Instant,
      /** For families null unless it is for them and the resident agrees. */
      reception: z.enum(RECEPTIONS).nullable(),
      /** Among staff only. */
      by: z.string().nullable(),
      may_undo: z.boolean(),
    }),
  ),
});
export type Message = z.infer<typeof Message>;

export const SendInput = InThread.extend({
  /** Chosen by the device: the same id is stored once (N20). */
  id: Id,
  body: optionalText(MESSAGE_LIMITS.body),
  /** For staff in a family thread: the resident’s own words. */
  of_resident: z.boolean().optional(),
  reply_to: z.int().min(1).nullable().default(null),
  photo_ids: z
    .array(Id)
    .max(MESSAGE_LIMITS.photos, `Add at most ${MESSAGE_LIMITS.photos} photos.`)
    .refine((ids) => new Set(ids).size === ids.length, 'Add each photo once.')
    .default([]),
  card: z
    .object({ kind: z.enum(CARD_KINDS), id: Id })
    .nullable()
    .default(null),
}).refine(({ body, photo_ids, card }) => body !== null || photo_ids.length > 0 || card !== null, {
  path: ['body'],
  message: 'Write a message.',
});
export type SendInput = z.input<typeof SendInput>;

export const messageCalls = defineCalls({
  'messages/list': {
    access: 'chat.use',
    reads: ['chat', 'photos', 'consents'],
    summary:
      'List messages of a thread in order: the latest, those before a number, or those after one',
    input: InThread.extend({
      before: z.int().min(1).optional(),
      after: z.int().min(0).optional(),
      limit: z.int().min(1).max(MESSAGE_LIMITS.page).default(MESSAGE_LIMITS.page),
    }).refine(({ before, after }) => before === undefined || after === undefined, {
      path: ['after'],
      message: 'Give one of the two.',
    }),
    output: z.object({
      messages: z.array(Message),
      /** Number of the thread’s last message: the reader has everything up to it. */
      last: z.int(),
      /** How far the user had read. */
      read: z.int(),
    }),
  },
  'messages/send': {
    access: 'chat.use',
    changes: ['chat'],
    creates: 'by-id',
    summary: 'Send a message; sent again with the same id, it returns the first one',
    input: SendInput,
    output: z.object({ number: z.int(), at: Instant }),
  },
  'messages/edit': {
    access: 'chat.use',
    changes: ['chat'],
    summary: 'Edit one’s own message within 15 minutes',
    input: One.extend({ body: longText(MESSAGE_LIMITS.body, 'a message') }),
    output: z.object({ edited_at: Instant }),
  },
  'messages/delete': {
    access: 'chat.use',
    changes: ['chat'],
    summary: 'Delete one’s own message, or as a manager any: its place in the thread stays',
    input: One,
    output: z.object({}),
  },
  'messages/react': {
    access: 'chat.use',
    changes: ['chat'],
    summary: 'Add the user’s reaction to a message, or take it away',
    input: One.extend({ kind: z.enum(REACTIONS).nullable() }),
    output: z.object({}),
  },
  'messages/read': {
    access: 'chat.use',
    changes: ['chat'],
    summary: 'Note how far the user has read a thread; it never goes back',
    input: One,
    output: z.object({ read: z.int() }),
  },
  'messages/search': {
    access: 'chat.use',
    reads: ['chat'],
    summary: 'Find messages of a thread that contain a text, latest first',
    input: InThread.extend({
      text: shortText(100, 'a word').min(MESSAGE_LIMITS.search, 'Enter at least 2 characters.'),
    }),
    output: z.array(
      z.object({
        number: z.int(),
        at: Instant,
        author: z.string().nullable(),
        of_resident: z.boolean(),
        excerpt: z.string(),
      }),
    ),
  },
});
