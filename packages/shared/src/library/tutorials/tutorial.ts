import { z } from 'zod';

import { GUIDE_STATUSES } from '../activities/choices.ts';

export const AUDIENCES = ['manager', 'keeper', 'carer', 'member'] as const;
export const TUTORIAL_KINDS = ['product', 'practice'] as const;

/** Read by the script that takes the screenshots. */
const Screenshot = z.strictObject({
  as: z.string(),
  path: z.string().startsWith('/'),
  width: z.enum(['phone', 'desktop']),
  alt: z.string().min(5).max(140),
  highlight: z.strictObject({ role: z.string(), name: z.string() }).nullable(),
});

export const Tutorial = z.strictObject({
  code: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not written like-this'),
  title: z.string().min(3).max(60),
  summary: z.string().min(10).max(160),
  kind: z.enum(TUTORIAL_KINDS),
  audience: z.array(z.enum(AUDIENCES)).min(1),
  /** Pages whose help shows it. Optional, because a copy edited by the operator may be older. */
  pages: z.array(z.string()).min(1).max(6).optional(),
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
