import fc from 'fast-check';
import { expect, it } from 'vitest';

import { addDays, daysBetween } from '../days.ts';
import { changeOf, previousPeriod } from './compare.ts';

it.each([
  ['2026-11-09', '2026-11-15', '2026-11-02', '2026-11-08'],
  ['2026-11-09', '2026-11-09', '2026-11-08', '2026-11-08'],
  ['2026-03-01', '2026-03-31', '2026-01-29', '2026-02-28'],
  ['2028-03-01', '2028-03-02', '2028-02-28', '2028-02-29'],
])('before %s to %s comes %s to %s', (from, to, previousFrom, previousTo) =>
  expect(previousPeriod({ from, to })).toEqual({ from: previousFrom, to: previousTo }),
);

it('has as many days and ends on the day before, over any change of the clocks', () => {
  fc.assert(
    fc.property(fc.nat(3000), fc.nat(800), (start, length) => {
      const from = addDays('2024-01-01', start);
      const period = { from, to: addDays(from, length) };
      const previous = previousPeriod(period);
      return addDays(previous.to, 1) === from && daysBetween(previous.from, previous.to) === length;
    }),
  );
});

it('tells the change only of what is known', () => {
  expect([changeOf(80, 66.7), changeOf(66.7, 80), changeOf(0.3, 0.1)]).toEqual([13.3, -13.3, 0.2]);
  expect([changeOf(null, 1), changeOf(1, null), changeOf(5, 5)]).toEqual([null, null, 0]);
});
