import { addDays } from '../../days.ts';
import { firstCheckDates } from './review.ts';

/** By priority. */
export const DUE = ['look_again', 'overdue', 'first_check', 'soon', 'settling_in', 'fine'] as const;
export type Due = (typeof DUE)[number];

const SOON_DAYS = 14;

interface Known {
  review_due: string | null;
  move_in_date: string;
  /** Open reasons for a new check. */
  prompts: number;
}

export function dueOn(today: string, { review_due, move_in_date, prompts }: Known): Due {
  if (review_due === null)
    return today >= firstCheckDates(move_in_date).suggested ? 'first_check' : 'settling_in';
  if (prompts > 0) return 'look_again';
  if (review_due < today) return 'overdue';
  return review_due <= addDays(today, SOON_DAYS) ? 'soon' : 'fine';
}
