import fc from 'fast-check';
import { expect, it } from 'vitest';

import { shownChange, shownValue } from './shown.ts';

it.each([
  [66.7, 67],
  [0.4, 1],
  [99.6, 99],
  [0, 0],
  [100, 100],
  [84.5, 85],
])('shows %s per cent as %s', (value, shown) => expect(shownValue(value, 'percent')).toBe(shown));

it('shows whole minutes, and other numbers unchanged', () => {
  expect([shownValue(121.4, 'minutes'), shownValue(2.7, 'scale')]).toEqual([121, 2.7]);
});

it('change is the difference of the two displayed numbers', () => {
  expect(shownChange(84.6, 80.4, 'percent')).toBe(5);
  expect(shownChange(2.7, 2.4, 'scale')).toBe(0.3);
  expect([shownChange(null, 3, 'percent'), shownChange(3, null, 'percent')]).toEqual([null, null]);
});

it('shows 0% and 100% only if exact', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 100, noNaN: true }), (value) => {
      const shown = shownValue(value, 'percent');
      return (shown === 100) === (value === 100) && (shown === 0) === (value === 0);
    }),
  );
});
