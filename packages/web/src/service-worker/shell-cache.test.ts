import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { fakeWorker, fetchEvent } from '../testing/fake-worker.ts';

let world: ReturnType<typeof fakeWorker>;
let worker: {
  install: () => Promise<void>;
  activate: () => Promise<void>;
  answer: (event: Event) => void;
};

beforeEach(async () => {
  world = fakeWorker();
  worker = (await import('./shell-cache.ts')) as unknown as typeof worker;
});

const ask = (...asked: Parameters<typeof fetchEvent>) => {
  const fetched = fetchEvent(...asked);
  worker.answer(fetched.event);
  return fetched;
};
const navigate = (path: string) => ask(path, { mode: 'navigate' });

const away = () => world.fetch.mockRejectedValue(new TypeError('Failed to fetch'));

test('keeps the page and every file of the app, past the browser’s own cache', async () => {
  await worker.install();
  expect(world.fetchedAnew).toEqual(
    ['/', ...world.files].map((path) => ({ path, cache: 'reload' })),
  );
  expect([...world.kept.keys()]).toEqual(['relish-shell-now']);
});

test('removes what older versions kept, and nothing that is not ours', async () => {
  await worker.install();
  world.kept.set('relish-shell-before', new Map());
  world.kept.set('somebody-elses', new Map());
  await worker.activate();
  expect([...world.kept.keys()]).toEqual(['relish-shell-now', 'somebody-elses']);
  expect(world.clients.claim).toHaveBeenCalledOnce();
});

test('answers the app’s files from what it has, without the network', async () => {
  await worker.install();
  expect(await ask('/assets/index-1.js').text()).toBe('kept /assets/index-1.js');
  expect(world.fetch).not.toHaveBeenCalled();
});

test('fetches a file of the app that the browser has thrown away', async () => {
  expect(await ask('/assets/index-1.js').text()).toBe('fresh');
});

test.each([
  ['a call', '/api/v2/me', { method: 'POST' }],
  ['anything that is read from the API', '/api/v2/files/1', {}],
  ['a form', '/assets/index-1.js', { method: 'POST' }],
  ['a file that is not the app’s', '/assets/other.js', {}],
  ['another host', 'https://elsewhere.example/assets/index-1.js', {}],
  ['a page of another host', 'https://elsewhere.example/', { mode: 'navigate' }],
])('leaves %s to the browser, and keeps nothing of it', async (_, path, asked) => {
  await worker.install();
  const before = JSON.stringify([...(world.kept.get('relish-shell-now') ?? [])]);
  expect(ask(path, asked).answered()).toBe(false);
  expect(JSON.stringify([...(world.kept.get('relish-shell-now') ?? [])])).toBe(before);
});

test('a page comes fresh from the server, so that a deploy is seen at once', async () => {
  await worker.install();
  const page = navigate('/tabs/home');
  expect(await page.text()).toBe('fresh');
  expect(world.fetch.mock.calls[0]?.[0]).toBe(page.request);
  expect([...(world.kept.get('relish-shell-now')?.values() ?? [])]).not.toContain('fresh');
});

test('offline, the kept page answers for every address', async () => {
  await worker.install();
  away();
  expect(await navigate('/tabs/residents?sort=name').text()).toBe('kept /');
});

test('a server that does not answer in 4 seconds is not waited for', async () => {
  await worker.install();
  const patience = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  onTestFinished(() => timeout.mockRestore());
  world.fetch.mockImplementation(async (_request, init) => {
    await new Promise((resolve) => init?.signal?.addEventListener('abort', resolve));
    throw init?.signal?.reason;
  });
  const page = navigate('/tabs/home');
  patience.abort();
  expect(await page.text()).toBe('kept /');
  expect(timeout).toHaveBeenCalledExactlyOnceWith(4000);
});

test.each([500, 502, 503, 504])('a gateway’s %i page is replaced by ours', async (status) => {
  await worker.install();
  world.fetch.mockResolvedValue(new Response('Bad Gateway', { status }));
  expect(await navigate('/tabs/home').text()).toBe('kept /');
});

test.each([404, 403])('an answer of %i is the server’s to give', async (status) => {
  await worker.install();
  world.fetch.mockResolvedValue(new Response('Not here', { status }));
  expect(await navigate('/nowhere').status()).toBe(status);
});

test('with nothing kept, the gateway’s page and the failure come through', async () => {
  world.fetch.mockResolvedValue(new Response('Bad Gateway', { status: 502 }));
  expect(await navigate('/').text()).toBe('Bad Gateway');
  away();
  await expect(navigate('/').answer()).rejects.toThrow('Failed to fetch');
});

test('pages of the API are never replaced, also offline', async () => {
  await worker.install();
  away();
  await expect(navigate('/api/v2/description').answer()).rejects.toThrow('Failed to fetch');
});
