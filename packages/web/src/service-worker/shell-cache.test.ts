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

const ask = (...options: Parameters<typeof fetchEvent>) => {
  const fetched = fetchEvent(...options);
  worker.answer(fetched.event);
  return fetched;
};
const navigate = (path: string) => ask(path, { mode: 'navigate' });

const away = () => world.fetch.mockRejectedValue(new TypeError('Failed to fetch'));

test('caches the page and every file of the app, bypassing the HTTP cache', async () => {
  await worker.install();
  expect(world.fetchedAnew).toEqual(
    ['/', ...world.files].map((path) => ({ path, cache: 'reload' })),
  );
  expect([...world.kept.keys()]).toEqual(['relish-shell-now']);
});

test('deletes the caches of older versions, and no others', async () => {
  await worker.install();
  world.kept.set('relish-shell-before', new Map());
  world.kept.set('somebody-elses', new Map());
  await worker.activate();
  expect([...world.kept.keys()]).toEqual(['relish-shell-now', 'somebody-elses']);
  expect(world.clients.claim).toHaveBeenCalledOnce();
});

test('serves the app’s files from the cache', async () => {
  await worker.install();
  expect(await ask('/assets/index-1.js').text()).toBe('kept /assets/index-1.js');
  expect(world.fetch).not.toHaveBeenCalled();
});

test('fetches a file that was evicted from the cache', async () => {
  expect(await ask('/assets/index-1.js').text()).toBe('fresh');
});

test.each([
  ['a call', '/api/v2/me', { method: 'POST' }],
  ['anything that is read from the API', '/api/v2/files/1', {}],
  ['a form', '/assets/index-1.js', { method: 'POST' }],
  ['a file that is not the app’s', '/assets/other.js', {}],
  ['another host', 'https://elsewhere.example/assets/index-1.js', {}],
  ['a page of another host', 'https://elsewhere.example/', { mode: 'navigate' }],
])('leaves %s to the browser, and caches nothing', async (_, path, options) => {
  await worker.install();
  const before = JSON.stringify([...(world.kept.get('relish-shell-now') ?? [])]);
  expect(ask(path, options).answered()).toBe(false);
  expect(JSON.stringify([...(world.kept.get('relish-shell-now') ?? [])])).toBe(before);
});

test('loads the page from the server first', async () => {
  await worker.install();
  const page = navigate('/tabs/home');
  expect(await page.text()).toBe('fresh');
  expect(world.fetch.mock.calls[0]?.[0]).toBe(page.request);
  expect([...(world.kept.get('relish-shell-now')?.values() ?? [])]).not.toContain('fresh');
});

test('serves the cached page for every address while offline', async () => {
  await worker.install();
  away();
  expect(await navigate('/tabs/residents?sort=name').text()).toBe('kept /');
});

test('serves the cached page if the server does not answer in 4 seconds', async () => {
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

test.each([500, 502, 503, 504])(
  'replaces a gateway’s %i page with the cached one',
  async (status) => {
    await worker.install();
    world.fetch.mockResolvedValue(new Response('Bad Gateway', { status }));
    expect(await navigate('/tabs/home').text()).toBe('kept /');
  },
);

test.each([404, 403])('passes on an answer of %i', async (status) => {
  await worker.install();
  world.fetch.mockResolvedValue(new Response('Not here', { status }));
  expect(await navigate('/nowhere').status()).toBe(status);
});

test('passes on the gateway’s page or the failure if nothing is cached', async () => {
  world.fetch.mockResolvedValue(new Response('Bad Gateway', { status: 502 }));
  expect(await navigate('/').text()).toBe('Bad Gateway');
  away();
  await expect(navigate('/').answer()).rejects.toThrow('Failed to fetch');
});

test('never replaces pages of the API, even offline', async () => {
  await worker.install();
  away();
  await expect(navigate('/api/v2/description').answer()).rejects.toThrow('Failed to fetch');
});
