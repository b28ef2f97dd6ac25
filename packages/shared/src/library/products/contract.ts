import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Id } from '../../fields.ts';
import { CATEGORIES } from '../activities/choices.ts';
import { PRICE_BANDS } from './product.ts';

export const productCalls = defineCalls({
  'dashboard/featured-products': {
    access: 'authenticated',
    reads: ['library', 'home-settings'],
    summary:
      'List products, separately from care; empty for relatives if the home has turned it off',
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
    reads: ['library'],
    summary: 'Get the link to a product; counts views per home, never per user',
    input: z.object({
      code: z.string().trim().min(1, 'Choose a product.').max(80, 'Choose a product.'),
    }),
    output: z.object({ link: z.string() }),
  },
});
