import { addDays, dayIn } from '../days.ts';
import type { Status } from '../residents/choices.ts';
import type { Period } from './rows.ts';

export interface Presence {
  id: string;
  stays: readonly { from_date: string; to_date: string | null }[];
  /** Changes that stand, in any order. */
  statuses: readonly { status: Status; since: string }[];
}

const COUNTS: ReadonlySet<Status> = new Set(['current', 'respite'] as const);

let asked: { from: string; to: string; days: readonly string[] } | undefined;

/** A whole home is asked about the same days: they are written down once. */
function daysOf({ from, to }: Period): readonly string[] {
  if (asked?.from === from && asked.to === to) return asked.days;
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  asked = { from, to, days };
  return days;
}

/**
 * The days on which somebody was here to be offered something (domain 4.2): a stay covers the day and they are
 * current or on respite when it ends. The day of moving in counts, the day of leaving does not.
 */
export function eligibleDays(
  { stays, statuses }: Presence,
  period: Period,
  timeZone: string,
): string[] {
  const changes = statuses
    .map(({ status, since }) => ({ status, day: dayIn(timeZone, new Date(since)), since }))
    .toSorted((one, other) => Date.parse(one.since) - Date.parse(other.since));
  const days: string[] = [];
  // The first status counts from the beginning: it may have been written after they moved in.
  let status = changes[0]?.status;
  let next = 0;
  for (const day of daysOf(period)) {
    for (; (changes[next]?.day ?? '9999') <= day; next += 1) status = changes[next]?.status;
    if (status !== undefined && COUNTS.has(status) && stays.some((stay) => covers(stay, day)))
      days.push(day);
  }
  return days;
}

/** For everybody who was here in a period: on how many of its days. */
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
