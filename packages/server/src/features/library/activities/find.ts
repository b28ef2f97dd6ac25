import type {
  activityCalls,
  ActivityFilters,
  ActivityTab,
} from '@relish/shared/library/activities/contract.ts';
import { fits } from '@relish/shared/library/activities/fits.ts';
import type { z } from 'zod';

import { cardsFor } from '../../../content/activity-card.ts';
import type { AnyActivity } from '../../../content/collections.ts';
import { type Reach, openReach } from '../../../content/reach.ts';
import type { InHome } from '../../../core/handler.ts';
import { listFavourites, listOpened } from './queries.ts';

type Asked = z.output<(typeof activityCalls)['activities/search']['input']>;

export async function findActivities(
  context: InHome,
  { tab, archived, offset, limit, ...filters }: Asked,
) {
  const reach = await openReach(context);
  const favourites = await listFavourites(context.db, context.carehomeId, context.user.id);
  const inTab = await listTab(context, reach, { tab, archived, favourites });
  const found = await narrow(reach, inTab, filters);
  const card = cardsFor(context, reach, new Set(favourites));
  return { total: found.length, activities: found.slice(offset, offset + limit).map(card) };
}

async function listTab(
  { db, carehomeId, user }: InHome,
  { activities, activity, isOpen }: Reach,
  { tab, archived, favourites }: { tab: ActivityTab; archived: boolean; favourites: string[] },
): Promise<AnyActivity[]> {
  const those = (ids: string[]) =>
    ids.flatMap((id) => activity(id) ?? []).filter((each) => isOpen(each));
  switch (tab) {
    case 'all':
      return activities.filter((each) => isOpen(each));
    case 'favourites':
      return those(favourites);
    case 'recent':
      return those(await listOpened(db, carehomeId, user.id));
    case 'ours':
      return activities.filter((each) => each.scope === 'home' && each.archived === archived);
  }
}

async function narrow(
  { search }: Reach,
  activities: AnyActivity[],
  { query, ...filters }: ActivityFilters,
): Promise<AnyActivity[]> {
  const fitting = activities.filter(({ guide }) => fits(guide, filters));
  if (query === '') return fitting;
  const scores = await search(query);
  const score = ({ id }: AnyActivity) => scores.get(id) ?? 0;
  return fitting
    .filter(({ id }) => scores.has(id))
    .toSorted((one, other) => score(other) - score(one));
}
