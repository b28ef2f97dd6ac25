import { addDays } from '../days.ts';
import { minutesOf } from '../figures/minutes.ts';
import { mean } from '../figures/rounding.ts';
import type { ParticipationRow } from '../figures/rows.ts';
import { bucketsOf } from '../figures/series.ts';
import { type Weekday, weekdayOf } from '../figures/weekdays.ts';
import { isPresent } from '../reports/choices.ts';

const WEEKS = 12;

interface Told {
  value: number | null;
  n: number;
}

export interface WeekOfPerson {
  from: string;
  to: string;
  /** On how many of its days they were here. */
  days_here: number;
  one_to_one: number;
  group: number;
  independent: number;
  engagement: Told;
  mood: Told;
}

/** The last twelve weeks of one person, the current one as far as it has come. */
export function weeksOf(
  rows: readonly ParticipationRow[],
  daysHere: readonly string[],
  { today, weekStart }: { today: string; weekStart: Weekday },
): WeekOfPerson[] {
  const monday = addDays(today, -((weekdayOf(today) - weekStart + 7) % 7));
  const period = { from: addDays(monday, -7 * (WEEKS - 1)), to: today };
  return bucketsOf({ period, step: 'week', weekStart }).map(({ from, to }) => {
    const isInside = (day: string) => day >= from && day <= to;
    const own = rows.filter(({ day, attendance }) => isInside(day) && isPresent(attendance));
    return {
      from,
      to,
      days_here: daysHere.filter(isInside).length,
      ...splitMinutes(own),
      engagement: told(own.flatMap(({ engagement }) => engagement ?? [])),
      mood: told(own.flatMap(({ mood_after }) => mood_after ?? [])),
    };
  });
}

const told = (values: readonly number[]): Told => ({ value: mean(values), n: values.length });

/** The parts add up to the whole: what overlaps counts once, for the most personal of the two. */
export function splitMinutes(rows: readonly ParticipationRow[]) {
  const all = minutesOf(rows);
  const of = (format: ParticipationRow['format']) =>
    minutesOf(rows.filter((row) => row.format === format));
  const one_to_one = Math.min(all, of('one_to_one'));
  const independent = Math.min(all - one_to_one, of('independent'));
  return { one_to_one, independent, group: all - one_to_one - independent };
}
