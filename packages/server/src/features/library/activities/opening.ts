import { can } from '@relish/shared/permissions.ts';

import type { AnyActivity } from '../../../content/collections.ts';
import { readToday } from '../../../content/featured-today.ts';
import { type Reach, openReach } from '../../../content/reach.ts';
import { notFound } from '../../../core/app-error.ts';
import type { InHome } from '../../../core/handler.ts';

/** 404 unless the user may open all of them. */
export async function openAll(
  context: InHome,
  ids: readonly string[],
): Promise<{ reach: Reach; opened: AnyActivity[] }> {
  const { user } = context;
  const reach = await openReach(context);
  const opened = ids.flatMap((id) => reach.activity(id) ?? []);
  const seesAll = can(user, 'activities.view-all');
  const seesHidden = can(user, 'activities.manage');
  const isReachable = (activity: AnyActivity) => seesHidden || !reach.isHidden(activity);
  // Visit ideas are for relatives only.
  const visits = can(user, 'relatives.view');
  const isIdea = (activity: AnyActivity) =>
    visits && reach.isOpen(activity) && activity.guide.visit !== null;
  const unusual = opened.filter((each) => !isReachable(each) || !(seesAll || isIdea(each)));
  if (opened.length < ids.length || (unusual.length > 0 && seesAll)) throw notFound();
  if (unusual.length > 0) {
    const today = new Set((await readToday(context, reach)).activities);
    if (unusual.some((each) => !today.has(each))) throw notFound();
  }
  return { reach, opened };
}

/** For cards: titles of those that the user may open on any day. */
export async function listActivityTitles(context: InHome, ids: readonly string[]) {
  const { user } = context;
  const reach = await openReach(context);
  const seesAll = can(user, 'activities.view-all');
  const visits = can(user, 'relatives.view');
  return ids.flatMap((id) => {
    const activity = reach.activity(id);
    const isShown =
      activity && reach.isOpen(activity) && (seesAll || (visits && activity.guide.visit !== null));
    return isShown ? { id, title: activity.title, at: null } : [];
  });
}
