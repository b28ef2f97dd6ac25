import { isPresent } from '../reports/choices.ts';
import { percent } from './rounding.ts';
import type { DistressRow } from './rows.ts';

/** K12 as a share of those present. Distressed residents who stayed away are listed only. */
export function distressRate(rows: readonly DistressRow[]): number | null {
  const present = rows.filter(({ attendance }) => isPresent(attendance));
  return percent(distressed(present).length, present.length);
}

/** A single case matters more than the rate. */
export const distressed = <T extends DistressRow>(rows: readonly T[]): T[] =>
  rows.filter(({ distress }) => distress);
