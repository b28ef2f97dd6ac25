import { addDays } from '@relish/shared/days.ts';
import { shownValue } from '@relish/shared/reports/figures/shown.ts';

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const DAYS = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ');

/** 15 Nov 2026 */
export const dayInWords = (day: string): string =>
  `${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;

/** Sun 15 Nov */
export const weekdayInWords = (day: string): string =>
  `${DAYS[new Date(`${day}T00:00:00Z`).getUTCDay()]} ${dayInWords(day).slice(0, -5)}`;

/** 16–22 Nov, or 30 Nov – 6 Dec, for the week from a Monday. */
export function weekInWords(monday: string): string {
  const withoutYear = (day: string) => dayInWords(day).slice(0, -5);
  const sunday = addDays(monday, 6);
  return monday.slice(0, 7) === sunday.slice(0, 7)
    ? `${Number(monday.slice(8))}–${withoutYear(sunday)}`
    : `${withoutYear(monday)} – ${withoutYear(sunday)}`;
}

export const periodInWords = (from: string, to: string): string =>
  from === to ? dayInWords(from) : `${dayInWords(from)} to ${dayInWords(to)}`;

// Cached per time zone: a document formats thousands of times, and each formatter holds memory
// outside the heap.
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockFormat(timeZone: string): Intl.DateTimeFormat {
  const cached = clocks.get(timeZone);
  if (cached) return cached;
  const made = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  clocks.set(timeZone, made);
  return made;
}

export const timeIn = (timeZone: string, moment: string): string =>
  clockFormat(timeZone).format(new Date(moment));

/** 95 is 1 hour 35 minutes. */
export function minutesInWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [
    ...(hours > 0 ? [counted(hours, 'hour')] : []),
    ...(rest > 0 || hours === 0 ? [counted(rest, 'minute')] : []),
  ];
  return parts.join(' ');
}

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;

/** Returns a text instead of null. */
export const orNone = (value: number | null, unit = ''): string =>
  value === null ? 'No data yet' : `${value.toLocaleString('en-GB')}${unit}`;

/** Whole per cent as on screens, or a text instead of null. */
export const percentOrNone = (value: number | null): string =>
  value === null ? 'No data yet' : `${shownValue(value, 'percent')}%`;

export const wholeMinutes = (minutes: number | null): number | null =>
  minutes === null ? null : shownValue(minutes, 'minutes');

export const firstUpper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
