import { matchScore } from '../../residents/interests/match-score.ts';
import { areNeighbours, type Level } from '../../residents/pal/levels.ts';
import type { Conflict } from './conflicts.ts';
import type { Person } from './people.ts';
import type { Reason, Suggestible } from './reasons.ts';

const FAIRNESS_DAYS = 14;

/** Residents who have waited longest count up to double. */
const weight = ({ days_since_last: days }: Person) =>
  1 + Math.min(days ?? FAIRNESS_DAYS, FAIRNESS_DAYS) / FAIRNESS_DAYS;

/** The match score of domain 2.4 per resident, split among the interests behind it. */
export function* interests(
  activity: Suggestible,
  people: readonly Person[],
  conflicts: readonly Conflict[],
): Generator<Reason> {
  const all = people.reduce((sum, person) => sum + weight(person), 0);
  for (const person of people) {
    const { id: person_id } = person;
    const matching = {
      name: activity.title,
      levels: activity.levels,
      hard_conflict: conflicts.some((each) => each.person_id === person_id),
      last_done_on: null,
    };
    for (const interest of new Set(activity.interests)) {
      const points = matchScore({ ...matching, interest_codes: [interest] }, person);
      const stance = person.stances.get(interest);
      if (points > 0 && stance)
        yield {
          kind: 'interest',
          points: (points * weight(person)) / all,
          person_id,
          interest,
          stance,
        };
    }
  }
}

/**
 * Matching level scores for it, an adaptable one slightly against, one out of reach strongly
 * against.
 */
export function* levels(activity: Suggestible, people: readonly Person[]): Generator<Reason> {
  const fits = (level: Level) => activity.levels.includes(level);
  const isNear = (level: Level) => activity.levels.some((each) => areNeighbours(each, level));
  const known = people.flatMap(({ level }) => level ?? []);
  const fitting = known.filter(fits).length;
  const near = known.filter((level) => !fits(level) && isNear(level)).length;
  const far = known.length - fitting - near;
  const share = (points: number, count: number) => (points * count) / people.length;
  if (fitting > 0) yield { kind: 'level', points: share(2, fitting), people: fitting };
  if (near > 0) yield { kind: 'near_level', points: share(-0.5, near), people: near };
  if (far > 0) yield { kind: 'far_level', points: share(-3, far), people: far };
}

export function* numbers(
  { min_people, max_people }: Suggestible,
  people: number,
): Generator<Reason> {
  if (people < min_people) yield { kind: 'too_few', points: -3, people: min_people };
  if (people > max_people) yield { kind: 'too_many', points: -3, people: max_people };
}

export function* habits(activity: Suggestible, people: readonly Person[]): Generator<Reason> {
  const count = (likes: (person: Person) => boolean) => people.filter(likes).length;
  const share = (kind: 'size' | 'length' | 'place', number: number): Reason[] =>
    number === 0 ? [] : [{ kind, points: (0.5 * number) / people.length, people: number }];
  yield* share(
    'size',
    count(({ group_size: size }) => size !== 'any' && groupSizes(activity).includes(size)),
  );
  yield* share(
    'length',
    count(({ session_minutes: minutes }) => minutes !== null && activity.duration_min <= minutes),
  );
  yield* share(
    'place',
    count(({ place }) => place !== 'any' && listPlaces(activity).includes(place)),
  );
}

const SIZES = {
  one_to_one: 'one_to_one',
  independent: 'one_to_one',
  small_group: 'small',
  group: 'large',
} as const;
const groupSizes = ({ formats }: Suggestible) => formats.map((format) => SIZES[format]);

const PLACES = {
  own_room: 'own_room',
  lounge: 'lounge',
  kitchen: 'lounge',
  garden: 'outdoors',
  community: 'outdoors',
} as const;
const listPlaces = ({ places }: Suggestible) => places.map((place) => PLACES[place]);
