import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { row } from '../../reports/figures/make-rows.ts';
import type { Engagement, Mood } from '../../reports/reports/choices.ts';
import { partOfDayIn } from './parts-of-day.ts';
import { shrunkMean } from './shrink.ts';
import { computeEffect, effectsBy } from './what-works.ts';

const HOME = { engagement: 2, mood_change: 0 };

/** This many times with the same mood before and after. */
const times = (count: number, mood_before: Mood | null, mood_after: Mood | null, engagement = 2) =>
  Array.from({ length: count }, () =>
    row({ mood_before, mood_after, engagement: engagement as Engagement }),
  );

describe('a shrunk mean', () => {
  it('weighs the home’s mean like five records', () => {
    expect(shrunkMean([2, 2, 2], 0)).toBe(6 / 8);
    expect(shrunkMean([4, 4, 4, 4, 4], 2)).toBe(3);
  });

  it('is null below three records or without a mean of the home', () => {
    expect(shrunkMean([5, 5], 1)).toBeNull();
    expect(shrunkMean([5, 5, 5], null)).toBeNull();
  });

  it('lies between the resident’s and the home’s mean, nearer to the resident’s with every record', () => {
    const value = fc.integer({ min: -4, max: 4 });
    fc.assert(
      fc.property(value, value, fc.integer({ min: 3, max: 40 }), (own, home, count) => {
        const of = (n: number) => shrunkMean(Array<number>(n).fill(own), home) ?? Number.NaN;
        expect(of(count)).toBeGreaterThanOrEqual(Math.min(own, home) - 1e-9);
        expect(of(count)).toBeLessThanOrEqual(Math.max(own, home) + 1e-9);
        expect(Math.abs(of(count + 1) - own)).toBeLessThanOrEqual(Math.abs(of(count) - own) + 1e-9);
      }),
    );
  });
});

describe('what works', () => {
  it.each([
    ['nothing is said of two', times(2, 1, 5, 4), 'not_yet', 1],
    ['six good afternoons lift', times(6, 2, 4), 'lifts', 0],
    ['three small ones prove nothing yet', times(3, 3, 4), 'neither', 0],
    ['a mood that falls is said before what holds', times(6, 4, 2, 4), 'lowers', 0],
    ['without moods what holds is told', times(8, null, null, 4), 'holds', 0],
    ['both', times(8, 2, 4, 4), 'lifts_and_holds', 0],
    ['what passes by', times(8, null, null, 0), 'passes_by', 0],
  ] as const)('%s', (_, rows, verdict, needed) => {
    expect(computeEffect(rows, HOME)).toMatchObject({ verdict, needed, seen: rows.length });
  });

  it('counts mood only if seen before and after, and only for those present', () => {
    const rows = [
      ...times(3, null, 5),
      row({ attendance: 'declined', engagement: null, mood_before: 1, mood_after: 5 }),
    ];
    expect(computeEffect(rows, HOME)).toMatchObject({
      seen: 3,
      mood: { n: 0, before: null, after: null, change: null },
    });
  });

  it('sorts the best first and those with too few records last', () => {
    const at = (category: 'MUS' | 'FOO' | 'PHY', rows: ReturnType<typeof times>) =>
      rows.map((each) => ({ ...each, category }));
    const found = effectsBy(
      [...at('PHY', times(1, 1, 5, 4)), ...at('FOO', times(5, 3, 3)), ...at('MUS', times(5, 2, 4))],
      ({ category }) => category,
      HOME,
    );
    expect(found.map(({ key }) => key)).toEqual(['MUS', 'FOO', 'PHY']);
  });
});

it('uses the home’s time zone for the part of the day', () => {
  const findPartOfDay = partOfDayIn('Europe/London');
  expect(
    [
      '2026-07-01T10:59:00Z',
      '2026-07-01T11:00:00Z',
      '2026-12-01T17:00:00Z',
      '2026-07-01T23:30:00Z',
    ].map(findPartOfDay),
  ).toEqual(['morning', 'afternoon', 'evening', 'morning']);
});
