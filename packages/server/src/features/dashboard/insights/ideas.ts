import type { ResidentInsights } from '@relish/shared/dashboard/insights/resident-insights.ts';
import { dayIn } from '@relish/shared/days.ts';
import { findSeason } from '@relish/shared/library/activities/choices.ts';
import { needsNoWarning } from '@relish/shared/library/suggestions/care-notes.ts';
import { conflictsWith } from '@relish/shared/library/suggestions/conflicts.ts';
import { type SafetyData, safetyData } from '@relish/shared/library/suggestions/safety-data.ts';
import { themesOn } from '@relish/shared/library/themes/theme-days.ts';
import { can } from '@relish/shared/permissions.ts';
import {
  byMatch,
  type MatchActivity,
  matchScore,
} from '@relish/shared/residents/interests/match-score.ts';

import type { AnyActivity } from '../../../content/collections.ts';
import type { Reach } from '../../../content/reach.ts';
import { toSuggestible } from '../../../content/suggestible.ts';
import type { SignedIn } from '../../../core/handler.ts';
import type { Db } from '../../../db/database.ts';
import { findSuiting } from '../../library/suggestions/public.ts';

type Idea = ResidentInsights['interests']['untried'][number]['idea'];
type Candidate = MatchActivity & { activity: AnyActivity };

interface InterestIdeas {
  ideaFor: (code: string) => Idea;
  safety: SafetyData;
}

/** Best current match per interest, without anything that needs a warning (N13). */
export async function ideasFor(
  context: SignedIn & { db: Db },
  residentId: string,
  { reach, codes }: { reach: Reach; codes: readonly string[] },
): Promise<InterestIdeas> {
  const { db, carehomeId, user } = context;
  const person = (await findSuiting(db, carehomeId, [residentId])).get(residentId);
  const safety = person
    ? safetyData(person, user.carehome.time_zone)
    : { checked_on: null, known: false };
  if (!person || codes.length === 0 || !can(user, 'activities.choose'))
    return { ideaFor: () => null, safety };
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
      hard_conflict: !needsNoWarning(toSuggestible(activity), person),
      last_done_on: null,
    }))
    .filter((candidate) => matchScore(candidate, person) > 0)
    // Prefers the more specific of two equal matches.
    .toSorted(
      (one, other) =>
        matchScore(other, person) - matchScore(one, person) ||
        one.interest_codes.length - other.interest_codes.length ||
        byMatch(person)(one, other),
    );
  const used = new Set<string>();
  const ideaFor = (code: string): Idea => {
    const own = fitting.filter(({ interest_codes }) => interest_codes.includes(code));
    // A different activity per interest where possible.
    const best = (own.find(({ activity }) => !used.has(activity.id)) ?? own[0])?.activity;
    if (!best) return null;
    used.add(best.id);
    return { activity_id: best.id, title: best.title, category: best.guide.category };
  };
  return { ideaFor, safety };
}

/** Seasonal activities only in season, birthdays only on the day. */
function timelyIn({ user: { carehome }, library, now }: SignedIn) {
  const day = dayIn(carehome.time_zone, now);
  const season = findSeason(day);
  const dated = new Set(library.calendar.map(({ theme }) => theme));
  const on = new Set(themesOn(library.calendar, day, carehome.region).map(({ theme }) => theme));
  return ({ guide: { seasons, themes } }: AnyActivity) =>
    (seasons.length === 0 || seasons.includes(season)) &&
    themes.every((theme) => on.has(theme) || !(dated.has(theme) || theme === 'birthday'));
}

export async function warnings(
  { db, carehomeId }: SignedIn & { db: Db },
  residentId: string,
  reach: Reach,
): Promise<(activityId: string | null) => boolean> {
  const person = (await findSuiting(db, carehomeId, [residentId])).get(residentId);
  return (activityId) => {
    const activity = activityId === null ? undefined : reach.activity(activityId);
    if (!activity || !person) return false;
    return conflictsWith(toSuggestible(activity), [person]).length > 0;
  };
}
