import type { Stance } from '../../residents/interests/taxonomy.ts';
import { isPresent } from '../reports/choices.ts';
import { percent } from './rounding.ts';
import type { InterestRow, LinkedRow } from './rows.ts';

/** Curiosity is not an interest yet. */
export const CLOSE_TO_HEART: ReadonlySet<Stance> = new Set(['love', 'like', 'used_to'] as const);

/** K14; residents without known interests are left out. */
export function interestMatch(
  rows: readonly LinkedRow[],
  interests: readonly InterestRow[],
): number | null {
  const closeTo = new Map<string, Set<string>>();
  for (const { resident_id, interest_code, stance } of interests) {
    const own = closeTo.get(resident_id) ?? new Set<string>();
    closeTo.set(resident_id, own);
    if (CLOSE_TO_HEART.has(stance)) own.add(interest_code);
  }
  let [matching, all] = [0, 0];
  for (const { resident_id, attendance, interest_codes } of rows) {
    const own = closeTo.get(resident_id);
    if (own === undefined || !isPresent(attendance)) continue;
    all += 1;
    if (interest_codes.some((code) => own.has(code))) matching += 1;
  }
  return percent(matching, all);
}
