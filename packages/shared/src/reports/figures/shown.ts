import type { Unit } from './labels.ts';
import { toOneDecimal } from './rounding.ts';

/** Shows 0% and 100% only if exact. */
function wholePercent(value: number): number {
  if (value > 0 && value < 1) return 1;
  if (value > 99 && value < 100) return 99;
  return Math.round(value);
}

/** As displayed everywhere; targets are compared with this value. */
export function shownValue(value: number, unit: Unit): number {
  if (unit === 'percent') return wholePercent(value);
  return unit === 'minutes' ? Math.round(value) : value;
}

/** Change of the displayed value; null if either is unknown. */
export const shownChange = (
  value: number | null,
  previous: number | null,
  unit: Unit,
): number | null =>
  value === null || previous === null
    ? null
    : toOneDecimal(shownValue(value, unit) - shownValue(previous, unit));
