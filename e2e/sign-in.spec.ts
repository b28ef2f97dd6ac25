import { expect, type Page } from '@playwright/test';

import { expectAccessible, expectPainted } from './expect-page.ts';
import { FAMILY, MANAGER, PASSWORD, RELATIVE, signIn } from './people.ts';
import { test } from './watched-page.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name });

test('a manager signs in, sees their home and role, and signs out', async ({ page }) => {
  await page.goto('/login');
  await expectPainted(page, 'Sign in');
  await expectAccessible(page);

  await signIn(page, MANAGER);
  await expectPainted(page, 'Hello, Grace');
  const main = page.getByRole('main');
  await expect(main.getByText('Rosewood House', { exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Switch care home' })).toHaveCount(0);
  await expectAccessible(page);

  await page.goto('/tabs/account');
  await expectPainted(page, 'Grace Adeyemi');
  await expect(card(page, 'Your account')).toContainText('Home manager');
  await expect(card(page, 'Your account')).toContainText('Package E');
  await expect(card(page, 'What you may do here')).toContainText('Send reports by e-mail');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Sign out' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sign out on this device?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign out' }).click();
  const ended = page.waitForResponse('**/api/v2/logout');
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expectPainted(page, 'Sign in');
  await expect(page).toHaveURL('/login');
  expect((await ended).status()).toBe(200);
  expect(await page.evaluate(() => localStorage.getItem('relish.token'))).toBeNull();
  await page.reload();
  await expectPainted(page, 'Sign in');
});

test('signing out does not return the next user to the last page @phone', async ({ page }) => {
  await page.goto('/tabs/account');
  await signIn(page, MANAGER);
  await expectPainted(page, 'Grace Adeyemi');
  await page.goto('/tabs/more');
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expectPainted(page, 'Sign in');
  await signIn(page, RELATIVE);
  await expectPainted(page, 'Hello, Susan');
});

const MAY = [
  {
    email: RELATIVE,
    name: 'Susan Hartley',
    role: 'Relative',
    may: ['Follow your own relative’s days', 'See featured activities', 'Chat'],
    not: ['See residents', 'Follow tutorials', 'Add events', 'Invite people'],
  },
  {
    email: 'expired@relish.test',
    name: 'Martin Webb',
    role: 'Home manager',
    may: ['See residents', 'Read reports', 'Invite people'],
    not: ['Watch videos', 'Use the PAL section', 'Add residents', 'Write reports', 'Chat'],
  },
  {
    email: 'basic@relish.test',
    name: 'Carol Finch',
    role: 'Home manager',
    may: ['See residents', 'Watch videos', 'See events'],
    not: ['Add residents', 'Add events', 'See all activities'],
  },
  {
    email: FAMILY,
    name: 'Ngozi Okafor',
    role: 'Family lead',
    may: ['See featured activities', 'Chat', 'Invite people'],
    not: ['See residents', 'See all activities', 'See your home’s graphs'],
  },
];

for (const { email, name, role, may, not } of MAY)
  test.describe(email, () => {
    test.use({ signedInAs: email });

    test('sees what they may do, and nothing else @phone', async ({ page }) => {
      await page.goto('/tabs/account');
      await expectPainted(page, name);
      await expect(card(page, 'Your account')).toContainText(role);
      const shown = await card(page, 'What you may do here').getByRole('listitem').allInnerTexts();
      for (const each of may) expect(shown).toContain(each);
      for (const each of not) expect(shown).not.toContain(each);
    });
  });

test('a wrong password is shown at the field, and the input is kept @phone', async ({
  page,
  expectRefusals,
}) => {
  expectRefusals(422);
  await signIn(page, MANAGER, 'not the password');
  const email = page.getByLabel('E-mail address');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('This e-mail address and password do not match.');
  await expect(email).toHaveValue(MANAGER);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the password');
  await expect(page.getByRole('region', { name: 'Notifications', exact: true })).toHaveText('');
  await expectAccessible(page);
});

test('the keyboard alone is enough', async ({ page }, { project }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(MANAGER);
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

  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Grace' })).toBeFocused();
  const isPhone = project.name === 'phone';
  const place = page
    .getByRole('navigation', { name: 'Places' })
    .getByRole('link', { name: isPhone ? 'More' : 'Account' });
  // The phone's bar comes after the content, the rail before it.
  for (let step = 0; step < 100; step += 1) {
    await page.keyboard.press(isPhone ? 'Tab' : 'Shift+Tab');
    if (await place.evaluate((link) => link === document.activeElement)) break;
  }
  await expect(place).toBeFocused();
  await page.keyboard.press('Enter');
  if (isPhone) {
    await expect(page.getByRole('heading', { level: 1, name: 'More' })).toBeFocused();
    await page.getByRole('main').getByRole('link', { name: 'Account' }).focus();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Grace Adeyemi' })).toBeFocused();

  await page.getByRole('button', { name: 'Sign out' }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeFocused();
});

test('every call sends the CSRF header @phone', async ({ page, expectRefusals }) => {
  expectRefusals(403);
  const sent: { call: string; proof: string | undefined; bearer: boolean; method: string }[] = [];
  page.on('request', (request) => {
    const call = /\/api\/v2\/(.+)/.exec(request.url())?.[1];
    if (call === undefined) return;
    const headers = request.headers();
    sent.push({
      call,
      proof: headers['x-xsrf-token'],
      bearer: /^Bearer [\w-]{43}$/.test(headers.authorization ?? ''),
      method: request.method(),
    });
  });
  await signIn(page, MANAGER);
  await expectPainted(page, 'Hello, Grace');
  await expect
    .poll(() => sent.map(({ call }) => call).toSorted())
    .toEqual([
      'actions/count',
      'app-activity',
      'chat-safety/count',
      'consents/due',
      'dashboard/activity-count',
      'dashboard/home',
      'dashboard/percentage-of-residents-engaged',
      'events/list',
      'feedback/count',
      'gazettes/waiting',
      'login',
      'me',
      'observations/alerts',
      'outcomes/asked',
      'pal/list',
      'performers/list',
      'photos/to-answer',
      'proposals/list',
      'risk-assessments/summary',
      'setup/get',
      'threads/unread',
      'tours/list',
      'visits/day',
    ]);

  const cookies = await page.context().cookies();
  const proof = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value;
  expect(proof).toBeTruthy();
  for (const { call, ...how } of sent)
    expect([call, how]).toEqual([call, { proof, bearer: call !== 'login', method: 'POST' }]);

  const status = await page.evaluate(async () => {
    const response = await fetch('/api/v2/ping', { method: 'POST' });
    return response.status;
  });
  expect(status).toBe(403);
});

test('activity is reported once, with version and platform, and not while signing in @phone', async ({
  page,
}) => {
  const reports: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/app-activity')) reports.push(request.postDataJSON());
  });
  await page.goto('/login');
  await expectPainted(page, 'Sign in');
  expect(reports).toEqual([]);
  await signIn(page, MANAGER);
  await expectPainted(page, 'Hello, Grace');
  await page
    .getByRole('navigation', { name: 'Places' })
    .getByRole('link', { name: 'Activities', exact: true })
    .click();
  await expectPainted(page, 'Activities');
  await expect.poll(() => reports).toEqual([{ version: '2.9.1', platform: expect.any(String) }]);
});
