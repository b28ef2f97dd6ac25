import { expect, onTestFinished, test, vi } from 'vitest';

import { fakeNative } from '../testing/fake-native.ts';
import { otherTab } from '../testing/other-tab.ts';
import { readSecret, removeSecret, storeSecret } from './secure-storage.ts';
import { readStored, removeStored, store, watchStored } from './storage.ts';

const KEY = 'relish.test';

test('keeps things on the device', async () => {
  onTestFinished(() => localStorage.clear());
  expect(await readStored(KEY)).toBeUndefined();
  await store(KEY, 'kept');
  expect(await readStored(KEY)).toBe('kept');
  expect(localStorage.getItem(KEY)).toBe('kept');
  await removeStored(KEY);
  expect(await readStored(KEY)).toBeUndefined();
});

test('goes on without, where the browser forbids it', async () => {
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

test('tells of what other tabs do with one thing, until it is no longer wanted', () => {
  onTestFinished(() => localStorage.clear());
  const told: (string | undefined)[] = [];
  const stop = watchStored(KEY, (value) => told.push(value));
  otherTab(KEY, 'one');
  otherTab('relish.other', 'two');
  otherTab(KEY, undefined);
  localStorage.setItem(KEY, 'three');
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  stop();
  otherTab(KEY, 'four');
  expect(told).toEqual(['one', undefined, 'three']);
});

test('on native, things are in the preferences and secrets in the keychain', async () => {
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

test('a newly installed app does not find what an earlier one left in the keychain', async () => {
  const { preferences, keychain } = fakeNative('ios');
  preferences.clear();
  keychain.set(KEY, 'of the person before');
  expect(await readSecret(KEY)).toBeUndefined();
  await storeSecret(KEY, 'mine');
  expect(await readSecret(KEY)).toBe('mine');
});
