/** Calendar days as 'YYYY-MM-DD': no clock, no zone, no surprise at midnight. */

const DAY_MS = 86_400_000;
const at = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10);

// Making one takes longer than a thousand answers of it.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  formats.set(timeZone, made);
  return made;
}

/** The day it is in a home's own place. A year always has four digits: days are compared as text. */
export const dayIn = (timeZone: string, now: Date): string =>
  formatOf(timeZone).format(now).padStart('YYYY-MM-DD'.length, '0');

/** The moment at which a day begins in a home's own place. */
export function startOfDayIn(timeZone: string, day: string): Date {
  const guess = at(day);
  const shown = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(guess);
  return new Date(guess - (Date.parse(`${shown.replace(' ', 'T')}Z`) - guess));
}

export const addDays = (day: string, count: number): string => dayOf(at(day) + count * DAY_MS);

export const daysBetween = (from: string, to: string): number =>
  Math.round((at(to) - at(from)) / DAY_MS);

/** The same day so many months later; the last of a shorter month when there is none. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 + count, Math.min(date, last)));
}

/** Completed years of life. Who was born on 29 February has their birthday on the 28th in common years. */
export function ageOn(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return addMonths(birth, years * 12) > day ? years - 1 : years;
}
