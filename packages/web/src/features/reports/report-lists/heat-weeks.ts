import { addDays, addMonths } from '@relish/shared/days.ts';

import type { DayCount } from './api.ts';

const HALF_YEAR_WEEKS = 26;

/** First day of the week containing `day`; `weekStart` 0 is Sunday. */
const startOfWeek = (day: string, weekStart: number) =>
  addDays(day, -((new Date(day).getUTCDay() + 7 - weekStart) % 7));

interface Stretch {
  /** Both inclusive; never after today. */
  from: string;
  to: string;
  /** First day of each week. */
  weeks: string[];
}

const listWeeks = (first: string, last: string, weekStart: number): string[] => {
  const weeks: string[] = [];
  for (let each = startOfWeek(first, weekStart); each <= last; each = addDays(each, 7))
    weeks.push(each);
  return weeks;
};

const earlier = (a: string, b: string) => (a < b ? a : b);

/** The current month, or `back` months before it. */
export function makeMonth(today: string, back: number, weekStart: number): Stretch {
  const from = addMonths(`${today.slice(0, 8)}01`, -back);
  const last = addDays(addMonths(from, 1), -1);
  return { from, to: earlier(last, today), weeks: listWeeks(from, last, weekStart) };
}

/** The 26 weeks ending with this one, or `back` half-years before. */
export function makeHalfYear(today: string, back: number, weekStart: number): Stretch {
  const from = addDays(startOfWeek(today, weekStart), -7 * (HALF_YEAR_WEEKS * (back + 1) - 1));
  const last = addDays(from, 7 * HALF_YEAR_WEEKS - 1);
  return { from, to: earlier(last, today), weeks: listWeeks(from, last, weekStart) };
}

export const STEPS = [1, 2, 3, 4, 5] as const;
type Step = 0 | (typeof STEPS)[number];

/** Relative to the busy days, so that a single outing does not make every other day look empty. */
export function makeScale(counts: readonly DayCount[]): (count: DayCount | undefined) => Step {
  const minutes = counts.map((each) => each.minutes).toSorted((a, b) => a - b);
  const busy = Math.max(minutes[Math.floor(minutes.length * 0.9)] ?? 1, 1);
  return (count) => {
    if (count === undefined) return 0;
    return Math.min(5, Math.max(1, Math.ceil((count.minutes / busy) * 5))) as Step;
  };
}
