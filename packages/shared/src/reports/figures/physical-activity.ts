import type { Measured } from './key-figures.ts';
import { minutesByResident, perResidentWeek } from './weekly.ts';

/**
 * K24: only what is recorded as movement, indoors or out. Other outings do not count, as a record
 * does not say whether a resident walked or sat.
 */
export function physicalMinutesPerWeek({
  rows,
  eligible,
}: Pick<Measured, 'rows' | 'eligible'>): number | null {
  const moving = rows.filter(({ category }) => category === 'PHY');
  const minutes = [...minutesByResident({ rows: moving, eligible }).values()];
  return perResidentWeek(
    minutes.reduce((sum, each) => sum + each, 0),
    eligible,
  );
}
