import { z } from 'zod';

import { defineCalls } from '../call.ts';
import { Id } from '../fields.ts';
import { TUTORIAL_KINDS } from './tutorial.ts';

const code = z.string().trim().min(1, 'Choose a tutorial.').max(80, 'Choose a tutorial.');

export const TutorialCard = z.object({
  id: Id,
  code: z.string(),
  title: z.string(),
  summary: z.string(),
  kind: z.enum(TUTORIAL_KINDS),
  minutes: z.int(),
  steps: z.int(),
  /** How many steps have been seen; null before the first. */
  progress: z.object({ step: z.int(), done: z.boolean() }).nullable(),
});
export type TutorialCard = z.infer<typeof TutorialCard>;

export const tutorialCalls = defineCalls({
  'dashboard/tutorials': {
    access: 'tutorials.view',
    summary: 'The how-tos for somebody in this role, with how far they are in each',
    input: z.object({
      query: z.string().trim().max(100, 'Use at most 100 characters.').default(''),
      kind: z.enum(TUTORIAL_KINDS).nullable().default(null),
    }),
    output: z.array(TutorialCard),
  },
  'tutorials/get': {
    access: 'tutorials.view',
    summary: 'One how-to, step by step, and what goes well with it',
    input: z.object({ code }),
    output: TutorialCard.omit({ steps: true }).extend({
      steps: z.array(
        z.object({
          title: z.string(),
          text: z.string(),
          screenshot: z
            .object({ url: z.string(), alt: z.string(), width: z.enum(['phone', 'desktop']) })
            .nullable(),
        }),
      ),
      good_to_know: z.array(z.string()),
      related: z.array(TutorialCard),
    }),
  },
  'tutorials/set-progress': {
    access: 'tutorials.view',
    summary: 'Remembers how far somebody is; what was done once stays done',
    input: z.object({
      code,
      /** Steps seen so far. */
      step: z.int().min(0, 'Choose a step.').max(20, 'Choose a step.'),
      done: z.boolean().default(false),
    }),
    output: z.object({}),
  },
});
