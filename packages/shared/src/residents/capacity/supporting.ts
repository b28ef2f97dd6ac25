import { addMonths } from '../../days.ts';
import type { Purpose } from '../consents/purposes.ts';

/** Valid for a year at most, and never beyond its review date. */
export const NOTE_VALID_MONTHS = 12;

interface Note {
  id: string;
  outcome: 'has_capacity' | 'lacks_capacity' | 'fluctuates';
  purposes: readonly Purpose[];
  assessed_on: string;
  review_on: string | null;
  /** A newer note on the same decision exists. */
  superseded: boolean;
}

/** Expects notes newest first. */
export function noteInForce<N extends Note>(notes: readonly N[], purpose: Purpose): N | undefined {
  const newest = notes.find(({ purposes }) => purposes.includes(purpose));
  return newest?.superseded ? undefined : newest;
}

export type NoteProblem =
  | 'other_decision'
  | 'not_lacking'
  | 'after_decision'
  | 'too_old'
  | 'before_own_no';

/**
 * Undefined if the note supports a yes on someone's behalf. With fluctuating capacity the resident
 * is asked at a better time, so only a lack of it counts.
 */
export function noteProblem(
  note: Omit<Note, 'id' | 'superseded'>,
  { purpose, day, ownNoOn }: { purpose: Purpose; day: string; ownNoOn?: string | null },
): NoteProblem | undefined {
  if (!note.purposes.includes(purpose)) return 'other_decision';
  if (note.outcome !== 'lacks_capacity') return 'not_lacking';
  if (note.assessed_on > day) return 'after_decision';
  if (note.assessed_on < addMonths(day, -NOTE_VALID_MONTHS)) return 'too_old';
  if (note.review_on !== null && note.review_on < day) return 'too_old';
  // N21: the resident's own no stands until capacity is reassessed.
  if (ownNoOn && note.assessed_on < ownNoOn) return 'before_own_no';
  return undefined;
}
