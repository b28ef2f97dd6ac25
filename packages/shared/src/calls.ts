import type { z } from 'zod';

import { accountCalls } from './account/contract.ts';
import { groupCalls } from './groups/contract.ts';
import { invitationCalls } from './invitations/contract.ts';
import { mediaCalls } from './media/contract.ts';
import { pingCalls } from './ping/contract.ts';
import { pushCalls } from './push/contract.ts';
import { residentCalls } from './residents/contract.ts';
import { signInCalls } from './sign-in/contract.ts';

export const calls = {
  ...signInCalls,
  ...accountCalls,
  ...invitationCalls,
  ...residentCalls,
  ...groupCalls,
  ...pushCalls,
  ...mediaCalls,
  ...pingCalls,
};

export type CallName = keyof typeof calls;
export type Input<N extends CallName> = z.input<(typeof calls)[N]['input']>;
export type Output<N extends CallName> = z.output<(typeof calls)[N]['output']>;
