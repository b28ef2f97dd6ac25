import { type Hazard, isOuting } from '../activities/choices.ts';
import type { OwnGuide } from '../activities/own-activity.ts';
import { interestLabel } from '../interests/taxonomy.ts';
import { type Allergen, FOOD_ALLERGENS } from '../residents/choices.ts';
import type { Person } from './people.ts';
import { comesUp } from './topics.ts';

/** Domain 8.3, and what a person said never to offer or to speak of (N13). */
export const CONFLICTS = [
  'allergy',
  'food_unlisted',
  'food_texture',
  'drink_thickness',
  'small_parts',
  'sharp',
  'flashing',
  'standing',
  'in_bed',
  'outing',
  'alcohol',
  'oxygen',
  'never',
  'avoid_topic',
] as const;
export type ConflictKind = (typeof CONFLICTS)[number];

export interface Conflict {
  person_id: string;
  kind: ConflictKind;
  /** The allergen, interest code, texture, topic or note that is meant; empty where the kind says it all. */
  about: string;
}

/** What a guide must tell for its conflicts to be found. */
export type Risky = { title: string } & Pick<
  OwnGuide,
  | 'allergens'
  | 'category'
  | 'flashing_light'
  | 'hazards'
  | 'interests'
  | 'sensitive_topics'
  | 'standing_needed'
  | 'suitable_in_bed'
>;

const REGULAR_FOOD = 7;

/** Everything that speaks against it, person by person; each thing once. */
export const conflictsWith = (activity: Risky, people: readonly Person[]): Conflict[] =>
  people.flatMap((person) => {
    const once = new Map<string, Conflict>();
    for (const [kind, about] of found(activity, person))
      once.set(`${kind} ${about}`, { person_id: person.id, kind, about });
    return [...once.values()];
  });

/** Two of the same: what was read is what is warned of. */
export const sameConflict = (one: Conflict, other: Conflict): boolean =>
  one.person_id === other.person_id && one.kind === other.kind && one.about === other.about;

type Found = Generator<[kind: ConflictKind, about: string]>;

function* found(activity: Risky, person: Person): Found {
  yield* touching(activity, person);
  yield* eating(activity, person);
  yield* handling(activity, person);
  yield* moving(activity, person);
  yield* wishes(activity, person);
}

const has = ({ hazards }: Risky, code: Hazard) => hazards.some((hazard) => hazard.code === code);

function* touching(activity: Risky, person: Person): Found {
  const met = new Set<Allergen>(activity.allergens);
  if (has(activity, 'animal')) met.add('animals');
  for (const allergen of met) if (person.allergens.includes(allergen)) yield ['allergy', allergen];
}

function* eating(activity: Risky, person: Person): Found {
  // Somebody wrote down a food activity and no hazard at all: then nobody has thought of them.
  const isUnconsidered = activity.category === 'FOO' && activity.hazards.length === 0;
  const isEaten = isUnconsidered || has(activity, 'choking_food');
  const isListed = activity.allergens.some((each) => FOOD_ALLERGENS.includes(each));
  if ((isEaten || has(activity, 'allergy_food')) && !isListed)
    for (const allergen of person.allergens)
      if (FOOD_ALLERGENS.includes(allergen)) yield ['food_unlisted', allergen];
  if (!isEaten) return;
  const { food_texture: texture, easy_to_chew, drink_thickness: thickness } = person;
  if (texture !== null && (texture < REGULAR_FOOD || easy_to_chew))
    yield ['food_texture', String(texture)];
  if (thickness !== null && thickness > 0) yield ['drink_thickness', String(thickness)];
}

function* handling(activity: Risky, person: Person): Found {
  // Small things and sharp things need somebody who knows what they are for.
  const isUnaware = person.level === 'sensory' || person.level === 'reflex';
  if (has(activity, 'choking_parts') && isUnaware) yield ['small_parts', ''];
  if (has(activity, 'sharp') && isUnaware) yield ['sharp', ''];
  if (activity.flashing_light && person.photosensitive) yield ['flashing', ''];
  if (has(activity, 'alcohol') && person.alcohol !== null) yield ['alcohol', person.alcohol];
  if (has(activity, 'burn') && person.oxygen) yield ['oxygen', ''];
}

function* moving(activity: Risky, { moves }: Person): Found {
  if (activity.standing_needed && (moves === 'hoist' || moves === 'bed')) yield ['standing', ''];
  else if (!activity.suitable_in_bed && moves === 'bed') yield ['in_bed', ''];
  // Nobody has said how they get about, so nobody can plan the way.
  if (activity.hazards.some(({ code }) => isOuting(code)) && moves === null) yield ['outing', ''];
}

function* wishes(activity: Risky, person: Person): Found {
  for (const code of activity.interests)
    if (person.stances.get(code) === 'never') yield ['never', code];
  const interests = activity.interests.map(interestLabel);
  for (const topic of person.avoid_topics)
    if (comesUp(topic, activity, interests)) yield ['avoid_topic', topic];
}
