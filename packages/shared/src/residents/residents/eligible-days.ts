import { addDays, dayIn } from '../../days.ts';
import type { Period } from '../../days.ts';
import type { Status } from './choices.ts';

export interface Presence {
  id: string;
  stays: readonly { from_date: string; to_date: string | null }[];
  /** Not undone, in any order. */
  statuses: readonly { status: Status; since: string }[];
}

const COUNTS: ReadonlySet<Status> = new Set(['current', 'respite'] as const);

let lastRange: { from: string; to: string; days: readonly string[] } | undefined;

function listDays({ from, to }: Period): readonly string[] {
  if (lastRange?.from === from && lastRange.to === to) return lastRange.days;
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  lastRange = { from, to, days };
  return days;
}

/**
 * Domain 4.2: days within a stay, current or on respite at the end of the day. Includes the day of
 * moving in, excludes the day of leaving and days before the home's first.
 */
export function eligibleDays(
  { stays, statuses }: Presence,
  period: Period,
  { timeZone, firstDay }: { timeZone: string; firstDay: string },
): string[] {
  const changes = statuses
    .map(({ status, since }) => ({ status, day: dayIn(timeZone, new Date(since)), since }))
    .toSorted((one, other) => Date.parse(one.since) - Date.parse(other.since));
  const days: string[] = [];
  // The first status counts from the start: it may be recorded after moving in.
  let status = changes[0]?.status;
  let next = 0;
  for (const day of listDays(period)) {
    for (; (changes[next]?.day ?? '9999') <= day; next += 1) status = changes[next]?.status;
    if (
      day >= firstDay &&
      status !== undefined &&
      COUNTS.has(status) &&
      stays.some((stay) => covers(stay, day))
    )
      days.push(day);
  }
  return days;
}

export function countDays(
  daysHere: ReadonlyMap<string, readonly string[]>,
  { from, to }: Period,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [id, days] of daysHere) {
    const count = days.filter((day) => day >= from && day <= to).length;
    if (count > 0) counts.set(id, count);
  }
  return counts;
}

const covers = ({ from_date, to_date }: Presence['stays'][number], day: string) =>
  from_date <= day && (to_date === null || day < to_date);
