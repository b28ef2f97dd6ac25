import { addDays, dayIn } from '@relish/shared/days.ts';

import { useUser } from '../../../session/use-session.ts';
import { useToday } from '../../../session/use-today.ts';
import { formatDate } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { locale } from '../../../words/speak.ts';

export const timeIn = (timeZone: string, moment: Date | string) =>
  new Intl.DateTimeFormat(locale(), {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(moment));

/** Formats timestamps in the home's time zone. */
export function useMoments() {
  const { time_zone } = useUser().carehome;
  const today = useToday();
  const day = (moment: string) => {
    const its = dayIn(time_zone, new Date(moment));
    if (its === today) return m.reports_today();
    return its === addDays(today, -1)
      ? m.reports_yesterday()
      : formatDate(new Date(moment), time_zone);
  };
  const time = (moment: string) => timeIn(time_zone, moment);
  return {
    today,
    timeZone: time_zone,
    day,
    time,
    /** `Today, 14:05` */
    moment: (at: string) => m.ui_moment({ day: day(at), time: time(at) }),
    /** `15 Nov 2026, 14:05`: for print. */
    dated: (at: string) =>
      m.ui_moment({ day: formatDate(new Date(at), time_zone), time: time(at) }),
  };
}
