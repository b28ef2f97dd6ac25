import { z } from 'zod';

import { defineCalls } from '../call.ts';
import { Id, Instant, optionalText, shortText } from '../fields.ts';
import { Picture } from '../residents/contract.ts';
import { NOTICE_AUDIENCES, NOTICE_LIMITS, NOTICE_PRIORITIES, NOTICE_STATES } from './choices.ts';

export const NoticeInput = z.object({
  title: shortText(NOTICE_LIMITS.title, 'a title')
    .min(3, 'Use at least 3 characters.')
    .regex(/[\p{L}\p{N}]/u, 'Use words that can be read aloud.'),
  body: optionalText(NOTICE_LIMITS.body).transform((text) => text ?? ''),
  audience: z.enum(NOTICE_AUDIENCES, { error: 'Choose who should read it.' }),
  priority: z.enum(NOTICE_PRIORITIES, { error: 'Choose how important it is.' }).default('normal'),
  /** Nothing means now. */
  publish_at: Instant.nullable().default(null),
  /** Nothing means thirty days later. */
  expires_at: Instant.nullable().default(null),
  pinned: z.boolean().default(false),
  picture_ids: z
    .array(Id)
    .max(NOTICE_LIMITS.pictures, 'Add at most 3 pictures.')
    .refine((ids) => new Set(ids).size === ids.length, 'Add each picture once.')
    .default([]),
  /** Said by whoever adds pictures: a board is no place for a photo that somebody has to agree to. */
  pictures_show_nobody: z.boolean().default(false),
});
export type NoticeInput = z.infer<typeof NoticeInput>;

/** What hangs on the board, for everybody alike: nothing in it is only for staff. */
export const BoardNotice = z.object({
  id: Id,
  title: z.string(),
  body: z.string(),
  audience: z.enum(NOTICE_AUDIENCES),
  priority: z.enum(NOTICE_PRIORITIES),
  pinned: z.boolean(),
  author: z.string().nullable(),
  published_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  pictures: z.array(Picture),
  is_read: z.boolean(),
  /** Somebody named in it no longer agrees: families do not get it, staff see that it is so. */
  is_hidden: z.boolean(),
});
export type BoardNotice = z.infer<typeof BoardNotice>;

/** As those who write notices see it. */
export const ManagedNotice = z.object({
  id: Id,
  title: z.string(),
  body: z.string(),
  audience: z.enum(NOTICE_AUDIENCES),
  priority: z.enum(NOTICE_PRIORITIES),
  pinned: z.boolean(),
  state: z.enum(NOTICE_STATES),
  publish_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  author: z.string().nullable(),
  pictures: z.array(z.object({ id: Id, picture: Picture })),
  /** In how many homes it was put up. */
  homes: z.int(),
  /** How many of today's staff have read it; only of notices for staff, and for whoever may know. */
  readers: z.object({ read: z.int(), of: z.int() }).nullable(),
  /** Because of whom families do not get it. */
  hidden_by: z.array(z.string()),
  version: z.int(),
});
export type ManagedNotice = z.infer<typeof ManagedNotice>;

const Reader = z.object({ id: Id, name: z.string(), read_at: z.iso.datetime().nullable() });
const ById = z.object({ id: Id });

export const noticeCalls = defineCalls({
  'dashboard/notice-board': {
    access: 'notices.view',
    summary: 'What hangs on the board for the caller now: pinned first, then what is urgent',
    input: z.object({}),
    output: z.array(BoardNotice),
  },
  'notices/read': {
    access: 'notices.view',
    summary: 'Notes that the caller has read some notices',
    input: z.object({ ids: z.array(Id).min(1).max(100) }),
    output: z.object({}),
  },
  'notices/list': {
    access: 'notices.manage',
    summary: 'All notices of the home: on the board, planned, past and withdrawn',
    input: z.object({}),
    output: z.array(ManagedNotice),
  },
  'notices/get': {
    access: 'notices.manage',
    summary: 'One notice as it can be edited',
    input: ById,
    output: ManagedNotice,
  },
  'notices/add': {
    access: 'notices.manage',
    summary: 'Puts up a notice, now or later, also in other homes where the caller may',
    input: NoticeInput.extend({
      /** Further homes; the one that one is at always gets it. */
      carehome_ids: z.array(Id).max(200).default([]),
    }),
    output: ById,
  },
  'notices/edit': {
    access: 'notices.manage',
    summary: 'Changes a notice of this home',
    input: NoticeInput.extend({ id: Id, version: z.int() }),
    output: ById,
  },
  'notices/withdraw': {
    access: 'notices.manage',
    summary: 'Takes a notice of this home down',
    input: ById,
    output: ById,
  },
  'notices/publish-again': {
    access: 'notices.manage',
    summary: 'Puts a notice back that was taken down',
    input: ById,
    output: ById,
  },
  'notices/pin': {
    access: 'notices.manage',
    summary: 'Keeps a notice at the top of the board, or no longer',
    input: ById.extend({ pinned: z.boolean() }),
    output: ById,
  },
  'notices/receipts': {
    access: 'notices.manage',
    summary: 'Who of today’s staff has read a notice for staff; for its author and managers',
    input: ById,
    output: z.array(Reader),
  },
});
