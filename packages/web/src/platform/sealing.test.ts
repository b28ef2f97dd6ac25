import { webcrypto } from 'node:crypto';

import { beforeAll, expect, test, vi } from 'vitest';

import { makeKey, seal, sealBytes, unseal, unsealBytes } from './sealing.ts';

// jsdom has no Web Crypto, so Node's is used.
beforeAll(() => {
  vi.stubGlobal('crypto', webcrypto);
  return () => void vi.unstubAllGlobals();
});

const NOTE = { note: 'Peggy sang all of it.' };

test('decrypts with the same key and name', async () => {
  const key = await makeKey();
  const sealed = await seal(key, 'one', NOTE);
  expect(await unseal(key, 'one', sealed)).toEqual(NOTE);
});

test('encrypts pictures byte by byte, for one key and name', async () => {
  const key = await makeKey();
  const picture = Uint8Array.from({ length: 300 }, (_, at) => at);
  const sealed = await sealBytes(key, 'one', picture);
  const opened = await unsealBytes(key, 'one', sealed);
  expect(new Uint8Array(opened ?? new ArrayBuffer())).toEqual(picture);
  expect(await unsealBytes(key, 'two', sealed)).toBeUndefined();
  expect(await unseal(key, 'one', sealed)).toBeUndefined();
});

test('hides the text and never produces the same output twice', async () => {
  const key = await makeKey();
  const [first, second] = [await seal(key, 'one', NOTE), await seal(key, 'one', NOTE)];
  const letters = (data: ArrayBuffer) => new TextDecoder('latin1').decode(data);
  expect(letters(first.data)).not.toContain('Peggy');
  expect(letters(first.data)).not.toBe(letters(second.data));
});

test('decrypts nothing with another key or name, or after a change', async () => {
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

test('uses a key that cannot be extracted', async () => {
  await expect(crypto.subtle.exportKey('raw', await makeKey())).rejects.toThrow(/not extractable/);
});
