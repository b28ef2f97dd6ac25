import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { FIRST_STEP_IDS } from './steps.ts';

export const firstStepCalls = defineCalls({
  'first-steps/get': {
    access: 'authenticated',
    reads: ['first-steps', 'account', 'about-me', 'reports', 'invitations', 'library', 'progress'],
    summary: 'Get the user’s first steps; null once they are finished or closed',
    input: z.object({}),
    output: z
      .object({ steps: z.array(z.object({ id: z.enum(FIRST_STEP_IDS), done: z.boolean() })) })
      .nullable(),
  },
  'first-steps/close': {
    access: 'authenticated',
    changes: ['first-steps'],
    summary: 'Close the first steps, or open them again',
    input: z.object({ closed: z.boolean() }),
    output: z.object({}),
  },
});
