import { type CareNote, careNotes } from './care-notes.ts';
import { type Conflict, type ConflictKind, conflictsWith } from './conflicts.ts';
import { habits, interests, levels, numbers } from './people-reasons.ts';
import type { Person } from './people.ts';
import type { Moment, Past, Reason, Suggestible } from './reasons.ts';
import { before, today } from './timing-reasons.ts';

export interface Suggestion {
  score: number;
  reasons: Reason[];
  conflicts: Conflict[];
  notes: CareNote[];
}

// Rounded individually, so that they add up on screen.
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
  const score = round(reasons.reduce((sum, { points }) => sum + points, 0));
  return { score, reasons, conflicts, notes: careNotes(activity, people) };
}

/** Dangerous: one affected resident is enough to exclude it. */
const DANGERS: ReadonlySet<ConflictKind> = new Set(['standing', 'flashing']);
/** Cannot or will not take part: excluded if this applies to all. */
const LEFT_OUT: ReadonlySet<ConflictKind> = new Set(['never', 'in_bed', 'sight', 'hearing']);

/** Whether to suggest it; searching by name still finds it, with warnings. */
export const isOffered = (
  { reasons, conflicts }: Pick<Suggestion, 'reasons' | 'conflicts'>,
  people: readonly Person[],
): boolean =>
  !reasons.some((each) => each.kind === 'far_level' && each.people === people.length) &&
  !conflicts.some(({ kind }) => DANGERS.has(kind)) &&
  !people.every(({ id }) =>
    conflicts.some(({ kind, person_id }) => LEFT_OUT.has(kind) && person_id === id),
  );

interface Named {
  id: string;
  title: string;
}
type Ranked = Pick<Suggestion, 'score' | 'conflicts'> & Named;

/** Best first; those with warnings come last. */
export const byScore = (one: Ranked, other: Ranked): number =>
  Number(one.conflicts.length > 0) - Number(other.conflicts.length > 0) ||
  other.score - one.score ||
  one.title.localeCompare(other.title, 'en-GB') ||
  (one.id < other.id ? -1 : 1);
