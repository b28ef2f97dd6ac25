import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import {
  Email,
  Id,
  Instant,
  optionalDay,
  optionalLine,
  RoleField,
  shortText,
} from '../../fields.ts';
import { hasLastDay, LAST_DAY_MISSING } from '../staff/last-day.ts';

export const InvitationInput = z
  .object({
    email: Email,
    role: RoleField,
    job_title: optionalLine(60),
    /** For agency staff: the account ends after this day. */
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

/** Shown before joining; the name can be corrected then. */
export const OpenedInvitation = z.object({
  email: z.string(),
  carehome_name: z.string(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  /** Then they join with their current password. */
  has_account: z.boolean(),
});
export type OpenedInvitation = z.infer<typeof OpenedInvitation>;

export const invitationCalls = defineCalls({
  'invitations/open': {
    access: 'public',
    reads: ['invitations'],
    summary: 'Get the recipient, home and name of a mailed code',
    input: z.object({ code: shortText(100, 'the code') }),
    output: OpenedInvitation,
  },
  'invitations/list': {
    access: 'invitations.manage',
    reads: ['invitations'],
    summary: 'List the people invited to this home, newest first',
    input: z.object({}),
    output: z.array(Invitation),
  },
  'invitations/add': {
    access: 'invitations.manage',
    changes: ['invitations'],
    creates: true,
    summary: 'Mail a single-use code, valid for seven days and for this address only',
    input: InvitationInput,
    output: z.object({ id: Id }),
  },
  'invitations/cancel': {
    access: 'invitations.manage',
    changes: ['invitations'],
    summary: 'Cancel an unused code',
    input: z.object({ id: Id }),
    output: z.object({}),
  },
});
