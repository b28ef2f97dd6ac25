import { daysBetween } from '@relish/shared/days.ts';
import { changeOf } from '@relish/shared/figures/compare.ts';

import { pointsWords } from '../../ui/figure-words.ts';
import { formatDay, formatNumber, formatWeekday } from '../../words/format.ts';
import { m } from '../../words/m.ts';
import { locale } from '../../words/speak.ts';

export interface Days {
  from: string;
  to: string;
}

type Step = 'day' | 'week' | 'month';

const inWords = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale(), { ...options, timeZone: 'UTC' }).format(new Date(day));

/** `2 Nov`, or `Nov` for a month. */
export const shortDay = (day: string, step: Step): string =>
  inWords(day, { month: 'short', ...(step !== 'month' && { day: 'numeric' }) });

/** `Monday 2 Nov 2026`, or from when to when. */
export const daysWords = ({ from, to }: Days): string =>
  from === to
    ? formatWeekday(from)
    : m.dashboard_days({ from: formatDay(from), to: formatDay(to) });

export const weekdayWords = (weekday: number, length: 'short' | 'long'): string =>
  inWords(`2026-11-${15 + weekday}`, { weekday: length });

export const listWords = (parts: readonly string[]): string =>
  new Intl.ListFormat(locale(), { type: 'conjunction' }).format(parts);

const BEFORE: Record<number, () => string> = {
  1: m.dashboard_before_day,
  7: m.dashboard_before_week,
  28: m.dashboard_before_four_weeks,
  84: m.dashboard_before_twelve_weeks,
  365: m.dashboard_before_year,
};
const COUNTED_DAYS = 31;

/** What a period is compared with, in a sentence. */
export function beforeWords({ from, to }: Days): string {
  const days = daysBetween(from, to) + 1;
  const known = BEFORE[days];
  if (known) return known();
  return days <= COUNTED_DAYS
    ? m.dashboard_before_days({ count: days })
    : m.dashboard_before_other();
}

interface Compared {
  finding: string;
  value: number;
  previous: number | null;
  period: Days;
}

const SHIFTED = {
  up: m.dashboard_change_up,
  down: m.dashboard_change_down,
  same: m.dashboard_change_same,
};
const COUNTED = {
  up: m.dashboard_change_more,
  down: m.dashboard_change_fewer,
  same: m.dashboard_change_as_many,
};

/** A finding with how it has changed, where that is known: `…, up 6.1 points from the four weeks before`. */
export function findingWords(
  { finding, value, previous, period }: Compared,
  kind: 'points' | 'count',
): string {
  const by = changeOf(value, previous);
  if (by === null) return finding;
  const direction = directionOf(by);
  const size = Math.abs(by);
  const before = beforeWords(period);
  const change =
    kind === 'points'
      ? SHIFTED[direction]({ amount: pointsWords(size), before })
      : COUNTED[direction]({ amount: formatNumber(size), before });
  return m.dashboard_with_change({ finding, change });
}

function directionOf(by: number) {
  if (by === 0) return 'same';
  return by > 0 ? 'up' : 'down';
}

/** Everything about a point of a graph, in a sentence or two. */
export function pointWords(days: Days, what: string, before?: string, parts?: string): string {
  const named = { days: daysWords(days), what };
  if (parts)
    return before === undefined
      ? m.dashboard_words_of({ ...named, parts })
      : m.dashboard_words_of_before({ ...named, parts, before });
  return before === undefined
    ? m.dashboard_words(named)
    : m.dashboard_words_before({ ...named, before });
}

const STEP_WORDS: Record<Step, () => string> = {
  day: m.dashboard_by_day,
  week: m.dashboard_by_week,
  month: m.dashboard_by_month,
};

export const stepNote = (step: Step, { from, to }: Days): string =>
  m.dashboard_note({ step: STEP_WORDS[step](), from: formatDay(from), to: formatDay(to) });

export const previousNote = (previous: Days | null): string | undefined =>
  previous
    ? m.dashboard_previous_period({ from: formatDay(previous.from), to: formatDay(previous.to) })
    : undefined;

/** `45 min`, `12 h` */
export const timeWords = (minutes: number): string =>
  minutes < 120
    ? m.dashboard_minutes({ minutes })
    : m.dashboard_hours({ hours: formatNumber(Math.round(minutes / 60)) });
