import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Id } from '../../fields.ts';
import { TOUR_KINDS, TourStep } from './tour.ts';

export const TourCard = z.object({
  code: z.string(),
  title: z.string(),
  summary: z.string(),
  kind: z.enum(TOUR_KINDS),
  minutes: z.int(),
  /** Paths of the pages that its steps open. */
  pages: z.array(z.string()),
  steps: z.array(TourStep),
  /** Null until it was started or declined. */
  progress: z.object({ step: z.int(), finished: z.boolean(), dismissed: z.boolean() }).nullable(),
});
export type TourCard = z.infer<typeof TourCard>;

export const TOUR_STATES = ['going', 'finished', 'dismissed'] as const;

export const ColleagueProgress = z.object({
  id: Id,
  name: z.string(),
  /** The tours for their role. */
  tours: z.array(z.object({ title: z.string(), finished: z.boolean() })),
  /** Codes of the practice tasks they did in demo mode. */
  practices: z.array(z.string()),
});
export type ColleagueProgress = z.infer<typeof ColleagueProgress>;

export const tourCalls = defineCalls({
  'tours/list': {
    access: 'authenticated',
    reads: ['progress'],
    summary: 'List the guided tours for the user, with their steps and the user’s progress',
    input: z.object({}),
    output: z.array(TourCard),
  },
  'tours/progress': {
    access: 'authenticated',
    changes: ['progress'],
    summary: 'Save the progress in a guided tour; finished stays finished',
    input: z.object({
      code: z.string().trim().min(1, 'Choose a tour.').max(80, 'Choose a tour.'),
      /** Counted from 0. */
      step: z.int().min(0, 'Choose a step.').max(20, 'Choose a step.').default(0),
      state: z.enum(TOUR_STATES).default('going'),
    }),
    output: z.object({}),
  },
  'tours/colleagues': {
    access: 'staff.manage',
    reads: ['progress', 'staff'],
    summary: 'List the tours and practice tasks that colleagues of this home have finished',
    input: z.object({}),
    output: z.array(ColleagueProgress),
  },
});
