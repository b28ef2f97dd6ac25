import { z } from 'zod';

import { defineCalls } from '../call.ts';
import { Email, personName, placeName, Region, shortText, TimeZone } from '../fields.ts';
import { NewPassword, TypedPassword } from '../password.ts';

const Token = z.object({ token: z.string() });

/** A code or token as mailed: opaque to the sender. */
const secret = (what: string) => shortText(100, what);

export const Login = z.object({ email: Email, password: TypedPassword });

export const NewOrganisation = z.object({
  kind: z.enum(['care_home', 'family'], { error: 'Choose what you are registering.' }),
  name: placeName('a name'),
  region: Region,
  time_zone: TimeZone.default('Europe/London'),
});

/** With an invitation one joins a home; without one, a new organisation on Package A is made. */
export const Register = z
  .object({
    email: Email,
    password: NewPassword,
    first_name: personName('your first name'),
    last_name: personName('your last name'),
    is_adult: z.literal(true, { error: 'Accounts are for people aged 18 or over.' }),
    invitation_code: secret('the code').optional(),
    organisation: NewOrganisation.optional(),
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
});

const ConfirmEmail = z.object({ token: secret('the link from the e-mail') });

export const signInCalls = defineCalls({
  login: {
    access: 'public',
    summary: 'Exchanges e-mail and password for a token',
    input: Login,
    output: Token,
  },
  register: {
    access: 'public',
    summary: 'Joins a home by invitation, or registers a new home or family organisation',
    input: Register,
    output: Token,
  },
  start_reset: {
    access: 'public',
    summary: 'Mails a link for choosing a new password; the answer never tells who has an account',
    input: StartReset,
    output: z.object({}),
  },
  complete_reset: {
    access: 'public',
    summary: 'Sets a new password by the mailed link and ends all other sessions',
    input: CompleteReset,
    output: Token,
  },
  'user/confirm-email': {
    access: 'public',
    summary: 'Confirms an e-mail address by the mailed link',
    input: ConfirmEmail,
    output: z.object({}),
  },
});
