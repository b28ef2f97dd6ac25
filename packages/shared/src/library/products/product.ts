import { z } from 'zod';

import { CATEGORIES, GUIDE_STATUSES } from '../activities/choices.ts';

export const PRICE_BANDS = ['low', 'medium', 'high'] as const;

/** Always marked as a product, never as care. */
export const Product = z.strictObject({
  code: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not written like-this'),
  title: z.string().min(3).max(80),
  summary: z.string().min(10).max(160),
  good_for: z.string().min(10).max(200),
  not_for: z.string().min(10).max(200),
  price_band: z.enum(PRICE_BANDS),
  link: z.url({ protocol: /^https$/ }),
  link_label: z.string().min(3).max(60),
  categories: z.array(z.enum(CATEGORIES)).min(1),
  version: z.int().min(1),
  status: z.enum(GUIDE_STATUSES),
});
export type Product = z.infer<typeof Product>;
