import { addMonths, ageOn, dayIn, daysBetween } from '@relish/shared/days.ts';

import { useUser } from '../../../session/use-session.ts';
import { formatDate } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { locale } from '../../../words/speak.ts';

const todayIn = (timeZone: string) => dayIn(timeZone, new Date());

/** Formats days and times in the home's time zone. */
export function useDayWords() {
  const { time_zone } = useUser().carehome;
  const today = todayIn(time_zone);
  return {
    today,
    moment: (instant: string) => formatDate(new Date(instant), time_zone),
    daysSince: (instant: string) => daysBetween(dayIn(time_zone, new Date(instant)), today),
  };
}

const noon = (day: string) => new Date(`${day}T12:00:00Z`);

/** `15 Nov 2026` */
export const dayWords = (day: string) => formatDate(noon(day), 'UTC');

/** `15 November`: a birthday needs no year. */
export const birthdayWords = (day: string) =>
  new Intl.DateTimeFormat(locale(), { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    noon(day),
  );

/** Length of stay in the largest full unit. */
export function stayWords(movedIn: string, today: string): string {
  const days = daysBetween(movedIn, today);
  if (days < 0) return m.profile_moves_in({ date: dayWords(movedIn) });
  if (days === 0) return m.profile_since_today();
  const years = ageOn(movedIn, today);
  if (years > 0) return m.profile_years({ count: years });
  const months = fullMonths(movedIn, today);
  return months > 0 ? m.profile_months({ count: months }) : m.profile_days({ count: days });
}

function fullMonths(from: string, to: string): number {
  let months = 0;
  while (addMonths(from, months + 1) <= to) months += 1;
  return months;
}
