import { expect, test } from 'vitest';

import { PEGGY, WILF } from '../../../testing/make-resident.ts';
import { type Choice, NO_FILTERS, readChoice, writeChoice } from './choice-address.ts';

const CHOICE: Choice = {
  residents: [PEGGY, WILF],
  group: undefined,
  activity: undefined,
  q: 'sea & sand',
  minutes: '20',
  place: ['lounge', 'garden'],
  bed: true,
  category: ['MUS'],
};

test.each([
  ['with every filter', CHOICE],
  ['without a filter', { ...CHOICE, ...NO_FILTERS }],
])('reads a choice %s from its address as it was written', (_, choice) => {
  expect(readChoice(new URLSearchParams(writeChoice(choice).toString()))).toEqual(choice);
});

test('ignores unknown values in an address', () => {
  const query = new URLSearchParams('residents=peggy,&group=x&minutes=15&place=moon&bed=yes');
  expect(readChoice(query)).toEqual({
    residents: [],
    group: undefined,
    activity: undefined,
    ...NO_FILTERS,
  });
});
