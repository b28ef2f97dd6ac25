import { CATEGORY_COLOURS } from '@relish/shared/activities/category-colours.ts';
import { addDays } from '@relish/shared/days.ts';
import type { Block, BlockOf } from '@relish/shared/documents/content.ts';
import { minutesOf } from '@relish/shared/figures/minutes.ts';
import { mean, percent } from '@relish/shared/figures/rounding.ts';
import type { ParticipationRow, Period } from '@relish/shared/figures/rows.ts';
import { isPresent } from '@relish/shared/reports/choices.ts';

import { COMPANY_COLOURS } from '../../documents/colours.ts';
import { CATEGORY_WORDS } from '../../documents/guide-words.ts';
import { counted, dayInWords } from '../../documents/in-words.ts';
import { ENGAGEMENT_WORDS, MOOD_WORDS } from '../../documents/record-words.ts';

const WEEK = 7;

/** Weeks of the period, counted from its first day. */
function weeksOf({ from, to }: Period): string[] {
  const weeks = [];
  for (let day = from; day <= to; day = addDays(day, WEEK)) weeks.push(day);
  return weeks;
}

function trend(
  rows: readonly ParticipationRow[],
  period: Period,
  {
    title,
    valueOf,
    lowest,
    highest,
  }: {
    title: string;
    valueOf: (row: ParticipationRow) => number | null;
    lowest: BlockOf<'trend'>['lowest'];
    highest: BlockOf<'trend'>['highest'];
  },
): BlockOf<'trend'> {
  return {
    type: 'trend',
    title,
    lowest,
    highest,
    points: weeksOf(period).map((first) => {
      const last = addDays(first, WEEK - 1);
      const values = rows
        .filter(({ day, attendance }) => isPresent(attendance) && day >= first && day <= last)
        .flatMap((row) => valueOf(row) ?? []);
      const value = mean(values);
      return {
        label: dayInWords(first).slice(0, -5),
        value,
        text: value === null ? 'Not recorded' : `${value} (${counted(values.length, 'time')})`,
      };
    }),
  };
}

export const engagementTrend = (rows: readonly ParticipationRow[], period: Period) =>
  trend(rows, period, {
    title: 'Engagement, mean of each week',
    valueOf: ({ engagement }) => engagement,
    lowest: { value: 0, label: ENGAGEMENT_WORDS[0] },
    highest: { value: 4, label: ENGAGEMENT_WORDS[4] },
  });

export const moodTrend = (rows: readonly ParticipationRow[], period: Period) =>
  trend(rows, period, {
    title: 'Mood afterwards, mean of each week',
    valueOf: ({ mood_after }) => mood_after,
    lowest: { value: 1, label: MOOD_WORDS[1] },
    highest: { value: 5, label: MOOD_WORDS[5] },
  });

const share = (part: number, whole: number) =>
  `${counted(part, 'minute')}, ${percent(part, whole) ?? 0} %`;

/** How the minutes fall on one to one, groups and what somebody does alone. */
export function companyBars(rows: readonly ParticipationRow[]): Block {
  const all = totalMinutes(rows);
  const parts = [
    { label: 'One to one', colour: COMPANY_COLOURS.one_to_one, formats: ['one_to_one'] },
    {
      label: 'In a group',
      colour: COMPANY_COLOURS.group,
      formats: ['small_group', 'group', 'drop_in'],
    },
    { label: 'On their own', colour: COMPANY_COLOURS.alone, formats: ['independent'] },
  ];
  return {
    type: 'bars',
    title: 'Minutes by company',
    empty: 'Nothing was recorded.',
    bars: parts.map(({ label, colour, formats }) => {
      const value = totalMinutes(rows.filter(({ format }) => formats.includes(format)));
      return { label, value, text: share(value, all), colour };
    }),
  };
}

/** How the minutes fall on kinds of activity, the most first. */
export function categoryBars(rows: readonly ParticipationRow[]): Block {
  const all = totalMinutes(rows);
  const bars = [...Map.groupBy(rows, ({ category }) => category)]
    .map(([category, own]) => {
      const value = totalMinutes(own);
      return {
        label: CATEGORY_WORDS[category],
        value,
        text: share(value, all),
        colour: CATEGORY_COLOURS[category],
      };
    })
    .filter(({ value }) => value > 0)
    .toSorted((one, other) => other.value - one.value);
  return {
    type: 'bars',
    title: 'Minutes by kind of activity',
    bars,
    empty: 'Nothing was recorded.',
  };
}

/** Each person's own, so that two people at the same time are two. */
const totalMinutes = (rows: readonly ParticipationRow[]): number =>
  [...Map.groupBy(rows, ({ resident_id }) => resident_id).values()].reduce(
    (sum, own) => sum + minutesOf(own),
    0,
  );
