import { addDays, daysBetween } from '../../days.ts';
import type { Period } from '../../days.ts';

/** Same length, ending the day before. */
export const previousPeriod = ({ from, to }: Period): Period => ({
  from: addDays(from, -daysBetween(from, to) - 1),
  to: addDays(from, -1),
});
