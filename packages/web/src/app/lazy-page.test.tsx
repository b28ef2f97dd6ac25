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
  // The test environment cannot navigate, so only the target of each reload is recorded.
  vi.stubGlobal('location', { href: '/here', replace: (to: string) => reloads.push(to) });
  return () => void vi.unstubAllGlobals();
});

/** Resolves to the page's component, to an error, or never while the page is being reloaded. */
const outcome = (load: () => Promise<unknown>) =>
  Promise.race([
    load().catch((error: unknown) => error),
    new Promise((resolve) => setTimeout(resolve, 0, 'leaving')),
  ]);

test('loads a page whose chunk exists', async () => {
  expect(await outcome(there)).toEqual({ Component: Page });
  expect(reloads).toEqual([]);
});

test('reloads at the target address when the chunk is missing', async () => {
  reloadTowards(() => '/tabs/account?from=home');
  expect(await outcome(missing)).toBe('leaving');
  expect(reloads).toEqual(['/tabs/account?from=home']);
});

test('reloads only once per build, even if other pages load, and then shows an error', async () => {
  await outcome(missing);
  await outcome(there);
  expect(await outcome(missing)).toBe(gone);
  expect(reloads).toHaveLength(1);
});

test('reloads again after the next deploy', async () => {
  await outcome(missing);
  sessionStorage.setItem('relish.reloaded', 'https://relish.example/assets/an-older-build.js');
  expect(await outcome(missing)).toBe('leaving');
  expect(reloads).toHaveLength(2);
});

test('does not reload while offline', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => online.mockRestore());
  expect(await outcome(missing)).toBe(gone);
  expect(reloads).toEqual([]);
});

test('does not reload for ever without storage', async () => {
  const forbidden = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Forbidden', 'SecurityError');
  });
  onTestFinished(() => forbidden.mockRestore());
  expect(await outcome(there)).toEqual({ Component: Page });
  expect(await outcome(missing)).toBe(gone);
  expect(reloads).toEqual([]);
});

test('explains a page whose chunk stays missing', async () => {
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
  // The error is logged after rendering.
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith(gone), 5000);
});
