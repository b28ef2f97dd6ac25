import { webcrypto } from 'node:crypto';

import { beforeAll, expect, test, vi } from 'vitest';

import { makeKey, seal, unseal } from './sealing.ts';

// jsdom has no ciphers of its own; a browser's are the same as these.
beforeAll(() => {
  vi.stubGlobal('crypto', webcrypto);
  return () => void vi.unstubAllGlobals();
});

const NOTE = { note: 'Peggy sang all of it.' };

test('what is sealed opens again with its key, in its place', async () => {
  const key = await makeKey();
  const sealed = await seal(key, 'one', NOTE);
  expect(await unseal(key, 'one', sealed)).toEqual(NOTE);
});

test('nothing of it can be read, and the same words never look the same', async () => {
  const key = await makeKey();
  const [first, second] = [await seal(key, 'one', NOTE), await seal(key, 'one', NOTE)];
  const letters = (data: ArrayBuffer) => new TextDecoder('latin1').decode(data);
  expect(letters(first.data)).not.toContain('Peggy');
  expect(letters(first.data)).not.toBe(letters(second.data));
});

test('another key, another place or an altered letter opens nothing', async () => {
  const key = await makeKey();
  const sealed = await seal(key, 'one', NOTE);
  const altered = new Uint8Array(sealed.data.slice(0));
  altered[0] = (altered[0] ?? 0) ^ 1;
  expect([
    await unseal(await makeKey(), 'one', sealed),
    await unseal(key, 'two', sealed),
    await unseal(key, 'one', { ...sealed, data: altered.buffer }),
  ]).toEqual([undefined, undefined, undefined]);
});

test('the key cannot be taken out', async () => {
  await expect(crypto.subtle.exportKey('raw', await makeKey())).rejects.toThrow(/not extractable/);
});
