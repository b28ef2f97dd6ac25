import { expect, onTestFinished, test } from 'vitest';

import { fakeNative } from '../testing/fake-native.ts';
import { isOnline, watchNetwork } from './network.ts';

function watch() {
  const heard: boolean[] = [];
  const stop = watchNetwork((online) => heard.push(online));
  onTestFinished(stop);
  return { heard, stop };
}

test('tells every watcher of a change, and none that has stopped', async () => {
  const phone = fakeNative();
  const first = watch();
  const second = watch();
  await phone.listensTo('networkStatusChange');
  await expect.poll(() => first.heard).toEqual([true]);

  phone.happens('networkStatusChange', { connected: false });
  expect(isOnline()).toBe(false);
  expect(first.heard).toEqual([true, false]);
  expect(second.heard).toEqual([true, false]);

  second.stop();
  phone.happens('networkStatusChange', { connected: true });
  expect(first.heard).toEqual([true, false, true]);
  expect(second.heard).toEqual([true, false]);
});

test('listens to the device only while something watches', async () => {
  const phone = fakeNative();
  const { stop } = watch();
  await phone.listensTo('networkStatusChange');
  stop();
  await expect.poll(() => phone.listeners.has('networkStatusChange')).toBe(false);
});
