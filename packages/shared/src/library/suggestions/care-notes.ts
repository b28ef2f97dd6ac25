import { conflictsWith, involvesFood, isOnFeet, type Risky } from './conflicts.ts';
import type { Person } from './people.ts';

/** Advice that needs no acknowledgement, unlike a conflict. */
export const CARE_NOTES = ['falls', 'hearing', 'hearing_aids', 'sight', 'sight_one_side'] as const;
export type CareNoteKind = (typeof CARE_NOTES)[number];

export interface CareNote {
  person_id: string;
  kind: CareNoteKind;
}

export const careNotes = (activity: Risky, people: readonly Person[]): CareNote[] =>
  people.flatMap((person) =>
    [...notesFor(activity, person)].map((kind) => ({ person_id: person.id, kind })),
  );

function* notesFor(activity: Risky, person: Person): Generator<CareNoteKind> {
  const { sight, hearing } = person;
  const { relies_on } = activity;
  if (needsFallsCare(activity, person)) yield 'falls';
  const isSeen = relies_on.includes('seeing') || relies_on.includes('fine_detail');
  if (isSeen && sight === 'blind_one_side') yield 'sight_one_side';
  // Fine detail is a conflict instead.
  if (sight === 'low_vision' && isSeen && !relies_on.includes('fine_detail')) yield 'sight';
  if (!relies_on.includes('hearing')) return;
  if (hearing === 'some') yield 'hearing';
  if (hearing === 'aid_left' || hearing === 'aid_right' || hearing === 'aids_both')
    yield 'hearing_aids';
}

/** Seated, but with a residual falls risk above low. */
const needsFallsCare = (activity: Risky, { falls_risk }: Person) =>
  falls_risk &&
  !isOnFeet(activity) &&
  activity.hazards.some(({ code, level }) => code === 'falls' && level !== 'low');

/**
 * Safe to name where no warning can be shown: missed list, insights, ideas for families, documents.
 */
export const needsNoWarning = (activity: Risky, person: Person): boolean =>
  conflictsWith(activity, [person]).length === 0 &&
  !needsFallsCare(activity, person) &&
  !needsFoodCaution(activity, [person]);

/** Food or drink for residents without a recorded diet or allergy status. */
export const needsFoodCaution = (activity: Risky, people: readonly Person[]): boolean =>
  involvesFood(activity) && people.some(({ diet_known }) => !diet_known);
