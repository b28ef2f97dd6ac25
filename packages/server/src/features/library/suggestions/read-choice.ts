import {
  type Conflict,
  conflictsWith,
  sameConflict,
} from '@relish/shared/library/suggestions/conflicts.ts';

import { openReach } from '../../../content/reach.ts';
import { toSuggestible } from '../../../content/suggestible.ts';
import { notFound } from '../../../core/app-error.ts';
import type { InHome } from '../../../core/handler.ts';
import { readPeople } from './people.ts';
import { unreadWords } from './unread-warnings.ts';

interface Choice {
  activity_id: string;
  resident_ids: string[];
}

/** An activity and residents, with the warnings of one for the others. */
export async function readChoice(context: InHome, { activity_id, resident_ids }: Choice) {
  const people = await readPeople(context, resident_ids);
  const reach = await openReach(context);
  const activity = reach.activity(activity_id);
  if (!activity || !reach.isOpen(activity)) throw notFound();
  const about = toSuggestible(activity);
  return { activity, about, people, conflicts: conflictsWith(about, people) };
}

/** Warnings of several choices, with one look at everyone. Activities that are gone have none. */
export async function readWarnings(context: InHome, choices: readonly Choice[]) {
  const ids = [...new Set(choices.flatMap(({ resident_ids }) => resident_ids))];
  const people = ids.length === 0 ? [] : await readPeople(context, ids);
  const reach = await openReach(context);
  return choices.map(({ activity_id, resident_ids }) => {
    const invited = people.filter(({ id }) => resident_ids.includes(id));
    const activity = reach.activity(activity_id);
    return {
      people: invited,
      conflicts: activity ? conflictsWith(toSuggestible(activity), invited) : [],
    };
  });
}

/** N13: warnings are checked against the current data. Those that nobody has read are returned as words. */
export async function findUnreadWarnings(
  context: InHome,
  { acknowledged, ...choice }: Choice & { acknowledged: readonly Conflict[] },
) {
  const { activity, people, conflicts } = await readChoice(context, choice);
  const unread = conflicts.filter(
    (conflict) => !acknowledged.some((each) => sameConflict(each, conflict)),
  );
  const names = new Map(people.map(({ id, preferred_name }) => [id, preferred_name]));
  return {
    activity,
    people,
    conflicts,
    unread: unread.length === 0 ? [] : unreadWords(unread, (id) => names.get(id) ?? ''),
  };
}
