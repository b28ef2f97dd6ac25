import { expect, type Page } from '@playwright/test';

import { expectAccessible, expectPainted } from './expect-page.ts';
import { MANAGER, MANY_HOMES } from './people.ts';
import { test } from './watched-page.ts';

test.use({ signedInAs: MANY_HOMES });

const choices = (page: Page) => page.getByRole('list', { name: 'Your care homes' });
const cached = (page: Page) =>
  page.evaluate(
    () =>
      (
        JSON.parse(localStorage.getItem('relish.user') ?? 'null') as {
          carehome: { name: string };
        } | null
      )?.carehome.name,
  );

/**
 * Finds a home other than the current one, because an earlier test may have left any home active.
 */
async function elsewhere(page: Page) {
  await page.goto('/switch');
  await expectPainted(page, 'Switch care home');
  await expect(choices(page).getByRole('button')).toHaveCount(3);
  const target = choices(page).locator('button:not([aria-current])').last();
  const name = (await target.locator('span span').first().textContent()) ?? '';
  const here = choices(page).locator('[aria-current] span span').first();
  return { target, name, before: (await here.textContent()) ?? '' };
}

const homeName = (page: Page, name: string) =>
  page.getByRole('main').getByText(name, { exact: true });

test('switching home changes everything, and a reload keeps it', async ({ page }) => {
  await page.goto('/tabs/home');
  await page.getByRole('main').getByRole('link', { name: 'Switch care home' }).click();
  await expectPainted(page, 'Switch care home');
  await expectAccessible(page);

  const { target, name, before } = await elsewhere(page);
  await target.click();
  await expectPainted(page, 'Hello, Priya');
  await expect(page).toHaveURL('/tabs/home');
  const toast = page.getByRole('region', { name: 'Notifications', exact: true });
  await expect(toast).toContainText(`You are now at ${name}`);
  await expect(homeName(page, name)).toBeVisible();
  await expect(page.getByText(before, { exact: true })).toHaveCount(0);
  expect(await cached(page)).toBe(name);

  await page.reload();
  await expectPainted(page, 'Hello, Priya');
  await expect(homeName(page, name)).toBeVisible();
});

test('the device’s copy of the user is shown until the server has answered', async ({ page }) => {
  const { target, name } = await elsewhere(page);
  await target.click();
  await expectPainted(page, 'Hello, Priya');
  await expect(homeName(page, name)).toBeVisible();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/v2/me', async (route) => {
    await released;
    await route.continue();
  });
  await page.reload();
  await expectPainted(page, 'Hello, Priya');
  await expect(homeName(page, name)).toBeVisible();
  release();
});

test('a late answer for the previous home is not shown', async ({ page }) => {
  const { target, name } = await elsewhere(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const old = { id: 'a', email: 'old-home@relish.test', role: 'carer', status: 'pending' };
  let requests = 0;
  await page.route('**/api/v2/invitations/list', async (route) => {
    requests += 1;
    if (requests > 1) return route.continue();
    await released;
    return route
      .fulfill({ json: [{ ...old, created_at: '2026-11-15T10:00:00Z' }] })
      .catch(() => {});
  });
  const places = page.getByRole('navigation', { name: 'Places' });
  await page.goto('/tabs/invitations');
  await expect.poll(() => requests).toBe(1);
  await places.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: 'Switch care home' }).click();
  await target.click();
  await expectPainted(page, 'Hello, Priya');
  await expect(homeName(page, name)).toBeVisible();
  release();
  // On phones it is under More.
  const link = page.getByRole('link', { name: 'Invitations' });
  if (!(await link.isVisible())) await places.getByRole('link', { name: 'More' }).click();
  await link.click();
  await expectPainted(page, 'Invitations');
  await expect.poll(() => requests).toBe(2);
  await expect(page.getByRole('main')).toContainText(/Withdraw|Nobody has been invited yet/);
  await expect(page.getByText('old-home@relish.test')).toHaveCount(0);
});

test(
  'another tab follows the switch, and shows nothing of the old home',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto('/tabs/home');
    await expectPainted(other, 'Hello, Priya');
    const { target, name, before } = await elsewhere(page);
    await expect(homeName(other, before)).toBeVisible();
    await target.click();
    await expectPainted(page, 'Hello, Priya');
    await expect(homeName(page, name)).toBeVisible();
    await expect(homeName(other, name)).toBeVisible();
    await expect(other.getByText(before, { exact: true })).toHaveCount(0);
  },
);

test(
  'signing out in one tab signs out the other',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const other = await context.newPage();
    await Promise.all([page.goto('/tabs/home'), other.goto('/tabs/account')]);
    await expectPainted(other, 'Priya Raman');
    // Only on this device, because other tests share the account's session.
    await page.route('**/api/v2/logout', (route) => route.fulfill({ json: {} }));
    await page.goto('/tabs/more');
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
    await expectPainted(page, 'Sign in');
    await expectPainted(other, 'Sign in');
    expect(await cached(other)).toBeUndefined();
  },
);

test('many homes can be searched', async ({ page }) => {
  await page.route('**/api/v2/me', async (route) => {
    const response = await route.fetch();
    const user = (await response.json()) as { carehomes: { id: string; name: string }[] };
    const carehomes = Array.from({ length: 12 }, (_, index) => ({
      ...user.carehomes[0],
      id: `home-${index}`,
      name: index === 7 ? 'Hôtel-Dieu' : `House ${index}`,
    }));
    await route.fulfill({ response, json: { ...user, carehomes, carehomes_count: 12 } });
  });
  await page.goto('/switch');
  await page.getByLabel('Find a home').fill('hotel');
  await expect(choices(page).getByRole('button')).toHaveCount(1);
  await expect(page.getByText('1 home', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Find a home').fill('nothing like it');
  await expect(page.getByText('No home of that name')).toBeVisible();
});

test.describe('a user with one home', () => {
  test.use({ signedInAs: MANAGER });

  test('is not offered to switch', async ({ page }) => {
    await page.goto('/tabs/more');
    await expectPainted(page, 'More');
    await expect(page.getByText('Switch care home')).toHaveCount(0);
    await expectAccessible(page);
  });
});
