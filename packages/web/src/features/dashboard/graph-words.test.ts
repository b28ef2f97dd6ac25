import { expect, test } from 'vitest';

import { COUNT } from '../../testing/make-graphs.ts';
import { beforeWords, findingWords } from './graph-words.ts';
import { lastFinished } from './last-week.ts';
import { hoursOf } from './rhythm-grid.ts';
import { stackOf } from './stack.ts';

test.each([
  ['2026-11-09', 'the week before'],
  ['2026-10-19', 'the four weeks before'],
  ['2026-11-06', 'the 10 days before'],
  ['2026-06-01', 'the time before'],
])('what is compared with, from %s to 15 November: %s', (from, words) => {
  expect(beforeWords({ from, to: '2026-11-15' })).toBe(words);
});

test('says nothing of a change that is not known', () => {
  const period = { from: '2026-11-09', to: '2026-11-15' };
  const compared = { finding: 'Liked it', value: 3, previous: null, period };
  expect(findingWords(compared, 'points')).toBe('Liked it');
  expect(findingWords({ ...compared, previous: 2 }, 'points')).toBe(
    'Liked it, up 1 point from the week before',
  );
});

test('a week that is not over is held against no other', () => {
  const weeks = ['2026-11-01', '2026-11-08', '2026-11-15'].map((to) => ({ from: to, to }));
  expect(lastFinished(weeks, '2026-11-15')).toEqual({ before: weeks[0], last: weeks[1] });
  expect(lastFinished(weeks.slice(1), '2026-11-15')).toBeUndefined();
});

test('the rare kinds are one, and nothing is lost', () => {
  const [week] = COUNT.buckets;
  const by_category = { MUS: 9, PHY: 8, CRE: 7, COG: 6, REM: 5, SEN: 4, SOC: 3, DOM: 2 };
  const busy = { ...COUNT.buckets[1], ...week, by_category, count: 44 } as typeof week & object;
  const { kinds, partsOf } = stackOf([busy], 'category');
  expect(kinds.map(({ id, note }) => `${id} ${note}`)).toEqual([
    'MUS 9',
    'PHY 8',
    'CRE 7',
    'COG 6',
    'REM 5',
    'SEN 4',
    'other 5',
  ]);
  const parts = partsOf(busy);
  expect(kinds.reduce((sum, { id }) => sum + (parts[id] ?? 0), 0)).toBe(44);
});

test('the hours of a usual day are shown, and every other in which something began', () => {
  expect(hoursOf([{ weekday: 1, hour: 6, count: 1 }])).toHaveLength(15);
  expect(hoursOf([]).at(-1)).toBe(20);
});
