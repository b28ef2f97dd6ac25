import { beforeEach, expect, test, vi } from 'vitest';

import { fakeWorker, fetchEvent } from '../testing/fake-worker.ts';

let world: ReturnType<typeof fakeWorker>;
const listeners = new Map<string, (event: unknown) => void>();

beforeEach(async () => {
  world = fakeWorker();
  const listen = vi
    .spyOn(globalThis, 'addEventListener')
    .mockImplementation((name: string, listener: unknown) => {
      listeners.set(name, listener as (event: unknown) => void);
    });
  vi.resetModules();
  await import('./sw.ts');
  listen.mockRestore();
  return () => void vi.resetModules();
});

/** Dispatches an event and waits for its `waitUntil` promises. */
async function happens(name: string, event: object = {}) {
  const work: Promise<unknown>[] = [];
  listeners.get(name)?.({ ...event, waitUntil: (each: Promise<unknown>) => work.push(each) });
  await Promise.all(work);
}

test('stays alive while installing, activating, and handling notifications', async () => {
  await happens('install');
  expect(world.kept.has('relish-shell-now')).toBe(true);
  await happens('activate');
  expect(world.clients.claim).toHaveBeenCalledOnce();
  await happens('push', { data: null });
  expect(world.showNotification).toHaveBeenCalledOnce();
  await happens('notificationclick', { notification: { data: null, close: () => undefined } });
  expect(world.clients.openWindow).toHaveBeenCalledOnce();
});

test('answers fetch events', async () => {
  await happens('install');
  const { event, text } = fetchEvent('/assets/index-1.js');
  listeners.get('fetch')?.(event);
  expect(await text()).toBe('kept /assets/index-1.js');
});

test('activates a new version only on request', async () => {
  await happens('install');
  await happens('message', { data: null });
  await happens('message', { data: { type: 'other' } });
  expect(world.skipWaiting).not.toHaveBeenCalled();
  await happens('message', { data: { type: 'activate' } });
  expect(world.skipWaiting).toHaveBeenCalledOnce();
});
