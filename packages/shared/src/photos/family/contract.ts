import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Day, Id, Instant } from '../../fields.ts';
import { Picture } from '../../residents/residents/contract.ts';
import { PHOTO_LIMITS } from '../photos/choices.ts';
import { PhotoCard } from '../photos/photo.ts';

/** `accepted`: shown to the family once everyone in it is named. */
export const SUGGESTION_STATES = ['waiting', 'accepted', 'declined'] as const;

const Place = z.object({ day: Day, id: Id });

export const FeedPhoto = PhotoCard.extend({
  /** The user’s own thank you. */
  own_thanks: z.object({ heart: z.boolean(), text: z.string().nullable() }).nullable(),
});
export type FeedPhoto = z.infer<typeof FeedPhoto>;

export const familyPhotoCalls = defineCalls({
  'photos/feed': {
    access: 'relatives.view',
    reads: ['photos', 'consents', 'relatives', 'residents'],
    summary: 'List the photos of the relative’s residents that they may see, latest first',
    input: z.object({
      resident_id: Id.optional(),
      after: Place.nullable().default(null),
      limit: z.int().min(1).max(PHOTO_LIMITS.page).default(10),
    }),
    output: z.object({ photos: z.array(FeedPhoto), next: Place.nullable() }),
  },
  'photos/suggestions': {
    access: 'relatives.view',
    reads: ['photos', 'consents', 'relatives', 'residents'],
    summary:
      'List the relative’s own family photos that are not in the feed, with the home’s answer',
    input: z.object({ resident_id: Id.optional() }),
    output: z.array(
      z.object({
        id: Id,
        state: z.enum(SUGGESTION_STATES),
        /** Null once it has been answered. */
        picture: Picture.nullable(),
        caption: z.string().nullable(),
        answer: z.string().nullable(),
        added_at: Instant,
      }),
    ),
  },
  'photos/to-answer': {
    access: 'photos.keep',
    reads: ['photos'],
    summary: 'Count the families’ photos that have not been answered',
    input: z.object({}),
    output: z.object({ count: z.int() }),
  },
});
