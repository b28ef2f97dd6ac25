import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { fold, matchName, namesAreSimilar } from './match-name.ts';

const PEGGY = ['Peggy', 'Margaret', 'Hartley', '12'];

describe('a typed name', () => {
  it.each([
    'peg',
    'PEGGY',
    'hartley peg',
    'margret',
    'Hartly',
    'hratley',
    'marg hart',
    '12',
    'Pëggy',
  ])('%s', (typed) => expect(matchName(typed, PEGGY)).toBeGreaterThan(0));

  it.each(['', '   ', 'bob', 'pxxy', 'hartley bob', 'x', '13', 'zzzzzzzz'])(
    'does not match “%s”',
    (typed) => expect(matchName(typed, PEGGY)).toBe(0),
  );

  it.each([
    ['lukasz', 'Łukasz'],
    ['zoe', 'Zoë'],
    ['obrien', 'O’Brien'],
    ['siobhan', 'Siobhán'],
    ['smith jones', 'Smith-Jones'],
    ['obriain', 'Ó Briain'],
  ])('%s matches %s', (typed, name) => expect(matchName(typed, [name])).toBe(1));

  it('ranks a correct spelling first', () => {
    expect(matchName('hart', ['Hart'])).toBeGreaterThan(matchName('hart', ['Hartley']));
    expect(matchName('hartley', ['Hartley'])).toBeGreaterThan(matchName('hartly', ['Hartley']));
  });

  it('always matches the name itself and its prefixes', () =>
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), fc.nat(), (name, cut) => {
        fc.pre(fold(name) !== '' && !fold(name).includes(' '));
        const letters = Array.from(fold(name));
        const start = letters.slice(0, 1 + (cut % letters.length)).join('');
        expect(matchName(name, [name])).toBe(1);
        expect(matchName(start, [name])).toBeGreaterThan(0);
      }),
    ));
});

it('treats two spellings of a last name as similar, and different names as different', () => {
  expect(namesAreSimilar('Clarke', 'Clark')).toBe(true);
  expect(namesAreSimilar('McDonald', 'MacDonald')).toBe(true);
  expect(namesAreSimilar('Patel', 'Singh')).toBe(false);
  expect(namesAreSimilar('Jones', 'Davies')).toBe(false);
});
