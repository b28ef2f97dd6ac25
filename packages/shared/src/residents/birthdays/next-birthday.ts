import { addDays, addMonths, ageOn } from '../../days.ts';

/** Days ahead including today (domain 7.3). */
export const BIRTHDAYS_AHEAD = 14;

/** Any leap year, since only day and month are known. */
const LEAP_YEAR = '2000';
export const toBirthDate = (monthAndDay: string): string => `${LEAP_YEAR}-${monthAndDay}`;

/** Today included. 29 February becomes the 28th in common years. */
export function nextBirthday(birth: string, today: string): string {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4));
  const thisYear = addMonths(birth, years * 12);
  return thisYear < today ? addMonths(birth, (years + 1) * 12) : thisYear;
}

export function comingBirthday(birth: string, today: string) {
  const on = nextBirthday(birth, today);
  return on < addDays(today, BIRTHDAYS_AHEAD) ? { on, turns: ageOn(birth, on) } : undefined;
}

/** 'MM-DD' values for a query that knows nothing of leap years. */
export function comingDays(today: string): string[] {
  const days = Array.from({ length: BIRTHDAYS_AHEAD }, (_, ahead) =>
    addDays(today, ahead).slice(5),
  );
  return days.includes('02-28') ? [...new Set([...days, '02-29'])] : days;
}
