import { addDays, addMonths } from '@relish/shared/days.ts';

import type { DayCount } from './api.ts';

const HALF_YEAR_WEEKS = 26;

/** Monday is the first day of a week. */
const mondayOf = (day: string) => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

interface Stretch {
  /** Both included; nothing lies after today. */
  from: string;
  to: string;
  /** Mondays. */
  weeks: string[];
}

const mondays = (first: string, last: string): string[] => {
  const weeks: string[] = [];
  for (let each = mondayOf(first); each <= last; each = addDays(each, 7)) weeks.push(each);
  return weeks;
};

const earlier = (a: string, b: string) => (a < b ? a : b);

/** The month of today, or so many months before it. */
export function monthOf(today: string, back: number): Stretch {
  const from = addMonths(`${today.slice(0, 8)}01`, -back);
  const last = addDays(addMonths(from, 1), -1);
  return { from, to: earlier(last, today), weeks: mondays(from, last) };
}

/** The 26 weeks that end with this one, or so many half-years before. */
export function halfYearOf(today: string, back: number): Stretch {
  const from = addDays(mondayOf(today), -7 * (HALF_YEAR_WEEKS * (back + 1) - 1));
  const last = addDays(from, 7 * HALF_YEAR_WEEKS - 1);
  return { from, to: earlier(last, today), weeks: mondays(from, last) };
}

export const STEPS = [1, 2, 3, 4, 5] as const;
type Step = 0 | (typeof STEPS)[number];

/** How much a day was, against the busy ones: a single outing must not make every other day look empty. */
export function stepsOf(counts: readonly DayCount[]): (count: DayCount | undefined) => Step {
  const minutes = counts.map((each) => each.minutes).toSorted((a, b) => a - b);
  const busy = Math.max(minutes[Math.floor(minutes.length * 0.9)] ?? 1, 1);
  return (count) => {
    if (count === undefined) return 0;
    return Math.min(5, Math.max(1, Math.ceil((count.minutes / busy) * 5))) as Step;
  };
}
