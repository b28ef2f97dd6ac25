import { expect, it } from 'vitest';

import { freeBytes } from './free-bytes.ts';

it('empties a large buffer at once, and leaves small ones that share their memory', () => {
  const large = Buffer.alloc(1_000_000, 'a');
  freeBytes(large);
  freeBytes(large);
  expect(large).toHaveLength(0);
  const [one, other] = [Buffer.from('one'), Buffer.from('other')];
  freeBytes(one);
  expect([one.toString(), other.toString()]).toEqual(['one', 'other']);
});

it('leaves a part of a larger buffer', () => {
  const large = Buffer.alloc(1_000_000, 'a');
  freeBytes(large.subarray(1));
  expect(large).toHaveLength(1_000_000);
});
