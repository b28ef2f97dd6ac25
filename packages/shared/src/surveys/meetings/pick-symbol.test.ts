import { expect, it } from 'vitest';

import { pickSymbol } from './pick-symbol.ts';

it('picks the symbol of the first subject that a sentence is about', () => {
  expect(pickSymbol('Soup will be hot.')).toBe('food');
  expect(pickSymbol('We will paint the lounge.')).toBe('home');
  expect(pickSymbol('Thank you for coming.')).toBe('thanks');
  expect(pickSymbol('The minibus goes on Friday.')).toBe('outing');
});

it('falls back to people who talk', () => {
  expect(pickSymbol('Something else.')).toBe('talk');
});
