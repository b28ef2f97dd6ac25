import { isPresent } from '../reports/choices.ts';
import type { ParticipationRow } from './rows.ts';

/** Nobody does things for more than sixteen hours of a day. */
const DAY_AT_MOST = 960;

type Timed = Pick<ParticipationRow, 'day' | 'started_at' | 'minutes' | 'attendance'>;

/** One person's minutes (domain 4.2): when two sessions overlap, the time of both counts once. */
export function minutesOf(rows: readonly Timed[]): number {
  const present = rows
    .filter(({ attendance }) => isPresent(attendance))
    .map(({ day, started_at, minutes }) => ({
      day,
      from: Date.parse(started_at) / 60_000,
      minutes,
    }))
    .toSorted((one, other) => one.from - other.from);
  const byDay = new Map<string, number>();
  let counted = Number.NEGATIVE_INFINITY;
  for (const { day, from, minutes } of present) {
    const until = from + minutes;
    const added = Math.max(0, until - Math.max(from, counted));
    byDay.set(day, (byDay.get(day) ?? 0) + added);
    counted = Math.max(counted, until);
  }
  return [...byDay.values()].reduce((sum, each) => sum + Math.min(each, DAY_AT_MOST), 0);
}

/** What staff were part of: somebody's own doing is left out. */
export const staffLed = <T extends { format: ParticipationRow['format'] }>(rows: readonly T[]) =>
  rows.filter(({ format }) => format !== 'independent');
