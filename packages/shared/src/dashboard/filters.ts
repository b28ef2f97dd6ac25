import { z } from 'zod';

import { CATEGORIES } from '../activities/choices.ts';
import { addDays, daysBetween } from '../days.ts';
import { Day, Id } from '../fields.ts';
import type { Period } from '../figures/rows.ts';
import { type Step, STEPS } from '../figures/series.ts';
import { REPORT_FORMATS } from '../reports/choices.ts';

/** A year and a day: a longer look costs more than it tells. */
export const LONGEST_DAYS = 366;
const USUAL_DAYS = 28;

/** What every graph may be narrowed to; without a period it is the last four weeks. */
export const DashboardFilters = z
  .object({
    from: Day.optional(),
    to: Day.optional(),
    step: z.enum(STEPS).optional(),
    group_id: Id.optional(),
    category: z.enum(CATEGORIES).optional(),
    format: z.enum(REPORT_FORMATS).optional(),
    /** Beside the period of equal length before. */
    compare: z.boolean().default(true),
  })
  .superRefine(({ from, to }, context) => {
    if (from === undefined || to === undefined) return;
    if (from > to)
      context.addIssue({
        code: 'custom',
        path: ['to'],
        message: 'The end is before the beginning.',
      });
    else if (daysBetween(from, to) >= LONGEST_DAYS)
      context.addIssue({ code: 'custom', path: ['from'], message: 'Choose at most a year.' });
  });
export type DashboardFilters = z.infer<typeof DashboardFilters>;

/** The days that are meant: what is left out ends today and is four weeks long. */
export function periodOf(
  { from, to }: Pick<DashboardFilters, 'from' | 'to'>,
  today: string,
): Period {
  const last = to ?? (from !== undefined && from > today ? from : today);
  const first = from ?? addDays(last, 1 - USUAL_DAYS);
  const longest = addDays(last, 1 - LONGEST_DAYS);
  return { from: first < longest ? longest : first, to: last };
}

const DAYS_BY_DAY = 31;
const DAYS_BY_WEEK = 26 * 7;

/** So many bars as can be read. */
export function stepOf({ from, to }: Period): Step {
  const days = daysBetween(from, to) + 1;
  if (days <= DAYS_BY_DAY) return 'day';
  return days <= DAYS_BY_WEEK ? 'week' : 'month';
}
