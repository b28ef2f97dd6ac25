import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { expectHeading } from '../testing/expect-heading.ts';
import { renderApp } from '../testing/render-app.tsx';
import { stubApi } from '../testing/stub-api.ts';
import { lazyPage, reloadTowards } from './lazy-page.ts';
import { routes } from './routes.tsx';

const Page = () => null;
const gone = new TypeError('Failed to fetch dynamically imported module');

const there = lazyPage(async () => ({ default: Page }));
const missing = lazyPage(async () => {
  throw gone;
});

let reloads: string[];

beforeEach(() => {
  sessionStorage.clear();
  reloads = [];
  // A page cannot be left in these tests; what matters is whether, and towards what.
  vi.stubGlobal('location', { href: '/here', replace: (to: string) => reloads.push(to) });
  return () => void vi.unstubAllGlobals();
});

/** What comes of a page: its component, an error, or nothing more because the page is being left. */
const outcome = (load: () => Promise<unknown>) =>
  Promise.race([
    load().catch((error: unknown) => error),
    new Promise((resolve) => setTimeout(resolve, 0, 'leaving')),
  ]);

test('hands over the page of a chunk that is there', async () => {
  expect(await outcome(there)).toEqual({ Component: Page });
  expect(reloads).toEqual([]);
});

test('reloads towards where the person was going when the chunk is gone', async () => {
  reloadTowards(() => '/tabs/account?from=home');
  expect(await outcome(missing)).toBe('leaving');
  expect(reloads).toEqual(['/tabs/account?from=home']);
});

test('reloads once, also when other pages load well: then it is said', async () => {
  await outcome(missing);
  await outcome(there);
  expect(await outcome(missing)).toBe(gone);
  expect(reloads).toHaveLength(1);
});

test('reloads once more for the next deploy', async () => {
  await outcome(missing);
  sessionStorage.setItem('relish.reloaded', 'https://relish.example/assets/an-older-build.js');
  expect(await outcome(missing)).toBe('leaving');
  expect(reloads).toHaveLength(2);
});

test('does not reload a device that is offline', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => online.mockRestore());
  expect(await outcome(missing)).toBe(gone);
  expect(reloads).toEqual([]);
});

test('works where the browser forbids storing, without reloading for ever', async () => {
  const forbidden = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Forbidden', 'SecurityError');
  });
  onTestFinished(() => forbidden.mockRestore());
  expect(await outcome(there)).toEqual({ Component: Page });
  expect(await outcome(missing)).toBe(gone);
  expect(reloads).toEqual([]);
});

test('a page that stays gone is explained', async () => {
  vi.unstubAllGlobals();
  stubApi();
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const children = routes[0]?.children ?? [];
  children.unshift({
    path: 'gone',
    lazy: async () => {
      throw gone;
    },
  });
  onTestFinished(() => {
    children.shift();
    log.mockRestore();
  });
  renderApp('/gone');
  await expectHeading('Something broke');
  // It is told after it has been drawn.
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith(gone), 5000);
});
