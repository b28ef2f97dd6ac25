import { createHash } from 'node:crypto';

import { dayIn } from '@relish/shared/days.ts';
import { needsNoWarning } from '@relish/shared/library/suggestions/care-notes.ts';
import type { Moment } from '@relish/shared/library/suggestions/reasons.ts';
import { byScore, isOffered, suggestion } from '@relish/shared/library/suggestions/score.ts';

import type { AnyActivity } from '../../../content/collections.ts';
import { type Reach, openReach } from '../../../content/reach.ts';
import { toSuggestible } from '../../../content/suggestible.ts';
import type { InHome } from '../../../core/handler.ts';
import { mapInSlices } from '../../../core/in-slices.ts';
import { type Chosen, readMoment, readPastOfEach, readPeople } from './people.ts';

/** The resident with their last participation: a new record needs a new idea. */
interface Waiting {
  id: string;
  last: { report_id: string } | null;
}

interface Found {
  /** Cache key of everything that influences the result. */
  state: string;
  /** A promise, so concurrent requests share one search. */
  activity: Promise<AnyActivity | null>;
}

const REMEMBERED_AT_MOST = 20_000;
/** Keyed by the searched list, which is replaced when the library or a home's activities change. */
const remembered = new WeakMap<readonly AnyActivity[], Map<string, Found>>();

/**
 * Best match per resident without warnings (N13). Searching takes milliseconds per resident, so
 * results are cached for part of a day; profile and last record are read every time, so no idea
 * outlives a new allergy.
 */
export async function bestIdeas(context: InHome, waiting: readonly Waiting[]) {
  const people = await readPeople(
    context,
    waiting.map(({ id }) => id),
  );
  const reach = await openReach(context);
  const moment = readMoment(context);
  const known = ideasIn(reach);
  const stateKey = statesIn(context, { reach, moment, waiting });
  const wanted = people.map((person) => ({ person, state: stateKey(person) }));
  const unknown = wanted.filter(({ person, state }) => known.get(person.id)?.state !== state);
  const search = searchIn(
    context,
    unknown.map(({ person }) => person),
    { reach, moment },
  );
  for (const { person, state } of unknown) {
    // A failed search is reported to the request that started it; others get no idea.
    const activity = search.then((best) => best(person.id)).catch(() => null);
    known.delete(person.id);
    known.set(person.id, { state, activity });
  }
  forgetOldest(known);
  // Read before another request can replace the entry.
  const results = wanted.map(({ person }) => ({ person, found: known.get(person.id) }));
  try {
    await search;
  } catch (error) {
    for (const { person } of unknown) known.delete(person.id);
    throw error;
  }
  const ideas = new Map<string, { person: Chosen; activity: AnyActivity }>();
  for (const { person, found } of results) {
    const activity = await found?.activity;
    if (activity) ideas.set(person.id, { person, activity });
  }
  return ideas;
}

async function searchIn(
  context: InHome,
  people: readonly Chosen[],
  { reach, moment }: { reach: Reach; moment: Moment },
): Promise<(id: string) => AnyActivity | null> {
  if (people.length === 0) return () => null;
  const open = reach.activities.filter(reach.isOpen);
  const readPast = await readPastOfEach(context, people);
  const best = new Map<string, AnyActivity | null>();
  for (const person of people)
    best.set(person.id, await findBest(open, person, readPast(person.id), moment));
  return (id) => best.get(id) ?? null;
}

function ideasIn({ activities }: Reach): Map<string, Found> {
  const known = remembered.get(activities) ?? new Map<string, Found>();
  remembered.set(activities, known);
  return known;
}

const statesIn = (
  { user: { carehome }, now }: InHome,
  { reach, moment, waiting }: { reach: Reach; moment: Moment; waiting: readonly Waiting[] },
) => {
  const lasts = new Map(waiting.map(({ id, last }) => [id, last?.report_id ?? null]));
  const { part, season, themes } = moment;
  const day = dayIn(carehome.time_zone, now);
  const common = [day, part, season, themes, [...reach.hidden].toSorted()];
  return ({ stances, ...person }: Chosen) =>
    createHash('sha1')
      .update(JSON.stringify([common, person, [...stances], lasts.get(person.id)]))
      .digest('base64');
};

async function findBest(
  open: readonly AnyActivity[],
  person: Chosen,
  past: ReturnType<Awaited<ReturnType<typeof readPastOfEach>>>,
  moment: Moment,
): Promise<AnyActivity | null> {
  const scored = await mapInSlices(open, (activity) => {
    const about = toSuggestible(activity);
    const { id, title } = activity;
    return { ...suggestion(about, [person], past(about), moment), id, title, about, activity };
  });
  const [best] = scored
    .filter((each) => isOffered(each, [person]) && needsNoWarning(each.about, person))
    .toSorted(byScore);
  return best?.activity ?? null;
}

function forgetOldest(known: Map<string, Found>) {
  for (const id of known.keys()) {
    if (known.size <= REMEMBERED_AT_MOST) return;
    known.delete(id);
  }
}
