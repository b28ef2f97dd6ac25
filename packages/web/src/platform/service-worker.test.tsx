import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { fakeNative } from '../testing/fake-native.ts';
import type * as original from './service-worker.ts';

const newWorker = () =>
  Object.assign(new EventTarget(), { postMessage: vi.fn<(message: unknown) => void>() });
type FakeWorker = ReturnType<typeof newWorker>;

/**
 * A browser, optionally with a worker already in control, whose events are triggered by the test.
 */
function fakeBrowser({ controlled = false, idles = true } = {}) {
  let whenIdle: (() => void) | undefined;
  const registration = Object.assign(new EventTarget(), {
    waiting: null as FakeWorker | null,
    installing: null as FakeWorker | null,
    update: vi.fn<() => Promise<void>>(async () => undefined),
  });
  const container = Object.assign(new EventTarget(), {
    controller: controlled ? newWorker() : null,
    register: vi.fn<(path: string) => Promise<typeof registration>>(async () => registration),
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  vi.stubGlobal('requestIdleCallback', idles ? (work: () => void) => (whenIdle = work) : undefined);
  vi.stubEnv('DEV', false);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });
  return {
    registration,
    container,
    idle: () => act(async () => whenIdle?.()),
    /** Simulates finding and installing a new version. */
    install: async () => {
      const worker = newWorker();
      registration.installing = worker;
      registration.dispatchEvent(new Event('updatefound'));
      registration.waiting = worker;
      await act(async () => void worker.dispatchEvent(new Event('statechange')));
      return worker;
    },
  };
}

let module: typeof original;

// The waiting update is module state, so each test loads a fresh module.
beforeEach(async () => {
  vi.resetModules();
  module = await import('./service-worker.ts');
  return () => void vi.resetModules();
});

test('registers once the app is idle', async () => {
  const { container, idle } = fakeBrowser();
  module.registerServiceWorker();
  expect(container.register).not.toHaveBeenCalled();
  await idle();
  expect(container.register).toHaveBeenCalledExactlyOnceWith('/sw.js');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(container.register).toHaveBeenCalledOnce();
});

test.each([true, false])(
  'registers after 30000 ms at the latest; with idle callbacks: %s',
  async (idles) => {
    const { container } = fakeBrowser({ idles });
    module.registerServiceWorker();
    await vi.advanceTimersByTimeAsync(29_999);
    expect(container.register).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(container.register).toHaveBeenCalledOnce();
  },
);

test('does not register in development or in the native app', async () => {
  const { container, idle } = fakeBrowser();
  vi.stubEnv('DEV', true);
  module.registerServiceWorker();
  vi.stubEnv('DEV', false);
  fakeNative();
  module.registerServiceWorker();
  await idle();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(container.register).not.toHaveBeenCalled();
});

test('only warns when the browser refuses registration', async () => {
  const { container, idle } = fakeBrowser();
  container.register.mockRejectedValue(new Error('not here'));
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => warn.mockRestore());
  module.registerServiceWorker();
  await idle();
  expect(warn).toHaveBeenCalledOnce();
});

async function follow(options?: Parameters<typeof fakeBrowser>[0]) {
  const browser = fakeBrowser(options);
  const { UpdateOffer } = await import('../app/update-offer.tsx');
  render(<UpdateOffer />);
  module.registerServiceWorker();
  await browser.idle();
  return browser;
}

const offer = () => screen.queryByRole('region', { name: 'A new version is ready' });

test('offers a new version, and activates it with one tap', async () => {
  const { install } = await follow({ controlled: true });
  expect(offer()).toBeNull();
  const worker = await install();
  expect(offer()).not.toBeNull();
  expect(worker.postMessage).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Update now' }));
  expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'activate' });
});

test('does not activate a new version by itself', async () => {
  const { install } = await follow({ controlled: true });
  const worker = await install();
  fireEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(offer()).toBeNull();
  expect(worker.postMessage).not.toHaveBeenCalled();
});

test('offers nothing on the first visit', async () => {
  const { install } = await follow();
  await install();
  expect(offer()).toBeNull();
});

test('reloads only the tab that asked for the new version', async () => {
  const { container, install } = await follow({ controlled: true });
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  await install();
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Update now' }));
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledOnce();
});

test('checks for a new version every hour, and when the page becomes visible', async () => {
  const { registration } = await follow({ controlled: true });
  await vi.advanceTimersByTimeAsync(60 * 60 * 1000 - 1);
  expect(registration.update).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(registration.update).toHaveBeenCalledOnce();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(registration.update).toHaveBeenCalledTimes(2);
});

test('opens the page of a tapped notification', () => {
  const { container } = fakeBrowser();
  const open = vi.fn<(path: string) => void>();
  module.onNotificationOpened(open);
  const tell = (data: unknown) => container.dispatchEvent(new MessageEvent('message', { data }));
  tell(null);
  tell({ type: 'other', path: '/tabs/chat' });
  tell({ type: 'open', path: 12 });
  expect(open).not.toHaveBeenCalled();
  tell({ type: 'open', path: '/tabs/chat' });
  expect(open).toHaveBeenCalledExactlyOnceWith('/tabs/chat');
});
