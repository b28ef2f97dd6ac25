import { addDays, dayIn } from '@relish/shared/days.ts';

import { useUser } from '../../../session/use-session.ts';
import { useToday } from '../../../session/use-today.ts';
import { formatDay, formatNumber, formatTime, formatWeekday } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';

/** `45 min`, `2 h`, `3 h 20 min` */
export function durationWords(minutes: number): string {
  if (minutes < 60) return m.report_lists_minutes({ minutes });
  const hours = formatNumber(Math.floor(minutes / 60));
  const rest = minutes % 60;
  return rest === 0
    ? m.report_lists_hours({ hours })
    : m.report_lists_hours_minutes({ hours, minutes: rest });
}

/** Formats days and times in the home's time zone. */
export function useMoments() {
  const { time_zone } = useUser().carehome;
  const today = useToday();
  const yesterday = addDays(today, -1);
  return {
    today,
    toDay: (instant: string) => dayIn(time_zone, new Date(instant)),
    time: (instant: string) => formatTime(new Date(instant), time_zone),
    /** As a heading. */
    heading: (day: string) => {
      if (day === today) return m.report_lists_day_today({ day: formatWeekday(day) });
      if (day === yesterday) return m.report_lists_day_yesterday({ day: formatWeekday(day) });
      return formatWeekday(day);
    },
    /** Within a line. */
    short: (day: string) => {
      if (day === today) return m.report_lists_card_today();
      return day === yesterday ? m.report_lists_card_yesterday() : formatDay(day);
    },
  };
}
