import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Email, personName, placeName, Region, shortText, TimeZone } from '../../fields.ts';
import { NewPassword, TypedPassword } from './password.ts';

/** `device` is kept by the client for the next sign-in; it is not a credential. */
const Token = z.object({ token: z.string(), device: z.string().optional() });
const Device = z.string().max(100).optional();

const secret = (what: string) => shortText(100, what);

export const Login = z.object({ email: Email, password: TypedPassword, device: Device });

export const NewOrganisation = z.object({
  kind: z.enum(['care_home', 'family'], { error: 'Choose what you are registering.' }),
  name: placeName('a name'),
  region: Region,
  time_zone: TimeZone.default('Europe/London'),
});

/** Joins a home with an invitation, otherwise founds an organisation on Package A. */
export const Register = z
  .object({
    email: Email,
    password: NewPassword,
    first_name: personName('your first name'),
    last_name: personName('your last name'),
    is_adult: z.literal(true, { error: 'Accounts are for people aged 18 or over.' }),
    invitation_code: secret('the code').optional(),
    organisation: NewOrganisation.optional(),
    device: Device,
  })
  .refine((input) => !(input.invitation_code && input.organisation), {
    path: ['organisation'],
    error: 'Use an invitation or register a new home, not both.',
  })
  .refine((input) => input.invitation_code || input.organisation, {
    path: ['organisation'],
    error: 'Enter an invitation code, or the home or family you are registering.',
  });

export const StartReset = z.object({ email: Email });

export const CompleteReset = z.object({
  token: secret('the link from the e-mail'),
  password: NewPassword,
  device: Device,
});

const ConfirmEmail = z.object({ token: secret('the link from the e-mail') });

export const signInCalls = defineCalls({
  login: {
    access: 'public',
    changes: ['account'],
    summary: 'Exchange email and password for a token',
    input: Login,
    output: Token,
  },
  register: {
    access: 'public',
    changes: ['account'],
    summary: 'Join a home by invitation, or register a new home or family organisation',
    input: Register,
    output: Token,
  },
  start_reset: {
    access: 'public',
    summary: 'Mail a link for a new password; the answer never reveals who has an account',
    input: StartReset,
    output: z.object({}),
  },
  complete_reset: {
    access: 'public',
    changes: ['account'],
    summary: 'Set a new password with the mailed link and end all other sessions',
    input: CompleteReset,
    output: Token,
  },
  'user/confirm-email': {
    access: 'public',
    changes: ['account'],
    summary: 'Confirm an email address with the mailed link',
    input: ConfirmEmail,
    output: z.object({}),
  },
});
