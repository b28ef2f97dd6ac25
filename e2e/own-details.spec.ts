import { expect } from '@playwright/test';

import { expectAccessible, expectPainted } from './expect-page.ts';
import { mailedLink } from './mailbox.ts';
import { ask, enterAs, newAddress, NEWCOMER_PASSWORD, registerHome } from './people.ts';
import { test } from './watched-page.ts';

test('a user changes their name and email address, and the old address can undo it', async ({
  page,
  baseURL,
  browser,
  expectRefusals,
}) => {
  const origin = baseURL ?? '';
  const { email: old, token } = await registerHome(origin);
  const confirmation = (await mailedLink(old, 'confirm-email')).split('#')[1];
  await ask(origin, 'user/confirm-email', { token: confirmation });
  await enterAs(page, token);
  await page.goto('/tabs/account');
  await page.getByRole('link', { name: 'Change name or email' }).click();
  await expectPainted(page, 'Name and email address');
  await expectAccessible(page);

  await page.getByLabel('First name').fill('Honor');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Your name has been changed', { exact: true })).toBeVisible();

  const next = newAddress();
  const password = page.getByLabel('Current password');
  await page.getByLabel('New email address').fill(next);
  await password.fill('not my password');
  await page.getByRole('button', { name: 'Change email address' }).click();
  await expect(password).toHaveAccessibleDescription('This is not your current password.');
  await password.fill(NEWCOMER_PASSWORD);
  await page.getByRole('button', { name: 'Change email address' }).click();
  await expect(page.getByText(`If ${next} can be used`)).toBeVisible();
  await expectAccessible(page);

  await page.goto(await mailedLink(next, 'confirm-email-change'));
  await expectPainted(page, 'Confirm your new email address');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(page.getByText('Your email address has been changed.')).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expectPainted(page, 'Hello, Honor');
  await ask(origin, 'login', { email: next, password: NEWCOMER_PASSWORD });

  const device = await browser.newContext({ baseURL: origin });
  const theirs = await device.newPage();
  await theirs.goto(await mailedLink(old, 'cancel-email-change'));
  await theirs.getByRole('button', { name: 'Stop the change' }).click();
  await expect(theirs.getByText('Your old address is back')).toBeVisible();
  await mailedLink(old, 'reset-password');
  await device.close();
  expectRefusals(422);
});
