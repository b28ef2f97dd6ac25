import { expect } from '@playwright/test';

import { ask, CARER, enterAs, MANAGER, signInByApi } from './people.ts';
import { test } from './watched-page.ts';

test.use({ signedInAs: CARER, live: true });

test('what a colleague saves appears without reloading, also after a lost connection', async ({
  page,
  context,
  expectComplaints,
  baseURL: origin = '',
}) => {
  expectComplaints(/net::ERR_/);
  const manager = await signInByApi(origin, MANAGER);
  const put = (title: string) => ask(origin, 'notices/add', { title, audience: 'staff' }, manager);
  const [first, second] = [`Rota ${Date.now()}`, `Tea ${Date.now()}`];
  const connected = page.waitForResponse('**/api/v2/live');
  await page.goto('/tabs/notice-board');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await connected;

  await put(first);
  await expect(page.getByRole('article', { name: first })).toBeVisible();

  await context.setOffline(true);
  await put(second);
  await context.setOffline(false);
  await expect(page.getByRole('article', { name: second })).toBeVisible();
});

test('two pages of one browser share a stream @desktop', async ({
  page,
  context,
  baseURL: origin = '',
}) => {
  const manager = await signInByApi(origin, MANAGER);
  const other = await context.newPage();
  let streams = 0;
  for (const each of [page, other])
    each.on('request', (request) => {
      if (request.url().endsWith('/api/v2/live')) streams += 1;
    });
  const connected = page.waitForResponse('**/api/v2/live');
  await page.goto('/tabs/notice-board');
  await connected;
  await enterAs(other, await signInByApi(origin, CARER));
  await other.goto('/tabs/notice-board');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  const title = `Shared ${Date.now()}`;
  await ask(origin, 'notices/add', { title, audience: 'staff' }, manager);
  for (const each of [page, other])
    await expect(each.getByRole('article', { name: title })).toBeVisible();
  expect(streams).toBe(1);
});
