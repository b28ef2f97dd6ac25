import { addDays } from '@relish/shared/days.ts';
import { FEWEST_ANSWERS } from '@relish/shared/events/performers/choices.ts';
import type { PaperWarning } from '@relish/shared/events/performers/papers.ts';

import { formatDay, formatDayName, formatNumber } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { OnePerformer } from './api.ts';

const MONDAY = '2024-01-01';

/** 1 is Monday. */
export const weekdayName = (weekday: number, style: 'long' | 'short' = 'long') =>
  formatDayName(addDays(MONDAY, weekday - 1), style);

export const restDayWords = (days: readonly number[]) =>
  days
    .toSorted((one, other) => one - other)
    .map((day) => weekdayName(day))
    .join(', ');

const WARNINGS = {
  insurance: {
    ended: m.performers_insurance_ended,
    before: m.performers_insurance_before,
    ending: m.performers_insurance_ending,
  },
  dbs: {
    ended: m.performers_dbs_ended,
    before: m.performers_dbs_before,
    ending: m.performers_dbs_ending,
  },
};

export const paperWords = ({ paper, state, until }: PaperWarning) =>
  WARNINGS[paper][state]({ day: formatDay(until) });

export const feeWords = (pence: number) =>
  formatNumber(pence / 100, { style: 'currency', currency: 'GBP' });

const ANSWERS = [
  { name: 'liked', label: m.performers_liked },
  { name: 'ok', label: m.performers_ok },
  { name: 'not_for_me', label: m.performers_not_for_me },
] as const;

/** Counts, with percentages from five answers on; undefined without any. */
export function opinionLines(opinion: OnePerformer['opinion']) {
  const total = opinion.liked + opinion.ok + opinion.not_for_me;
  if (total === 0) return undefined;
  return ANSWERS.map(({ name, label }) => ({
    label: label(),
    text:
      total < FEWEST_ANSWERS
        ? formatNumber(opinion[name])
        : m.performers_share({
            answers: formatNumber(opinion[name]),
            share: formatNumber(opinion[name] / total, { style: 'percent' }),
          }),
  }));
}
