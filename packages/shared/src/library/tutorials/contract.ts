import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Id } from '../../fields.ts';
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
  /** Paths of the pages it belongs to, without the leading slash. */
  pages: z.array(z.string()),
  search_words: z.array(z.string()),
  progress: z.object({ step: z.int(), done: z.boolean() }).nullable(),
});
export type TutorialCard = z.infer<typeof TutorialCard>;

export const tutorialCalls = defineCalls({
  'dashboard/tutorials': {
    access: 'tutorials.view',
    reads: ['library', 'progress'],
    summary: 'List the tutorials for the user’s role, with their progress',
    input: z.object({
      query: z.string().trim().max(100, 'Use at most 100 characters.').default(''),
      kind: z.enum(TUTORIAL_KINDS).nullable().default(null),
    }),
    output: z.array(TutorialCard),
  },
  'tutorials/get': {
    access: 'tutorials.view',
    reads: ['library', 'progress'],
    summary: 'Get a tutorial with its steps and related tutorials',
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
    changes: ['progress'],
    summary: 'Save the progress in a tutorial; completed stays completed',
    input: z.object({
      code,
      step: z.int().min(0, 'Choose a step.').max(20, 'Choose a step.'),
      done: z.boolean().default(false),
    }),
    output: z.object({}),
  },
});
