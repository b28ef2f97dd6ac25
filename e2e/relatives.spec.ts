import { expect, type Page } from '@playwright/test';

import { expectAccessible, expectPainted } from './expect-page.ts';
import { mailedLink } from './mailbox.ts';
import { ask, enterAs, MANAGER, newAddress, NEWCOMER_PASSWORD, signInByApi } from './people.ts';
import { test } from './watched-page.ts';

const toast = (page: Page) => page.getByRole('region', { name: 'Notifications', exact: true });

/** A new resident in the manager's home whose story may be shared. */
async function newResident(origin: string, preferred_name: string) {
  const token = await signInByApi(origin, MANAGER);
  const { id } = await ask<{ id: string }>(
    origin,
    'residents/add',
    {
      first_name: preferred_name,
      last_name: `Ashworth-${Date.now()}`,
      preferred_name,
      date_of_birth: '1938-04-02',
      move_in_date: '2026-11-01',
      best_time_of_day: 'morning',
    },
    token,
  );
  const resident_id = id;
  const consent = { resident_id, decision: 'yes', basis: 'own_consent' };
  await ask(origin, 'consents/record', { ...consent, purpose: 'share_about_me_family' }, token);
  const interest = { resident_id, interest_code: 'food.baking', stance: 'love' };
  await ask(origin, 'interests/set', interest, token);
  return { id, token };
}

const TOM = { first_name: 'Tom', last_name: 'Ashworth' };

/** Invites through the home; the code of the newest mail gives access to all these residents. */
async function invite(origin: string, email: string, ids: string[], access_level: number) {
  const token = await signInByApi(origin, MANAGER);
  let link = '';
  for (const resident_id of ids) {
    const input = { ...TOM, resident_id, email, relationship: 'grandchild', access_level };
    await ask(origin, 'relatives/invite', { ...input, agreed: 'resident_agrees' }, token);
    const before = link;
    await expect
      .poll(async () => (link = await mailedLink(email, 'register')), { timeout: 30_000 })
      .not.toBe(before);
  }
  const { token: theirs } = await ask<{ token: string }>(origin, 'register', {
    ...TOM,
    email,
    password: NEWCOMER_PASSWORD,
    is_adult: true,
    invitation_code: link.split('#')[1],
  });
  return theirs;
}

test('a relative is invited from a resident’s profile, joins with the mailed link, and sees their resident @phone', async ({
  page,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const { id, token } = await newResident(origin, 'Winnie');
  const email = newAddress();
  const surname = `Ashworth ${email.split('@')[0]?.split('-').slice(1).join(' ')}`;
  await enterAs(page, token);
  await page.goto(`/resident?id=${id}`);
  await page.getByRole('link', { name: 'Add somebody' }).click();
  await expectPainted(page, 'Invite a relative');
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByLabel('First name')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await page.getByLabel('First name').fill('Tom');
  await page.getByLabel('Last name').fill(surname);
  await page.getByLabel('What are they to Winnie?').selectOption('Grandchild');
  await page.getByRole('radio', { name: /^Family circle/ }).check();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('radio', { name: /Yes, Winnie agrees/ }).check();
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(toast(page)).toContainText('The invitation is on its way');
  const family = page.getByRole('region', { name: 'Family and friends' });
  await expect(family).toContainText('Invited, waiting');
  await family.getByRole('link', { name: 'Invited relatives' }).click();
  await expectPainted(page, 'Invited relatives');
  await expect(page.getByRole('link', { name: surname })).toBeVisible();
  await expectAccessible(page);

  // The relative uses a separate device.
  const device = await browser.newContext({ baseURL: origin });
  const theirs = await device.newPage();
  await theirs.goto(await mailedLink(email, 'register'));
  await theirs.getByLabel('First name').fill('Tom');
  await theirs.getByLabel('Last name').fill('Ashworth');
  await theirs.getByLabel('E-mail address').fill(email);
  await theirs.getByLabel('New password').fill(NEWCOMER_PASSWORD);
  await theirs.getByRole('checkbox', { name: 'I am 18 or over' }).check();
  await theirs.getByRole('button', { name: 'Register' }).click();
  await expectPainted(theirs, 'Hello, Tom');
  await theirs.goto('/tabs/relatives');
  await expectPainted(theirs, 'Winnie');
  await device.close();
  await page.goto(`/resident?id=${id}`);
  await expect(family).toContainText('Family circle');
});

test('a relative adds a story and edits their details, until they are blocked @phone', async ({
  page,
  browser,
  baseURL,
  expectRefusals,
}) => {
  const origin = baseURL ?? '';
  const { id, token } = await newResident(origin, 'Winnie');
  const email = newAddress();
  await enterAs(page, await invite(origin, email, [id], 3));
  await page.goto('/tabs/relatives');
  await expectPainted(page, 'Winnie');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Ideas for your next visit' })).toBeVisible();
  await expect(main).toContainText('Baking');
  await main.getByLabel('Your words').fill('She taught me to bake bread.');
  await main.getByRole('button', { name: 'Send it to the team' }).click();
  await expect(main.getByText('She taught me to bake bread.').last()).toBeVisible();
  await main.getByLabel(/Your telephone/).fill('01632 960123');
  await main.getByRole('button', { name: 'Save your details' }).click();
  await expect(toast(page)).toContainText('Your details are saved');
  await expectAccessible(page);

  const device = await browser.newContext({ baseURL: origin });
  const office = await device.newPage();
  await enterAs(office, token);
  await office.goto(`/resident?id=${id}`);
  const family = office.getByRole('region', { name: 'Family and friends' });
  await expect(family).toContainText('01632 960123');
  await family.getByRole('link', { name: 'Tom Ashworth' }).click();
  await expectPainted(office, 'Tom Ashworth');
  await expectAccessible(office);
  await office.getByRole('button', { name: 'Block' }).click();
  const question = office.getByRole('alertdialog', { name: 'Block this person?' });
  await question.getByLabel('Reason, for the team').fill('Her own wish');
  await question.getByRole('button', { name: 'Block' }).click();
  await expect(office.getByRole('main')).toContainText('Reason: Her own wish');
  await device.close();

  expectRefusals(401, 403);
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(NEWCOMER_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Your account is not connected' }),
  ).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/Winnie|block/i);
});

test('a relative of two residents chooses, and the page is locked for staff @desktop', async ({
  page,
  baseURL,
  browser,
}) => {
  const origin = baseURL ?? '';
  const [mother, father] = [await newResident(origin, 'Nell'), await newResident(origin, 'Arthur')];
  await enterAs(page, await invite(origin, newAddress(), [mother.id, father.id], 1));
  await page.goto('/tabs/relatives');
  await expectPainted(page, 'Your people here');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Arthur' }).click();
  await expectPainted(page, 'Arthur');
  await expect(page.getByRole('main')).not.toContainText('What Arthur enjoys');
  await page.getByRole('link', { name: 'Your people here' }).click();
  await page.getByRole('link', { name: 'Nell' }).click();
  await expectPainted(page, 'Nell');

  const staff = await browser.newContext({ baseURL: origin });
  const office = await staff.newPage();
  await enterAs(office, mother.token);
  await office.goto('/tabs/relatives');
  await expect(office.getByRole('main')).toContainText('This place is for relatives');
  await staff.close();
});
