import { z } from 'zod';

import { CATEGORIES } from '../activities/choices.ts';
import { defineCalls } from '../call.ts';
import { Id } from '../fields.ts';
import { PRICE_BANDS } from './product.ts';

export const productCalls = defineCalls({
  'dashboard/featured-products': {
    access: 'products.view',
    summary: 'Things that can be bought: a catalogue of its own, never among care',
    input: z.object({}),
    output: z.array(
      z.object({
        id: Id,
        code: z.string(),
        title: z.string(),
        summary: z.string(),
        good_for: z.string(),
        not_for: z.string(),
        price_band: z.enum(PRICE_BANDS),
        link: z.string(),
        link_label: z.string(),
        categories: z.array(z.enum(CATEGORIES)),
      }),
    ),
  },
  'products/open': {
    access: 'products.view',
    summary: 'Where a product is sold. Counts that somebody of this home looked, never who',
    input: z.object({
      code: z.string().trim().min(1, 'Choose a product.').max(80, 'Choose a product.'),
    }),
    output: z.object({ link: z.string() }),
  },
});
