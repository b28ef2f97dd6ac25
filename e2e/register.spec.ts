import { expect, type Page } from '@playwright/test';

import { expectAccessible, expectPainted } from './expect-page.ts';
import { mailedLink } from './mailbox.ts';
import { ask, enterAs, newAddress, NEWCOMER_PASSWORD, registerHome, signIn } from './people.ts';
import { test } from './watched-page.ts';

const NEW_PASSWORD = 'seven quiet garden birds';
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications', exact: true });

async function introduce(page: Page, first: string, last: string, email: string) {
  await page.getByLabel('First name').fill(first);
  await page.getByLabel('Last name').fill(last);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('New password').fill(NEWCOMER_PASSWORD);
  // The verdict shifts the layout, so a click while it appears would miss.
  await expect(page.getByText(/^(Good|Strong) password/).first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'I am 18 or over' }).check();
}

test('a home registers, and its manager confirms the email address @phone', async ({ page }) => {
  const email = newAddress();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Register a care home or family' }).click();
  await expectPainted(page, 'Register');
  await expect(page).toHaveTitle('Register | Relish');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Choose what you are registering.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('radio', { name: 'A care home' }).check();
  await page.getByLabel('Name of the care home').fill('Larch House');
  await page.getByLabel('Region').selectOption('Scotland');
  await introduce(page, 'Isla', 'Reid', email);
  // The draft survives a reload, except for the password.
  await page.reload();
  await expect(page.getByLabel('Name of the care home')).toHaveValue('Larch House');
  await expect(page.getByLabel('First name')).toHaveValue('Isla');
  await expect(page.getByLabel('New password')).toHaveValue('');
  await page.getByLabel('New password').fill(NEWCOMER_PASSWORD);
  await page.getByRole('button', { name: 'Register' }).click();

  await expectPainted(page, 'Hello, Isla');
  await expect(toast(page)).toContainText('Welcome! Your account is ready');
  await expect(page).toHaveURL('/tabs/home');
  const main = page.getByRole('main');
  await expect(main.getByText('Larch House', { exact: true })).toBeVisible();
  await expect(main).toContainText('Confirm your email address');
  await expectAccessible(page);

  await page.goto(await mailedLink(email, 'confirm-email'));
  await expect(page.getByText('Thank you. Your e-mail address is confirmed')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expectPainted(page, 'Hello, Isla');
  await expect(main).toContainText('1 of 7 steps done');
});

test('a family registers', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('radio', { name: 'A family' }).check();
  await page.getByLabel('Name of your family').fill('The Lowes');
  await page.getByLabel('Region').selectOption('England');
  await introduce(page, 'Ann', 'Lowe', newAddress());
  await page.getByRole('button', { name: 'Register' }).click();
  await expectPainted(page, 'Hello, Ann');
  await expect(page.getByRole('main').getByText('The Lowes', { exact: true })).toBeVisible();
});

test('a manager invites and withdraws, and the invited person joins @desktop', async ({
  page,
  baseURL,
  browser,
  expectRefusals,
}) => {
  const origin = baseURL ?? '';
  const { email: own, token } = await registerHome(origin);
  const confirmation = (await mailedLink(own, 'confirm-email')).split('#')[1];
  await ask(origin, 'user/confirm-email', { token: confirmation });
  await enterAs(page, token);
  await page.goto('/tabs/invitations');
  await expectPainted(page, 'Invitations');
  await expect(page.getByText('Nobody has been invited yet')).toBeVisible();
  await expectAccessible(page);

  const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
  const invite = async (email: string) => {
    await page.getByRole('button', { name: 'Invite somebody' }).first().click();
    await dialog.getByLabel('E-mail address').fill(email);
    await dialog.getByLabel('Role').selectOption('Carer');
    await dialog.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(toast(page)).toContainText('The invitation is on its way');
  };
  await page.getByRole('button', { name: 'Invite somebody' }).first().click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(dialog.getByLabel('E-mail address')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  const [joins, unwanted] = [newAddress(), newAddress()];
  await invite(joins);
  await invite(unwanted);
  await expect(page.getByText(joins)).toBeVisible();
  await expectAccessible(page);

  const row = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: unwanted });
  await row.getByRole('button', { name: 'Withdraw' }).click();
  const question = page.getByRole('alertdialog', { name: 'Withdraw this invitation?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  const withdrawn = await mailedLink(unwanted, 'register');
  await question.getByRole('button', { name: 'Withdraw' }).click();
  await expect(row).toContainText('Withdrawn');

  // The invited person uses a separate device.
  const device = await browser.newContext({ baseURL: origin });
  const theirs = await device.newPage();
  await theirs.goto(withdrawn);
  await introduce(theirs, 'Eve', 'Stone', unwanted);
  await theirs.getByRole('button', { name: 'Register' }).click();
  await expect(theirs.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();

  await theirs.goto(await mailedLink(joins, 'register'));
  await theirs.reload();
  await expectPainted(theirs, 'Welcome to Relish');
  await expect(theirs.getByLabel('Name of the care home')).toHaveCount(0);
  await expectAccessible(theirs);
  await introduce(theirs, 'Owen', 'Shaw', joins);
  await theirs.getByRole('button', { name: 'Register' }).click();
  await expectPainted(theirs, 'Hello, Owen');
  await expect(theirs.getByRole('main')).toContainText('Field House');
  await expect(theirs.getByRole('main')).not.toContainText('Please confirm');
  await device.close();

  await page.reload();
  await expect(
    page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: joins }),
  ).toContainText('Joined');
  expectRefusals(422);
});

test('a forgotten password is replaced with the mailed link, which works once @phone', async ({
  page,
  baseURL,
  expectRefusals,
}) => {
  expectRefusals(422);
  const { email } = await registerHome(baseURL ?? '');
  await page.goto('/login');
  await page.getByRole('link', { name: 'I have forgotten my password' }).click();
  await expectPainted(page, 'Forgotten your password?');
  await expectAccessible(page);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expectPainted(page, 'Look into your mailbox');
  await expect(page.getByRole('main')).toContainText(email);
  await expectAccessible(page);

  const link = await mailedLink(email, 'reset-password');
  await page.goto(link);
  await expectPainted(page, 'Choose a new password');
  await expectAccessible(page);
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(page.getByLabel('New password')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expectPainted(page, 'Hello, Nora');
  await expect(toast(page)).toContainText('Your password has been changed');
  // The secret of the link does not stay in the history.
  await expect(page).toHaveURL('/tabs/home');
  await page.evaluate(() => localStorage.removeItem('relish.token'));

  await page.goto(link);
  await page.reload();
  await page.getByLabel('New password').fill(`${NEW_PASSWORD} again`);
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
  await expectAccessible(page);

  await signIn(page, email, NEW_PASSWORD);
  await expectPainted(page, 'Hello, Nora');
});

test('a changed password signs out the other device @phone', async ({ page, baseURL }) => {
  const origin = baseURL ?? '';
  const { email, token } = await registerHome(origin);
  const elsewhere = await ask<{ token: string }>(origin, 'login', {
    email,
    password: NEWCOMER_PASSWORD,
  });
  await enterAs(page, token);
  await page.goto('/tabs/account');
  await page.getByRole('link', { name: 'Change password' }).click();
  await expectPainted(page, 'Change password');
  await expectAccessible(page);
  await page.getByLabel('Current password').fill(NEWCOMER_PASSWORD);
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(toast(page)).toContainText('Your password has been changed');
  await expect(page).toHaveURL('/tabs/account');
  await page.reload();
  await expectPainted(page, 'Nora Field');

  const refused = await fetch(`${origin}/api/v2/me`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${elsewhere.token}` },
    body: '{}',
  });
  expect(refused.status).toBe(401);
  await ask(origin, 'login', { email, password: NEW_PASSWORD });
});

test('an invented link confirms nothing @phone', async ({ page, expectRefusals }) => {
  expectRefusals(422);
  await page.goto(`/confirm-email#${'a'.repeat(43)}`);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(page.getByText('Thank you.')).toHaveCount(0);
});
