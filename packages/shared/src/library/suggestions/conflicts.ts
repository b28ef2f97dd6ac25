import { interestLabel } from '../../residents/interests/taxonomy.ts';
import { type Allergen, FOOD_ALLERGENS } from '../../residents/residents/choices.ts';
import { type Hazard, isOuting } from '../activities/choices.ts';
import type { OwnGuide } from '../activities/own-activity.ts';
import type { Person } from './people.ts';
import {
  comesUp,
  prepareActivity,
  type PreparedActivity,
  type PreparedTopic,
  prepareTopic,
} from './topics.ts';

/** Domain 8.3, plus topics and activities a resident refuses (N13). */
export const CONFLICTS = [
  'allergy',
  'food_unlisted',
  'food_texture',
  'drink_thickness',
  'small_parts',
  'sharp',
  'flashing',
  'magnets',
  'weighted',
  'standing',
  'standing_unknown',
  'help_to_stand',
  'falls',
  'sight',
  'hearing',
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
  /** The allergen, interest, texture, topic or note; empty if the kind says it all. */
  about: string;
}

export type Risky = { title: string } & Pick<
  OwnGuide,
  | 'allergens'
  | 'category'
  | 'flashing_light'
  | 'hazards'
  | 'interests'
  | 'relies_on'
  | 'seated'
  | 'sensitive_topics'
  | 'standing_needed'
  | 'suitable_in_bed'
>;

const REGULAR_FOOD = 7;

/** All conflicts by resident, without duplicates. */
export const conflictsWith = (activity: Risky, people: readonly Person[]): Conflict[] =>
  people.flatMap((person) => {
    const once = new Map<string, Conflict>();
    for (const [kind, about] of listConflicts(activity, person))
      once.set(`${kind} ${about}`, { person_id: person.id, kind, about });
    return [...once.values()];
  });

/** An acknowledged conflict must equal the current one. */
export const sameConflict = (one: Conflict, other: Conflict): boolean =>
  one.person_id === other.person_id && one.kind === other.kind && one.about === other.about;

type Found = Generator<[kind: ConflictKind, about: string]>;

function* listConflicts(activity: Risky, person: Person): Found {
  yield* touching(activity, person);
  yield* eating(activity, person);
  yield* handling(activity, person);
  yield* moving(activity, person);
  yield* sensing(activity, person);
  yield* wishes(activity, person);
}

type Hazardous = Pick<Risky, 'hazards'>;
const has = ({ hazards }: Hazardous, code: Hazard) =>
  hazards.some((hazard) => hazard.code === code);

/** A food activity without hazards was never assessed: assume that it is eaten. */
const isEaten = (activity: Pick<Risky, 'category' | 'hazards'>) =>
  (activity.category === 'FOO' && activity.hazards.length === 0) || has(activity, 'choking_food');

/** Food or drink is part of it. */
export const involvesFood = (activity: Pick<Risky, 'allergens' | 'category' | 'hazards'>) =>
  activity.category === 'FOO' ||
  isEaten(activity) ||
  has(activity, 'allergy_food') ||
  has(activity, 'alcohol') ||
  activity.allergens.some((each) => FOOD_ALLERGENS.includes(each));

/** A home that clears “seated” may not have ticked “standing”. */
export const isOnFeet = ({ seated, standing_needed }: Pick<Risky, 'seated' | 'standing_needed'>) =>
  standing_needed || !seated;

function* touching(activity: Risky, person: Person): Found {
  const met = new Set<Allergen>(activity.allergens);
  if (has(activity, 'animal')) met.add('animals');
  for (const allergen of met) if (person.allergens.includes(allergen)) yield ['allergy', allergen];
}

function* eating(activity: Risky, person: Person): Found {
  const eaten = isEaten(activity);
  const isListed = activity.allergens.some((each) => FOOD_ALLERGENS.includes(each));
  if ((eaten || has(activity, 'allergy_food')) && !isListed)
    for (const allergen of person.allergens)
      if (FOOD_ALLERGENS.includes(allergen)) yield ['food_unlisted', allergen];
  const { food_texture: texture, easy_to_chew, drink_thickness: thickness } = person;
  if (eaten && texture !== null && (texture < REGULAR_FOOD || easy_to_chew))
    yield ['food_texture', String(texture)];
  if ((eaten || has(activity, 'alcohol')) && thickness !== null && thickness > 0)
    yield ['drink_thickness', String(thickness)];
}

function* handling(activity: Risky, person: Person): Found {
  // Small and sharp items need someone who understands them.
  const isUnaware = person.level === 'sensory' || person.level === 'reflex';
  if (has(activity, 'choking_parts') && isUnaware) yield ['small_parts', ''];
  if (has(activity, 'sharp') && isUnaware) yield ['sharp', ''];
  const mayFlash = activity.flashing_light || has(activity, 'sensory_kit');
  if (mayFlash && person.photosensitive) yield ['flashing', ''];
  if (has(activity, 'magnets') && person.pacemaker) yield ['magnets', ''];
  if (has(activity, 'weighted') && mayNotLiftOff(person)) yield ['weighted', ''];
  if (has(activity, 'alcohol') && person.alcohol !== null) yield ['alcohol', person.alcohol];
  if (has(activity, 'burn') && person.oxygen) yield ['oxygen', ''];
}

/** Arm mobility is not recorded, so this uses what usually goes with it. */
const mayNotLiftOff = ({ level, moves }: Person) =>
  level === 'reflex' || moves === 'hoist' || moves === 'bed';

const NOT_ON_FEET: ReadonlySet<Person['moves']> = new Set([
  'wheelchair_self',
  'wheelchair_assisted',
  'hoist',
  'bed',
] as const);

function* moving(activity: Risky, person: Person): Found {
  const { moves } = person;
  if (isOnFeet(activity)) {
    if (moves === null) yield ['standing_unknown', ''];
    else if (NOT_ON_FEET.has(moves)) yield ['standing', moves];
    if (person.help_to_stand) yield ['help_to_stand', ''];
    if (person.falls_risk) yield ['falls', ''];
  } else if (!activity.suitable_in_bed && moves === 'bed') yield ['in_bed', ''];
  // Without recorded mobility an outing cannot be planned.
  if (activity.hazards.some(({ code }) => isOuting(code)) && moves === null) yield ['outing', ''];
}

function* sensing({ relies_on }: Risky, { sight, hearing }: Person): Found {
  const needsDetail = relies_on.includes('fine_detail');
  if (sight === 'blind' && (needsDetail || relies_on.includes('seeing'))) yield ['sight', sight];
  if (sight === 'low_vision' && needsDetail) yield ['sight', sight];
  if (hearing === 'deaf' && relies_on.includes('hearing')) yield ['hearing', ''];
}

function* wishes(activity: Risky, person: Person): Found {
  for (const code of activity.interests)
    if (person.stances.get(code) === 'never') yield ['never', code];
  for (const { topic, prepared } of topicsToAvoid(person))
    if (comesUp(prepared, preparedActivity(activity))) yield ['avoid_topic', topic];
}

// Tokenising is expensive, so it is cached while the object is in memory.
const preparedActivities = new WeakMap<Risky, PreparedActivity>();
function preparedActivity(activity: Risky): PreparedActivity {
  const cached = preparedActivities.get(activity);
  if (cached) return cached;
  const prepared = prepareActivity(activity, activity.interests.map(interestLabel));
  preparedActivities.set(activity, prepared);
  return prepared;
}

type TopicToAvoid = { topic: string; prepared: PreparedTopic };
const preparedTopics = new WeakMap<Person, readonly TopicToAvoid[]>();
function topicsToAvoid(person: Person): readonly TopicToAvoid[] {
  const cached = preparedTopics.get(person);
  if (cached) return cached;
  const topics = person.avoid_topics.map((topic) => ({ topic, prepared: prepareTopic(topic) }));
  preparedTopics.set(person, topics);
  return topics;
}
