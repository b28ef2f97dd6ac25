import { isPresent } from '../reports/choices.ts';
import type { ParticipationRow } from './rows.ts';

/** Domain 4.2: at most sixteen hours count per day. */
const DAY_AT_MOST = 960;

type Timed = Pick<ParticipationRow, 'day' | 'started_at' | 'minutes' | 'attendance'>;

/** Domain 4.2: overlapping time counts once. */
export function countMinutes(rows: readonly Timed[]): number {
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

/** Leaves out what residents do on their own. */
export const staffLed = <T extends { format: ParticipationRow['format'] }>(rows: readonly T[]) =>
  rows.filter(({ format }) => format !== 'independent');
