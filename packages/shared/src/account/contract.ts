import { z } from 'zod';

import { defineCalls } from '../call.ts';
import { Id, shortText } from '../fields.ts';
import { NewPassword, TypedPassword } from '../password.ts';
import { CurrentUser } from './current-user.ts';

const Nothing = z.object({});

export const SwitchCarehome = z.object({ carehome_id: Id });

export const ChangePassword = z.object({
  current_password: TypedPassword,
  new_password: NewPassword,
});

export const AppActivity = z.object({
  version: shortText(20, 'the version'),
  build: z.union([z.int().min(0).max(1_000_000), shortText(20, 'the build')]).optional(),
  platform: shortText(200, 'the platform'),
});

export const accountCalls = defineCalls({
  me: {
    access: 'authenticated',
    summary: 'The signed-in person, at the care home they are working in now',
    input: Nothing,
    output: CurrentUser,
  },
  logout: {
    access: 'authenticated',
    summary: 'Ends this session',
    input: Nothing,
    output: Nothing,
  },
  'switch-carehome': {
    access: 'authenticated',
    summary: 'Moves this session to another of the person’s care homes',
    input: SwitchCarehome,
    output: Nothing,
  },
  'user/change-password': {
    access: 'authenticated',
    summary: 'Sets a new password and ends all other sessions',
    input: ChangePassword,
    output: Nothing,
  },
  'user/mail-confirmation': {
    access: 'authenticated',
    summary: 'Mails another link for confirming one’s e-mail address',
    input: Nothing,
    output: Nothing,
  },
  'app-activity': {
    access: 'authenticated',
    summary: 'Notes which release the person uses, and that they use it',
    input: AppActivity,
    output: Nothing,
  },
});
