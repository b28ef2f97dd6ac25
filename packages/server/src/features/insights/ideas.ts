import { seasonOf } from '@relish/shared/activities/choices.ts';
import { themesOn } from '@relish/shared/calendar/theme-days.ts';
import { conflictsWith } from '@relish/shared/choosing/conflicts.ts';
import { dayIn } from '@relish/shared/days.ts';
import type { ResidentInsights } from '@relish/shared/insights/of-resident.ts';
import { byMatch, type MatchActivity, matchScore } from '@relish/shared/interests/match-score.ts';
import { can } from '@relish/shared/permissions.ts';

import type { SignedIn } from '../../core/handler.ts';
import type { Db } from '../../db/database.ts';
import type { AnyActivity } from '../../library/collections.ts';
import type { Reach } from '../../library/reach.ts';
import { findSuiting } from '../ideas/queries.ts';

type Idea = ResidentInsights['interests']['untried'][number]['idea'];
type Candidate = MatchActivity & { activity: AnyActivity };

/** For each of these interests what fits this person best now; nothing that would need a warning (N13). */
export async function ideasFor(
  context: SignedIn & { db: Db },
  residentId: string,
  { reach, codes }: { reach: Reach; codes: readonly string[] },
): Promise<(code: string) => Idea> {
  const { db, carehomeId, user } = context;
  const person = (await findSuiting(db, carehomeId, [residentId])).get(residentId);
  if (!person || codes.length === 0 || !can(user, 'activities.choose')) return () => null;
  const wanted = new Set(codes);
  const isTimely = timelyIn(context);
  const fitting = reach.activities
    .filter(
      (activity) =>
        activity.guide.interests.some((code) => wanted.has(code)) &&
        reach.isOpen(activity) &&
        isTimely(activity),
    )
    .map((activity): Candidate => ({
      activity,
      name: activity.title,
      interest_codes: activity.guide.interests,
      levels: activity.guide.levels,
      hard_conflict:
        conflictsWith({ ...activity.guide, title: activity.title }, [person]).length > 0,
      last_done_on: null,
    }))
    .filter((candidate) => matchScore(candidate, person) > 0)
    // Of two that fit equally, the one that is about little else.
    .toSorted(
      (one, other) =>
        matchScore(other, person) - matchScore(one, person) ||
        one.interest_codes.length - other.interest_codes.length ||
        byMatch(person)(one, other),
    );
  const given = new Set<string>();
  return (code) => {
    const own = fitting.filter(({ interest_codes }) => interest_codes.includes(code));
    // Three interests are three ideas, as long as there are so many.
    const best = (own.find(({ activity }) => !given.has(activity.id)) ?? own[0])?.activity;
    if (!best) return null;
    given.add(best.id);
    return { activity_id: best.id, title: best.title, category: best.guide.category };
  };
}

/** Carols are for Advent, snow is for winter, and a birthday is only on its day. */
function timelyIn({ user: { carehome }, library, now }: SignedIn) {
  const day = dayIn(carehome.time_zone, now);
  const season = seasonOf(day);
  const dated = new Set(library.calendar.map(({ theme }) => theme));
  const on = new Set(themesOn(library.calendar, day, carehome.region).map(({ theme }) => theme));
  return ({ guide: { seasons, themes } }: AnyActivity) =>
    (seasons.length === 0 || seasons.includes(season)) &&
    themes.every((theme) => on.has(theme) || !(dated.has(theme) || theme === 'birthday'));
}

/** Of which activities somebody would have to be warned. */
export async function warnings(
  { db, carehomeId }: SignedIn & { db: Db },
  residentId: string,
  reach: Reach,
): Promise<(activityId: string | null) => boolean> {
  const person = (await findSuiting(db, carehomeId, [residentId])).get(residentId);
  return (activityId) => {
    const activity = activityId === null ? undefined : reach.activity(activityId);
    if (!activity || !person) return false;
    return conflictsWith({ ...activity.guide, title: activity.title }, [person]).length > 0;
  };
}
