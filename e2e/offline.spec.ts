import { expect, type Page } from '@playwright/test';

import { expectAccessible, expectPainted } from './expect-page.ts';
import { ask, CARER, MANAGER, PASSWORD, RELATIVE, signIn, signInByApi } from './people.ts';
import { test } from './watched-page.ts';
import { whenControlled } from './when-controlled.ts';

test('being offline blocks the screen, says so, and loses nothing', async ({ page, context }) => {
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
  // The screen behind the alert stays readable.
  await expect(page.getByText('Sign in').first()).toBeVisible();

  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(alert).toBeVisible();
  await page.mouse.click(4, 4);
  await expect(alert).toBeVisible();
  // Nothing behind the alert can be focused.
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

test('returning online during a check closes the alert at once', async ({ page, context }) => {
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

test.describe('a signed-in user', () => {
  test.use({ signedInAs: MANAGER });

  test('keeps the screen, including text typed into a dialog', async ({ page, context }) => {
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
    await expect(alert.getByRole('button')).toHaveText(['Check Connection']);
    await alert.getByRole('button', { name: 'Check Connection' }).click();
    await expect(alert.getByText('Checking internet connection...')).toBeVisible();
    await context.setOffline(false);
    await expect(alert).toHaveCount(0);
    await expect(dialog.getByLabel('E-mail address')).toHaveValue('half-typed@relish');
  });
});

/** Lists the calls whose answers are stored on the device, and the raw stored text. */
const keptOn = (page: Page) =>
  page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => {
        request.addEventListener('success', () => resolve(request.result));
      });
    const database = await answer(indexedDB.open('relish.sealed'));
    const notes = database.transaction('notes').objectStore('notes');
    const names = (await answer(notes.getAllKeys())) as string[];
    const rows = await answer<{ data: ArrayBuffer }[]>(notes.getAll());
    database.close();
    return {
      calls: names
        .filter((name) => name.split(' ')[2] === 'seen')
        .map((name) => name.split(' ')[3]),
      text: rows.map(({ data }) => new TextDecoder('latin1').decode(data)).join(' '),
    };
  });

const OFFLINE_COMPLAINTS = [/ERR_INTERNET_DISCONNECTED/, /ERR_NETWORK_CHANGED/, /ERR_FAILED/];

test.describe('a carer without a connection', () => {
  test.use({ signedInAs: CARER, worker: true });

  test(
    'starts, finishes and queues a record, reloads, and it is sent once when back online',
    { tag: '@phone' },
    async ({ page, context, baseURL, expectComplaints }) => {
      expectComplaints(...OFFLINE_COMPLAINTS);
      const title = `Humming by the stove ${Date.now()}`;
      const alert = page.getByRole('alertdialog', { name: 'No Internet Connection' });
      const carryOn = alert.getByRole('button', { name: 'Carry on recording' });
      const banner = page.getByText('Records are kept on this device', { exact: false });

      await page.goto('/tabs/residents');
      await whenControlled(page);
      await page
        .getByRole('link', { name: /^Peggy/ })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1, name: /Peggy/ })).toBeVisible();
      // The form options are prefetched; the form has not been opened yet.
      await expect.poll(async () => (await keptOn(page)).calls).toContain('reports/beginning');
      expect((await keptOn(page)).text).not.toContain('Peggy');
      await page.goto('/tabs/home');

      await context.setOffline(true);
      await expect(alert.getByRole('button')).toHaveText([
        'Check Connection',
        'Carry on recording',
      ]);
      await expect(alert.getByRole('button', { name: 'Check Connection' })).toBeFocused();
      await expectAccessible(page);
      await carryOn.click();
      await expect(alert).toHaveCount(0);
      await expect(banner).toBeVisible();
      await expectAccessible(page);

      await page.getByRole('link', { name: 'Record', exact: true }).click();
      await page.getByRole('searchbox', { name: 'Search, or write what you did' }).fill(title);
      await page.getByRole('button', { name: `Record “${title}”` }).click();
      await page.getByRole('radio', { name: 'Music and dance' }).click();
      await page.getByRole('checkbox', { name: /^Peggy/ }).check();
      await page.getByRole('button', { name: 'Save' }).click();
      await expectPainted(page, 'Waiting to be saved');
      await expect(banner).toBeVisible();

      // A reload finds the app, the user, the queued record and the pages seen before.
      await page.reload();
      await carryOn.click();
      await expectPainted(page, 'Waiting to be saved');
      await page.goto('/tabs/residents');
      await carryOn.click();
      await expect(page.getByText('1 record is not saved yet.')).toBeVisible();
      await page
        .getByRole('link', { name: /^Peggy/ })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1, name: /Peggy/ })).toBeVisible();

      await context.setOffline(false);
      await expect(banner).toHaveCount(0);
      await expect(page.getByText('1 record is not saved yet.')).toHaveCount(0);
      const origin = baseURL ?? '';
      const { reports } = await ask<{ reports: { title: string }[] }>(
        origin,
        'reports/list',
        { from: dayFromNow(-2), to: dayFromNow(1), limit: 100 },
        await signInByApi(origin, MANAGER),
      );
      expect(reports.filter((report) => report.title === title)).toHaveLength(1);

      // Offline again, the alert blocks again.
      await context.setOffline(true);
      await expect(alert).toBeVisible();
    },
  );
});

test.describe('a carer who signs out', () => {
  test.use({ worker: true });

  test('leaves nothing readable on the device', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/login');
    await signIn(page, CARER);
    await whenControlled(page);
    await expect.poll(async () => (await keptOn(page)).calls).toContain('reports/beginning');
    await page.goto('/tabs/account');
    await page.getByRole('button', { name: 'Sign out' }).click();
    const question = page.getByRole('alertdialog', { name: 'Sign out on this device?' });
    await question.getByRole('button', { name: 'Sign out' }).click();
    await expectPainted(page, 'Sign in');
    await expect.poll(async () => (await keptOn(page)).calls).toEqual([]);
  });
});

const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test.describe('a relative without a connection', () => {
  test.use({ signedInAs: RELATIVE, worker: true });

  test(
    'can continue reading',
    { tag: '@phone' },
    async ({ page, context, baseURL, expectComplaints }) => {
      expectComplaints(...OFFLINE_COMPLAINTS);
      const token = await signInByApi(baseURL ?? '', RELATIVE);
      // The offer of a tour would come first.
      const answer = { code: 'welcome-relative', state: 'dismissed' };
      await ask(baseURL ?? '', 'tours/progress', answer, token);
      await page.goto('/tabs/home');
      await whenControlled(page);
      await expect.poll(async () => (await keptOn(page)).calls).toContain('relatives/my-people');
      const face = page.getByRole('main').getByRole('heading', { level: 2 }).first();
      const name = (await face.textContent()) ?? '';
      await context.setOffline(true);
      await page.reload();
      await page.getByRole('button', { name: 'Carry on reading' }).click();
      await expect(page.getByText('Pages you opened today can be read.')).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    },
  );
});

test('the maintenance page polls gently and returns by itself', async ({
  page,
  expectRefusals,
}) => {
  expectRefusals(503);
  let back = false;
  let asked = 0;
  await page.route('**/api/v2/ping', async (route) => {
    asked += 1;
    if (back) await route.continue();
    else
      await route.fulfill({ status: 503, json: { code: 'maintenance', message: 'Back at ten' } });
  });
  await page.clock.install();
  await page.goto('/maintenance');
  await expect(page).toHaveTitle('We will be back soon | Relish');
  await expectPainted(page, 'We will be back soon');
  await expect(page.getByText('Back at ten')).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => history.length)).toBe(2);

  await page.clock.pauseAt(Date.now() + 3_600_000);
  await expect.poll(() => asked).toBeGreaterThan(0);
  // Polling every three seconds for two minutes would be forty calls.
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
