import { addDays, daysBetween } from '../days.ts';
import { toOneDecimal } from './rounding.ts';
import type { Period } from './rows.ts';

/** As many days, up to the day before. */
export const previousPeriod = ({ from, to }: Period): Period => ({
  from: addDays(from, -daysBetween(from, to) - 1),
  to: addDays(from, -1),
});

/** Nothing is better or worse than what is not known. */
export const changeOf = (value: number | null, previous: number | null): number | null =>
  value === null || previous === null ? null : toOneDecimal(value - previous);
