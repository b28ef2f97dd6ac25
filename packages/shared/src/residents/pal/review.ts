import { REVIEW_MONTHS } from '../../accounts/home-settings/limits.ts';
import { addDays, addMonths, daysBetween } from '../../days.ts';

const LONGEST_OBSERVATION_DAYS = 31;
const SHORT_OBSERVATION_DAYS = 7;
const USUAL_OBSERVATION_DAYS = 14;

export type ObservationProblem = 'ends_in_future' | 'starts_after_end' | 'too_long';

/** The last day of shorter months. */
export function reviewDue(completedOn: string, months: number = REVIEW_MONTHS.default): string {
  if (!Number.isInteger(months) || months < REVIEW_MONTHS.min || months > REVIEW_MONTHS.max)
    throw new RangeError('A review is due after 1 to 12 whole months.');
  return addMonths(completedOn, months);
}

/** A check needs time together first. */
export const firstCheckDates = (moveIn: string): { not_before: string; suggested: string } => ({
  not_before: addDays(moveIn, 7),
  suggested: addDays(moveIn, 14),
});

/** Two weeks up to today. */
export const usualObservation = (
  today: string,
): { observed_from: string; observed_to: string } => ({
  observed_from: addDays(today, 1 - USUAL_OBSERVATION_DAYS),
  observed_to: today,
});

export function observationProblem(
  from: string,
  to: string,
  today: string,
): ObservationProblem | undefined {
  if (to > today) return 'ends_in_future';
  if (from > to) return 'starts_after_end';
  if (daysObserved(from, to) > LONGEST_OBSERVATION_DAYS) return 'too_long';
}

/** Allowed, but two weeks are better. */
export const isShortObservation = (from: string, to: string): boolean =>
  daysObserved(from, to) < SHORT_OBSERVATION_DAYS;

// Inclusive: one day counts as one.
const daysObserved = (from: string, to: string): number => daysBetween(from, to) + 1;
