import { addDays } from '@relish/shared/days.ts';
import type { Period } from '@relish/shared/days.ts';
import { CATEGORY_COLOURS } from '@relish/shared/library/activities/category-colours.ts';
import type { Block, BlockOf } from '@relish/shared/reports/documents/content.ts';
import { countMinutes } from '@relish/shared/reports/figures/minutes.ts';
import { mean, percent } from '@relish/shared/reports/figures/rounding.ts';
import type { ParticipationRow } from '@relish/shared/reports/figures/rows.ts';
import { isPresent } from '@relish/shared/reports/reports/choices.ts';

import { COMPANY_COLOURS } from '../../../pdf/colours.ts';
import { CATEGORY_WORDS } from '../../../pdf/guide-words.ts';
import { counted, dayInWords, percentOrNone } from '../../../pdf/in-words.ts';
import { ENGAGEMENT_WORDS, MOOD_WORDS } from '../../../pdf/record-words.ts';

const WEEK = 7;

function listWeeks({ from, to }: Period): string[] {
  const weeks = [];
  for (let day = from; day <= to; day = addDays(day, WEEK)) weeks.push(day);
  return weeks;
}

function trend(
  rows: readonly ParticipationRow[],
  period: Period,
  {
    title,
    readValue,
    lowest,
    highest,
  }: {
    title: string;
    readValue: (row: ParticipationRow) => number | null;
    lowest: BlockOf<'trend'>['lowest'];
    highest: BlockOf<'trend'>['highest'];
  },
): BlockOf<'trend'> {
  return {
    type: 'trend',
    title,
    lowest,
    highest,
    points: listWeeks(period).map((first) => {
      const last = addDays(first, WEEK - 1);
      const values = rows
        .filter(({ day, attendance }) => isPresent(attendance) && day >= first && day <= last)
        .flatMap((row) => readValue(row) ?? []);
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
    readValue: ({ engagement }) => engagement,
    lowest: { value: 0, label: ENGAGEMENT_WORDS[0] },
    highest: { value: 4, label: ENGAGEMENT_WORDS[4] },
  });

export const moodTrend = (rows: readonly ParticipationRow[], period: Period) =>
  trend(rows, period, {
    title: 'Mood afterwards, mean of each week',
    readValue: ({ mood_after }) => mood_after,
    lowest: { value: 1, label: MOOD_WORDS[1] },
    highest: { value: 5, label: MOOD_WORDS[5] },
  });

const share = (part: number, whole: number) =>
  `${counted(part, 'minute')}, ${percentOrNone(percent(part, whole) ?? 0)}`;

/** Minutes by one-to-one, group and alone. */
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

/** Per resident: two people at once count twice. */
const totalMinutes = (rows: readonly ParticipationRow[]): number =>
  [...Map.groupBy(rows, ({ resident_id }) => resident_id).values()].reduce(
    (sum, own) => sum + countMinutes(own),
    0,
  );
