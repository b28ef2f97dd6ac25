import type { Measured } from './key-figures.ts';
import type { CostRow } from './rows.ts';
import { perResidentWeek } from './weekly.ts';

export const costPerWeek = (
  costs: readonly CostRow[],
  eligible: Measured['eligible'],
): number | null =>
  perResidentWeek(
    costs.reduce((sum, { cost_pence }) => sum + (cost_pence ?? 0), 0),
    eligible,
  );
