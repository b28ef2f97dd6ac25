import { z } from 'zod';

import { defineCalls } from '../call.ts';
import { Email, Id, Instant, optionalDay, optionalLine, RoleField } from '../fields.ts';
import { hasLastDay, LAST_DAY_MISSING } from '../staff/last-day.ts';

export const InvitationInput = z
  .object({
    email: Email,
    role: RoleField,
    job_title: optionalLine(60),
    /** Agency staff: the account ends by itself after this day. */
    access_until: optionalDay,
  })
  .refine(hasLastDay, LAST_DAY_MISSING);
export type InvitationInput = z.infer<typeof InvitationInput>;

export const Invitation = z.object({
  id: Id,
  email: z.string(),
  role: RoleField,
  status: z.enum(['pending', 'accepted', 'expired', 'cancelled']),
  invited_by: z.string().nullable(),
  created_at: Instant,
  expires_at: Instant,
});

export const invitationCalls = defineCalls({
  'invitations/list': {
    access: 'invitations.manage',
    summary: 'Who has been invited to this home, newest first',
    input: z.object({}),
    output: z.array(Invitation),
  },
  'invitations/add': {
    access: 'invitations.manage',
    summary: 'Mails a single-use code, good for seven days and for this address only',
    input: InvitationInput,
    output: z.object({ id: Id }),
  },
  'invitations/cancel': {
    access: 'invitations.manage',
    summary: 'Makes a code that has not been used worthless',
    input: z.object({ id: Id }),
    output: z.object({}),
  },
});
