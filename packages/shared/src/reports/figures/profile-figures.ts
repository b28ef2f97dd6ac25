import { addDays } from '../../days.ts';
import type { Measured } from './key-figures.ts';
import { mean, percent } from './rounding.ts';
import type { AboutMeRow, CheckRow } from './rows.ts';

type Eligible = Measured['eligible'];

/** K17: a current check that is not due for review. */
export function checksCurrent(
  eligible: Eligible,
  checks: readonly CheckRow[],
  today: string,
): number | null {
  const current = new Set(
    checks
      .filter(({ review_due }) => review_due !== null && review_due >= today)
      .map(({ resident_id }) => resident_id),
  );
  return percent([...eligible.keys()].filter((id) => current.has(id)).length, eligible.size);
}

const SETTLING_IN_DAYS = 28;
const KNOWN_WELL = 60;

/**
 * K18: average completeness (0 without any), and the share complete after 28 days, only of
 * residents whose 28 days are over.
 */
export function aboutMeComplete(
  eligible: Eligible,
  rows: readonly AboutMeRow[],
  today: string,
): { value: number | null; in_time: number | null; settled: number } {
  const of = new Map(rows.map((row) => [row.resident_id, row]));
  const here = [...eligible.keys()].map((id) => of.get(id));
  const settled = here.filter(
    (row) => row !== undefined && addDays(row.move_in_date, SETTLING_IN_DAYS) < today,
  );
  const known = settled.filter((row) => (row?.completeness_after_28_days ?? 0) >= KNOWN_WELL);
  return {
    value: mean(here.map((row) => row?.completeness ?? 0)),
    in_time: percent(known.length, settled.length),
    settled: settled.length,
  };
}
