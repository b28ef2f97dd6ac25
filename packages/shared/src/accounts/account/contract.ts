import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Id, shortText } from '../../fields.ts';
import { NewPassword, TypedPassword } from '../sign-in/password.ts';
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
    reads: ['account'],
    summary: 'Get the signed-in user at their current care home',
    input: Nothing,
    output: CurrentUser,
  },
  logout: {
    access: 'authenticated',
    changes: ['account'],
    summary: 'End this session',
    input: Nothing,
    output: Nothing,
  },
  'switch-carehome': {
    access: 'authenticated',
    notInDemo: true,
    changes: ['account'],
    summary: 'Switch this session to another of the user’s care homes',
    input: SwitchCarehome,
    output: Nothing,
  },
  'user/change-password': {
    access: 'authenticated',
    notInDemo: true,
    changes: ['account'],
    summary: 'Set a new password and end all other sessions',
    input: ChangePassword,
    output: Nothing,
  },
  'user/mail-confirmation': {
    access: 'authenticated',
    notInDemo: true,
    summary: 'Mail another link for confirming the user’s email address',
    input: Nothing,
    output: Nothing,
  },
  'app-activity': {
    access: 'authenticated',
    summary: 'Record that the user is active, and with which release',
    input: AppActivity,
    output: Nothing,
  },
});
