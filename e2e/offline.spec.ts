import { expect } from '@playwright/test';

import { expectAccessible, expectPainted } from './expect-page.ts';
import { MANAGER, PASSWORD, signIn } from './people.ts';
import { test } from './watched-page.ts';

test('being offline blocks, says so, and loses nothing', async ({ page, context }) => {
  await page.clock.install();
  await page.goto('/login');
  await page.getByLabel('E-mail address').fill(MANAGER);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await context.setOffline(true);

  const alert = page.getByRole('alertdialog', { name: 'No Internet Connection', exact: true });
  const check = alert.getByRole('button', { name: 'Check Connection', exact: true });
  await expect(check).toBeFocused();
  await expect(alert).toBeInViewport();
  await expectAccessible(page);
  // What was on the screen can still be read behind it.
  await expect(page.getByText('Sign in').first()).toBeVisible();

  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(alert).toBeVisible();
  await page.mouse.click(4, 4);
  await expect(alert).toBeVisible();
  // Nothing behind it can be reached.
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('Tab');
    const behind = await page.evaluate(
      () => document.activeElement?.closest('main, form') !== null,
    );
    expect(behind).toBe(false);
  }

  await page.clock.pauseAt(Date.now() + 3_600_000);
  await check.click();
  const loader = alert.getByText('Checking internet connection...', { exact: true });
  await expect(loader).toBeVisible();
  await expect(check).toHaveCount(0);
  await page.clock.runFor(4900);
  await expect(loader).toBeVisible();
  await page.clock.runFor(200);
  await expect(loader).toHaveCount(0);
  await expect(check).toBeVisible();
  await page.clock.resume();

  await context.setOffline(false);
  await expect(alert).toHaveCount(0);
  await expect(page.getByLabel('E-mail address')).toHaveValue(MANAGER);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expectPainted(page, 'Hello, Grace');
});

test('coming back online while checking dismisses it at once', async ({ page, context }) => {
  await page.clock.install();
  await page.goto('/login');
  await expectPainted(page, 'Sign in');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await context.setOffline(true);
  const alert = page.getByRole('alertdialog', { name: 'No Internet Connection' });
  await alert.getByRole('button', { name: 'Check Connection' }).click();
  await expect(alert.getByText('Checking internet connection...')).toBeVisible();
  await context.setOffline(false);
  await expect(alert).toHaveCount(0);
});

test.describe('signed in', () => {
  test.use({ signedInAs: MANAGER });

  test('what is on the screen stays, with what was typed into a dialog', async ({
    page,
    context,
  }) => {
    await page.goto('/tabs/invitations');
    await page.getByRole('button', { name: 'Invite somebody' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
    await dialog.getByLabel('E-mail address').fill('half-typed@relish');
    await context.setOffline(true);
    const alert = page.getByRole('alertdialog', { name: 'No Internet Connection' });
    await expect(alert).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(alert).toBeVisible();
    await alert.getByRole('button', { name: 'Check Connection' }).click();
    await expect(alert.getByText('Checking internet connection...')).toBeVisible();
    await context.setOffline(false);
    await expect(alert).toHaveCount(0);
    await expect(dialog.getByLabel('E-mail address')).toHaveValue('half-typed@relish');
  });
});

test('maintenance asks gently and returns by itself', async ({ page, expectRefusals }) => {
  expectRefusals(503);
  let back = false;
  let asked = 0;
  await page.route('**/api/v2/ping', async (route) => {
    asked += 1;
    if (back) await route.continue();
    else await route.fulfill({ status: 503, json: {} });
  });
  await page.clock.install();
  await page.goto('/maintenance');
  await expect(page).toHaveTitle('We will be back soon | Relish');
  await expectPainted(page, 'We will be back soon');
  await expectAccessible(page);
  expect(await page.evaluate(() => history.length)).toBe(2);

  await page.clock.pauseAt(Date.now() + 3_600_000);
  await expect.poll(() => asked).toBeGreaterThan(0);
  // Two minutes of asking every three seconds would be forty.
  const before = asked;
  for (let second = 0; second < 120; second += 10) await page.clock.runFor(10_000);
  expect(asked - before).toBeLessThan(12);
  await expect(page).toHaveURL('/maintenance');

  back = true;
  await expect(async () => {
    await page.clock.runFor(10_000);
    await expect(page).toHaveURL('/login', { timeout: 200 });
  }).toPass();
  await page.clock.resume();
  await expectPainted(page, 'Sign in');
  expect(await page.evaluate(() => history.length)).toBe(2);
  await signIn(page, MANAGER);
  await expectPainted(page, 'Hello, Grace');
});
