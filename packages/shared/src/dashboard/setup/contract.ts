import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { SETUP_STEP_IDS } from './steps.ts';

const Step = z.enum(SETUP_STEP_IDS, { error: 'Choose one from the list.' });

export const setupCalls = defineCalls({
  'setup/get': {
    access: 'home.manage',
    reads: [
      'setup',
      'account',
      'home-details',
      'residents',
      'reports',
      'events',
      'staff',
      'invitations',
      'relatives',
    ],
    summary: 'Get the checklist for setting up this home; null once it is finished or closed',
    input: z.object({}),
    output: z
      .object({
        steps: z.array(z.object({ id: Step, state: z.enum(['open', 'done', 'skipped']) })),
      })
      .nullable(),
  },
  'setup/skip': {
    access: 'home.manage',
    changes: ['setup'],
    summary: 'Skip a step of the checklist, or bring it back',
    input: z.object({ step: Step, skipped: z.boolean() }),
    output: z.object({}),
  },
  'setup/close': {
    access: 'home.manage',
    changes: ['setup'],
    summary: 'Close the checklist, or open it again',
    input: z.object({ closed: z.boolean() }),
    output: z.object({}),
  },
});
