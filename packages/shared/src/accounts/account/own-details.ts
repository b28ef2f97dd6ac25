import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Email, personName, shortText } from '../../fields.ts';
import { TypedPassword } from '../sign-in/password.ts';

export const ChangeName = z.object({
  first_name: personName('your first name'),
  last_name: personName('your last name'),
});

export const ChangeEmail = z.object({ email: Email, current_password: TypedPassword });

const MailedLink = z.object({ token: shortText(100, 'the link from the email') });

export const ownDetailsCalls = defineCalls({
  'user/change-name': {
    access: 'authenticated',
    changes: ['account', 'staff'],
    summary: 'Change the user’s own name',
    input: ChangeName,
    output: z.object({}),
  },
  'user/change-email': {
    access: 'authenticated',
    notInDemo: true,
    changes: ['account'],
    summary:
      'Mail a link to the new address that confirms the change, and one to the old that cancels it',
    input: ChangeEmail,
    output: z.object({}),
  },
  'user/confirm-email-change': {
    access: 'public',
    changes: ['account'],
    summary: 'Change the email address with the link mailed to the new one, and sign out elsewhere',
    input: MailedLink,
    output: z.object({}),
  },
  'user/cancel-email-change': {
    access: 'public',
    changes: ['account'],
    summary:
      'Cancel a change of email address with the link mailed to the old one, even after confirmation',
    input: MailedLink,
    output: z.object({ undone: z.boolean() }),
  },
});
