import { z } from 'zod';

import { CATEGORIES, SEASONS, THEMES } from '../activities/choices.ts';
import { defineCalls } from '../call.ts';
import { Id } from '../fields.ts';
import { INTERESTS } from '../interests/taxonomy.ts';

/** Why something is an idea, as far as a family may know (N9, N15): never anything about health. */
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

/** Something to do on a visit, in words for a relative. */
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
});
export type Idea = z.infer<typeof Idea>;

export const ideaCalls = defineCalls({
  'dashboard/relative-activity-ideas': {
    access: 'relatives.view',
    summary: 'Three things to do on the next visit, for each of a relative’s own people',
    input: z.object({ page: z.int().min(0).max(1000).default(0) }),
    output: z.array(
      z.object({
        resident_id: Id,
        preferred_name: z.string(),
        ideas: z.array(Idea),
        /** How many different threes there are today. */
        pages: z.int(),
      }),
    ),
  },
});
