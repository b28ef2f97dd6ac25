import type { Rhythm } from './api.ts';

/** Monday first; 0 is Sunday, as in Date.getDay(). */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0] as const;
const USUAL_HOURS = { first: 8, last: 20 };
const EVENING = 17;

export const isWeekend = (weekday: number): boolean => weekday === 0 || weekday === 6;
export const isEvening = (hour: number): boolean => hour >= EVENING;

/** The usual hours of a day, extended to any hour with an activity. */
export function listHours(cells: Rhythm['cells']): number[] {
  const used = cells.filter(({ count }) => count > 0).map(({ hour }) => hour);
  const first = Math.min(USUAL_HOURS.first, ...used);
  const last = Math.max(USUAL_HOURS.last, ...used);
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** Counts starts by weekday and hour, one row per weekday. */
export function countByHour(cells: Rhythm['cells'], hours: readonly number[]): number[][] {
  const counts = new Map<string, number>();
  for (const { weekday, hour, count } of cells) counts.set(`${weekday}-${hour}`, count);
  return WEEKDAYS.map((weekday) => hours.map((hour) => counts.get(`${weekday}-${hour}`) ?? 0));
}
