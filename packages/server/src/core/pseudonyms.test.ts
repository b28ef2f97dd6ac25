import { randomBytes } from 'node:crypto';

import { expect, it } from 'vitest';

import { createPseudonyms } from './pseudonyms.ts';

const key = randomBytes(32);
const who = { of: 'a', for: 'b', in: 'c' };

it('is short, pronounceable and stable', () => {
  const name = createPseudonyms(key)(who);
  expect(name).toMatch(/^[B-DF-HJ-KM-NP-TV-Z2-9]{3}-[B-DF-HJ-KM-NP-TV-Z2-9]{3}$/);
  expect(createPseudonyms(key)({ ...who })).toBe(name);
});

it('differs by resident, reader, place and key', () => {
  const name = createPseudonyms(key);
  const others = [
    name({ ...who, of: 'x' }),
    name({ ...who, for: 'x' }),
    name({ ...who, in: 'x' }),
    name({ of: 'b', for: 'a', in: 'c' }),
    createPseudonyms(randomBytes(32))(who),
  ];
  expect(new Set([name(who), ...others]).size).toBe(6);
});

it('does not reveal the order of ids', () => {
  const name = createPseudonyms(key);
  const names = Array.from({ length: 40 }, (_, index) => name({ ...who, of: String(index) }));
  expect(names.toSorted()).not.toEqual(names);
  expect(new Set(names).size).toBe(40);
});
