import { expect, onTestFinished, test, vi } from 'vitest';

import { fakeNative } from '../testing/fake-native.ts';
import { deviceReady, onBackButton, onForeground, onOpenedLink } from './lifecycle.ts';

test('does not listen to a native shell on the web', async () => {
  const listener = vi.fn<() => void>();
  onForeground(listener);
  onOpenedLink(listener);
  await deviceReady();
  expect(listener).not.toHaveBeenCalled();
});

test('opens links to our server in the app by their path', async () => {
  const { listeners, happens } = fakeNative();
  const open = vi.fn<(path: string) => void>();
  onOpenedLink(open);
  await vi.waitFor(() => expect(listeners.has('appUrlOpen')).toBe(true));
  happens('appUrlOpen', { url: 'https://relish.example/reset-password?a=1#secret' });
  expect(open).toHaveBeenCalledExactlyOnceWith('/reset-password?a=1#secret');
});

test('the back button closes an overlay, or goes back, or minimises the app', async () => {
  const { listeners, happens, minimized } = fakeNative();
  const back = vi.spyOn(history, 'back').mockReturnValue();
  onTestFinished(() => back.mockRestore());
  const handle = vi.fn<() => boolean>(() => true);
  onBackButton(handle);
  await vi.waitFor(() => expect(listeners.has('backButton')).toBe(true));
  happens('backButton', { canGoBack: true });
  expect([handle.mock.calls.length, back.mock.calls.length]).toEqual([1, 0]);
  handle.mockReturnValue(false);
  happens('backButton', { canGoBack: true });
  expect(back).toHaveBeenCalledOnce();
  expect(minimized).not.toHaveBeenCalled();
  happens('backButton', { canGoBack: false });
  expect(minimized).toHaveBeenCalledOnce();
});

test('hides the splash screen when the app is ready, without a warning', async () => {
  const { splashHidden } = fakeNative();
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.useFakeTimers();
  onTestFinished(() => {
    warn.mockRestore();
    vi.useRealTimers();
  });
  await deviceReady();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(splashHidden).toHaveBeenCalledOnce();
  expect(warn).not.toHaveBeenCalled();
});

test('warns when the device is not ready after 5000 ms', async () => {
  const { splashHidden } = fakeNative();
  splashHidden.mockImplementation(() => new Promise(() => undefined));
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.useFakeTimers();
  onTestFinished(() => {
    warn.mockRestore();
    vi.useRealTimers();
  });
  void deviceReady();
  await vi.advanceTimersByTimeAsync(4999);
  expect(warn).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(warn).toHaveBeenCalledOnce();
});
