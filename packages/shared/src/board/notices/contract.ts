import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Id, Instant, optionalText, shortText } from '../../fields.ts';
import { Picture } from '../../residents/residents/contract.ts';
import { NOTICE_AUDIENCES, NOTICE_LIMITS, NOTICE_PRIORITIES, NOTICE_STATES } from './choices.ts';

export const NoticeInput = z.object({
  title: shortText(NOTICE_LIMITS.title, 'a title')
    .min(3, 'Use at least 3 characters.')
    .regex(/[\p{L}\p{N}]/u, 'Use words that can be read aloud.'),
  body: optionalText(NOTICE_LIMITS.body).transform((text) => text ?? ''),
  audience: z.enum(NOTICE_AUDIENCES, { error: 'Choose who should read it.' }),
  priority: z.enum(NOTICE_PRIORITIES, { error: 'Choose how important it is.' }).default('normal'),
  /** Null means now. */
  publish_at: Instant.nullable().default(null),
  /** Null means after thirty days. */
  expires_at: Instant.nullable().default(null),
  pinned: z.boolean().default(false),
  picture_ids: z
    .array(Id)
    .max(NOTICE_LIMITS.pictures, 'Add at most 3 pictures.')
    .refine((ids) => new Set(ids).size === ids.length, 'Add each picture once.')
    .default([]),
  /** Confirmed by the author: notices must not contain photos that need consent. */
  pictures_show_nobody: z.boolean().default(false),
});
export type NoticeInput = z.infer<typeof NoticeInput>;

/** For every audience: contains nothing that is only for staff. */
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
  /** A named resident withdrew consent: hidden from families, marked for staff. */
  is_hidden: z.boolean(),
});
export type BoardNotice = z.infer<typeof BoardNotice>;

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
  homes: z.int(),
  /** Staff notices only, for those who may see it. */
  readers: z.object({ read: z.int(), of: z.int() }).nullable(),
  /** Residents whose consent is missing. */
  hidden_by: z.array(z.string()),
  version: z.int(),
});
export type ManagedNotice = z.infer<typeof ManagedNotice>;

const Reader = z.object({ id: Id, name: z.string(), read_at: z.iso.datetime().nullable() });
const ById = z.object({ id: Id });

export const noticeCalls = defineCalls({
  'dashboard/notice-board': {
    access: 'authenticated',
    reads: ['notices'],
    summary:
      'List current notices for the user: pinned first, then urgent; empty for family organisations, which have no board',
    input: z.object({}),
    output: z.array(BoardNotice),
  },
  'notices/read': {
    access: 'notices.view',
    changes: ['notices'],
    summary: 'Mark notices as read',
    input: z.object({ ids: z.array(Id).min(1).max(100) }),
    output: z.object({}),
  },
  'notices/list': {
    access: 'notices.manage',
    reads: ['notices'],
    summary: 'List all notices of the home: current, scheduled, expired and withdrawn',
    input: z.object({}),
    output: z.array(ManagedNotice),
  },
  'notices/get': {
    access: 'notices.manage',
    reads: ['notices'],
    summary: 'Get a notice for editing',
    input: ById,
    output: ManagedNotice,
  },
  'notices/add': {
    access: 'notices.manage',
    changes: ['notices'],
    creates: true,
    summary: 'Add a notice, now or later, also in other homes where the user may',
    input: NoticeInput.extend({
      /** In addition to the current home. */
      carehome_ids: z.array(Id).max(200).default([]),
    }),
    output: ById,
  },
  'notices/edit': {
    access: 'notices.manage',
    changes: ['notices'],
    summary: 'Edit a notice of this home',
    input: NoticeInput.extend({ id: Id, version: z.int() }),
    output: ById,
  },
  'notices/withdraw': {
    access: 'notices.manage',
    changes: ['notices'],
    summary: 'Withdraw a notice of this home',
    input: ById,
    output: ById,
  },
  'notices/publish-again': {
    access: 'notices.manage',
    changes: ['notices'],
    summary: 'Publish a withdrawn notice again',
    input: ById,
    output: ById,
  },
  'notices/pin': {
    access: 'notices.manage',
    changes: ['notices'],
    summary: 'Pin a notice to the top of the board, or unpin it',
    input: ById.extend({ pinned: z.boolean() }),
    output: ById,
  },
  'notices/receipts': {
    access: 'notices.manage',
    reads: ['notices', 'staff'],
    summary:
      'List who among the current staff has read a staff notice, for its author and managers',
    input: ById,
    output: z.array(Reader),
  },
});
