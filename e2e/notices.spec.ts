import { expect } from '@playwright/test';

import { expectAccessible, expectPainted } from './expect-page.ts';
import { ask, enterAs, MANAGER, registerHome, RELATIVE, signInByApi } from './people.ts';
import { test } from './watched-page.ts';

/** Unique across tests, screen widths and runs. */
const unique = (name: string) => `${name} ${Date.now().toString(36).slice(-5)}`;

/** A board has three pins, and a repeated test uses another one. */
async function makeRoomForAPin(origin: string, token: string) {
  type Notice = { id: string; pinned: boolean };
  const board = await ask<Notice[]>(origin, 'dashboard/notice-board', {}, token);
  const pinned = board.filter((notice) => notice.pinned);
  for (const { id } of pinned.slice(2))
    await ask(origin, 'notices/pin', { id, pinned: false }, token);
}

test.describe('the notice board', () => {
  test.use({ signedInAs: MANAGER });

  test('a manager pins a notice, and a relative reads it but not the staff notice', async ({
    page,
    browser,
    baseURL: origin = '',
  }) => {
    const [title, rota] = [unique('Carols in the hall'), unique('Rota')];
    const manager = await signInByApi(origin, MANAGER);
    await ask(origin, 'notices/add', { title: rota, audience: 'staff' }, manager);
    await makeRoomForAPin(origin, manager);

    await page.goto('/manage-notice-board?new');
    await expectPainted(page, 'Write a notice');
    await page.getByLabel('Title', { exact: true }).fill(title);
    await page.getByLabel(/^Text/).fill('Sunday at 15:00. Bring a voice.');
    await page.getByRole('switch', { name: 'Pin to the top of the board' }).press(' ');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Put it up' }).click();
    await expectPainted(page, 'Notice board');
    const card = page.getByRole('article', { name: title });
    await expect(card.getByText('Pinned')).toBeVisible();
    await expectAccessible(page);

    const device = await browser.newContext({ baseURL: origin });
    const family = await device.newPage();
    await enterAs(family, await signInByApi(origin, RELATIVE));
    await family.goto('/tabs/notice-board');
    await expect(family.getByRole('article', { name: title })).toBeVisible();
    await expect(family.getByText(rota)).toHaveCount(0);
    await device.close();
  });
});

test('a lounge link opens without signing in, and stops working when revoked @desktop', async ({
  page,
  expectRefusals,
  baseURL: origin = '',
}) => {
  expectRefusals(404);
  const { token } = await registerHome(origin);
  await ask(origin, 'notices/add', { title: 'Tea at three', audience: 'all' }, token);
  const link = await ask<{ id: string; token: string }>(
    origin,
    'lounge-screens/add',
    { name: 'Lounge television' },
    token,
  );
  await page.goto(`/lounge#${link.token}`);
  await expectPainted(page, 'Field House');
  await expect(page.getByRole('heading', { name: 'Tea at three' })).toBeVisible();
  await expectAccessible(page);
  await ask(origin, 'lounge-screens/revoke', { id: link.id }, token);
  await page.reload();
  await expectPainted(page, 'This screen has nothing to show');
  await expect(page.getByText('Tea at three')).toHaveCount(0);
});
