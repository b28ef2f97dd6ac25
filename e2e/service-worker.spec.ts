import { expect, type Page } from '@playwright/test';

import { startDeploying } from './deploying-server.ts';
import { expectAccessible, expectPainted } from './expect-page.ts';
import { MANAGER } from './people.ts';
import { test } from './watched-page.ts';
import { whenControlled } from './when-controlled.ts';

test.use({ worker: true });

const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return { names, paths: requests.flat().map(({ url }) => new URL(url).pathname) };
  });

test.describe('a signed-in user', () => {
  test.use({ signedInAs: MANAGER });

  test('opens the app without a connection, and no API answer is cached', async ({
    page,
    context,
    expectComplaints,
  }) => {
    expectComplaints(/ERR_INTERNET_DISCONNECTED/);
    await page.goto('/tabs/invitations');
    await expectPainted(page, 'Invitations');
    await whenControlled(page);
    await page.reload();
    await expectPainted(page, 'Invitations');

    const { names, paths } = await cachedPaths(page);
    expect(names).toEqual([expect.stringMatching(/^relish-shell-\w{12}$/)]);
    expect(paths).toContain('/');
    expect(paths.filter((path) => /^\/assets\/.+\.js$/.test(path)).length).toBeGreaterThan(10);
    expect(paths.filter((path) => path.endsWith('.woff2')).length).toBeGreaterThan(0);
    expect(paths.filter((path) => path.startsWith('/api'))).toEqual([]);

    await context.setOffline(true);
    await page.reload();
    const alert = page.getByRole('alertdialog', { name: 'No Internet Connection' });
    await expect(alert).toBeVisible();
    expect((await cachedPaths(page)).paths).toEqual(paths);
    await context.setOffline(false);
    await expect(alert).toHaveCount(0);
  });
});

test('a new version is offered, and one tap activates it', async ({ page, baseURL }) => {
  const server = await startDeploying(baseURL ?? '');
  await page.addInitScript(() => localStorage.setItem('relish.intro-seen', 'true'));
  await page.goto(`${server.origin}/login`);
  await expectPainted(page, 'Sign in');
  await whenControlled(page);
  const [first] = (await cachedPaths(page)).names;
  const offer = page.getByRole('region', { name: 'A new version is ready' });
  await expect(offer).toHaveCount(0);

  server.deploy('0123456789ab');
  // Returning to the page triggers an update check.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  // The new version fetches every file of the app first.
  await expect(offer).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);
  await page.getByLabel('E-mail address').fill('half typed');
  await offer.getByRole('button', { name: 'Later' }).click();
  await expect(offer).toHaveCount(0);
  await expect(page.getByLabel('E-mail address')).toHaveValue('half typed');

  await page.reload();
  await expect(offer).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await offer.getByRole('button', { name: 'Update now' }).click();
  await reloaded;
  await expectPainted(page, 'Sign in');
  await expect(offer).toHaveCount(0);
  await expect
    .poll(async () => (await cachedPaths(page)).names)
    .toEqual(['relish-shell-0123456789ab']);
  expect(first).not.toBe('relish-shell-0123456789ab');
  await server.close();
});
