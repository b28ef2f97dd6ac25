import { percent } from './rounding.ts';
import type { SessionRow } from './rows.ts';
import { weekdayFor } from './weekdays.ts';

const EVENING_FROM = 17;

/** K16, in the home's time zone. */
export function eveningsAndWeekends(
  sessions: readonly Pick<SessionRow, 'day' | 'started_at'>[],
  timeZone: string,
): number | null {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' });
  const isEvening = (startedAt: string) =>
    Number(clock.format(Date.parse(startedAt))) >= EVENING_FROM;
  const fitting = sessions.filter(
    ({ day, started_at }) => isWeekend(day) || isEvening(started_at),
  ).length;
  return percent(fitting, sessions.length);
}

const isWeekend = (day: string) => weekdayFor(day) % 6 === 0;
