import fc from 'fast-check';
import { expect, it } from 'vitest';

import { addDays, daysBetween } from '../../days.ts';
import { previousPeriod } from './compare.ts';

it.each([
  ['2026-11-09', '2026-11-15', '2026-11-02', '2026-11-08'],
  ['2026-11-09', '2026-11-09', '2026-11-08', '2026-11-08'],
  ['2026-03-01', '2026-03-31', '2026-01-29', '2026-02-28'],
  ['2028-03-01', '2028-03-02', '2028-02-28', '2028-02-29'],
])('the period before %s to %s is %s to %s', (from, to, previousFrom, previousTo) =>
  expect(previousPeriod({ from, to })).toEqual({ from: previousFrom, to: previousTo }),
);

it('the previous period has the same length and ends the day before, across clock changes', () => {
  fc.assert(
    fc.property(fc.nat(3000), fc.nat(800), (start, length) => {
      const from = addDays('2024-01-01', start);
      const period = { from, to: addDays(from, length) };
      const previous = previousPeriod(period);
      return addDays(previous.to, 1) === from && daysBetween(previous.from, previous.to) === length;
    }),
  );
});
