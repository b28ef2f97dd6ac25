import type { ActivityFilters } from '@relish/shared/activities/contract.ts';
import { fits } from '@relish/shared/activities/fits.ts';
import { conflictsWith, sameConflict } from '@relish/shared/choosing/conflicts.ts';
import type { choosingCalls } from '@relish/shared/choosing/contract.ts';
import { byScore, isOffered, suggestion } from '@relish/shared/choosing/score.ts';

import { invalid, notFound } from '../../core/app-error.ts';
import type { Handlers, SignedIn } from '../../core/handler.ts';
import type { Db } from '../../db/database.ts';
import { cardsFor } from '../../library/activity-card.ts';
import type { AnyActivity } from '../../library/collections.ts';
import { reachOf, type Reach } from '../../library/reach.ts';
import { listFavourites } from '../activities/queries.ts';
import { insertAudit } from '../audit/queries.ts';
import { missedHandlers } from './missed.ts';
import { momentOf, readPast, readPeople } from './people.ts';
import { insertChoice } from './queries.ts';
import { unreadWords } from './unread.ts';

type Context = SignedIn & { db: Db };

// The people decide about the order, so what was typed must keep out what merely sounds alike.
const CLOSE_ENOUGH = 0.3;

export const choosingHandlers: Handlers<typeof choosingCalls> = {
  ...missedHandlers,

  'choosing/suggest': async (context, { resident_ids, limit, ...filters }) => {
    const { db, carehomeId, user } = context;
    const past = await readPast(context, await readPeople(context, resident_ids));
    const { people } = past;
    const reach = await reachOf(context);
    const moment = momentOf(context);
    const best = (await fitting(reach, filters))
      .map((activity) => {
        const { id, title, guide } = activity;
        const about = { ...guide, id, title };
        return { ...suggestion(about, people, past.of(about), moment), id, title, activity };
      })
      // Whoever types a name has asked for it, and gets it with its warnings.
      .filter((each) => filters.query !== '' || isOffered(each, people))
      .toSorted(byScore)
      .slice(0, limit);
    const favourites = new Set(await listFavourites(db, carehomeId, user.id));
    const card = cardsFor(context, reach, favourites);
    return {
      people: people.map(({ id, preferred_name, level }) => ({ id, preferred_name, level })),
      suggestions: best.map(({ activity, score, reasons, conflicts }) => ({
        activity: card(activity),
        score,
        reasons,
        conflicts,
      })),
    };
  },

  'choosing/check': async (context, input) => (await readChoice(context, input)).conflicts,

  'choosing/choose': async (context, input) => {
    const { db, carehomeId, user, now } = context;
    const { activity, people, conflicts } = await readChoice(context, input);
    // What was true when the page was opened may be so no longer: only what is true now counts (N13).
    const unread = conflicts.filter(
      (conflict) => !input.acknowledged.some((each) => sameConflict(each, conflict)),
    );
    const names = new Map(people.map(({ id, preferred_name }) => [id, preferred_name]));
    if (unread.length > 0)
      throw invalid({ acknowledged: unreadWords(unread, (id) => names.get(id) ?? '') });
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

/** Those to choose from that fit what somebody asked for. */
async function fitting(
  { activities, isOpen, search }: Reach,
  { query, ...filters }: ActivityFilters,
): Promise<AnyActivity[]> {
  const found = query === '' ? undefined : await search(query);
  const enough = Math.max(0, ...(found?.values() ?? [])) * CLOSE_ENOUGH;
  const isMeant = ({ id }: AnyActivity) => !found || (found.get(id) ?? -1) >= enough;
  return activities.filter(
    (activity) => isOpen(activity) && isMeant(activity) && fits(activity.guide, filters),
  );
}

async function readChoice(
  context: Context,
  { activity_id, resident_ids }: { activity_id: string; resident_ids: string[] },
) {
  const people = await readPeople(context, resident_ids);
  const reach = await reachOf(context);
  const activity = reach.activity(activity_id);
  if (!activity || !reach.isOpen(activity)) throw notFound();
  const { title, guide } = activity;
  return { activity, people, conflicts: conflictsWith({ ...guide, title }, people) };
}
