import { addDays } from '../../days.ts';

interface Taken {
  day: string;
  start_time: string | null;
  minutes: number;
  status: string;
}

export interface Slot {
  day: string;
  start_time: string;
}

/** Between meals, when most residents are up. */
const TIMES = ['10:30', '14:30', '11:15', '15:30', '13:45', '18:30'] as const;

const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** A time of the week at which nothing else is on: first the days with the fewest events. */
export function findFreeSlot(
  events: readonly Taken[],
  { week, after, minutes }: { week: string; after: Slot; minutes: number },
): Slot | undefined {
  const planned = events.filter(({ status }) => status !== 'cancelled');
  const days = Array.from({ length: 7 }, (_, at) => addDays(week, at))
    .map((day) => ({ day, taken: planned.filter((event) => event.day === day) }))
    .toSorted((one, other) => one.taken.length - other.taken.length);
  for (const { day, taken } of days)
    for (const start_time of TIMES) {
      if (day < after.day || (day === after.day && start_time <= after.start_time)) continue;
      const from = toMinutes(start_time);
      const overlaps = taken.some((event) => {
        if (event.start_time === null) return false;
        const start = toMinutes(event.start_time);
        return start < from + minutes && from < start + event.minutes;
      });
      if (!overlaps) return { day, start_time };
    }
  return undefined;
}
