import { daysBetween } from '@relish/shared/days.ts';
import type { Unit } from '@relish/shared/reports/figures/labels.ts';
import { shownChange } from '@relish/shared/reports/figures/shown.ts';

import { pointsWords } from '../../../words/figure-words.ts';
import { formatDay, formatNumber, formatWeekday } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { locale } from '../../../words/speak.ts';

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

/** `Monday 2 Nov 2026`, or a range. */
const daysWords = ({ from, to }: Days): string =>
  from === to
    ? formatWeekday(from)
    : m.dashboard_days({ from: formatDay(from), to: formatDay(to) });

/** The days of a step, marked when incomplete. */
export function stepWords(step: Days & { complete: boolean }, today: string): string {
  const days = daysWords(step);
  if (step.complete) return days;
  return step.to >= today ? m.dashboard_days_so_far({ days }) : m.dashboard_days_part({ days });
}

export const weekdayWords = (weekday: number, length: 'short' | 'long'): string =>
  inWords(`2026-11-${15 + weekday}`, { weekday: length });

export const listWords = (parts: readonly string[]): string =>
  new Intl.ListFormat(locale(), { type: 'conjunction' }).format(parts);

const BEFORE: Record<number, () => string> = {
  1: m.dashboard_before_day,
  28: m.dashboard_before_four_weeks,
  84: m.dashboard_before_twelve_weeks,
  365: m.dashboard_before_year,
};
const COUNTED_DAYS = 31;

/** Names the period that a graph is compared with. */
export function beforeWords({ from, to }: Days): string {
  const days = daysBetween(from, to) + 1;
  const fixedWords = BEFORE[days];
  if (fixedWords) return fixedWords();
  return days <= COUNTED_DAYS
    ? m.dashboard_before_days({ count: days })
    : m.dashboard_before_other();
}

interface Compared {
  finding: string;
  value: number;
  previous: number | null;
  /** The comparison period, such as `the 4 weeks before`. */
  before: string;
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

/** The finding with its change, if known: `…, up 6 points from the 4 weeks before`. */
export function findingWords(
  { finding, value, previous, before }: Compared,
  unit: Extract<Unit, 'percent' | 'count' | 'minutes'>,
): string {
  const by = shownChange(value, previous, unit);
  if (by === null) return finding;
  const direction = findDirection(by);
  const size = Math.abs(by);
  const change =
    unit === 'percent'
      ? SHIFTED[direction]({ amount: pointsWords(size), before })
      : COUNTED[direction]({ amount: formatNumber(size), before });
  return m.dashboard_with_change({ finding, change });
}

function findDirection(by: number) {
  if (by === 0) return 'same';
  return by > 0 ? 'up' : 'down';
}

/** Full description of one point of a graph. */
export function pointWords(days: string, what: string, before?: string, parts?: string): string {
  const named = { days, what };
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
