import { expect, test } from 'vitest';

import { describeQuarter, findPreviousQuarter, findQuarter } from './quarters.ts';

test('a quarter has whole months, also in a leap year', () => {
  expect(findQuarter('2028-02-29')).toEqual({
    key: '2028-Q1',
    from: '2028-01-01',
    to: '2028-03-31',
  });
  expect(findQuarter('2026-12-31')).toEqual({
    key: '2026-Q4',
    from: '2026-10-01',
    to: '2026-12-31',
  });
});

test('the quarter before January is in the year before', () => {
  expect(findPreviousQuarter('2027-01-01').key).toBe('2026-Q4');
  expect(findPreviousQuarter('2026-11-17').key).toBe('2026-Q3');
});

test('a quarter is named by its season and months', () => {
  expect(describeQuarter('2026-Q3')).toBe('Summer 2026, July to September');
});
