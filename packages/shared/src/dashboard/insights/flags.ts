import { addDays } from '../../days.ts';
import { DECLINE_REVIEW } from '../../reports/figures/bands.ts';
import { toOneDecimal } from '../../reports/figures/rounding.ts';
import { isPresent } from '../../reports/reports/choices.ts';
import { type Offers, countOffers, declineShare } from './declines.ts';
import type { HomeRow } from './rows.ts';
import { ENOUGH } from './shrink.ts';

/** The last two weeks compared with the four before. */
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

function meanEngagement(rows: readonly HomeRow[]): Held | null {
  const values = rows.flatMap(({ attendance, engagement }) =>
    isPresent(attendance) && engagement !== null ? [engagement] : [],
  );
  if (values.length < ENOUGH) return null;
  return {
    mean: values.reduce<number>((sum, each) => sum + each, 0) / values.length,
    n: values.length,
  };
}

const roundMean = ({ mean, n }: Held): Held => ({ mean: toOneDecimal(mean), n });

export function fallingEngagement(
  rows: readonly HomeRow[],
  last: string,
): { recent: Held; before: Held } | null {
  const { recent, before } = spans(rows, last);
  const [now, then] = [meanEngagement(recent), meanEngagement(before)];
  if (!now || !then || then.mean - now.mean < FALL) return null;
  return { recent: roundMean(now), before: roundMean(then) };
}

export function risingDeclines(
  rows: readonly HomeRow[],
  last: string,
): { recent: Offers; before: Offers } | null {
  const { recent, before } = spans(rows, last);
  const [now, then] = [countOffers(recent), countOffers(before)];
  const rate = declineShare(now) ?? 0;
  if (now.offered < ASKED_ENOUGH || rate <= DECLINE_REVIEW.above) return null;
  return rate > (declineShare(then) ?? 0) ? { recent: now, before: then } : null;
}

/** A single case is enough. */
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
