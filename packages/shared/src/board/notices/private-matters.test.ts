import { expect, it } from 'vitest';

import { tellsHealth, tellsHowSomebodyIs } from './private-matters.ts';

it.each([
  'Peggy Hartley died last night',
  'Peggy PASSED  AWAY',
  'The funeral of Peggy',
  'In loving memory of Peggy',
  'Peggy is in hospital',
  'An ambulance came for Peggy',
  'Peggy had a fall',
  'Peggy fell on Monday',
  'Peggy is unwell',
  'Peggy is poorly today',
  'Peggy is a Muslim',
])('“%s” is a private matter', (text) => expect(tellsHowSomebodyIs(text)).toBe(true));

it.each([
  'Peggy fell in love with the kitten',
  'Peggy sings in a Methodist church',
  'Peggy studied the fells, still diligently',
  'Peggy’s skills won the quiz',
])('“%s” is not a private matter', (text) => expect(tellsHowSomebodyIs(text)).toBe(false));

it('finds a condition anywhere in a long sentence', () => {
  for (const length of [0, 60, 85, 93, 99, 140, 1000]) {
    const before = 'sweet tea and '.repeat(200).slice(0, length);
    expect(tellsHealth(`${before} dementia ${before}`)).toBe(true);
    expect(tellsHealth(before)).toBe(false);
  }
  expect(tellsHealth(`${'\u200B'.repeat(120)}de\u200Bmentia`)).toBe(true);
});
