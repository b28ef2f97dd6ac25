import { can } from '@relish/shared/permissions.ts';

import { notFound } from '../../core/app-error.ts';
import type { SignedIn } from '../../core/handler.ts';
import type { Db } from '../../db/database.ts';
import type { AnyActivity } from '../../library/collections.ts';
import { type Reach, reachOf } from '../../library/reach.ts';
import { readToday } from './today.ts';

type Context = SignedIn & { db: Db };

/** These activities, if this person may open every one; whatever they may not does not exist for them. */
export async function openAll(
  context: Context,
  ids: readonly string[],
): Promise<{ reach: Reach; opened: AnyActivity[] }> {
  const { user } = context;
  const reach = await reachOf(context);
  const opened = ids.flatMap((id) => reach.activity(id) ?? []);
  const seesAll = can(user, 'activities.view-all');
  const seesHidden = can(user, 'activities.manage');
  const isReachable = (activity: AnyActivity) => seesHidden || !reach.isHidden(activity);
  // Ideas for the next visit are a relative's alone.
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
