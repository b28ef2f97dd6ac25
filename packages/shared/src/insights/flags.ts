import { addDays } from '../days.ts';
import { DECLINE_REVIEW } from '../figures/bands.ts';
import { toOneDecimal } from '../figures/rounding.ts';
import { isPresent } from '../reports/choices.ts';
import { type Offers, offersOf, rateOf } from './declines.ts';
import type { HomeRow } from './rows.ts';
import { ENOUGH } from './shrink.ts';

/** The last two weeks, beside the four before. */
export const FLAG_DAYS = { recent: 14, before: 28 } as const;
const FALL = 1;
const ASKED_ENOUGH = 4;

const within = <T extends { day: string }>(rows: readonly T[], from: string, to: string) =>
  rows.filter(({ day }) => day >= from && day <= to);

function spans<T extends { day: string }>(rows: readonly T[], last: string) {
  const from = addDays(last, 1 - FLAG_DAYS.recent);
  return {
    recent: within(rows, from, last),
    before: within(rows, addDays(from, -FLAG_DAYS.before), addDays(from, -1)),
  };
}

interface Held {
  mean: number;
  n: number;
}

function held(rows: readonly HomeRow[]): Held | null {
  const values = rows.flatMap(({ attendance, engagement }) =>
    isPresent(attendance) && engagement !== null ? [engagement] : [],
  );
  if (values.length < ENOUGH) return null;
  return {
    mean: values.reduce<number>((sum, each) => sum + each, 0) / values.length,
    n: values.length,
  };
}

const told = ({ mean, n }: Held): Held => ({ mean: toOneDecimal(mean), n });

/** One person's engagement has fallen by a whole step, each side seen often enough. */
export function fallingEngagement(
  rows: readonly HomeRow[],
  last: string,
): { recent: Held; before: Held } | null {
  const { recent, before } = spans(rows, last);
  const [now, then] = [held(recent), held(before)];
  if (!now || !then || then.mean - now.mean < FALL) return null;
  return { recent: told(now), before: told(then) };
}

/** One person says no more often than yes, and more often than before. */
export function risingDeclines(
  rows: readonly HomeRow[],
  last: string,
): { recent: Offers; before: Offers } | null {
  const { recent, before } = spans(rows, last);
  const [now, then] = [offersOf(recent), offersOf(before)];
  const rate = rateOf(now) ?? 0;
  if (now.offered < ASKED_ENOUGH || rate <= DECLINE_REVIEW.above) return null;
  return rate > (rateOf(then) ?? 0) ? { recent: now, before: then } : null;
}

/** Once is enough to be looked at. */
export function distressNoted(
  rows: readonly HomeRow[],
  last: string,
): { times: number; last_day: string } | null {
  const days = spans(rows, last)
    .recent.filter(({ distress }) => distress)
    .map(({ day }) => day)
    .toSorted();
  const latest = days.at(-1);
  return latest === undefined ? null : { times: days.length, last_day: latest };
}
