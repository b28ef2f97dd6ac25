import { dayIn } from '@relish/shared/days.ts';
import type { Period } from '@relish/shared/days.ts';
import { eligibleDays, type Presence } from '@relish/shared/residents/residents/eligible-days.ts';

export function eligibleIn(
  presence: Presence,
  { from, to }: Period,
  home: { timeZone: string; firstDay: string },
  now: Date,
): string[] {
  const today = dayIn(home.timeZone, now);
  return eligibleDays(presence, { from, to: to < today ? to : today }, home);
}
