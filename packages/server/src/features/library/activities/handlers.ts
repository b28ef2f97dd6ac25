import type { Activity, activityCalls } from '@relish/shared/library/activities/contract.ts';
import { can } from '@relish/shared/permissions.ts';

import { cardsFor } from '../../../content/activity-card.ts';
import type { AnyActivity } from '../../../content/collections.ts';
import { type Reach, openReach } from '../../../content/reach.ts';
import { notFound } from '../../../core/app-error.ts';
import type { Handlers } from '../../../core/handler.ts';
import { readFeatured } from './featured.ts';
import { findActivities } from './find.ts';
import { openAll } from './opening.ts';
import { ownHandlers } from './own.ts';
import { printGuides } from './print.ts';
import { deleteFavourite, insertFavourite, listFavourites, noteOpening } from './queries.ts';

export const activityHandlers: Handlers<typeof activityCalls> = {
  'activities/search': findActivities,

  'activities/get': async (context, { id }) => {
    const { db, carehomeId, user, now } = context;
    const { reach, opened } = await openAll(context, [id]);
    const [activity] = opened;
    if (!activity) throw notFound();
    if (can(user, 'activities.view-all'))
      await noteOpening(db, carehomeId, { user_id: user.id, activity_id: id, opened_at: now });
    const favourites = new Set(await listFavourites(db, carehomeId, user.id));
    const card = cardsFor(context, reach, favourites, 'large');
    return { ...card(activity), ...whole(reach, activity) };
  },

  'activities/set-favourite': async ({ db, carehomeId, user, now, ...context }, input) => {
    const { id, favourite } = input;
    if (favourite) {
      const { activity: find, isOpen } = await openReach({ ...context, db, carehomeId, user });
      const activity = find(id);
      if (!activity || !isOpen(activity)) throw notFound();
      await insertFavourite(db, carehomeId, { user_id: user.id, activity_id: id, added_at: now });
    } else if (!(await deleteFavourite(db, carehomeId, user.id, id))) throw notFound();
    return { id };
  },

  'activities/print': { staged: printGuides },

  'dashboard/featured': readFeatured,

  ...ownHandlers,
};

/** Fields that a card omits. */
function whole(reach: Reach, activity: AnyActivity) {
  const hidden = reach.isHidden(activity);
  const { guide } = activity;
  if (activity.scope === 'library')
    return {
      guide,
      hidden,
      based_on: null,
      picture_id: null,
      version: 1,
      shared: true,
      for_relatives: guide.visit !== null,
      archived: false,
    } satisfies Partial<Activity>;
  const source = activity.basedOn === null ? undefined : reach.activity(activity.basedOn);
  return {
    guide,
    hidden,
    based_on: source ? { id: source.id, title: source.title } : null,
    picture_id: activity.scope === 'home' ? activity.pictureId : null,
    version: activity.version,
    shared: activity.shared,
    for_relatives: activity.forRelatives,
    archived: activity.archived,
  } satisfies Partial<Activity>;
}
