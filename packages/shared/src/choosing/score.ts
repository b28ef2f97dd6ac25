import { conflictsWith, type Conflict } from './conflicts.ts';
import type { Person } from './people.ts';
import { habits, interests, levels, numbers } from './reasons-of-people.ts';
import { before, today } from './reasons-of-the-moment.ts';
import type { Moment, Past, Reason, Suggestible } from './reasons.ts';

export interface Suggestion {
  score: number;
  reasons: Reason[];
  conflicts: Conflict[];
}

// Rounded one by one, so that on the screen they add up.
const round = (points: number) => Math.round(points * 100) / 100;

export function suggestion(
  activity: Suggestible,
  people: readonly Person[],
  past: Past,
  moment: Moment,
): Suggestion {
  const conflicts = conflictsWith(activity, people);
  const reasons = [
    ...interests(activity, people, conflicts),
    ...levels(activity, people),
    ...numbers(activity, people.length),
    ...before(past),
    ...today(activity, moment),
    ...habits(activity, people),
  ]
    .map((reason) => ({ ...reason, points: round(reason.points) }))
    .filter(({ points }) => points !== 0)
    .toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points));
  return { score: round(reasons.reduce((sum, { points }) => sum + points, 0)), reasons, conflicts };
}

/** Whether it is worth offering unasked: not what nobody chosen wants ever, nor what is beyond all of them. */
export const isOffered = ({ reasons, conflicts }: Suggestion, people: readonly Person[]) =>
  !reasons.some((each) => each.kind === 'far_level' && each.people === people.length) &&
  !people.every(({ id }) =>
    conflicts.some(({ kind, person_id }) => kind === 'never' && person_id === id),
  );

interface Named {
  id: string;
  title: string;
}
/** Best first; what needs a warning comes after everything that does not. */
export const byScore = (one: Suggestion & Named, other: Suggestion & Named): number =>
  Number(one.conflicts.length > 0) - Number(other.conflicts.length > 0) ||
  other.score - one.score ||
  one.title.localeCompare(other.title, 'en-GB') ||
  (one.id < other.id ? -1 : 1);
