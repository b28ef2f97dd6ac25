import type { Period } from '@relish/shared/days.ts';
import { bandsFor, DEFAULT_BANDS } from '@relish/shared/reports/figures/bands.ts';
import { percent } from '@relish/shared/reports/figures/rounding.ts';
import {
  listBuckets,
  startOfStep,
  type Step,
  type Stepped,
} from '@relish/shared/reports/figures/series.ts';

import type { Db } from '../../../db/database.ts';
import type { Scope } from '../../reports/figures/public.ts';
import { countEngaged, type CountRow, countSessions } from './queries.ts';

const total = (rows: readonly { count: number }[]) =>
  rows.reduce((sum, { count }) => sum + count, 0);

function sumsBy<K extends 'category' | 'format'>(rows: readonly CountRow[], key: K) {
  const sums: Partial<Record<CountRow[K], number>> = {};
  for (const { count, [key]: kind } of rows) sums[kind] = (sums[kind] ?? 0) + count;
  return sums;
}

interface Before {
  scope: Scope;
  period: Period;
}

/** K1 over time, each step with its counterpart in the previous period. */
export async function countSeries(db: Db, scope: Scope, stepped: Stepped, past: Before | null) {
  const now = await readCounts(db, scope, stepped);
  const before = past && (await readCounts(db, past.scope, { ...stepped, period: past.period }));
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

async function readCounts(db: Db, scope: Scope, stepped: Stepped) {
  const byStart = Map.groupBy(await countSessions(db, scope, stepped), ({ start }) => start);
  return listBuckets(stepped).map((bucket) => {
    const rows = byStart.get(startOfStep(bucket.from, stepped)) ?? [];
    return { ...bucket, rows, count: total(rows) };
  });
}

/** K3 over time and for the whole period. */
export async function engagedSeries(db: Db, scope: Scope, stepped: Stepped, past: Before | null) {
  const [whole] = await countEngaged(db, scope, [stepped.period]);
  const [wholeBefore] = past ? await countEngaged(db, past.scope, [past.period]) : [];
  const buckets = listBuckets(stepped);
  const now = await countEngaged(db, scope, buckets);
  const before = past
    ? await countEngaged(db, past.scope, listBuckets({ ...stepped, period: past.period }))
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

/** The K3 target for a step of this length. */
export const engagedTarget = (step: Step, bands = DEFAULT_BANDS): number | null =>
  bandsFor(STEP_DAYS[step], { ...DEFAULT_BANDS, ...bands }).K3?.green ?? null;
