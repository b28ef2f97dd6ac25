import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Id, Instant } from '../../fields.ts';
import { CATEGORIES } from '../../library/activities/choices.ts';
import { HOW } from '../../reports/reports/how-it-went.ts';
import { Picture } from '../../residents/residents/contract.ts';

/** A separate schema, so that nothing internal can slip in. */
export const Moment = z.object({
  id: Id,
  title: z.string(),
  category: z.enum(CATEGORIES),
  started_at: Instant,
  minutes: z.int(),
  /** In reading order; mood only with consent. */
  how: z.array(z.enum(HOW)),
  quote: z.string().nullable(),
  note: z.string().nullable(),
  photos: z.array(z.object({ picture: Picture, caption: z.string().nullable() })),
});
export type Moment = z.infer<typeof Moment>;

export const momentCalls = defineCalls({
  'moments/list': {
    access: 'relatives.view',
    reads: ['reports', 'relatives', 'consents'],
    summary: 'List shared moments of a relative’s resident, latest first',
    input: z.object({
      resident_id: Id,
      after: z.object({ at: Instant, id: Id }).nullable().default(null),
      limit: z.int().min(1).max(50).default(10),
    }),
    output: z.object({ moments: z.array(Moment), more: z.boolean() }),
  },
});
