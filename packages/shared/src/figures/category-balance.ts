import { addDays } from '../days.ts';
import { isPresent } from '../reports/choices.ts';
import type { Measured } from './key-figures.ts';
import { mean } from './rounding.ts';

/** Variety needs time: a week is too short to call anybody's days one-sided. */
const LOOK_BACK_DAYS = 28;

/**
 * K13: how many kinds of activity one resident had in the 28 days up to the last one. The rows must reach that far back,
 * however short the period is for which people count.
 */
export function categoryBalance(
  { rows, eligible }: Pick<Measured, 'rows' | 'eligible'>,
  last: string,
): number | null {
  const first = addDays(last, 1 - LOOK_BACK_DAYS);
  const kinds = new Map([...eligible.keys()].map((id) => [id, new Set<string>()]));
  for (const { resident_id, day, category, attendance } of rows)
    if (isPresent(attendance) && day >= first && day <= last) kinds.get(resident_id)?.add(category);
  return mean([...kinds.values()].map(({ size }) => size));
}
