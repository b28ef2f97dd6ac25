import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { addDays, daysBetween } from '../../days.ts';
import { CATEGORIES } from '../../library/activities/choices.ts';
import { countDays } from '../../residents/residents/eligible-days.ts';
import { REPORT_FORMATS } from '../reports/choices.ts';
import { residentsEngaged } from './key-figures.ts';
import { row, session } from './make-rows.ts';
import {
  listBuckets,
  countSeries,
  engagedSeries,
  isComplete,
  type Stepped,
  STEPS,
} from './series.ts';
import { type Weekday, weekdayFor } from './weekdays.ts';

const period = { from: '2026-10-23', to: '2026-11-02' };

describe('buckets', () => {
  const shown = (stepped: Omit<Stepped, 'period'>) =>
    listBuckets({ period, ...stepped }).map(({ from, to }) => `${from.slice(5)} ${to.slice(5)}`);

  it('are cut at both ends of the period', () => {
    const weeks = ['10-23 10-25', '10-26 11-01', '11-02 11-02'];
    expect(shown({ step: 'week' })).toEqual(weeks);
    expect(shown({ step: 'week', weekStart: 0 })).toEqual([
      '10-23 10-24',
      '10-25 10-31',
      '11-01 11-02',
    ]);
    expect(shown({ step: 'month' })).toEqual(['10-23 10-31', '11-01 11-02']);
  });

  it('contain the day of a clock change once', () => {
    const days = shown({ step: 'day' });
    expect(days).toHaveLength(11);
    expect(days.filter((day) => day === '10-25 10-25')).toHaveLength(1);
  });

  it('are empty for a reversed period', () => {
    expect(listBuckets({ period: { from: period.to, to: period.from }, step: 'day' })).toEqual([]);
  });
});

describe('the count over time', () => {
  it('keeps empty steps and every category', () => {
    const sessions = [
      session({ day: '2026-10-25', format: 'one_to_one' }),
      session({ day: '2026-10-24' }),
      session({ day: '2026-11-02' }),
      session({ day: '2026-11-03' }),
    ];
    const series = countSeries(sessions, { period, step: 'week' }, 'format');
    expect(series.map(({ count }) => count)).toEqual([2, 0, 1]);
    expect(series[0]?.parts).toEqual({
      one_to_one: 1,
      small_group: 0,
      group: 1,
      independent: 0,
      drop_in: 0,
    });
  });

  it('counts a session across midnight on the day it began', () => {
    const late = session({ day: '2026-10-31', started_at: '2026-10-31T23:50:00Z' });
    const series = countSeries([late], { period, step: 'month' }, 'category');
    expect(series.map(({ parts }) => parts.MUS)).toEqual([1, 0]);
  });
});

describe('engagement over time', () => {
  const days = (from: string, to: string) =>
    Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));

  it('uses the residents present in each step', () => {
    const daysHere = new Map([
      ['mary', days('2026-10-23', '2026-10-31')],
      // In hospital during the middle week.
      ['tom', ['2026-10-23', '2026-10-24', '2026-10-25']],
    ]);
    const rows = [
      row({ day: '2026-10-24' }),
      row({ day: '2026-10-28' }),
      row({ day: '2026-10-28', resident_id: 'tom' }),
    ];
    expect(engagedSeries(rows, daysHere, { period, step: 'week' })).toEqual([
      { from: '2026-10-23', to: '2026-10-25', value: 50, n: 2 },
      { from: '2026-10-26', to: '2026-11-01', value: 100, n: 1 },
      { from: '2026-11-02', to: '2026-11-02', value: null, n: 0 },
    ]);
  });
});

describe('for any period', () => {
  const FIRST = '2026-01-01';
  const aDay = fc.nat(500).map((count) => addDays(FIRST, count));
  const stepped: fc.Arbitrary<Stepped> = fc.record({
    period: fc
      .tuple(aDay, fc.nat(200))
      .map(([from, length]) => ({ from, to: addDays(from, length) })),
    step: fc.constantFrom(...STEPS),
    weekStart: fc.nat(6).map((day) => day as Weekday),
  });
  const sessions = fc.array(
    fc
      .record({
        day: aDay,
        category: fc.constantFrom(...CATEGORIES),
        format: fc.constantFrom(...REPORT_FORMATS),
      })
      .map(session),
  );

  it('buckets are contiguous and start at their natural boundary', () => {
    fc.assert(
      fc.property(stepped, (each) => {
        const buckets = listBuckets(each);
        expect(buckets[0]?.from).toBe(each.period.from);
        expect(buckets.at(-1)?.to).toBe(each.period.to);
        for (const [index, { from }] of buckets.entries()) {
          if (index === 0) continue;
          expect(addDays(buckets[index - 1]?.to ?? '', 1)).toBe(from);
          if (each.step === 'week') expect(weekdayFor(from)).toBe(each.weekStart);
          if (each.step === 'month') expect(from.slice(8)).toBe('01');
        }
      }),
    );
  });

  it('buckets and their parts add up to the total', () => {
    fc.assert(
      fc.property(stepped, sessions, fc.constantFrom('category', 'format'), (each, all, kind) => {
        const { from, to } = each.period;
        const total = all.filter(({ day }) => day >= from && day <= to).length;
        const series = countSeries(all, each, kind);
        const parts = series.flatMap((bucket) => Object.values<number>(bucket.parts));
        const sum = (numbers: number[]) => numbers.reduce((so, more) => so + more, 0);
        expect(sum(series.map(({ count }) => count))).toBe(total);
        expect(sum(parts)).toBe(total);
      }),
    );
  });

  it('each bucket equals the figure for those days alone', () => {
    const rows = fc.array(
      fc
        .record({
          day: aDay,
          resident_id: fc.constantFrom('mary', 'tom', 'ann'),
          attendance: fc.constantFrom('took_part', 'watched', 'declined'),
        })
        .map(row),
    );
    const presence = fc.dictionary(
      fc.constantFrom('mary', 'tom', 'ann'),
      fc.uniqueArray(aDay, { maxLength: 60 }),
    );
    fc.assert(
      fc.property(stepped, rows, presence, (each, all, here) => {
        const daysHere = new Map(Object.entries(here));
        for (const { from, to, value, n } of engagedSeries(all, daysHere, each)) {
          const eligible = countDays(daysHere, { from, to });
          const own = all.filter(({ day }) => day >= from && day <= to);
          expect(n).toBe(eligible.size);
          expect(value).toBe(residentsEngaged({ rows: own, eligible }));
        }
      }),
    );
  });
});

it('a week is complete only if whole, past and after the home’s first day', () => {
  const stepped: Stepped = {
    period: { from: '2026-10-29', to: '2026-11-18' },
    step: 'week',
  };
  const complete = (today: string, firstDay = '2020-01-01') =>
    listBuckets(stepped).map((bucket) => isComplete(bucket, stepped, { today, firstDay }));
  // 29 October is a Thursday, 18 November a Wednesday.
  expect(complete('2026-11-18')).toEqual([false, true, true, false]);
  expect(complete('2026-11-15')).toEqual([false, true, false, false]);
  expect(complete('2026-11-18', '2026-11-04')).toEqual([false, false, true, false]);
});
