import { beforeEach, expect, test, vi } from 'vitest';

import { fakeWorker } from '../testing/fake-worker.ts';

let world: ReturnType<typeof fakeWorker>;
let worker: {
  pushed: (event: { data: unknown }) => Promise<void>;
  clicked: (event: { notification: unknown }) => Promise<void>;
};

beforeEach(async () => {
  world = fakeWorker();
  worker = (await import('./notifications.ts')) as unknown as typeof worker;
});

const push = (json: () => unknown) => worker.pushed({ data: { json } });
const shown = () => world.showNotification.mock.calls[0] ?? [];

async function click(data: unknown) {
  const close = vi.fn<() => void>();
  await worker.clicked({ notification: { data, close } });
  return close;
}

function openWindow() {
  const order: unknown[] = [];
  world.windows.push({
    focus: async () => void order.push('focus'),
    postMessage: (message) => void order.push(message),
  });
  return order;
}

test('shows only the title and text of a push message', async () => {
  await push(() => ({
    title: 'A new message',
    body: 'Open Relish to read it.',
    url: '/tabs/chat?room=1',
    resident: 'Mary Bell',
    image: 'https://elsewhere.example/photo.jpg',
  }));
  expect(shown()).toEqual([
    'A new message',
    {
      body: 'Open Relish to read it.',
      icon: '/icons/icon-192.png',
      badge: '/icons/badge-96.png',
      data: { url: '/tabs/chat?room=1' },
      tag: '/tabs/chat?room=1',
    },
  ]);
});

test.each([
  [
    'garbage',
    () => {
      throw new SyntaxError('no JSON');
    },
  ],
  ['nothing', () => null],
  ['a list', () => ['Mary Bell']],
  ['a text', () => 'Mary Bell'],
  ['other kinds of values', () => ({ title: { name: 'Mary Bell' }, body: 12 })],
  ['an empty title', () => ({ title: '' })],
])('shows the product name for %s', async (_, json) => {
  await push(json);
  expect(shown()).toMatchObject(['Relish', { body: '', data: { url: '/tabs' } }]);
});

test('shows the product name for a push without data', async () => {
  await worker.pushed({ data: null });
  expect(shown()[0]).toBe('Relish');
});

test('a click navigates the open window and closes the notification', async () => {
  const happened = openWindow();
  const close = await click({ url: '/tabs/chat' });
  expect(happened).toEqual([{ type: 'open', path: '/tabs/chat' }, 'focus']);
  expect(close).toHaveBeenCalledOnce();
  expect(world.clients.openWindow).not.toHaveBeenCalled();
});

test('a click opens a window if there is none', async () => {
  await click({ url: '/tabs/chat#last' });
  expect(world.clients.openWindow).toHaveBeenCalledExactlyOnceWith('/tabs/chat#last');
});

test.each([
  'https://elsewhere.example/tabs',
  '//elsewhere.example/tabs',
  'javascript:alert(1)',
  'data:text/html,hello',
  'http://[',
  12,
  undefined,
])('never leaves the app: %j', async (url) => {
  const happened = openWindow();
  await click({ url });
  expect(happened[0]).toEqual({ type: 'open', path: '/tabs' });
  await push(() => ({ title: 'Hello', url }));
  expect(shown()[1]).toMatchObject({ data: { url: '/tabs' } });
});

test('a notification without data opens the start page', async () => {
  await click(null);
  expect(world.clients.openWindow).toHaveBeenCalledExactlyOnceWith('/tabs');
});
