import { expect, test } from 'vitest';

import { toPence, toPounds } from './money.ts';

test.each([
  ['19.99', 1999],
  ['£1,234.5', 123_450],
  ['0', 0],
  ['', null],
  ['about five', null],
])('reads “%s” as %s pence', (typed, pence) => {
  expect(toPence(typed)).toBe(pence);
});

test('shows pence as pounds with two decimals', () => {
  expect([toPounds(1250), toPounds(0), toPounds(null)]).toEqual(['12.50', '0.00', '']);
});
