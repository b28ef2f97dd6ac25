import { cardsFor } from '../../../content/activity-card.ts';
import { readToday } from '../../../content/featured-today.ts';
import { openReach } from '../../../content/reach.ts';
import type { InHome } from '../../../core/handler.ts';
import { listFavourites } from './queries.ts';

export async function readFeatured(context: InHome) {
  const { db, carehomeId, user } = context;
  const reach = await openReach(context);
  const { themes, activities } = await readToday(context, reach);
  const favourites = new Set(await listFavourites(db, carehomeId, user.id));
  return { themes, activities: activities.map(cardsFor(context, reach, favourites)) };
}
