import { dayIn } from '@relish/shared/days.ts';
import { featuredOn } from '@relish/shared/library/activities/featured.ts';
import { themesOn } from '@relish/shared/library/themes/theme-days.ts';
import { isVisitor } from '@relish/shared/permissions.ts';

import { after, days } from '../core/clock.ts';
import type { SignedIn } from '../core/handler.ts';
import type { Db } from '../db/database.ts';
import type { AnyActivity } from './collections.ts';
import { listTriedSince } from './own-rows.ts';
import type { Reach } from './reach.ts';

type Context = SignedIn & { db: Db };

const TRIED_MS = days(60);

/** Today's featured items and theme for this user. */
export async function readToday(context: Context, { activities, isOpen }: Reach) {
  const { db, carehomeId, library, user, now } = context;
  const { time_zone, region } = user.carehome;
  const day = dayIn(time_zone, now);
  const themes = themesOn(library.calendar, day, region);
  const tried = await listTriedSince(db, carehomeId, after(now, -TRIED_MS));
  // Visitors have no trained person beside them.
  const visitsOnly = isVisitor(user);
  const candidates = activities
    .filter((each) => isOpen(each) && (!visitsOnly || each.guide.visit !== null))
    .map((activity) => featurable(activity, tried));
  const shown = featuredOn(candidates, {
    day,
    home: carehomeId,
    themes: themes.map(({ theme }) => theme),
    dated: new Set(library.calendar.map(({ theme }) => theme)),
  });
  return {
    themes: themes.map(({ theme, title }) => ({ theme, title })),
    activities: shown.map(({ activity }) => activity),
  };
}

const featurable = (activity: AnyActivity, tried: Set<string>) => ({
  activity,
  id: activity.id,
  category: activity.guide.category,
  themes: activity.guide.themes,
  seasons: activity.guide.seasons,
  pinned_until: activity.scope === 'library' ? activity.pinnedUntil : null,
  tried: tried.has(activity.id),
});
