import { z } from 'zod';

import { defineCalls } from '../call.ts';
import { Id } from '../fields.ts';

/** In the order in which people are shown them. */
export const ITEM_KINDS = ['activity', 'video', 'tutorial', 'product'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

export const libraryCalls = defineCalls({
  'library/hide': {
    access: 'activities.manage',
    summary:
      'Takes an item of the library, or what another home shares, away from the people of the organisation, or gives it back',
    input: z.object({ id: Id, hidden: z.boolean() }),
    output: z.object({ id: Id }),
  },
  'library/hidden': {
    access: 'activities.manage',
    summary: 'What the organisation has taken away, by kind and title',
    input: z.object({}),
    output: z.array(
      z.object({
        id: Id,
        kind: z.enum(ITEM_KINDS),
        title: z.string(),
        summary: z.string(),
      }),
    ),
  },
});
