import { expect, type Page } from '@playwright/test';

import { expectAccessible, expectPainted } from './expect-page.ts';
import { mailedLink } from './mailbox.ts';
import { ask, CARER, enterAs, newAddress, NEWCOMER_PASSWORD, registerHome } from './people.ts';
import { test } from './watched-page.ts';

const toast = (page: Page) => page.getByRole('region', { name: 'Notifications', exact: true });
const findRow = (page: Page, name: string) =>
  page.getByRole('main').getByRole('row').or(page.getByRole('listitem')).filter({ hasText: name });

/** A manager of a new home who may send invitations. */
async function manager(origin: string) {
  const { email, token } = await registerHome(origin);
  const confirmation = (await mailedLink(email, 'confirm-email')).split('#')[1];
  await ask(origin, 'user/confirm-email', { token: confirmation });
  return token;
}

function inDays(count: number) {
  const day = new Date(Date.now() + count * 86_400_000);
  const parts = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
  return {
    typed: day.toLocaleDateString('en-GB', parts).replaceAll('/', ''),
    shown: day.toLocaleDateString('en-GB', { ...parts, day: 'numeric', month: 'short' }),
  };
}

async function openAccount(page: Page, name: string) {
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  const account = page.getByRole('dialog', { name });
  await expect(account).toBeVisible();
  return account;
}

test('an agency carer is invited for some days, joins, and loses access at once @desktop', async ({
  page,
  baseURL,
  browser,
}) => {
  const origin = baseURL ?? '';
  await enterAs(page, await manager(origin));
  await page.goto('/manage-staff');
  await expectPainted(page, 'Team');
  await expect(page.getByText('It is just you so far')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Invite a colleague' }).first().click();
  const invitation = page.getByRole('dialog', { name: 'Invite somebody' });
  const email = newAddress();
  const last = inDays(3);
  await invitation.getByLabel('E-mail address').fill(email);
  await invitation.getByLabel('Role').selectOption('Carer');
  await invitation.getByLabel('Job title').fill('Agency carer');
  await invitation
    .getByRole('group', { name: /Access ends on/ })
    .getByRole('spinbutton')
    .first()
    .focus();
  await page.keyboard.type(last.typed);
  await expectAccessible(page);
  await invitation.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(toast(page)).toContainText('The invitation is on its way');

  const device = await browser.newContext({ baseURL: origin });
  const theirs = await device.newPage();
  await theirs.goto(await mailedLink(email, 'register'));
  await theirs.getByLabel('First name').fill('Tom');
  await theirs.getByLabel('Last name').fill('Hughes');
  await theirs.getByLabel('E-mail address').fill(email);
  await theirs.getByLabel('New password').fill(NEWCOMER_PASSWORD);
  await theirs.getByRole('checkbox', { name: 'I am 18 or over' }).check();
  await theirs.getByRole('button', { name: 'Register' }).click();
  await expectPainted(theirs, 'Hello, Tom');

  await page.goto('/manage-staff');
  const tom = findRow(page, 'Tom Hughes');
  await expect(tom).toContainText('Agency carer');
  await expect(tom).toContainText(`Until ${last.shown}`);
  const account = await openAccount(page, 'Tom Hughes');
  await expect(account).toContainText('Changing the role signs them out everywhere');

  await account.getByRole('button', { name: 'End access' }).click();
  const question = page.getByRole('alertdialog', { name: 'End Tom Hughes’s access?' });
  await expect(question).toContainText('signed out everywhere at once');
  await question.getByRole('button', { name: 'End access' }).click();
  await expect(toast(page)).toContainText('Tom Hughes no longer has access');
  await expect(tom).toHaveCount(0);

  // The next click of the colleague whose access ended.
  await theirs.goto('/manage-staff');
  await expectPainted(theirs, 'Sign in');

  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(tom).toContainText(`Until ${last.shown}`);
  await device.close();
});

test('training is saved, and shown when it expires @phone', async ({ page, baseURL }) => {
  await enterAs(page, await manager(baseURL ?? ''));
  await page.goto('/manage-staff');
  const account = await openAccount(page, 'Nora Field');
  await account.getByText('What “Home manager” may do').click();
  await expect(account.getByRole('region', { name: 'May', exact: true })).toContainText(
    'Manage the team',
  );
  await account.getByRole('checkbox', { name: 'First aid' }).check();
  const soon = inDays(10);
  await account
    .getByRole('group', { name: /First aid runs out on/ })
    .getByRole('spinbutton')
    .first()
    .focus();
  await page.keyboard.type(soon.typed);
  await expectAccessible(page);
  await account.getByRole('button', { name: 'Save' }).click();
  await expect(account).toHaveCount(0);
  await expect(findRow(page, 'Nora Field')).toContainText(`First aid runs out ${soon.shown}`);
  await expectAccessible(page);
});

test('the last manager of a home can neither step down nor leave @desktop', async ({
  page,
  baseURL,
  expectRefusals,
}) => {
  expectRefusals(422);
  await enterAs(page, await manager(baseURL ?? ''));
  await page.goto('/manage-staff');
  const account = await openAccount(page, 'Nora Field');
  await account.getByLabel('Role', { exact: true }).selectOption('Carer');
  await account.getByRole('button', { name: 'Save' }).click();
  await expect(account.getByLabel('Role', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(account).toContainText('This is the last manager of the home.');
  await expectAccessible(page);

  await account.getByRole('button', { name: 'End access' }).click();
  const question = page.getByRole('alertdialog', { name: 'End your own access?' });
  await question.getByRole('button', { name: 'End access' }).click();
  await expect(account.getByRole('alert')).toContainText('This is the last manager of the home.');
});

test.describe('a carer', () => {
  test.use({ signedInAs: CARER });

  test('sees the staff, and what each role may do @phone', async ({ page }) => {
    await page.goto('/manage-staff');
    await expectPainted(page, 'Team');
    await expect(page.getByRole('main')).not.toContainText('@relish.test');
    await expect(page.getByRole('link', { name: 'Invite a colleague' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Roles explained' }).click();
    const guide = page.getByRole('dialog', { name: 'What each role may do' });
    await guide.getByLabel('Role').selectOption('Senior carer');
    await expect(guide.getByRole('region', { name: 'May not' })).toContainText('Manage the team');
    await expectAccessible(page);
  });
});
