import fc from 'fast-check';
import { expect, it } from 'vitest';

import { completeness, SECTION_KEYS, type SectionKey } from './sections.ts';

const some = fc.subarray<SectionKey>([...SECTION_KEYS]);

it.each<[string, SectionKey[], SectionKey[], number]>([
  ['nothing yet', [], [], 0],
  ['one of seventeen', [], ['roots'], 6],
  ['the same section twice', [], ['roots', 'roots'], 6],
  ['all but one', [], SECTION_KEYS.slice(1), 94],
  ['everything', [], [...SECTION_KEYS], 100],
  ['one of the sixteen left open', ['beliefs'], ['roots'], 6],
  [
    'all that is open',
    ['beliefs', 'identity'],
    SECTION_KEYS.filter((key) => key !== 'beliefs'),
    100,
  ],
  ['a closed section with an old entry', ['roots'], ['roots'], 0],
  ['everything closed', [...SECTION_KEYS], [], 100],
  ['half of what is open', SECTION_KEYS.slice(0, 7), SECTION_KEYS.slice(7, 12), 50],
])('counts %s', (_, closed, filled, percent) => {
  expect(completeness(closed, filled)).toBe(percent);
});

it('is a whole per cent, and 100 only when nothing open is missing', () => {
  fc.assert(
    fc.property(some, some, (closed, filled) => {
      const percent = completeness(closed, filled);
      const missing = SECTION_KEYS.some((key) => !closed.includes(key) && !filled.includes(key));
      return (
        Number.isInteger(percent) && percent >= 0 && (missing ? percent < 100 : percent === 100)
      );
    }),
  );
});

it('never decreases when something is added', () => {
  fc.assert(
    fc.property(
      some,
      some,
      fc.constantFrom(...SECTION_KEYS),
      (closed, filled, added) =>
        completeness(closed, [...filled, added]) >= completeness(closed, filled),
    ),
  );
});
