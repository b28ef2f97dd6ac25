import { z } from 'zod';

import { INTERESTS } from '../../residents/interests/taxonomy.ts';
import { LEVELS } from '../../residents/pal/levels.ts';
import { CATEGORIES, GUIDE_STATUSES } from '../activities/choices.ts';

/** A video file of the library; film, captions and poster are next to it. */
export const Video = z.strictObject({
  code: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not written like-this'),
  title: z.string().min(3).max(80),
  summary: z.string().min(10).max(160),
  category: z.enum(CATEGORIES),
  levels: z.array(z.enum(LEVELS)).min(1),
  minutes: z.int().min(1).max(120),
  seconds: z.int().min(1).max(7200),
  narrated: z.boolean(),
  together: z.string().min(10).max(600),
  opening_line: z.string().min(5).max(140),
  chapters: z.array(z.strictObject({ at: z.number().min(0), title: z.string().min(2).max(60) })),
  poster_alt: z.string().min(5).max(160),
  interests: z.array(z.enum(INTERESTS.map(({ code }) => code))).max(8),
  /** Key in media storage, for films that are not part of a release. */
  stored: z.uuid().optional(),
  version: z.int().min(1),
  status: z.enum(GUIDE_STATUSES),
});
export type Video = z.infer<typeof Video>;
