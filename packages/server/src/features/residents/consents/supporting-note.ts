import {
  noteInForce,
  type NoteProblem,
  noteProblem,
} from '@relish/shared/residents/capacity/supporting.ts';
import type { Basis, Decision, Purpose } from '@relish/shared/residents/consents/purposes.ts';

import type { listCapacityNotes } from '../capacity/public.ts';

type Notes = Awaited<ReturnType<typeof listCapacityNotes>>;

interface Before {
  purpose: Purpose;
  decision: Decision;
  basis: Basis | null;
  from_date: string;
}

const REFUSALS: Record<NoteProblem | 'replaced', string> = {
  other_decision: 'The capacity note is not about this question.',
  not_lacking: 'The capacity note does not say that they lack capacity for this decision.',
  after_decision: 'The capacity assessment is dated after this decision.',
  too_old: 'The capacity assessment is too old for this decision. Assess it again.',
  before_own_no: 'They have said no since this assessment. Assess it again.',
  replaced: 'A newer capacity note has replaced this one. Choose the newer note.',
};

/** N21: a resident's own no stands until capacity is reassessed. */
export function ownNoDay(inForce: readonly Before[], purpose: Purpose): string | null {
  const before = inForce.find((each) => each.purpose === purpose);
  if (!before || (before.decision !== 'no' && before.decision !== 'withdrawn')) return null;
  return before.basis === null || before.basis === 'own_consent' ? before.from_date : null;
}

/** The note that lets someone else answer on that day. */
export function supportingNote(
  notes: Notes,
  about: { purpose: Purpose; day: string; ownNoOn?: string | null },
): Notes[number] | undefined {
  const note = noteInForce(notes, about.purpose);
  return note && noteProblem(note, about) === undefined ? note : undefined;
}

export function noteRefusal(
  notes: Notes,
  chosen: Notes[number],
  about: { purpose: Purpose; day: string; ownNoOn: string | null },
): string | undefined {
  const problem = noteProblem(chosen, about);
  if (problem !== undefined) return REFUSALS[problem];
  return noteInForce(notes, about.purpose)?.id === chosen.id ? undefined : REFUSALS.replaced;
}
