import { dayIn } from '@relish/shared/days.ts';

import { formatDay, formatDayName, formatMonthDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';

interface Dated {
  taken_on: string | null;
  decade: number | null;
  added_at: string;
}

const DAY_MS = 86_400_000;

/** “Last Tuesday”, “12 November”, “The 1950s”. */
export function tellWhen(
  { taken_on, decade, added_at }: Dated,
  { today, timeZone }: { today: string; timeZone: string },
): string {
  if (decade !== null) return m.family_photos_decade({ decade: String(decade) });
  const day = taken_on ?? dayIn(timeZone, new Date(added_at));
  const daysAgo = Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS);
  if (daysAgo === 0) return m.family_photos_today();
  if (daysAgo === 1) return m.family_photos_yesterday();
  if (daysAgo > 1 && daysAgo < 7) return m.family_photos_last({ day: formatDayName(day) });
  return day.slice(0, 4) === today.slice(0, 4) ? formatMonthDay(day) : formatDay(day);
}
