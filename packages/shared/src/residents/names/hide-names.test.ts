import { describe, expect, it } from 'vitest';

import { hidingNames } from './hide-names.ts';
import type { Named } from './name-parts.ts';

const named = (first_name: string, last_name: string, preferred_name = first_name): Named => ({
  first_name,
  last_name,
  preferred_name,
});
const OTHERS = [
  named('Margaret', 'Hartley', 'Peggy'),
  named('Rose', 'Hill'),
  named('May', "O'Neill"),
  named('Mary-Ann', 'Van Dyke'),
  named('Zoë', 'Li'),
  named('Will', 'Brown'),
  named('Charles', 'Dart'),
  named('Bernadette', 'Flynn', 'Sister Bernie'),
];
const hide = hidingNames({
  others: OTHERS,
  own: [named('Thomas', 'Brown', 'Tom')],
  keep: ['Rose House'],
  instead: 'another resident',
});

describe('hiding names of others', () => {
  it.each([
    ['Sang with Peggy.', 'Sang with another resident.'],
    ['PEGGY and peggy laughed', 'Another resident and another resident laughed'],
    ['Sat in Peggy’s chair', 'Sat in another resident’s chair'],
    ["It is Margaret's turn", "It is another resident's turn"],
    ['“Peggy!” he called', '“Another resident!” he called'],
    ['Peggy,Zoë and Tom', 'Another resident,another resident and Tom'],
    ['Danced with Margaret Hartley', 'Danced with another resident'],
    ['Mrs Hartley joined us', 'Another resident joined us'],
    ['Mrs. Margaret Hartley came', 'Another resident came'],
    ['A card for O’Neill', 'A card for another resident'],
    ['A walk with Mary-Ann', 'A walk with another resident'],
    ['She sang. Peggy too.', 'She sang. Another resident too.'],
    ['Held Charles’ hand', 'Held another resident’s hand'],
    ['Tea with the Hartleys', 'Tea with the another resident'],
    ['Sat beside Pe\u200Dg\u00ADgy', 'Sat beside another resident'],
    ['Roses from the garden', 'Roses from the garden'],
    ['‘Sat with Peggy’', '‘Sat with another resident’'],
    ['Prayed with Sister Bernie', 'Prayed with another resident'],
    ['with Mr Van Dyke', 'with another resident'],
    ['with Zoe\u0308', 'with another resident'],
  ])('removes them from %j', (text, hidden) => expect(hide(text)).toBe(hidden));

  it.each([
    ['Peggysue is a song', 'part of a longer word'],
    ['We may bake, will you help?', 'words in small letters'],
    ['Picked a rose on the hill', 'words in small letters'],
    ['Tom walked to Rose House', 'their own name and the home’s'],
    ['Brown bread for Tom', 'a family name that is their own too'],
    ['My sister and the doctor’s van', 'how others are addressed'],
    ['a lit li candle', 'short names in small letters'],
  ])('keeps %j: %s', (text) => expect(hide(text)).toBe(text));

  it.each([
    ['Rose came in May', 'Another resident came in another resident'],
    ['Talked to Will', 'Talked to another resident'],
    ['Roses for Rose’s window', 'Roses for another resident’s window'],
    ['Li and ROSE', 'Another resident and another resident'],
  ])('finds names that are also words if capitalised: %j', (text, hidden) =>
    expect(hide(text)).toBe(hidden),
  );

  it('escapes special characters in names', () => {
    const odd = hidingNames({
      others: [named('A.*', '(Xav')],
      own: [],
      keep: ['$&'],
      instead: 'somebody',
    });
    expect(odd('and A.* or (Xav, all $&')).toBe('and A.* or (somebody, all $&');
    const nobody = hidingNames({ others: [], own: [], keep: [], instead: 'x' });
    expect(nobody('Peggy')).toBe('Peggy');
  });
});
