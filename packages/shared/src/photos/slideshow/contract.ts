import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Day, Id } from '../../fields.ts';
import { Picture } from '../../residents/residents/contract.ts';

/** Without anything that only staff may know, because it is shown to whoever is in the room. */
export const SlideshowPhoto = z.object({
  id: Id,
  picture: Picture,
  width: z.int(),
  height: z.int(),
  taken_on: Day.nullable(),
  decade: z.int().nullable(),
  place: z.string().nullable(),
  caption: z.string().nullable(),
  story: z.string().nullable(),
  /** Preferred names of the residents in it; empty for the album of the home. */
  names: z.array(z.string()),
});
export type SlideshowPhoto = z.infer<typeof SlideshowPhoto>;

export const slideshowCalls = defineCalls({
  'slideshow/list': {
    access: 'photo-book.view',
    reads: ['photos', 'consents', 'relatives', 'residents'],
    summary:
      'List the latest photos for a slideshow: of one resident, of the user’s own people, or of the album of the home',
    input: z.object({
      /** Left out: the album of the home, for relatives and households their own photos. */
      resident_id: Id.optional(),
    }),
    output: z.object({ photos: z.array(SlideshowPhoto) }),
  },
});
