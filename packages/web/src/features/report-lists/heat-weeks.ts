import { addDays, addMonths } from '@relish/shared/days.ts';

import type { DayCount } from './api.ts';

const HALF_YEAR_WEEKS = 26;

/** The first day of a day's week, in a home whose weeks begin on that weekday; 0 is Sunday. */
const weekOf = (day: string, weekStart: number) =>
  addDays(day, -((new Date(day).getUTCDay() + 7 - weekStart) % 7));

interface Stretch {
  /** Both included; nothing lies after today. */
  from: string;
  to: string;
  /** The first day of each. */
  weeks: string[];
}

const weeksOf = (first: string, last: string, weekStart: number): string[] => {
  const weeks: string[] = [];
  for (let each = weekOf(first, weekStart); each <= last; each = addDays(each, 7)) weeks.push(each);
  return weeks;
};

const earlier = (a: string, b: string) => (a < b ? a : b);

/** The month of today, or so many months before it. */
export function monthOf(today: string, back: number, weekStart: number): Stretch {
  const from = addMonths(`${today.slice(0, 8)}01`, -back);
  const last = addDays(addMonths(from, 1), -1);
  return { from, to: earlier(last, today), weeks: weeksOf(from, last, weekStart) };
}

/** The 26 weeks that end with this one, or so many half-years before. */
export function halfYearOf(today: string, back: number, weekStart: number): Stretch {
  const from = addDays(weekOf(today, weekStart), -7 * (HALF_YEAR_WEEKS * (back + 1) - 1));
  const last = addDays(from, 7 * HALF_YEAR_WEEKS - 1);
  return { from, to: earlier(last, today), weeks: weeksOf(from, last, weekStart) };
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
