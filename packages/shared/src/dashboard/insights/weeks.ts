import { addDays } from '../../days.ts';
import { countMinutes } from '../../reports/figures/minutes.ts';
import { mean } from '../../reports/figures/rounding.ts';
import type { ParticipationRow } from '../../reports/figures/rows.ts';
import { listBuckets } from '../../reports/figures/series.ts';
import { type Weekday, weekdayFor } from '../../reports/figures/weekdays.ts';
import { isPresent } from '../../reports/reports/choices.ts';

const WEEKS = 12;

interface Told {
  value: number | null;
  n: number;
}

export interface WeekOfPerson {
  from: string;
  to: string;
  /** Days present. */
  days_here: number;
  one_to_one: number;
  group: number;
  independent: number;
  engagement: Told;
  mood: Told;
}

/** Twelve weeks, the current one incomplete. */
export function summariseWeeks(
  rows: readonly ParticipationRow[],
  daysHere: readonly string[],
  { today, weekStart }: { today: string; weekStart: Weekday },
): WeekOfPerson[] {
  const monday = addDays(today, -((weekdayFor(today) - weekStart + 7) % 7));
  const period = { from: addDays(monday, -7 * (WEEKS - 1)), to: today };
  return listBuckets({ period, step: 'week', weekStart }).map(({ from, to }) => {
    const isInside = (day: string) => day >= from && day <= to;
    const own = rows.filter(({ day, attendance }) => isInside(day) && isPresent(attendance));
    return {
      from,
      to,
      days_here: daysHere.filter(isInside).length,
      ...splitMinutes(own),
      engagement: toMean(own.flatMap(({ engagement }) => engagement ?? [])),
      mood: toMean(own.flatMap(({ mood_after }) => mood_after ?? [])),
    };
  });
}

const toMean = (values: readonly number[]): Told => ({ value: mean(values), n: values.length });

/** Parts add up to the whole: overlapping time counts once, for the more personal format. */
export function splitMinutes(rows: readonly ParticipationRow[]) {
  const all = countMinutes(rows);
  const of = (format: ParticipationRow['format']) =>
    countMinutes(rows.filter((row) => row.format === format));
  const one_to_one = Math.min(all, of('one_to_one'));
  const independent = Math.min(all - one_to_one, of('independent'));
  return { one_to_one, independent, group: all - one_to_one - independent };
}
