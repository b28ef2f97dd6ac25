import { expect, test } from 'vitest';

import { createIdempotencyKeys } from './idempotency-key.ts';

test('keeps the key for the same input until it is saved', () => {
  const keys = createIdempotencyKeys();
  const first = keys.for({ name: 'Choir' });
  const other = keys.for({ name: 'Band' });
  expect(other).not.toBe(first);
  expect(keys.for({ name: 'Choir' })).toBe(first);
  keys.forget({ name: 'Choir' });
  expect(keys.for({ name: 'Choir' })).not.toBe(first);
  expect(keys.for({ name: 'Band' })).toBe(other);
});
