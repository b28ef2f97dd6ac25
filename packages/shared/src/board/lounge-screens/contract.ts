import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Day, Id, shortText } from '../../fields.ts';
import { Picture } from '../../residents/residents/contract.ts';
import { NOTICE_LIMITS, NOTICE_PRIORITIES } from '../notices/choices.ts';

const ById = z.object({ id: Id });

/** Nothing that is only for staff or families (N22). */
export const LoungeBoard = z.object({
  carehome_name: z.string(),
  time_zone: z.string(),
  today: Day,
  notices: z.array(
    z.object({
      id: Id,
      title: z.string(),
      body: z.string(),
      priority: z.enum(NOTICE_PRIORITIES),
      /** Lets an offline screen remove it. */
      expires_at: z.iso.datetime(),
      pictures: z.array(Picture),
    }),
  ),
  /** Of the whole day, so that a screen without connection moves on. */
  events: z.array(
    z.object({
      id: Id,
      title: z.string(),
      place: z.string().nullable(),
      /** Null for the whole day. */
      start_time: z.string().nullable(),
      ends_at: z.iso.datetime(),
      is_cancelled: z.boolean(),
    }),
  ),
  birthdays: z.array(
    z.object({
      preferred_name: z.string(),
      day: z.int(),
      month: z.int(),
      turns: z.int().nullable(),
    }),
  ),
  /** Photos in the album of the home, without names. */
  photos: z.array(
    z.object({
      id: Id,
      picture: Picture,
      taken_on: Day.nullable(),
      decade: z.int().nullable(),
      place: z.string().nullable(),
      caption: z.string().nullable(),
    }),
  ),
});
export type LoungeBoard = z.infer<typeof LoungeBoard>;

export const loungeScreenCalls = defineCalls({
  'lounge-screens/list': {
    access: 'notices.manage',
    reads: ['lounge-screens'],
    summary: 'List the screens that may show the board without signing in',
    input: z.object({}),
    output: z.array(
      z.object({
        id: Id,
        name: z.string(),
        created_at: z.iso.datetime(),
        last_seen_at: z.iso.datetime().nullable(),
      }),
    ),
  },
  'lounge-screens/add': {
    access: 'notices.manage',
    notInDemo: true,
    changes: ['lounge-screens'],
    creates: true,
    summary: 'Create a link for a lounge screen; its secret is shown only once',
    input: z.object({ name: shortText(NOTICE_LIMITS.screenName, 'where the screen is') }),
    output: z.object({ id: Id, token: z.string() }),
  },
  'lounge-screens/revoke': {
    access: 'notices.manage',
    changes: ['lounge-screens'],
    summary: 'Revoke the link of a lounge screen',
    input: ById,
    output: ById,
  },
  'lounge-screens/show': {
    access: 'public',
    reads: ['lounge-screens', 'notices', 'events', 'birthdays', 'photos', 'residents', 'consents'],
    summary:
      'Get the content of a lounge screen: notices for everyone, today’s events, and birthdays and photos shown in the home',
    input: z.object({ token: z.string().min(1).max(200) }),
    output: LoungeBoard,
  },
});
