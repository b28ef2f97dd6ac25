import { expect, type Page } from '@playwright/test';

import { expectAccessible, expectPainted } from './expect-page.ts';
import { test } from './watched-page.ts';

const PASSWORD = 'relish-demo-1';

async function signIn(page: Page, email: string, password = PASSWORD) {
  await page.goto('/login');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const card = (page: Page, name: string) => page.getByRole('region', { name });

test('a manager signs in, sees where and as whom, and signs out', async ({ page }) => {
  await page.goto('/login');
  await expect(page).toHaveTitle('Sign in – Relish');
  await expectPainted(page, 'Sign in');
  await expectAccessible(page);

  await signIn(page, 'package-e@relish.test');
  await expectPainted(page, 'Hello, Grace');
  await expect(page.getByText('Rosewood House', { exact: true })).toBeVisible();
  await expect(card(page, 'Your account')).toContainText('Home manager');
  await expect(card(page, 'Your account')).toContainText('Package E');
  await expect(card(page, 'What you may do here')).toContainText('Send reports by e-mail');
  await expect(card(page, 'Your care homes')).toHaveCount(0);
  await expectAccessible(page);

  const ended = page.waitForResponse('**/api/v2/logout');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expectPainted(page, 'Sign in');
  expect((await ended).status()).toBe(200);
  await page.reload();
  await expectPainted(page, 'Sign in');
});

test('a relative is told what relatives may do', async ({ page }) => {
  await signIn(page, 'relative@relish.test');
  await expectPainted(page, 'Hello, Susan');
  await expect(card(page, 'Your account')).toContainText('Relative');
  const may = card(page, 'What you may do here');
  await expect(may).toContainText('Follow your own relative’s days');
  await expect(may).not.toContainText('See residents');
});

test('a wrong password is refused at the field, and nothing is lost', async ({
  page,
  expectRefusals,
}) => {
  expectRefusals(422);
  await signIn(page, 'package-e@relish.test', 'not the password');
  const email = page.getByLabel('E-mail address');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('This e-mail address and password do not match.');
  await expect(email).toHaveValue('package-e@relish.test');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the password');
  await expectAccessible(page);
});

test('someone with many homes switches, and a reload keeps the home', async ({ page }) => {
  await signIn(page, 'many-homes@relish.test');
  await expectPainted(page, 'Hello, Priya');
  const homes = card(page, 'Your care homes');
  await expect(homes.getByRole('button')).toHaveCount(3);
  await expectAccessible(page);

  // An earlier story may have left the account at any of the three.
  const target = homes.locator('button:not([aria-current])').last();
  const name = (await target.locator('span').first().textContent()) ?? '';
  await target.click();
  await expect(homes.getByRole('status')).toHaveText(`You are now at ${name}.`);
  await expect(homes.locator('[aria-current]')).toContainText(name);
  await expect(homes.locator('[aria-current]')).toBeFocused();
  await expect(page).toHaveTitle(`${name} – Relish`);
  await expectAccessible(page);

  await page.reload();
  await expectPainted(page, 'Hello, Priya');
  await expect(homes.locator('[aria-current]')).toContainText(name);
});

test('the keyboard alone is enough', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('package-e@relish.test');
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await page.keyboard.press('Tab');
  const button = page.getByRole('button', { name: 'Sign in' });
  await expect(button).toBeFocused();
  await expect(button).toHaveCSS('outline-width', '3px');
  await page.keyboard.press('Enter');

  const heading = page.getByRole('heading', { level: 1, name: 'Hello, Grace' });
  await expect(heading).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectPainted(page, 'Sign in');
});

test('every call proves that it comes from our page', async ({ page, expectRefusals }) => {
  expectRefusals(403);
  const sent: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v2/')) sent.push(request.headers()['x-xsrf-token']);
  });
  await signIn(page, 'package-e@relish.test');
  await expectPainted(page, 'Hello, Grace');

  const cookies = await page.context().cookies();
  const secret = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value;
  expect(secret).toBeTruthy();
  expect(sent).toEqual([secret, secret]);

  const status = await page.evaluate(async () => {
    const response = await fetch('/api/v2/ping', { method: 'POST' });
    return response.status;
  });
  expect(status).toBe(403);
});

test('a session that has ended leads back to signing in', async ({ page, expectRefusals }) => {
  expectRefusals(401);
  await page.addInitScript(() => localStorage.setItem('relish.token', 'a'.repeat(43)));
  await page.goto('/login');
  await expectPainted(page, 'Sign in');
  await expect(page.getByRole('alert')).toContainText('Session Expired');
  await expectAccessible(page);
});

test('a lost connection is explained, and trying again helps', async ({ page }) => {
  await signIn(page, 'package-e@relish.test');
  await expectPainted(page, 'Hello, Grace');
  await page.route('**/api/v2/me', (route) => route.fulfill({ status: 200, body: 'no JSON' }));
  await page.reload();
  await expectPainted(page, 'Connection Failed');
  await expectAccessible(page);
  await page.unroute('**/api/v2/me');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectPainted(page, 'Hello, Grace');
});
