import { addDays, daysBetween } from '@relish/shared/days.ts';
import { CATEGORIES, type Category } from '@relish/shared/library/activities/choices.ts';
import {
  REPORT_FORMATS,
  REPORT_TYPES,
  type ReportFormat,
  type ReportType,
} from '@relish/shared/reports/reports/choices.ts';

import type { Wanted } from './api.ts';

export const PERIODS = ['today', 'week', 'month', 'quarter', 'own'] as const;
export type Period = (typeof PERIODS)[number];

/** The server's limit for one query. */
export const LONGEST_DAYS = 400;

/** Kept in the URL, so that a view can be saved and shared; it holds ids and days, never names. */
export interface ReportChoices {
  period: Period;
  /** Set only for a custom period. */
  from: string | undefined;
  to: string | undefined;
  resident: string | undefined;
  activity: string | undefined;
  author: string | undefined;
  category: Category | undefined;
  format: ReportFormat | undefined;
  type: ReportType | undefined;
  late: boolean;
  voided: boolean;
}
export type Filters = Omit<ReportChoices, 'period' | 'from' | 'to'>;

export const NO_FILTERS: Filters = {
  resident: undefined,
  activity: undefined,
  author: undefined,
  category: undefined,
  format: undefined,
  type: undefined,
  late: false,
  voided: false,
};

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;

export function readChoices(query: URLSearchParams): ReportChoices {
  const one = <T extends string>(values: readonly T[], name: string) =>
    values.find((each) => each === query.get(name));
  const fitting = (name: string, fits: (text: string) => boolean) => {
    const text = query.get(name) ?? '';
    return fits(text) ? text : undefined;
  };
  const id = (name: string) => fitting(name, (text) => ID.test(text));
  const from = fitting('from', isDay);
  const to = fitting('to', isDay);
  const isOwn = from !== undefined || to !== undefined;
  return {
    period: isOwn ? 'own' : (one(PERIODS, 'period') ?? 'week'),
    from,
    to,
    resident: id('resident'),
    activity: id('activity'),
    author: id('author'),
    category: one(CATEGORIES, 'category'),
    format: one(REPORT_FORMATS, 'format'),
    type: one(REPORT_TYPES, 'type'),
    late: query.get('late') === '1',
    voided: query.get('voided') === '1',
  };
}

export function writeChoices({ period, late, voided, ...choices }: ReportChoices): URLSearchParams {
  const query = new URLSearchParams();
  if (period !== 'week') query.set('period', period);
  if (choices.from !== undefined || choices.to !== undefined) query.delete('period');
  for (const [name, value] of Object.entries(choices)) if (value) query.set(name, value);
  if (late) query.set('late', '1');
  if (voided) query.set('voided', '1');
  return query;
}

export const filtersInUse = ({ late, voided, ...filters }: Filters): number =>
  [
    late,
    voided,
    filters.resident,
    filters.activity,
    filters.author,
    filters.category,
    filters.format,
    filters.type,
  ].filter(Boolean).length;

/** Days of the chosen period, both inclusive. */
export function chosenDays({ period, from, to }: ReportChoices, today: string) {
  const since: Record<Exclude<Period, 'own'>, string> = {
    today,
    week: addDays(today, -6),
    month: `${today.slice(0, 8)}01`,
    quarter: addDays(today, -89),
  };
  if (period !== 'own') return { from: since[period], to: today };
  // With one end only, the period is that day.
  return { from: from ?? to ?? today, to: to ?? from ?? today };
}

export function spanFault({ from, to }: { from: string; to: string }): 'wrong' | 'long' | null {
  if (to < from) return 'wrong';
  return daysBetween(from, to) > LONGEST_DAYS ? 'long' : null;
}

/** Converts the choices to the call's input. */
export const wantedBy = (choices: ReportChoices, today: string): Wanted => ({
  ...chosenDays(choices, today),
  ...narrowedBy(choices),
  late: choices.late,
  voided: choices.voided,
});

/** Filters that also apply to the calendar, which has its own period. */
export const narrowedBy = (choices: ReportChoices) => ({
  resident_id: choices.resident ?? null,
  activity_id: choices.activity ?? null,
  author_id: choices.author ?? null,
  category: choices.category ?? null,
  format: choices.format ?? null,
  report_type: choices.type ?? null,
});
