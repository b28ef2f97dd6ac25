import { addDays } from '../../days.ts';
import { isPresent } from '../reports/choices.ts';
import type { Measured } from './key-figures.ts';
import { mean } from './rounding.ts';

/** A single week is too short to judge variety. */
const LOOK_BACK_DAYS = 28;

/**
 * K13: categories per resident over 28 days. Rows must cover them even if the period is shorter.
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
