import { isPresent } from '../reports/choices.ts';
import { percent } from './rounding.ts';
import type { DistressRow } from './rows.ts';

/** K12: of those who were there, so that it is a share. Somebody upset who stayed away is in the list. */
export function distressRate(rows: readonly DistressRow[]): number | null {
  const present = rows.filter(({ attendance }) => isPresent(attendance));
  return percent(distressed(present).length, present.length);
}

/** One is enough to be looked at: who it was matters more than the rate. */
export const distressed = <T extends DistressRow>(rows: readonly T[]): T[] =>
  rows.filter(({ distress }) => distress);
