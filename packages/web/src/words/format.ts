import { locale } from './speak.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

function dateFormat(timeZone: string | undefined, options: Intl.DateTimeFormatOptions) {
  const key = JSON.stringify([locale(), timeZone, options]);
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale(), { ...options, ...(timeZone && { timeZone }) });
  formatters.set(key, made);
  return made;
}

/** `15 Nov 2026` */
export const formatDate = (moment: Date, timeZone?: string) =>
  dateFormat(timeZone, { day: 'numeric', month: 'short', year: 'numeric' }).format(moment);

/** A calendar day, `2026-11-15`, in the same words. */
export const formatDay = (day: string) => formatDate(new Date(day), 'UTC');

/** `Sunday 15 Nov 2026` */
export const formatWeekday = (day: string) =>
  `${dateFormat('UTC', { weekday: 'long' }).format(new Date(day))} ${formatDay(day)}`;

/** `14:05` */
export const formatTime = (moment: Date, timeZone?: string) =>
  dateFormat(timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(moment);

export const formatNumber = (value: number, options?: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(locale(), options).format(value);

/** `Fri 20 Nov`: a day so near that its year says nothing. */
export const formatNearDay = (day: string) =>
  dateFormat('UTC', { weekday: 'short', day: 'numeric', month: 'short' })
    .format(new Date(day))
    .replace(',', '');

/** `20 November` */
export const formatMonthDay = (day: string) =>
  dateFormat('UTC', { day: 'numeric', month: 'long' }).format(new Date(day));
