import { addDays, addMonths, daysBetween } from '../../days.ts';

export const REPEATS = ['daily', 'weekly', 'fortnightly', 'monthly'] as const;
export type Repeats = (typeof REPEATS)[number];

/** 1 is Monday, as in ISO 8601. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Which one of its weekday in the month; -1 is the last. */
export const NTHS = [1, 2, 3, 4, -1] as const;
export type Nth = (typeof NTHS)[number];

/** Without a last day it goes on. */
interface Until {
  until: string | null;
}

export type Recurrence = Until &
  (
    | { repeats: 'daily' }
    | { repeats: 'weekly' | 'fortnightly'; weekdays: Weekday[] }
    /** Without `nth` on the date: a month without a 31st has none. */
    | { repeats: 'monthly'; nth: Nth | null }
  );

const MONDAY = '2024-01-01';
export const weekdayOf = (day: string): Weekday =>
  ((((daysBetween(MONDAY, day) % 7) + 7) % 7) + 1) as Weekday;
export const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day));

const dateOf = (day: string) => Number(day.slice(8));
const monthOf = (day: string) => day.slice(0, 7);

/** Which one of its weekday a day is in its month; the fifth and the last of four are both the last. */
export function nthsOf(day: string): Nth[] {
  const nth = Math.ceil(dateOf(day) / 7);
  const isLast = monthOf(addDays(day, 7)) !== monthOf(day);
  return [...(nth <= 4 ? [nth as Nth] : []), ...(isLast ? [-1 as const] : [])];
}

function isMeant(rule: Recurrence, first: string, day: string): boolean {
  switch (rule.repeats) {
    case 'daily':
      return true;
    case 'weekly':
      return rule.weekdays.includes(weekdayOf(day));
    case 'fortnightly':
      return (
        rule.weekdays.includes(weekdayOf(day)) &&
        daysBetween(mondayOf(first), mondayOf(day)) % 14 === 0
      );
    case 'monthly':
      return rule.nth === null
        ? dateOf(day) === dateOf(first)
        : weekdayOf(day) === weekdayOf(first) && nthsOf(day).includes(rule.nth);
  }
}

/** The days of a series from its first day to the given one, both included. */
export function occurrenceDays(rule: Recurrence | null, first: string, last: string): string[] {
  if (rule === null) return first <= last ? [first] : [];
  const end = rule.until !== null && rule.until < last ? rule.until : last;
  const days: string[] = [];
  for (let day = first; day <= end; day = addDays(day, 1))
    if (isMeant(rule, first, day)) days.push(day);
  return days;
}

/** The first day on or after the given one that fits the rule, for a series that begins in the middle of a week. */
export function firstDay(rule: Recurrence | null, from: string): string {
  if (rule === null) return from;
  if (rule.repeats === 'monthly' && rule.nth !== null && !nthsOf(from).includes(rule.nth)) {
    const [day] = occurrenceDays(rule, from, addMonths(from, 2));
    return day ?? from;
  }
  if (rule.repeats !== 'weekly' && rule.repeats !== 'fortnightly') return from;
  const day = Array.from({ length: 7 }, (_, offset) => addDays(from, offset)).find((each) =>
    rule.weekdays.includes(weekdayOf(each)),
  );
  return day ?? from;
}
