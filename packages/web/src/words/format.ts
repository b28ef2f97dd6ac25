import { locale } from './speak.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

function dateFormat(timeZone: string | undefined, options: Intl.DateTimeFormatOptions) {
  const key = JSON.stringify([locale(), timeZone, options]);
  const cached = formatters.get(key);
  if (cached) return cached;
  const made = new Intl.DateTimeFormat(locale(), { ...options, ...(timeZone && { timeZone }) });
  formatters.set(key, made);
  return made;
}

/** `15 Nov 2026` */
export const formatDate = (moment: Date, timeZone?: string) =>
  dateFormat(timeZone, { day: 'numeric', month: 'short', year: 'numeric' }).format(moment);

/** For a calendar day such as `2026-11-15`. */
export const formatDay = (day: string) => formatDate(new Date(day), 'UTC');

/** `16 – 22 Nov 2026`, without what both days share. */
export const formatPeriod = (from: string, to: string) =>
  dateFormat('UTC', { day: 'numeric', month: 'short', year: 'numeric' }).formatRange(
    new Date(from),
    new Date(to),
  );

/** `Sunday 15 Nov 2026` */
export const formatWeekday = (day: string) =>
  `${dateFormat('UTC', { weekday: 'long' }).format(new Date(day))} ${formatDay(day)}`;

/** `14:05` */
export const formatTime = (moment: Date, timeZone?: string) =>
  dateFormat(timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(moment);

export const formatNumber = (value: number, options?: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(locale(), options).format(value);

/** `Rose, Ann and Jim` */
export const formatList = (parts: readonly string[]) => new Intl.ListFormat(locale()).format(parts);

/** `Fri 20 Nov`: a day near enough to need no year. */
export const formatNearDay = (day: string) =>
  dateFormat('UTC', { weekday: 'short', day: 'numeric', month: 'short' })
    .format(new Date(day))
    .replace(',', '');

/** `20 November` */
export const formatMonthDay = (day: string) =>
  dateFormat('UTC', { day: 'numeric', month: 'long' }).format(new Date(day));

/** `Tuesday`, or `Tue` */
export const formatDayName = (day: string, weekday: 'long' | 'short' = 'long') =>
  dateFormat('UTC', { weekday }).format(new Date(day));

/** `November 2026` */
export const formatMonth = (day: string) =>
  dateFormat('UTC', { month: 'long', year: 'numeric' }).format(new Date(day));

/** `17`: the day of the month. */
export const formatDayNumber = (day: string) => formatNumber(Number(day.slice(-2)));
