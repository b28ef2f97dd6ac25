import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Id } from '../../fields.ts';
import { CATEGORIES, SEASONS, THEMES } from '../../library/activities/choices.ts';
import { SafetyData } from '../../library/suggestions/safety-data.ts';
import { INTERESTS } from '../../residents/interests/taxonomy.ts';

/** Reasons a family may see (N9, N15): never about health. */
export const IdeaReason = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('interest'),
    interest: z.enum(INTERESTS.map(({ code }) => code)),
    stance: z.enum(['love', 'like']),
  }),
  z.object({ kind: z.literal('theme'), theme: z.enum(THEMES) }),
  z.object({ kind: z.literal('season'), season: z.enum(SEASONS) }),
]);
export type IdeaReason = z.infer<typeof IdeaReason>;

export const Idea = z.object({
  id: Id,
  title: z.string(),
  summary: z.string().nullable(),
  category: z.enum(CATEGORIES),
  minutes: z.int(),
  picture: z.object({ url: z.string(), alt: z.string() }).nullable(),
  bring: z.array(z.string()),
  say: z.string(),
  steps: z.array(z.string()),
  why: z.array(IdeaReason),
  /** Food or drink: the family should ask staff first. */
  food: z.boolean(),
});
export type Idea = z.infer<typeof Idea>;

export const visitIdeaCalls = defineCalls({
  'dashboard/relative-activity-ideas': {
    access: 'authenticated',
    reads: ['library', 'relatives', 'residents', 'interests'],
    summary:
      'List three visit ideas for each resident of a relative; other users get general ideas from guides they may open',
    input: z.object({ page: z.int().min(0).max(1000).default(0) }),
    output: z.array(
      z.object({
        /** Null for general ideas. */
        resident_id: Id.nullable(),
        preferred_name: z.string().nullable(),
        ideas: z.array(Idea),
        safety: SafetyData,
        /** Sets of three available today. */
        pages: z.int(),
      }),
    ),
  },
});
