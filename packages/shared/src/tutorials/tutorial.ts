import { z } from 'zod';

import { GUIDE_STATUSES } from '../activities/choices.ts';

export const AUDIENCES = ['manager', 'keeper', 'carer', 'member'] as const;
export const TUTORIAL_KINDS = ['product', 'practice'] as const;

/** Where a picture of the product is taken; the script that takes them reads it. */
const Screenshot = z.strictObject({
  as: z.string(),
  path: z.string().startsWith('/'),
  width: z.enum(['phone', 'desktop']),
  alt: z.string().min(5).max(140),
  highlight: z.strictObject({ role: z.string(), name: z.string() }).nullable(),
});

/** A how-to as its file has it. */
export const Tutorial = z.strictObject({
  code: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not written like-this'),
  title: z.string().min(3).max(60),
  summary: z.string().min(10).max(160),
  kind: z.enum(TUTORIAL_KINDS),
  audience: z.array(z.enum(AUDIENCES)).min(1),
  minutes: z.int().min(1).max(6),
  steps: z
    .array(
      z.strictObject({
        title: z.string().min(3).max(60),
        text: z.string().min(10).max(400),
        screenshot: Screenshot.nullable(),
      }),
    )
    .min(3)
    .max(7),
  good_to_know: z.array(z.string().min(5).max(200)).max(3),
  search_words: z.array(z.string().min(2).max(30)).min(3).max(10),
  related: z.array(z.string()).max(4),
  version: z.int().min(1),
  status: z.enum(GUIDE_STATUSES),
});
export type Tutorial = z.infer<typeof Tutorial>;
