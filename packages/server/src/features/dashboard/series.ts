import { bandsFor, DEFAULT_BANDS } from '@relish/shared/figures/bands.ts';
import { percent } from '@relish/shared/figures/rounding.ts';
import type { Period } from '@relish/shared/figures/rows.ts';
import { bucketsOf, startOfStep, type Step, type Stepped } from '@relish/shared/figures/series.ts';

import type { Db } from '../../db/database.ts';
import type { Scope } from '../figures/queries.ts';
import { countEngaged, type CountRow, countSessions } from './queries.ts';

const total = (rows: readonly { count: number }[]) =>
  rows.reduce((sum, { count }) => sum + count, 0);

function sumsBy<K extends 'category' | 'format'>(rows: readonly CountRow[], key: K) {
  const sums: Partial<Record<CountRow[K], number>> = {};
  for (const { count, [key]: kind } of rows) sums[kind] = (sums[kind] ?? 0) + count;
  return sums;
}

/** K1 over time, each step beside the one at the same place in the period before. */
export async function countSeries(db: Db, scope: Scope, stepped: Stepped, previous: Period | null) {
  const now = await countsOf(db, scope, stepped);
  const before = previous && (await countsOf(db, scope, { ...stepped, period: previous }));
  return {
    count: total(now),
    previous: before && total(before),
    buckets: now.map(({ count, rows, ...bucket }, index) => ({
      ...bucket,
      count,
      by_category: sumsBy(rows, 'category'),
      by_format: sumsBy(rows, 'format'),
      previous: before?.[index]?.count ?? null,
    })),
  };
}

async function countsOf(db: Db, scope: Scope, stepped: Stepped) {
  const byStart = Map.groupBy(await countSessions(db, scope, stepped), ({ start }) => start);
  return bucketsOf(stepped).map((bucket) => {
    const rows = byStart.get(startOfStep(bucket.from, stepped)) ?? [];
    return { ...bucket, rows, count: total(rows) };
  });
}

/** K3 over time, and of the whole period. */
export async function engagedSeries(
  db: Db,
  scope: Scope,
  stepped: Stepped,
  previous: Period | null,
) {
  const [whole] = await countEngaged(db, scope, [stepped.period]);
  const [wholeBefore] = previous ? await countEngaged(db, scope, [previous]) : [];
  const buckets = bucketsOf(stepped);
  const now = await countEngaged(db, scope, buckets);
  const before = previous
    ? await countEngaged(db, scope, bucketsOf({ ...stepped, period: previous }))
    : [];
  const share = (row: { here: number; engaged: number } | undefined) =>
    row ? percent(row.engaged, row.here) : null;
  return {
    value: share(whole),
    previous: share(wholeBefore),
    n: whole?.here ?? 0,
    buckets: buckets.map((bucket, index) => ({
      ...bucket,
      value: share(now[index]),
      n: now[index]?.here ?? 0,
      previous: share(before[index]),
    })),
  };
}

const STEP_DAYS: Record<Step, number> = { day: 1, week: 7, month: 28 };

/** What a step of this length is held against. */
export const engagedTarget = (step: Step, bands = DEFAULT_BANDS): number | null =>
  bandsFor(STEP_DAYS[step], { ...DEFAULT_BANDS, ...bands }).K3?.green ?? null;
