import type { ActivityFilters } from '@relish/shared/library/activities/contract.ts';
import { fits } from '@relish/shared/library/activities/fits.ts';
import { careNotes, needsFoodCaution } from '@relish/shared/library/suggestions/care-notes.ts';
import type { suggestionCalls } from '@relish/shared/library/suggestions/contract.ts';
import { byScore, isOffered, suggestion } from '@relish/shared/library/suggestions/score.ts';

import { cardsFor } from '../../../content/activity-card.ts';
import type { AnyActivity } from '../../../content/collections.ts';
import { openReach, type Reach } from '../../../content/reach.ts';
import { toSuggestible } from '../../../content/suggestible.ts';
import { invalid } from '../../../core/app-error.ts';
import type { Handlers } from '../../../core/handler.ts';
import { mapInSlices } from '../../../core/in-slices.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { listFavourites } from '../activities/public.ts';
import { readMoment, readPast, readPeople } from './people.ts';
import { insertChoice } from './queries.ts';
import { findUnreadWarnings, readChoice } from './read-choice.ts';

// Ranking is by resident, so loose text matches must be dropped.
const CLOSE_ENOUGH = 0.3;

export const suggestionHandlers: Handlers<typeof suggestionCalls> = {
  'suggestions/list': async (context, { resident_ids, limit, ...filters }) => {
    const { db, carehomeId, user } = context;
    const past = await readPast(context, await readPeople(context, resident_ids));
    const { people } = past;
    const reach = await openReach(context);
    const moment = readMoment(context);
    const scored = await mapInSlices(await fitting(reach, filters), (activity) => {
      const { id, title } = activity;
      const about = toSuggestible(activity);
      return { ...suggestion(about, people, past.of(about), moment), id, title, activity };
    });
    const best = scored
      // A searched activity is shown with its warnings.
      .filter((each) => filters.query !== '' || isOffered(each, people))
      .toSorted(byScore)
      .slice(0, limit);
    const favourites = new Set(await listFavourites(db, carehomeId, user.id));
    const card = cardsFor(context, reach, favourites);
    return {
      people: people.map(({ id, preferred_name, level, safety }) => ({
        id,
        preferred_name,
        level,
        safety,
      })),
      suggestions: best.map(({ activity, score, reasons, conflicts, notes }) => ({
        activity: card(activity),
        score,
        reasons,
        conflicts,
        notes,
        food_caution: needsFoodCaution(toSuggestible(activity), people),
      })),
    };
  },

  'suggestions/check': async (context, input) => {
    const { about, people, conflicts } = await readChoice(context, input);
    return {
      conflicts,
      notes: careNotes(about, people),
      food_caution: needsFoodCaution(about, people),
      people: people.map(({ id, preferred_name, safety }) => ({ id, preferred_name, safety })),
    };
  },

  'suggestions/choose': async (context, input) => {
    const { db, carehomeId, user, now } = context;
    const { activity, people, conflicts, unread } = await findUnreadWarnings(context, input);
    if (unread.length > 0) throw invalid({ acknowledged: unread });
    const { id } = await insertChoice(db, carehomeId, {
      activity_id: activity.id,
      category: activity.guide.category,
      resident_ids: people.map((person) => person.id),
      acknowledged: conflicts,
      chosen_by: user.id,
      chosen_at: now,
    });
    await insertAudit(db, context, {
      action: 'activity.choose',
      entity: 'activity_choice',
      entity_id: id,
    });
    return { id };
  },
};

async function fitting(
  { activities, isOpen, search }: Reach,
  { query, ...filters }: ActivityFilters,
): Promise<AnyActivity[]> {
  const matches = query === '' ? undefined : await search(query);
  const enough = Math.max(0, ...(matches?.values() ?? [])) * CLOSE_ENOUGH;
  const isMeant = ({ id }: AnyActivity) => !matches || (matches.get(id) ?? -1) >= enough;
  return activities.filter(
    (activity) => isOpen(activity) && isMeant(activity) && fits(activity.guide, filters),
  );
}
