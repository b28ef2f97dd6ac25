import { addDays } from '../../days.ts';
import { instantOf, wallTimeOf } from '../../wall-time.ts';

/** On the clock of the home, on one day of the week: 1 is Monday. */
export interface DayHours {
  weekday: number;
  from: string;
  to: string;
}

interface Span {
  from: number;
  to: number;
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** A home that answers on one day a week has a gap of this length. */
const WEEK = 7;
/** The longest promise, counted in days with one short opening a week, is still found. */
const MOST_DAYS = 400;

/** 1 is Monday. */
export const weekdayOf = (day: string): number =>
  ((Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS) + 3) % WEEK) + 1;

/** Computed for each day, because days with a change of the clocks have 23 or 25 hours. */
function spanOn(hours: readonly DayHours[], timeZone: string, day: string): Span | undefined {
  const found = hours.find(({ weekday }) => weekday === weekdayOf(day));
  if (!found) return undefined;
  return {
    from: instantOf(timeZone, day, found.from).getTime(),
    to: instantOf(timeZone, day, found.to).getTime(),
  };
}

/** Always, for a home without answering hours. */
export function isAnsweringAt(hours: readonly DayHours[], timeZone: string, now: Date): boolean {
  if (hours.length === 0) return true;
  const span = spanOn(hours, timeZone, wallTimeOf(timeZone, now).day);
  return span !== undefined && span.from <= now.getTime() && now.getTime() < span.to;
}

/** When the answering hours ended; undefined while they last, and for a home without them. */
export function findClosedSince(
  hours: readonly DayHours[],
  timeZone: string,
  now: Date,
): Date | undefined {
  if (isAnsweringAt(hours, timeZone, now)) return undefined;
  const today = wallTimeOf(timeZone, now).day;
  for (let back = 0; back <= WEEK; back += 1) {
    const span = spanOn(hours, timeZone, addDays(today, -back));
    if (span && span.to <= now.getTime()) return new Date(span.to);
  }
  return undefined;
}

/** Minutes between two moments that lie within the answering hours; all of them for a home without hours. */
export function countAnsweringMinutes(
  hours: readonly DayHours[],
  timeZone: string,
  { from, to }: { from: Date; to: Date },
): number {
  const [start, end] = [from.getTime(), to.getTime()];
  if (end <= start) return 0;
  if (hours.length === 0) return Math.floor((end - start) / MINUTE_MS);
  let counted = 0;
  const last = wallTimeOf(timeZone, to).day;
  for (let day = wallTimeOf(timeZone, from).day; day <= last; day = addDays(day, 1)) {
    const span = spanOn(hours, timeZone, day);
    if (span) counted += Math.max(0, Math.min(span.to, end) - Math.max(span.from, start));
  }
  return Math.floor(counted / MINUTE_MS);
}

/**
 * The latest moment from which so many answering minutes have passed until now: messages that came up to it have
 * waited longer. One moment for all of them, so that a query can compare.
 */
export function findWaitLimit(
  hours: readonly DayHours[],
  timeZone: string,
  { minutes, now }: { minutes: number; now: Date },
): Date | undefined {
  let left = minutes * MINUTE_MS;
  if (hours.length === 0) return new Date(now.getTime() - left);
  const today = wallTimeOf(timeZone, now).day;
  for (let back = 0; back <= MOST_DAYS; back += 1) {
    const span = spanOn(hours, timeZone, addDays(today, -back));
    if (!span) continue;
    const until = Math.min(span.to, now.getTime());
    const length = Math.max(0, until - span.from);
    if (length >= left) return new Date(until - left);
    left -= length;
  }
  return undefined;
}
