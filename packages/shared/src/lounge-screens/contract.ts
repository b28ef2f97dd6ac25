import { z } from 'zod';

import { defineCalls } from '../call.ts';
import { Day, Id, shortText } from '../fields.ts';
import { NOTICE_LIMITS, NOTICE_PRIORITIES } from '../notices/choices.ts';
import { Picture } from '../residents/contract.ts';

const ById = z.object({ id: Id });

/** What a screen in a lounge shows to whoever sits there: nothing that is only for staff or families (N22). */
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
      /** So that a screen without a connection takes it down by itself. */
      expires_at: z.iso.datetime(),
      pictures: z.array(Picture),
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
});
export type LoungeBoard = z.infer<typeof LoungeBoard>;

export const loungeScreenCalls = defineCalls({
  'notices/screens': {
    access: 'notices.manage',
    summary: 'The screens that may show the board without anybody signing in',
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
  'notices/add-screen': {
    access: 'notices.manage',
    summary: 'Makes the link of a screen; its secret is told this once',
    input: z.object({ name: shortText(NOTICE_LIMITS.screenName, 'where the screen is') }),
    output: z.object({ id: Id, token: z.string() }),
  },
  'notices/revoke-screen': {
    access: 'notices.manage',
    summary: 'Ends the link of a screen',
    input: ById,
    output: ById,
  },
  'notices/screen': {
    access: 'public',
    summary:
      'What a screen in a lounge shows: notices for everybody, and birthdays shown in the home',
    input: z.object({ token: z.string().min(1).max(200) }),
    output: LoungeBoard,
  },
});
