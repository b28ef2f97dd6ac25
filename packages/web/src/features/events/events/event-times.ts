const DAY_MINUTES = 1440;

const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** `14:30` and 45 minutes give `15:15`. */
export function addMinutes(time: string, minutes: number): string {
  const total = (toMinutes(time) + minutes) % DAY_MINUTES;
  return `${twoDigits(Math.floor(total / 60))}:${twoDigits(total % 60)}`;
}

/** An end before the start is on the next day. */
export const minutesBetween = (start: string, end: string): number =>
  (toMinutes(end) - toMinutes(start) + DAY_MINUTES) % DAY_MINUTES;
