import { wallTimeOf } from '../../wall-time.ts';
import { weekdayOf } from './answering.ts';

/** When someone wants no notifications of messages, on the clock of the home. */
export interface QuietHours {
  from: string | null;
  /** Not later than `from` if it is on the next day. */
  to: string | null;
  /** Whole days of the week: 1 is Monday. */
  days_off: readonly number[];
}

/** Whether notifications wait at this moment. */
export function isQuietAt({ from, to, days_off }: QuietHours, timeZone: string, now: Date) {
  const { day, time } = wallTimeOf(timeZone, now);
  if (days_off.includes(weekdayOf(day))) return true;
  if (from === null || to === null) return false;
  if (from < to) return from <= time && time < to;
  return time >= from || time < to;
}
