import { addDays, daysBetween } from '@relish/shared/days.ts';
import { CATEGORIES, type Category } from '@relish/shared/library/activities/choices.ts';
import { REPORT_FORMATS, type ReportFormat } from '@relish/shared/reports/reports/choices.ts';

import type { Wanted } from './api.ts';

/** Kept in the URL, so that a view can be shared; it holds ids and days, never names. */
export interface GraphFilters {
  /** Both or neither; the default is the last four weeks. */
  from: string | undefined;
  to: string | undefined;
  group: string | undefined;
  category: Category | undefined;
  format: ReportFormat | undefined;
  compare: boolean;
}

const USUAL_DAYS = 28;
/** The server's limit for one query. */
const LONGEST_DAYS = 366;

export const NO_FILTERS: GraphFilters = {
  from: undefined,
  to: undefined,
  group: undefined,
  category: undefined,
  format: undefined,
  compare: true,
};

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;

export function readFilters(query: URLSearchParams): GraphFilters {
  const fitting = (name: string, fits: (text: string) => boolean) => {
    const text = query.get(name) ?? '';
    return fits(text) ? text : undefined;
  };
  const from = fitting('from', isDay);
  const to = fitting('to', isDay);
  const hasDays = from !== undefined && to !== undefined;
  return {
    from: hasDays ? from : undefined,
    to: hasDays ? to : undefined,
    group: fitting('group', (text) => ID.test(text)),
    category: CATEGORIES.find((each) => each === query.get('category')),
    format: REPORT_FORMATS.find((each) => each === query.get('format')),
    compare: query.get('compare') !== '0',
  };
}

/** Keeps the other query parameters. */
export function writeFilters(filters: GraphFilters, query: URLSearchParams): URLSearchParams {
  const written = new URLSearchParams(query);
  const { compare, ...named } = filters;
  for (const [name, value] of Object.entries({ ...named, compare: compare ? undefined : '0' }))
    if (value === undefined) written.delete(name);
    else written.set(name, value);
  return written;
}

/** The chosen days, or the last four weeks by default. */
export const chosenDays = ({ from, to }: GraphFilters, today: string) =>
  from !== undefined && to !== undefined
    ? { from, to }
    : { from: addDays(today, 1 - USUAL_DAYS), to: today };

/** The default period is left out of the URL, so that a saved link stays current. */
export const withDays = (days: { from: string; to: string }, today: string) => {
  const usual = chosenDays(NO_FILTERS, today);
  return days.from === usual.from && days.to === usual.to
    ? { from: undefined, to: undefined }
    : days;
};

export function daysFault({ from, to }: { from: string; to: string }): 'wrong' | 'long' | null {
  if (to < from) return 'wrong';
  return daysBetween(from, to) >= LONGEST_DAYS ? 'long' : null;
}

/** Converts the filters to the call's input. */
export const wantedBy = ({ from, to, group, category, format, compare }: GraphFilters): Wanted => ({
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
  ...(group !== undefined && { group_id: group }),
  ...(category !== undefined && { category }),
  ...(format !== undefined && { format }),
  compare,
});

export const isNarrowed = ({ group, category, format }: GraphFilters): boolean =>
  group !== undefined || category !== undefined || format !== undefined;

interface Narrowed {
  category?: string | undefined;
  format?: string | undefined;
  activity?: string | undefined;
}

/** Links to the records behind a point of a graph; the record list has no group filter. */
export function recordsAt(
  days: { from: string; to: string },
  { category, format, activity }: Narrowed,
): string {
  const query = new URLSearchParams({ from: days.from, to: days.to });
  for (const [name, value] of Object.entries({ activity, category, format }))
    if (value !== undefined) query.set(name, value);
  return `/tabs/reports?${query.toString()}`;
}
