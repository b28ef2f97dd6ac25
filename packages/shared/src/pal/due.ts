import { addDays } from '../days.ts';
import { firstCheckDates } from './review.ts';

/** In the order in which people are looked after. */
export const DUE = ['look_again', 'overdue', 'first_check', 'soon', 'settling_in', 'fine'] as const;
export type Due = (typeof DUE)[number];

const SOON_DAYS = 14;

interface Known {
  review_due: string | null;
  move_in_date: string;
  /** Reasons to look again that nobody has dealt with. */
  prompts: number;
}

/** What the home owes somebody today. */
export function dueOn(today: string, { review_due, move_in_date, prompts }: Known): Due {
  if (review_due === null)
    return today >= firstCheckDates(move_in_date).suggested ? 'first_check' : 'settling_in';
  if (prompts > 0) return 'look_again';
  if (review_due < today) return 'overdue';
  return review_due <= addDays(today, SOON_DAYS) ? 'soon' : 'fine';
}
