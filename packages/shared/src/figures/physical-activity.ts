import type { Measured } from './key-figures.ts';
import { minutesByResident, perResidentWeek } from './weekly.ts';

/**
 * K24: minutes of movement of one resident in a week of being here. What is recorded as movement counts, indoors and out,
 * a walk too. Garden and outings of other kinds do not: a record does not say whether somebody walked or sat in the sun.
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
