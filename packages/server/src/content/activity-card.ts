import type { ActivityCard } from '@relish/shared/library/activities/contract.ts';
import { isRelative } from '@relish/shared/permissions.ts';

import type { SignedIn } from '../core/handler.ts';
import type { Size } from '../files/sizes.ts';
import type { AnyActivity, Collection } from './collections.ts';

type Viewer = Pick<SignedIn, 'media' | 'carehomeId' | 'user' | 'now'>;

export const cardsFor =
  (
    viewer: Viewer,
    collection: Pick<Collection, 'activity'>,
    favourites: ReadonlySet<string>,
    size: Size = 'small',
  ) =>
  (activity: AnyActivity): ActivityCard => {
    const { id, title, guide, scope } = activity;
    return {
      id,
      title,
      summary: guide.summary ?? '',
      category: guide.category,
      levels: guide.levels,
      formats: guide.formats,
      min_people: guide.min_people,
      max_people: guide.max_people,
      duration_min: guide.duration_min,
      places: guide.places,
      suitable_in_bed: guide.suitable_in_bed,
      seasons: guide.seasons,
      themes: guide.themes,
      picture: findPicture(viewer, collection, activity, size),
      scope,
      favourite: favourites.has(id),
    };
  };

/** Falls back to the picture of the guide it was copied from. */
function findPicture(
  { media, carehomeId, user, now }: Viewer,
  { activity: find }: Pick<Collection, 'activity'>,
  activity: AnyActivity,
  size: Size,
): ActivityCard['picture'] {
  if (activity.scope === 'library')
    return { url: `/library/pictures/${activity.code}.svg`, alt: activity.alt };
  if (activity.pictureId !== null) {
    const audience = isRelative(user) ? 'family' : 'staff';
    const urls = media.signUrls({ carehomeId, id: activity.pictureId, audience, now });
    return { url: urls[size], alt: activity.title };
  }
  const source = activity.basedOn === null ? undefined : find(activity.basedOn);
  return source?.scope === 'library'
    ? findPicture({ media, carehomeId, user, now }, { activity: find }, source, size)
    : null;
}
