import { seasonOf } from '@relish/shared/activities/choices.ts';
import type { ActivityCard } from '@relish/shared/activities/contract.ts';
import { themesOn } from '@relish/shared/calendar/theme-days.ts';
import { dayIn } from '@relish/shared/days.ts';
import type { Idea, ideaCalls } from '@relish/shared/ideas/contract.ts';
import { SEES_UPDATES } from '@relish/shared/relatives/choices.ts';
import { familyState } from '@relish/shared/relatives/family-state.ts';

import type { Handlers, SignedIn } from '../../core/handler.ts';
import { cardsFor } from '../../library/activity-card.ts';
import type { AnyActivity } from '../../library/collections.ts';
import { reachOf } from '../../library/reach.ts';
import { agreementsOf } from '../consents/queries.ts';
import { ownPeople } from '../family-access/queries.ts';
import { findSuiting } from './queries.ts';
import { deal, rank, type Ranked, type Visitable } from './rank.ts';

const DAY_MS = 86_400_000;

export const ideaHandlers: Handlers<typeof ideaCalls> = {
  'dashboard/relative-activity-ideas': async (context, { page }) => {
    const { db, carehomeId, user, now } = context;
    const people = (await ownPeople(db, carehomeId, user.id).execute()).filter(
      (person) => familyState(person, now) === 'here',
    );
    const ids = people.map(({ id }) => id);
    const suiting = await findSuiting(db, carehomeId, ids);
    const agreed = await agreementsOf(db, carehomeId, ids);
    const reach = await reachOf(context);
    const activities = reach.activities.filter((each) => reach.isOpen(each)).filter(isVisitable);
    const card = cardsFor(context, reach, new Set());
    const today = todayIn(context);
    return people.flatMap(({ id, preferred_name, access_level }) => {
      const person = suiting.get(id);
      if (!person) return [];
      const seesInterests = access_level >= SEES_UPDATES && agreed(id, 'share_about_me_family');
      const ranked = rank(activities, person, { ...today, seesInterests });
      const { dealt, pages } = deal(ranked, { day: today.day, page });
      return {
        resident_id: id,
        preferred_name,
        ideas: dealt.map((each) => ideaOf(each, card(each.activity))),
        pages,
      };
    });
  },
};

const isVisitable = (activity: AnyActivity): activity is AnyActivity & Visitable =>
  activity.guide.visit !== null;

function todayIn({ user: { carehome }, library, now }: SignedIn) {
  const day = dayIn(carehome.time_zone, now);
  return {
    day: Math.floor(Date.parse(day) / DAY_MS),
    season: seasonOf(day),
    themes: themesOn(library.calendar, day, carehome.region).map(({ theme }) => theme),
  };
}

const ideaOf = ({ activity, why }: Ranked<Visitable>, { picture }: ActivityCard): Idea => ({
  id: activity.id,
  title: activity.title,
  summary: activity.guide.summary,
  category: activity.guide.category,
  minutes: activity.guide.duration_min,
  picture,
  ...activity.guide.visit,
  why,
});
