import { expect, onTestFinished, test, vi } from 'vitest';

import { fakeNative } from '../testing/fake-native.ts';
import { otherTab } from '../testing/other-tab.ts';
import { readSecret, removeSecret, storeSecret } from './secure-storage.ts';
import { readStored, removeStored, store, watchStored } from './storage.ts';

const KEY = 'relish.test';

test('stores, reads and removes values', async () => {
  onTestFinished(() => localStorage.clear());
  expect(await readStored(KEY)).toBeUndefined();
  await store(KEY, 'kept');
  expect(await readStored(KEY)).toBe('kept');
  expect(localStorage.getItem(KEY)).toBe('kept');
  await removeStored(KEY);
  expect(await readStored(KEY)).toBeUndefined();
});

test('continues without storage if the browser forbids it', async () => {
  const forbid = () => {
    throw new DOMException('Forbidden', 'SecurityError');
  };
  const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
    vi.spyOn(Storage.prototype, name).mockImplementation(forbid),
  );
  onTestFinished(() => spies.forEach((spy) => spy.mockRestore()));
  await store(KEY, 'kept');
  await storeSecret(KEY, 'secret');
  await removeStored(KEY);
  await removeSecret(KEY);
  expect([await readStored(KEY), await readSecret(KEY)]).toEqual([undefined, undefined]);
});

test('reports changes of one key in other tabs until stopped', () => {
  onTestFinished(() => localStorage.clear());
  const values: (string | undefined)[] = [];
  const stop = watchStored(KEY, (value) => values.push(value));
  otherTab(KEY, 'one');
  otherTab('relish.other', 'two');
  otherTab(KEY, undefined);
  localStorage.setItem(KEY, 'three');
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  stop();
  otherTab(KEY, 'four');
  expect(values).toEqual(['one', undefined, 'three']);
});

test('uses preferences and the keychain on native', async () => {
  const { preferences, keychain } = fakeNative();
  await store(KEY, 'kept');
  await storeSecret(KEY, 'secret');
  expect([preferences.get(KEY), keychain.get(KEY)]).toEqual(['kept', 'secret']);
  expect([await readStored(KEY), await readSecret(KEY)]).toEqual(['kept', 'secret']);
  expect(localStorage.getItem(KEY)).toBeNull();
  await removeStored(KEY);
  await removeSecret(KEY);
  expect([preferences.has(KEY), keychain.has(KEY)]).toEqual([false, false]);
  expect([await readStored(KEY), await readSecret(KEY)]).toEqual([undefined, undefined]);
});

test('clears the keychain of an earlier installation', async () => {
  const { preferences, keychain } = fakeNative('ios');
  preferences.clear();
  keychain.set(KEY, 'of the person before');
  expect(await readSecret(KEY)).toBeUndefined();
  await storeSecret(KEY, 'mine');
  expect(await readSecret(KEY)).toBe('mine');
});
