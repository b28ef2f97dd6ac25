/** Calendar days as 'YYYY-MM-DD', without time or zone. */

const DAY_MS = 86_400_000;
const at = (day: string) => Date.parse(`${day}T00:00:00Z`);
const toDay = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10);

// Cached, because creating a formatter is slow.
const formats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone);
  if (cached) return cached;
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  formats.set(timeZone, made);
  return made;
}

/** The date in a time zone. Years have four digits, so days compare as text. */
export const dayIn = (timeZone: string, now: Date): string =>
  dayFormat(timeZone).format(now).padStart('YYYY-MM-DD'.length, '0');

/** The instant a day starts in a time zone. */
export function startOfDayIn(timeZone: string, day: string): Date {
  const guess = at(day);
  const shown = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(guess);
  return new Date(guess - (Date.parse(`${shown.replace(' ', 'T')}Z`) - guess));
}

export const addDays = (day: string, count: number): string => toDay(at(day) + count * DAY_MS);

export const daysBetween = (from: string, to: string): number =>
  Math.round((at(to) - at(from)) / DAY_MS);

export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return toDay(Date.UTC(year, month - 1 + count, Math.min(date, last)));
}

/** Completed years. 29 February becomes the 28th in common years. */
export function ageOn(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return addMonths(birth, years * 12) > day ? years - 1 : years;
}

export interface Period {
  from: string;
  to: string;
}
