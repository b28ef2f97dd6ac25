import { z } from 'zod';

import { addDays, daysBetween } from '../../days.ts';
import type { Period } from '../../days.ts';
import { Day, Id, limitPeriod } from '../../fields.ts';
import { CATEGORIES } from '../../library/activities/choices.ts';
import { type Step, STEPS } from '../../reports/figures/series.ts';
import { REPORT_FORMATS } from '../../reports/reports/choices.ts';

/** Longer periods cost more than they tell. */
export const LONGEST_DAYS = 366;
const USUAL_DAYS = 28;

/** Defaults to the last four weeks. */
export const DashboardFilters = z
  .object({
    from: Day.optional(),
    to: Day.optional(),
    step: z.enum(STEPS).optional(),
    group_id: Id.optional(),
    category: z.enum(CATEGORIES).optional(),
    format: z.enum(REPORT_FORMATS).optional(),
    /** With the previous period of equal length. */
    compare: z.boolean().default(true),
  })
  .superRefine(limitPeriod(LONGEST_DAYS, 'Choose at most a year.'));
export type DashboardFilters = z.infer<typeof DashboardFilters>;

/** Defaults to the four weeks up to today. */
export function resolvePeriod(
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

/** Keeps the number of bars readable. */
export function chooseStep({ from, to }: Period): Step {
  const days = daysBetween(from, to) + 1;
  if (days <= DAYS_BY_DAY) return 'day';
  return days <= DAYS_BY_WEEK ? 'week' : 'month';
}
