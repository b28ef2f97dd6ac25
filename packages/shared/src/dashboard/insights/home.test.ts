import { describe, expect, it } from 'vitest';

import { addDays } from '../../days.ts';
import { DEFAULT_BANDS } from '../../reports/figures/bands.ts';
import { row } from '../../reports/figures/make-rows.ts';
import type { ParticipationRow } from '../../reports/figures/rows.ts';
import {
  aloneReasons,
  belowTheLine,
  isSettled,
  timeAlone,
  withoutEveningsOrWeekends,
} from './fairness.ts';
import { distressNoted, fallingEngagement, risingDeclines } from './flags.ts';
import { HomeFilters, insightPeriod } from './home-insights.ts';
import { partOfDayIn } from './parts-of-day.ts';
import type { HomeRow } from './rows.ts';

const TODAY = '2026-11-15';

const was = (daysAgo: number, changes: Partial<HomeRow> = {}): HomeRow => {
  const day = addDays(TODAY, -daysAgo);
  return {
    ...row({ day, started_at: `${day}T10:00:00.000Z` }),
    activity_id: null,
    title: 'Songs',
    distress: false,
    planned: false,
    ...changes,
  };
};
const series = (days: readonly number[], changes: Partial<HomeRow>) =>
  days.map((day) => was(day, changes));
const no = { attendance: 'declined', engagement: null } as const;

describe('falling engagement', () => {
  const before = series([14, 20, 41], { engagement: 4 });

  it('is reported for a whole step, with both values', () => {
    expect(fallingEngagement([...before, ...series([0, 5, 13], { engagement: 3 })], TODAY)).toEqual(
      {
        recent: { mean: 3, n: 3 },
        before: { mean: 4, n: 3 },
      },
    );
  });

  it.each([
    ['less than a step', [was(0, { engagement: 4 }), ...series([1, 2], { engagement: 3 })]],
    ['two records', series([1, 2], { engagement: 0 })],
    ['records that told nothing', series([1, 2, 3], { engagement: null })],
    ['only declined', series([1, 2, 3], no)],
  ])('is not reported for %s', (_, recent) => {
    expect(fallingEngagement([...before, ...recent], TODAY)).toBeNull();
  });

  it('needs earlier records within six weeks', () => {
    const recent = series([1, 2, 3], { engagement: 0 });
    expect(
      fallingEngagement([...recent, ...series([42, 43, 44], { engagement: 4 })], TODAY),
    ).toBeNull();
  });
});

describe('rising declines', () => {
  it('are reported for more noes than yeses out of four, and more than before', () => {
    const rows = [...series([1, 2, 3], no), was(4), was(20), was(21)];
    expect(risingDeclines(rows, TODAY)).toEqual({
      recent: { offered: 4, declined: 3 },
      before: { offered: 2, declined: 0 },
    });
  });

  it.each([
    ['three are too few', series([1, 2, 3], no)],
    ['half is not more', [...series([1, 2], no), was(3), was(4)]],
    ['as always', [...series([1, 2, 3, 4], no), ...series([20, 21], no)]],
  ])('%s', (_, rows) => expect(risingDeclines(rows, TODAY)).toBeNull());
});

it('a single distress is reported for two weeks', () => {
  expect(distressNoted([was(13, { distress: true }), was(1)], TODAY)).toEqual({
    times: 1,
    last_day: addDays(TODAY, -13),
  });
  expect(distressNoted([was(14, { distress: true })], TODAY)).toBeNull();
});

describe('fairness', () => {
  const minutes = (count: number, more: Partial<ParticipationRow> = {}) => [
    row({ minutes: count, ...more }),
  ];

  it('lists residents below the home’s target', () => {
    expect(belowTheLine(minutes(59), 7, DEFAULT_BANDS)).toEqual({ minutes: 59, status: 'red' });
    expect(belowTheLine(minutes(60), 7, DEFAULT_BANDS)).toMatchObject({ status: 'amber' });
    expect(belowTheLine(minutes(180), 7, DEFAULT_BANDS)).toBeNull();
    expect(belowTheLine(minutes(90), 28, { K5: { green: 20, amber: 10 } })).toBeNull();
  });

  it('excludes residents who have just arrived', () => {
    const weeks = { from: '2026-10-19', to: TODAY };
    expect([isSettled(6, weeks), isSettled(7, weeks)]).toEqual([false, true]);
    const weekend = { from: '2026-11-14', to: TODAY };
    expect([isSettled(1, weekend), isSettled(2, weekend)]).toEqual([false, true]);
  });

  it('lists residents rarely reached by groups with their one-to-one time', () => {
    expect(aloneReasons({ moves: 'bed', place: 'own_room', level: 'reflex' })).toEqual([
      'bed',
      'own_room',
      'reflex',
    ]);
    expect(aloneReasons({ moves: 'hoist', place: 'any', level: 'planned' })).toEqual([]);
    expect(timeAlone(minutes(120), 14, DEFAULT_BANDS)).toEqual({ minutes: 0, status: 'red' });
    expect(timeAlone(minutes(120, { format: 'one_to_one' }), 14, DEFAULT_BANDS)).toEqual({
      minutes: 60,
      status: 'green',
    });
  });

  it('counts residents without evenings or weekends', () => {
    const saturday = row({
      resident_id: 'ann',
      day: '2026-11-14',
      started_at: '2026-11-14T10:00:00Z',
    });
    const evening = row({
      resident_id: 'ben',
      day: '2026-11-12',
      started_at: '2026-11-12T18:00:00Z',
    });
    const noed = row({ ...saturday, resident_id: 'cis', attendance: 'declined' });
    expect(
      withoutEveningsOrWeekends(
        [saturday, evening, noed],
        ['ann', 'ben', 'cis'],
        partOfDayIn('UTC'),
      ),
    ).toEqual({ without_evening: 2, without_weekend: 2 });
  });
});

describe('the insight period', () => {
  it.each([
    [{}, { from: '2026-10-19', to: TODAY }],
    [
      { from: '2026-11-01', to: '2026-12-24' },
      { from: '2026-11-01', to: TODAY },
    ],
    [{ from: '2026-01-01' }, { from: '2026-08-18', to: TODAY }],
    [{ from: '2026-12-01' }, { from: TODAY, to: TODAY }],
  ])('%j', (filters, period) => expect(insightPeriod(filters, TODAY)).toEqual(period));

  it('covers at most 90 days and rejects reversed dates', () => {
    expect(HomeFilters.safeParse({ from: '2026-01-01', to: '2026-11-01' }).success).toBe(false);
    expect(HomeFilters.safeParse({ from: '2026-11-02', to: '2026-11-01' }).success).toBe(false);
  });
});
