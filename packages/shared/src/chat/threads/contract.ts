import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Day, Id, Instant, longText } from '../../fields.ts';
import { RELATIONSHIPS } from '../../residents/relatives/choices.ts';
import { Picture } from '../../residents/residents/contract.ts';
import { TEAMS, THREAD_KINDS, THREAD_LIMITS, UNREACHABLE, WRITING_STATES } from './choices.ts';

const ById = z.object({ id: Id });

const ThreadResident = z.object({
  id: Id,
  /** The name that the reader uses: families see the preferred name. */
  name: z.string(),
  portrait: Picture.nullable(),
});

const ThreadPerson = z.object({ id: Id, name: z.string() });

export const LastMessage = z.object({
  number: z.int(),
  at: Instant,
  /** Null for automatic messages. */
  author: z.string().nullable(),
  is_own: z.boolean(),
  of_resident: z.boolean(),
  /** The beginning of the text; empty if it has only photos or was deleted. */
  excerpt: z.string(),
  is_deleted: z.boolean(),
  photos: z.int(),
});

export const ThreadRow = z.object({
  id: Id,
  kind: z.enum(THREAD_KINDS),
  /** Family and private threads. */
  resident: ThreadResident.nullable(),
  /** The other side of a private thread, for staff. */
  relative: ThreadPerson.nullable(),
  team: z.enum(TEAMS).nullable(),
  /** Team threads of a group. */
  group_name: z.string().nullable(),
  last: LastMessage.nullable(),
  unread: z.int(),
  /** For staff: when the oldest message of a family without an answer came. */
  waiting_since: Instant.nullable(),
  /** For staff: it waits longer than the home has promised. */
  is_late: z.boolean(),
  /** For staff: the colleague who answers. */
  assigned_to: ThreadPerson.nullable(),
  writing: z.enum(WRITING_STATES),
  /** The user gets no notifications of this thread. */
  is_silent: z.boolean(),
});
export type ThreadRow = z.infer<typeof ThreadRow>;

export const THREAD_FILTERS = ['all', 'waiting', 'mine', 'team'] as const;

export const Thread = ThreadRow.extend({
  /** Relatives in it, for staff and for the family itself. */
  relatives: z.array(
    ThreadPerson.extend({ relationship: z.enum(RELATIONSHIPS), is_own: z.boolean() }),
  ),
  /** The resident’s preferred name. */
  called: z.string().nullable(),
  /** For staff: messages can be read to the resident now; always false for families (N8). */
  reads_out: z.boolean(),
  /** For the notice about emergencies. */
  telephone: z.string().nullable(),
  home_name: z.string(),
  /** For staff: why relatives do not see this thread; null if they do. */
  unreachable: z.enum(UNREACHABLE).nullable(),
  /** For staff: the reason given when it was closed. */
  closed_reason: z.string().nullable(),
  /** Whose messages are paused: all for staff, for relatives only themselves. */
  pauses: z.array(
    z.object({
      user_id: Id,
      /** The first day on which they may write again. */
      until: Day,
      /** For managers. */
      reason: z.string().nullable(),
    }),
  ),
  /** The family has been informed that the resident has died. */
  is_in_memory: z.boolean(),
  /** For families of a resident who has died: the last day on which they can read it. */
  readable_until: Day.nullable(),
  /** For staff: the resident’s status has changed and the family does not know yet (N8). */
  is_family_uninformed: z.boolean(),
  /** How far others have read: any colleague of the home, and any relative. */
  seen: z.object({ home: z.int(), family: z.int() }),
  /** For staff: how far each colleague has read, where they read anything. */
  readers: z.array(ThreadPerson.extend({ number: z.int() })),
});
export type Thread = z.infer<typeof Thread>;

export const threadCalls = defineCalls({
  'threads/list': {
    access: 'chat.use',
    reads: ['chat', 'chat-hours', 'residents', 'relatives', 'consents', 'groups'],
    summary:
      'List the user’s threads, latest message first; for staff only those with messages, unless they ask for team threads',
    input: z.object({
      filter: z.enum(THREAD_FILTERS).default('all'),
      after: z.object({ at: Instant, id: Id }).nullable().default(null),
      limit: z.int().min(1).max(THREAD_LIMITS.page).default(THREAD_LIMITS.page),
    }),
    output: z.object({
      threads: z.array(ThreadRow),
      next: z.object({ at: Instant, id: Id }).nullable(),
    }),
  },
  'threads/unread': {
    access: 'chat.use',
    reads: ['chat', 'chat-hours'],
    summary:
      'Count threads with unread messages, and for staff those that wait for an answer, for badges',
    input: z.object({}),
    output: z.object({
      unread: z.int(),
      waiting: z.int(),
      /** Those of the waiting that the home promised to have answered. */
      late: z.int(),
      /** When the oldest of the waiting messages came. */
      waiting_since: Instant.nullable(),
    }),
  },
  'threads/get': {
    access: 'chat.use',
    reads: ['chat', 'residents', 'relatives', 'consents', 'home-details'],
    summary: 'Get a thread with its people, whether the user may write, and who has read how far',
    input: ById,
    output: Thread,
  },
  'threads/families': {
    access: 'chat.answer',
    reads: ['residents', 'relatives', 'consents'],
    summary: 'List residents whose families staff can write to, with why some cannot be reached',
    input: z.object({}),
    output: z.array(
      z.object({
        thread_id: Id,
        resident: ThreadResident,
        relatives: z.array(ThreadPerson.extend({ relationship: z.enum(RELATIONSHIPS) })),
        unreachable: z.enum(UNREACHABLE).nullable(),
      }),
    ),
  },
  'threads/open-private': {
    access: 'chat.use',
    changes: ['chat'],
    summary:
      'Open the private thread of a relative and the home, or return the one that exists; staff name the relative',
    input: z.object({
      resident_id: Id,
      /** The relative’s user; relatives leave it out. */
      relative_id: Id.optional(),
    }),
    output: ById,
  },
  'threads/assign': {
    access: 'chat.answer',
    changes: ['chat'],
    summary: 'Ask a colleague to answer a thread, or nobody in particular',
    input: ById.extend({ user_id: Id.nullable() }),
    output: ById,
  },
  'threads/need-no-answer': {
    access: 'chat.answer',
    changes: ['chat'],
    summary: 'Note that the messages up to a number need no answer',
    input: ById.extend({ number: z.int().min(1) }),
    output: ById,
  },
  'threads/close': {
    access: 'chat.manage',
    changes: ['chat'],
    summary: 'Close a thread with a reason: everyone can still read it',
    input: ById.extend({ reason: longText(THREAD_LIMITS.reason, 'a reason') }),
    output: ById,
  },
  'threads/reopen': {
    access: 'chat.manage',
    changes: ['chat'],
    summary: 'Open a closed thread again',
    input: ById,
    output: ById,
  },
  'threads/silence': {
    access: 'chat.use',
    changes: ['chat'],
    summary: 'Turn the user’s own notifications of a thread off or on',
    input: ById.extend({ is_silent: z.boolean() }),
    output: ById,
  },
});
