import { z } from 'zod';

import { CATEGORIES } from '../activities/choices.ts';
import { defineCalls } from '../call.ts';
import { Id, Instant } from '../fields.ts';
import { MOODS } from '../reports/choices.ts';
import { Picture } from '../residents/contract.ts';

/** How it went, in words that fit a family; what was less than this is left unsaid. */
export const WENT = ['absorbed', 'joined_in', 'looked_and_listened'] as const;
export type Went = (typeof WENT)[number];

export const went = (engagement: number | null): Went | null =>
  engagement === null ? null : ([null, null, WENT[2], WENT[1], WENT[0]][engagement] ?? null);

/** A good moment of one's own person. A schema of its own: nothing that is staff's can slip in. */
export const Moment = z.object({
  id: Id,
  title: z.string(),
  category: z.enum(CATEGORIES),
  started_at: Instant,
  minutes: z.int(),
  /** Only where the person agreed that the family is told. */
  mood: z.literal(MOODS).nullable(),
  went: z.enum(WENT).nullable(),
  quote: z.string().nullable(),
  note: z.string().nullable(),
  photos: z.array(z.object({ picture: Picture, caption: z.string().nullable() })),
});
export type Moment = z.infer<typeof Moment>;

export const momentCalls = defineCalls({
  'moments/list': {
    access: 'relatives.view',
    summary: 'What one’s own person did lately, as far as it is shared, the latest first',
    input: z.object({
      resident_id: Id,
      after: z.object({ at: Instant, id: Id }).nullable().default(null),
      limit: z.int().min(1).max(50).default(10),
    }),
    output: z.object({ moments: z.array(Moment), more: z.boolean() }),
  },
});
