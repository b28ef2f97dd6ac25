import { addDays } from '@relish/shared/days.ts';

import { formatNumber, formatWeekday } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { locale } from '../../../words/speak.ts';
import type { DayCount } from './api.ts';
import { durationWords } from './time-words.ts';

const inWords = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale(), { ...options, timeZone: 'UTC' }).format(new Date(day));

/** `November 2026` */
export const monthWords = (day: string) => inWords(day, { month: 'long', year: 'numeric' });
/** `Nov` */
export const monthSign = (day: string) => inWords(day, { month: 'short' });
/** `Nov 2026` */
const monthYearSign = (day: string) => inWords(day, { month: 'short', year: 'numeric' });

/** `May to Nov 2026` */
export const stretchWords = (from: string, to: string) =>
  m.report_lists_calendar_stretch({
    from: from.slice(0, 4) === to.slice(0, 4) ? monthSign(from) : monthYearSign(from),
    to: monthYearSign(to),
  });

const A_SUNDAY = '2026-11-15';

/** Starts with the home's first day of the week. */
export const weekdays = (weekStart: number) =>
  [0, 1, 2, 3, 4, 5, 6].map((each) => {
    const day = addDays(A_SUNDAY, weekStart + each);
    return {
      sign: inWords(day, { weekday: 'narrow' }),
      name: inWords(day, { weekday: 'long' }),
    };
  });

/** Full description of a day, for pointer and screen reader. */
export function dayCountWords(day: string, count: DayCount | undefined): string {
  if (count === undefined) return m.report_lists_calendar_day_none({ day: formatWeekday(day) });
  return m.report_lists_calendar_day({
    day: formatWeekday(day),
    records: m.report_lists_records_count({ count: count.reports }),
    people: m.report_lists_people_count({ count: count.people }),
    time: durationWords(count.minutes),
  });
}

export const findingWords = (active: number, days: number) =>
  active === 0
    ? m.report_lists_calendar_nothing()
    : m.report_lists_calendar_finding({ count: active, all: formatNumber(days) });
