import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import {
  Email,
  Id,
  Instant,
  longText,
  optionalDay,
  optionalText,
  personName,
} from '../../fields.ts';
import { Language, optionalLine } from '../../fields.ts';
import { DECIDING_AUTHORITIES, DECIDING_LEVEL } from '../consents/decision-makers.ts';
import {
  ACCESS_LEVELS,
  AGREEMENTS,
  AUTHORITIES,
  CONTACT_ONLY,
  EMERGENCY_ORDERS,
  LINK_STATUSES,
  RELATIONSHIPS,
} from './choices.ts';
import { FamilyPerson, FamilyPersonRow } from './family-person.ts';

const Nothing = z.object({});
const Named = z.object({ id: Id });
const Versioned = z.object({ id: Id, version: z.int() });

const Relationship = z.enum(RELATIONSHIPS, { error: 'Choose what they are to the person.' });
const AuthorityField = z.enum(AUTHORITIES, { error: 'Choose one from the list.' });
const AccessLevelField = z.literal(ACCESS_LEVELS, { error: 'Choose what they may see.' });
const Agreed = z.enum(AGREEMENTS, { error: 'Say how you know that the person wants this.' });
const EmergencyOrder = z
  .literal(EMERGENCY_ORDERS, { error: 'Choose one from the list.' })
  .nullable()
  .default(null);
const Phone = optionalLine(40).refine(
  (value) => value === null || /^\+?[\d\s().-]{5,}$/.test(value),
  'Enter a telephone number, like 01632 960001.',
);
const Birthday = z
  .union([z.literal(''), z.string().regex(/^\d{2}-\d{2}$/, 'Enter day and month, like 21-06.')])
  .nullish()
  .transform((value) => value || null)
  .refine(isBirthday, 'Enter day and month, like 21-06.');

function isBirthday(value: string | null): boolean {
  if (value === null) return true;
  const [day = 0, month = 0] = value.split('-').map(Number);
  // A leap year, so that 29 February is valid.
  const date = new Date(Date.UTC(2024, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

const names = {
  first_name: personName('their first name'),
  last_name: personName('their last name'),
};
const details = {
  phone: Phone,
  postal_address: optionalText(300),
  language: Language.default('en'),
  communication_needs: optionalText(500),
  birthday: Birthday,
};
const link = {
  relationship: Relationship,
  access_level: AccessLevelField,
  authority: AuthorityField.default('none'),
  /** When the document was seen. */
  authority_seen_on: optionalDay,
  is_main_contact: z.boolean().default(false),
  emergency_order: EmergencyOrder,
  notes: optionalText(1000),
};

interface Deciding {
  access_level: number;
  authority: string;
  authority_seen_on: string | null;
}
const decides = ({ access_level }: Deciding) => access_level >= DECIDING_LEVEL;
/** Deciding needs a documented authority. */
const checkDeciding = <T extends z.ZodType<Deciding>>(schema: T) =>
  schema
    .refine((each) => !decides(each) || DECIDING_AUTHORITIES.includes(each.authority), {
      path: ['authority'],
      error: 'A decision-maker needs an authority for health and welfare.',
    })
    .refine((each) => !decides(each) || each.authority_seen_on !== null, {
      path: ['authority_seen_on'],
      error: 'Say when you saw the document.',
    });

export const RelativeInvite = checkDeciding(
  z.object({
    resident_id: Id,
    ...names,
    email: Email,
    phone: Phone,
    ...link,
    access_level: AccessLevelField.refine(
      (level) => level !== CONTACT_ONLY,
      'Choose what they may see, or add them as a contact only.',
    ),
    agreed: Agreed,
  }),
);

export const ContactInput = z.object({
  resident_id: Id,
  ...names,
  email: z
    .union([z.literal(''), Email])
    .nullish()
    .transform((value) => value || null),
  phone: Phone,
  relationship: Relationship,
  authority: AuthorityField.default('none'),
  is_main_contact: z.boolean().default(false),
  emergency_order: EmergencyOrder,
  notes: optionalText(1000),
  agreed: Agreed,
});

export const RelativeEdit = Versioned.extend({
  ...names,
  email: ContactInput.shape.email,
  ...details,
});

export const LinkEdit = checkDeciding(Versioned.extend(link));

export const Reason = z.object({ id: Id, reason: longText(500, 'a reason') });

export const RelativeLink = z.object({
  id: Id,
  version: z.int(),
  relative: z.object({
    id: Id,
    version: z.int(),
    first_name: z.string(),
    last_name: z.string(),
    phone: z.string().nullable(),
    /** Only for those who manage relatives. */
    email: z.string().nullable(),
    postal_address: z.string().nullable(),
    birthday: z.string().nullable(),
    language: z.string(),
    communication_needs: z.string().nullable(),
    has_account: z.boolean(),
  }),
  relationship: Relationship,
  authority: AuthorityField,
  authority_seen_on: z.string().nullable(),
  authority_seen_by: z.string().nullable(),
  money_only: z.boolean(),
  access_level: AccessLevelField,
  status: z.enum(LINK_STATUSES),
  invitation: z.enum(['pending', 'expired']).nullable(),
  agreed: Agreed,
  is_main_contact: z.boolean(),
  emergency_order: z.int().nullable(),
  invited_at: Instant,
  accepted_at: Instant.nullable(),
  ended_at: Instant.nullable(),
  ended_reason: z.string().nullable(),
  notes: z.string().nullable(),
});
export type RelativeLink = z.infer<typeof RelativeLink>;

export const PendingRelative = z.object({
  id: Id,
  resident_id: Id,
  preferred_name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  relationship: Relationship,
  invitation: z.enum(['pending', 'expired']),
  invited_at: Instant,
});
export type PendingRelative = z.infer<typeof PendingRelative>;

/** Editable by the relative. */
export const MyDetails = z.object({ version: z.int(), ...details });
export type MyDetails = z.infer<typeof MyDetails>;

export const relativeCalls = defineCalls({
  'relatives/list': {
    access: 'residents.view',
    reads: ['relatives', 'consents'],
    summary: 'List a resident’s relatives with their access, main contact first',
    input: z.object({ resident_id: Id }),
    output: z.object({ preferred_name: z.string(), relatives: z.array(RelativeLink) }),
  },
  'relatives/pending': {
    access: 'relatives.manage',
    reads: ['relatives', 'invitations', 'residents'],
    summary: 'List invited relatives of this home who have not joined yet',
    input: Nothing,
    output: z.array(PendingRelative),
  },
  'relatives/invite': {
    access: 'relatives.manage',
    changes: ['relatives', 'invitations'],
    creates: true,
    summary:
      'Invite a relative for a resident who agreed; people with access already are linked at once',
    input: RelativeInvite,
    output: z.object({ id: Id, status: z.enum(LINK_STATUSES) }),
  },
  'relatives/add-contact': {
    access: 'relatives.manage',
    changes: ['relatives'],
    creates: true,
    summary: 'Add a contact without an account',
    input: ContactInput,
    output: Named,
  },
  'relatives/resend': {
    access: 'relatives.manage',
    changes: ['relatives', 'invitations'],
    creates: true,
    summary: 'Mail a new code and cancel the previous one',
    input: Named,
    output: Nothing,
  },
  'relatives/edit': {
    access: 'relatives.manage',
    changes: ['relatives'],
    summary: 'Edit a relative’s details for all residents they are linked to',
    input: RelativeEdit,
    output: Versioned,
  },
  'relatives/edit-link': {
    access: 'relatives.manage',
    changes: ['relatives', 'invitations'],
    summary: 'Edit a relative’s relationship to a resident and their access',
    input: LinkEdit,
    output: Versioned,
  },
  'relatives/suspend': {
    access: 'relatives.manage',
    changes: ['relatives', 'invitations'],
    summary: 'Suspend a relative’s access at once',
    input: Reason,
    output: Nothing,
  },
  'relatives/resume': {
    access: 'relatives.manage',
    changes: ['relatives', 'invitations'],
    summary: 'Reopen access; after a block only as a manager',
    input: Named,
    output: Nothing,
  },
  'relatives/block': {
    access: 'relatives.manage',
    changes: ['relatives', 'invitations'],
    summary: 'Block a relative’s access at once and cancel their code',
    input: Reason,
    output: Nothing,
  },
  'relatives/end': {
    access: 'relatives.manage',
    changes: ['relatives', 'invitations'],
    summary: 'End a relative’s link; they may be invited again',
    input: Reason,
    output: Nothing,
  },
  'relatives/my-people': {
    access: 'relatives.view',
    reads: ['relatives', 'residents', 'consents'],
    summary: 'List a relative’s residents in this home',
    input: Nothing,
    output: z.array(FamilyPersonRow),
  },
  'relatives/my-person': {
    access: 'relatives.view',
    reads: ['relatives', 'residents', 'consents'],
    summary: 'Get what a relative may see of one of their residents',
    input: z.object({ resident_id: Id }),
    output: FamilyPerson,
  },
  'relatives/my-details': {
    access: 'relatives.view',
    reads: ['relatives'],
    summary: 'Get the signed-in relative’s contact details; empty before they are linked',
    input: Nothing,
    output: z.object({ details: MyDetails.nullable() }),
  },
  'relatives/edit-my-details': {
    access: 'relatives.view',
    changes: ['relatives'],
    summary: 'Edit the signed-in relative’s contact details',
    input: MyDetails,
    output: z.object({ version: z.int() }),
  },
});
