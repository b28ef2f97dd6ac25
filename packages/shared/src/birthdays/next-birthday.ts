import { addDays, addMonths, ageOn } from '../days.ts';

/** How far ahead birthdays are told, today included (domain 7.3). */
export const BIRTHDAYS_AHEAD = 14;

/** Any year that has a 29 February: where only day and month are known, the year says nothing. */
const LEAP_YEAR = '2000';
export const birthOf = (monthAndDay: string): string => `${LEAP_YEAR}-${monthAndDay}`;

/** The day of the next birthday, today's included. Who was born on 29 February has it on the 28th in common years. */
export function nextBirthday(birth: string, today: string): string {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4));
  const thisYear = addMonths(birth, years * 12);
  return thisYear < today ? addMonths(birth, (years + 1) * 12) : thisYear;
}

/** The day if it is near enough to be told, and how old they become. */
export function comingBirthday(birth: string, today: string) {
  const on = nextBirthday(birth, today);
  return on < addDays(today, BIRTHDAYS_AHEAD) ? { on, turns: ageOn(birth, on) } : undefined;
}

/** As 'MM-DD', of whom a birthday in these days may be: what a database can look for without knowing of leap years. */
export function comingDays(today: string): string[] {
  const days = Array.from({ length: BIRTHDAYS_AHEAD }, (_, ahead) =>
    addDays(today, ahead).slice(5),
  );
  return days.includes('02-28') ? [...new Set([...days, '02-29'])] : days;
}
