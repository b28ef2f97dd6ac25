import { expect, it } from 'vitest';

import { guessableWords, isMadeOfNames } from './password-strength.ts';

it('splits and joins names in lower case, and adds the product’s words', () => {
  const words = guessableWords(['Ada', 'ada.okoro@example.org', 'Rosewood House', undefined]);
  expect(words).toEqual(
    expect.arrayContaining(['ada', 'okoro', 'example', 'rosewood house', 'rosewoodhouse', 'house']),
  );
  expect(words).toContain('carehome');
  expect(new Set(words).size).toBe(words.length);
});

it.each([
  ['AdaOkoro2026', true],
  ['Relish2026!!', true],
  ['rosewood house 1', true],
  ['ada likes kettles', false],
  ['8172-9931-4471', false],
  ['kJ8#mPq2xLw', false],
])('%s consists of names: %s', (password, expected) => {
  expect(isMadeOfNames(password, guessableWords(['Ada', 'Okoro', 'Rosewood House']))).toBe(
    expected,
  );
});
