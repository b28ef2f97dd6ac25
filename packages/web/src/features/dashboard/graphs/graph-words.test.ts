import { expect, test } from 'vitest';

import { COUNT } from '../../../testing/make-graphs.ts';
import { beforeWords, findingWords, stepWords } from './graph-words.ts';
import { lastFinished } from './last-week.ts';
import { listHours } from './rhythm-grid.ts';
import { makeStack } from './stack.ts';

test.each([
  ['2026-11-09', 'the 7 days before'],
  ['2026-10-19', 'the 4 weeks before'],
  ['2026-11-06', 'the 10 days before'],
  ['2026-06-01', 'the period before'],
])('names the comparison period of %s to 15 November: %s', (from, words) => {
  expect(beforeWords({ from, to: '2026-11-15' })).toBe(words);
});

test('mentions no change if it is unknown', () => {
  const compared = { finding: 'Liked it', value: 3, previous: null, before: 'the week before' };
  expect(findingWords(compared, 'percent')).toBe('Liked it');
  expect(findingWords({ ...compared, previous: 2 }, 'percent')).toBe(
    'Liked it, up 1 point from the week before',
  );
});

test('marks an incomplete step, and one that the period cuts', () => {
  const week = { from: '2026-11-09', to: '2026-11-15', complete: false };
  expect(stepWords(week, '2026-11-15')).toBe('9 Nov 2026 to 15 Nov 2026 (so far)');
  expect(stepWords(week, '2026-11-20')).toBe('9 Nov 2026 to 15 Nov 2026 (incomplete)');
  expect(stepWords({ ...week, complete: true }, '2026-11-20')).toBe('9 Nov 2026 to 15 Nov 2026');
});

test('compares the last two complete weeks', () => {
  const weeks = ['2026-11-01', '2026-11-08', '2026-11-15'].map((to) => ({
    from: to,
    to,
    complete: to < '2026-11-15',
  }));
  expect(lastFinished(weeks)).toEqual({ before: weeks[0], last: weeks[1] });
  expect(lastFinished(weeks.slice(1))).toBeUndefined();
});

test('combines rare categories into one without losing any count', () => {
  const [week] = COUNT.buckets;
  const by_category = { MUS: 9, PHY: 8, CRE: 7, COG: 6, REM: 5, SEN: 4, SOC: 3, DOM: 2 };
  const busy = { ...COUNT.buckets[1], ...week, by_category, count: 44 } as typeof week & object;
  const { kinds, splitBucket } = makeStack([busy], 'category');
  expect(kinds.map(({ id, note }) => `${id} ${note}`)).toEqual([
    'MUS 9',
    'PHY 8',
    'CRE 7',
    'COG 6',
    'REM 5',
    'SEN 4',
    'other 5',
  ]);
  const parts = splitBucket(busy);
  expect(kinds.reduce((sum, { id }) => sum + (parts[id] ?? 0), 0)).toBe(44);
});

test('lists the usual hours, and any hour with an activity', () => {
  expect(listHours([{ weekday: 1, hour: 6, count: 1 }])).toHaveLength(15);
  expect(listHours([]).at(-1)).toBe(20);
});
