import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Id } from '../../fields.ts';
import { MOST_COUNTED, PHOTO_LIMITS, PHOTO_STATES } from './choices.ts';

const chosen = (least: number, missing: string) =>
  z
    .array(Id)
    .min(least, missing)
    .max(PHOTO_LIMITS.many, `Choose at most ${PHOTO_LIMITS.many}.`)
    .refine((all) => new Set(all).size === all.length, 'Choose each of them once.');

/** Null for staff who do not see every photo: a count would reveal the others. */
const Count = z.int().max(MOST_COUNTED).nullable();

export const albumCalls = defineCalls({
  'photos/months': {
    access: 'photos.edit',
    reads: ['photos'],
    summary: 'List the months of the album, latest first, and what is left to do',
    input: z.object({
      resident_id: Id.optional(),
      state: z.enum(PHOTO_STATES).optional(),
      /** Only the album of the home. */
      for_display: z.boolean().default(false),
      favourites: z.boolean().default(false),
    }),
    output: z.object({
      /** Year and month, such as 2026-11. */
      months: z.array(z.string()),
      /** In the whole home. */
      needs_people: Count,
      pending: Count,
    }),
  },
  'photos/set-favourite': {
    access: 'photos.edit',
    changes: ['photos'],
    summary: 'Mark photos as favourites of the home, or no longer',
    input: z.object({ ids: chosen(1, 'Choose a photo.'), favourite: z.boolean() }),
    output: z.object({}),
  },
  'photos/keep-duplicates': {
    access: 'photos.edit',
    changes: ['photos'],
    summary: 'Keep photos that look the same; they are not offered as duplicates again',
    input: z.object({ ids: chosen(2, 'Choose at least two photos.') }),
    output: z.object({}),
  },
});
