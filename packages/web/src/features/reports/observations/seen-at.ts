import { parseDateTime, toZoned } from '@internationalized/date';
import { dayIn } from '@relish/shared/days.ts';

import { useUser } from '../../../session/use-session.ts';
import { formatDate, formatTime } from '../../../words/format.ts';

/** Day and time in the home's time zone. */
export interface SeenAt {
  day: string | null;
  time: string | null;
}

export function shownAt(timeZone: string, moment: string): SeenAt {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return { day: null, time: null };
  return { day: dayIn(timeZone, date), time: formatTime(date, timeZone) };
}

/** The timestamp; '' while the day or the time is missing. */
export const toMoment = (timeZone: string, { day, time }: SeenAt): string =>
  day === null || time === null
    ? ''
    : toZoned(parseDateTime(`${day}T${time}`), timeZone)
        .toDate()
        .toISOString();

/** Formats a timestamp in the home's time zone. */
export function useMomentWords() {
  const { time_zone } = useUser().carehome;
  return (moment: string) => {
    const date = new Date(moment);
    return { day: formatDate(date, time_zone), time: formatTime(date, time_zone) };
  };
}
