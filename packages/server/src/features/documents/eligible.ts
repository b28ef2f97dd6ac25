import { dayIn } from '@relish/shared/days.ts';
import { eligibleDays, type Presence } from '@relish/shared/figures/eligible-days.ts';
import type { Period } from '@relish/shared/figures/rows.ts';

/** Days of being here so far: nobody has been here tomorrow. */
export function eligibleIn(
  presence: Presence,
  { from, to }: Period,
  timeZone: string,
  now: Date,
): string[] {
  const today = dayIn(timeZone, now);
  return eligibleDays(presence, { from, to: to < today ? to : today }, timeZone);
}
