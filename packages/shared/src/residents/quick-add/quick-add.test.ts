import { expect, it } from 'vitest';

import { QuickAdd } from './contract.ts';

const read = (date_of_birth: string) => {
  const row = { first_name: 'Ann', last_name: 'Example', preferred_name: '', room: '' };
  const parsed = QuickAdd.safeParse({
    residents: [{ ...row, date_of_birth }],
    move_in_date: '2026-11-01',
  });
  return parsed.success
    ? parsed.data.residents[0]?.date_of_birth
    : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};

it.each(['02/04/1938', '2.4.1938', '02041938', '02 04 1938', '2 April 1938', '1938-04-02'])(
  'reads %s as a date of birth',
  (typed) => {
    expect(read(typed)).toBe('1938-04-02');
  },
);

it.each(['31/02/1938', 'spring 1938', '02/04/38', '04/1938'])('rejects %s', (typed) => {
  expect(read(typed)).toEqual(['residents.0.date_of_birth: Enter a date like 02/04/1938.']);
});
