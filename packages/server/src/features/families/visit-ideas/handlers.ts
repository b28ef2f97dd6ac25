import { dayIn } from '@relish/shared/days.ts';
import type { Idea, visitIdeaCalls } from '@relish/shared/families/visit-ideas/contract.ts';
import { findSeason } from '@relish/shared/library/activities/choices.ts';
import type { ActivityCard } from '@relish/shared/library/activities/contract.ts';
import { involvesFood } from '@relish/shared/library/suggestions/conflicts.ts';
import { safetyData } from '@relish/shared/library/suggestions/safety-data.ts';
import { themesOn } from '@relish/shared/library/themes/theme-days.ts';
import { can, isRelative } from '@relish/shared/permissions.ts';
import { SEES_UPDATES } from '@relish/shared/residents/relatives/choices.ts';
import { familyState } from '@relish/shared/residents/relatives/family-state.ts';

import { cardsFor } from '../../../content/activity-card.ts';
import type { AnyActivity } from '../../../content/collections.ts';
import { readToday } from '../../../content/featured-today.ts';
import { type Reach, openReach } from '../../../content/reach.ts';
import type { Handlers, InHome, SignedIn } from '../../../core/handler.ts';
import { findSuiting } from '../../library/suggestions/public.ts';
import { listAgreements } from '../../residents/consents/public.ts';
import { ownPeople } from '../../residents/relatives/public.ts';
import { deal, rank, type Ranked, type Visitable } from './rank.ts';

const DAY_MS = 86_400_000;

export const visitIdeaHandlers: Handlers<typeof visitIdeaCalls> = {
  'dashboard/relative-activity-ideas': async (context, { page }) => {
    const { db, carehomeId, user, now } = context;
    if (!isRelative(user)) return generalIdeas(context, page);
    const people = (await ownPeople(db, carehomeId, user.id).execute()).filter(
      (person) => familyState(person, now) === 'here',
    );
    const ids = people.map(({ id }) => id);
    const suiting = await findSuiting(db, carehomeId, ids);
    const agreed = await listAgreements(db, carehomeId, ids);
    const reach = await openReach(context);
    const activities = visitableIn(reach);
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
        ideas: dealt.map((each) => toIdea(each, card(each.activity))),
        safety: safetyData(person, user.carehome.time_zone),
        pages,
      };
    });
  },
};

/** General ideas: uses no personal data. */
async function generalIdeas(context: InHome, page: number) {
  const reach = await openReach(context);
  const today = todayIn(context);
  const ranked = rank(await openGuides(context, reach), null, { ...today, seesInterests: false });
  const { dealt, pages } = deal(ranked, { day: today.day, page });
  if (dealt.length === 0) return [];
  const card = cardsFor(context, reach, new Set());
  const ideas = dealt.map((each) => toIdea(each, card(each.activity)));
  const safety = { checked_on: null, known: false };
  return [{ resident_id: null, preferred_name: null, ideas, safety, pages }];
}

/** Visit guides this user may open. */
async function openGuides(context: InHome, reach: Reach) {
  if (can(context.user, 'activities.view-all')) return visitableIn(reach);
  if (!can(context.user, 'activities.view-featured')) return [];
  return (await readToday(context, reach)).activities.filter(isVisitable);
}

const visitableIn = (reach: Reach) =>
  reach.activities.filter((each) => reach.isOpen(each)).filter(isVisitable);

const isVisitable = (activity: AnyActivity): activity is AnyActivity & Visitable =>
  activity.guide.visit !== null;

function todayIn({ user: { carehome }, library, now }: SignedIn) {
  const day = dayIn(carehome.time_zone, now);
  return {
    day: Math.floor(Date.parse(day) / DAY_MS),
    season: findSeason(day),
    themes: themesOn(library.calendar, day, carehome.region).map(({ theme }) => theme),
  };
}

const toIdea = ({ activity, why }: Ranked<Visitable>, { picture }: ActivityCard): Idea => ({
  id: activity.id,
  title: activity.title,
  summary: activity.guide.summary,
  category: activity.guide.category,
  minutes: activity.guide.duration_min,
  picture,
  ...activity.guide.visit,
  why,
  food: involvesFood(activity.guide),
});
