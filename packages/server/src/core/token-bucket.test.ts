import { expect, it } from 'vitest';

import { after } from './clock.ts';
import { TokenBuckets } from './token-bucket.ts';

const now = new Date('2026-11-16T09:00:00Z');
const takeAll = (buckets: TokenBuckets, count: number, at = now) =>
  Array.from({ length: count }, () => buckets.take('kim', at));

it('allows a burst, then returns the time to wait', () => {
  const buckets = new TokenBuckets({ burst: 3, perMinute: 6 });
  expect(takeAll(buckets, 4)).toEqual([0, 0, 0, 10]);
  expect(buckets.take('kim', after(now, 4000))).toBe(6);
  expect(buckets.take('kim', after(now, 10_000))).toBe(0);
});

it('refills to the burst and no further', () => {
  const buckets = new TokenBuckets({ burst: 2, perMinute: 60 });
  takeAll(buckets, 2);
  expect(takeAll(buckets, 3, after(now, 3_600_000))).toEqual([0, 0, 1]);
});

it('counts each key separately', () => {
  const buckets = new TokenBuckets({ burst: 1, perMinute: 60 });
  expect([buckets.take('kim', now), buckets.take('lee', now)]).toEqual([0, 0]);
});

it('ignores a clock that was set back', () => {
  const buckets = new TokenBuckets({ burst: 1, perMinute: 60 });
  takeAll(buckets, 1);
  expect(buckets.take('kim', after(now, -60_000))).toBe(1);
});
