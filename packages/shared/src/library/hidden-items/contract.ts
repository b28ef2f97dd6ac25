import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Id } from '../../fields.ts';

/** In display order. */
export const ITEM_KINDS = ['activity', 'video', 'tutorial', 'product'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

export const hiddenItemCalls = defineCalls({
  'hidden-items/hide': {
    access: 'activities.manage',
    changes: ['library'],
    summary:
      'Hide a library item, or one shared by another home, from the organisation, or show it again',
    input: z.object({ id: Id, hidden: z.boolean() }),
    output: z.object({ id: Id }),
  },
  'hidden-items/list': {
    access: 'activities.manage',
    reads: ['library'],
    summary: 'List the items hidden by the organisation, by kind and title',
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
