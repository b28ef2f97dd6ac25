import { expect, it } from 'vitest';

import { figureLine } from './figure-line.ts';

const figure = {
  label: 'Residents engaged',
  value: 84.6,
  previous: 80.4,
  unit: 'percent',
  status: 'amber',
  direction_good: 'up',
} as const;

it('contains the value, the previous week and the target in the words of the screens', () => {
  expect(figureLine(figure)).toBe(
    'Residents engaged: 85% (the week before: 80%). Close to target.',
  );
  expect(figureLine({ ...figure, status: 'red', direction_good: 'down' })).toContain(
    'Above target.',
  );
  expect(figureLine({ ...figure, value: null })).toBe('Residents engaged: no data yet');
});

it.each([
  ['Activities', 'count', 12, 15, 'Activities: 12 (the week before: 15)'],
  ['Declined', 'percent', 8, 20, 'Declined: 8% (the week before: 20%)'],
  [
    'Cost per resident per week',
    'pence',
    250,
    310,
    'Cost per resident per week: £2.50 (the week before: £3.10)',
  ],
] as const)('calls a change of %s neither better nor worse', (label, unit, value, previous, line) =>
  expect(
    figureLine({ label, unit, value, previous, status: 'none', direction_good: 'neutral' }),
  ).toBe(line),
);
