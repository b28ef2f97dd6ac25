import fc from 'fast-check';
import { expect, it } from 'vitest';

import { findAlike } from './find-alike.ts';

const toLook = (bits: bigint) => bits.toString(16).padStart(16, '0');
const flip = (look: bigint, places: readonly number[]) =>
  places.reduce((bits, place) => bits ^ (1n << BigInt(place)), look);

const aLook = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n });
const places = (count: number) =>
  fc.uniqueArray(fc.integer({ min: 0, max: 63 }), { minLength: count, maxLength: count });
const photo = (id: string, look: bigint, hash: string | null = null) => ({
  id,
  hash,
  look: toLook(look),
});

it('finds every pair that differs in up to five bits, once', () => {
  fc.assert(
    fc.property(
      aLook,
      fc.integer({ min: 0, max: 5 }).chain((count) => places(count)),
      (look, flipped) => {
        const found = findAlike([photo('b', look), photo('a', flip(look, flipped))]);
        expect(found).toEqual([{ first: 'a', second: 'b', is_same_file: false }]);
      },
    ),
  );
});

it('finds no pair that differs in six bits', () => {
  fc.assert(
    fc.property(aLook, places(6), (look, flipped) => {
      expect(findAlike([photo('a', look), photo('b', flip(look, flipped))])).toEqual([]);
    }),
  );
});

it('lists pairs in the order of their ids, and says which are the same file', () => {
  const found = findAlike([photo('c', 0n, 'x'), photo('a', 1n, 'x'), photo('b', 3n, 'y')]);
  expect(found).toEqual([
    { first: 'a', second: 'b', is_same_file: false },
    { first: 'a', second: 'c', is_same_file: true },
    { first: 'b', second: 'c', is_same_file: false },
  ]);
});
