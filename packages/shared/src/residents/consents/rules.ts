import { type BestInterests, checkBestInterests, type Refusal } from './best-interests.ts';
import { type Basis, type Decision, groundsFor, isOnBehalf, type Purpose } from './purposes.ts';

interface Answer {
  purpose: Purpose;
  decision: Decision;
}

/** Domain 7.4: who may agree to what. Anyone may say no. */
export function checkAnswer({ purpose, decision }: Answer, basis: Basis | null): Refusal[] {
  if (decision !== 'yes') return [];
  if (basis === null)
    return [{ path: ['basis'], message: 'Choose on what basis the answer is yes.' }];
  if (groundsFor(purpose).includes(basis)) return [];
  const message =
    'Only the person themselves can agree to this. No attorney, deputy or relative can.';
  return [{ path: ['basis'], message }];
}

/** A yes on someone's behalf needs the decision-maker and a capacity note. */
export function checkCircumstances(
  {
    basis,
    decided_by,
    capacity_note_id,
    best_interests,
  }: {
    basis: Basis | null;
    decided_by: string | null;
    capacity_note_id: string | null;
    best_interests: BestInterests | null;
  },
  answers: readonly Answer[],
): Refusal[] {
  if (basis === null || !isOnBehalf(basis)) return [];
  if (!answers.some(({ decision }) => decision === 'yes')) return [];
  return [
    ...(decided_by === null ? [{ path: ['decided_by'], message: 'Enter who decided.' }] : []),
    ...(capacity_note_id === null
      ? [
          {
            path: ['capacity_note_id'],
            message: 'Choose the capacity note for this decision, or add one.',
          },
        ]
      : []),
    ...(basis === 'best_interests' ? checkBestInterests(best_interests) : []),
  ];
}
