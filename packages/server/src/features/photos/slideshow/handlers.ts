import { isVisitor } from '@relish/shared/permissions.ts';
import type { PhotoCard } from '@relish/shared/photos/photos/photo.ts';
import type { SlideshowPhoto, slideshowCalls } from '@relish/shared/photos/slideshow/contract.ts';

import type { Handlers } from '../../../core/handler.ts';
import { listCards, listDisplayed } from '../photos/public.ts';

// More would not be seen in one sitting.
const MOST = 200;
const PAGE = 100;

export const slideshowHandlers: Handlers<typeof slideshowCalls> = {
  'slideshow/list': {
    staged: async (context, { resident_id }) => {
      const { user, carehomeId, media, now, system } = context;
      // Decided for everyone who walks past, not for the member of staff who starts it.
      if (resident_id === undefined && !isVisitor(user)) {
        const displayed = await system((db) => listDisplayed(db, carehomeId, MOST));
        return {
          photos: displayed.map(({ media_id, ...photo }) => ({
            ...photo,
            story: null,
            names: [],
            picture: media.signUrls({ carehomeId, id: media_id, audience: 'display', now }),
          })),
        };
      }
      const photos: SlideshowPhoto[] = [];
      let after: Awaited<ReturnType<typeof listCards>>['next'] = null;
      do {
        const page = { resident_id, after, limit: PAGE, for_display: false, favourites: false };
        const { photos: cards, next } = await listCards(context, page);
        const isNamed = ({ state }: PhotoCard) => state === 'ready' || isVisitor(user);
        photos.push(...cards.filter(isNamed).flatMap((card) => toSlide(card) ?? []));
        after = next;
      } while (after && photos.length < MOST);
      return { photos: photos.slice(0, MOST) };
    },
  },
};

/** Staff also settle photos without consent; those are not for showing. */
function toSlide(card: PhotoCard): SlideshowPhoto | undefined {
  const { picture, state, staff, residents } = card;
  if (!picture || state === 'pending' || state === 'hidden') return undefined;
  if (staff && staff.reasons.length > 0) return undefined;
  const { id, width, height, taken_on, decade, place, caption, story } = card;
  const names = residents.map(({ preferred_name }) => preferred_name);
  return { id, picture, width, height, taken_on, decade, place, caption, story, names };
}
