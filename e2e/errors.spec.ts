import { expect, type Page, type Route } from '@playwright/test';

import { expectAccessible, expectPainted } from './expect-page.ts';
import { answer, CALL, OURS, toasts } from './failing-calls.ts';
import { MANAGER } from './people.ts';
import { test } from './watched-page.ts';

test.use({ signedInAs: MANAGER });

const START = new Date('2026-11-15T10:00:00Z');

/** Opens the home screen with a stopped clock, so that toasts last as long as the test needs. */
async function standStill(page: Page) {
  await page.clock.install({ time: START });
  await page.goto('/tabs/home');
  await expectPainted(page, 'Hello, Grace');
  await page.clock.pauseAt(new Date(START.getTime() + 3_600_000));
}

/** Opens the screen whose call fails; reads without an answer are retried after a moment. */
async function provoke(page: Page) {
  await page
    .getByRole('navigation', { name: 'Places' })
    .getByRole('link', { name: 'Residents' })
    .click();
}

/** The button appears in a separate task, so the clock must advance. */
const tryAgain = (page: Page) =>
  expect(async () => {
    await page.clock.runFor(50);
    const button = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await button.click({ timeout: 500 });
  }).toPass({ intervals: [50] });

async function expectToast(page: Page, ...[title, text]: readonly [string, string]) {
  // The retry of a read also waits for the stopped clock.
  await expect(async () => {
    await page.clock.runFor(200);
    await expect(toasts(page)).toContainText(title, { timeout: 100 });
  }).toPass({ intervals: [50] });
  const toast = toasts(page).locator('[role="status"], [role="alert"]');
  await expect(toast).toHaveCount(1);
  await expect(toast.locator('strong')).toHaveText(title);
  await expect(toast.locator('p')).toHaveText(text);
  const box = await toast.boundingBox();
  expect(box?.y, 'at the top of the screen').toBeLessThan(60);
  expect(box?.y).toBeGreaterThanOrEqual(0);
  return toast;
}

/** Visible shortly before its time is up, and gone afterwards. */
async function expectToLast(page: Page, title: string, seconds: number) {
  await page.clock.runFor(seconds * 1000 - 2000);
  await expect(toasts(page)).toContainText(title);
  await page.clock.runFor(2500);
  await expect(toasts(page)).toHaveText('');
}

interface Said {
  status: number;
  title: string;
  text: string;
  prefersServer: boolean;
  tone: 'status' | 'alert';
}

const SAID: Said[] = [
  {
    status: 403,
    title: 'Forbidden',
    text: 'You are not allowed to perform this action',
    prefersServer: true,
    tone: 'status',
  },
  {
    status: 404,
    title: 'Resource Not Found',
    text: 'The resource you are looking for does not exist',
    prefersServer: false,
    tone: 'status',
  },
  {
    status: 429,
    title: 'Too Many Requests',
    text: 'Too many requests were made to our servers',
    prefersServer: true,
    tone: 'status',
  },
  {
    status: 500,
    title: 'Internal Server Error',
    text: 'We have been notified of this issue. If this problem persists, please contact us',
    prefersServer: false,
    tone: 'alert',
  },
  {
    status: 504,
    title: 'Gateway Timeout',
    text: 'Our servers took too long to respond',
    prefersServer: true,
    tone: 'status',
  },
];

test('shows the failure, and the screen stays', async ({ page, expectRefusals }) => {
  await page.route(CALL, answer(404));
  expectRefusals(404);
  await standStill(page);
  await provoke(page);
  for (const { status, title, text, prefersServer, tone } of SAID) {
    expectRefusals(status);
    await page.route(CALL, answer(status));
    await tryAgain(page);
    const toast = await expectToast(page, title, text);
    await expect(toast).toHaveRole(tone);
    await expectToLast(page, title, 10);

    const message = 'Please ask Margaret, who knows.';
    await page.route(CALL, answer(status, { message }));
    await tryAgain(page);
    await expectToast(page, title, prefersServer ? message : text);
    await expect(page).toHaveURL('/tabs/residents');
  }
});

for (const status of [400, 401])
  test(`${status} signs out, and the previous page requires signing in`, async ({
    page,
    expectRefusals,
  }) => {
    expectRefusals(status);
    await page.route(CALL, answer(status));
    await standStill(page);
    const before = await page.evaluate(() => history.length);
    await provoke(page);
    const toast = await expectToast(page, ...OURS.session);
    await expect(toast).toHaveRole('alert');
    await expect(page).toHaveURL('/login');
    await expectPainted(page, 'Sign in');
    expect(await page.evaluate(() => localStorage.getItem('relish.token'))).toBeNull();
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await expectToLast(page, OURS.session[0], 5);

    await page.goBack();
    await expect(page, 'what was before needs somebody, too').toHaveURL('/login');
  });

const AWAY: {
  name: string;
  fail: (route: Route) => Promise<void>;
  words: readonly [string, string];
}[] = [
  { name: '503', fail: answer(503), words: OURS.maintenance },
  { name: 'no answer while online', fail: (route) => route.abort(), words: OURS.unreachable },
  {
    name: 'an answer that is not ours',
    fail: (route) => route.fulfill({ body: '<p>Welcome to our Wi-Fi' }),
    words: OURS.unreachable,
  },
];

for (const { name, fail, words } of AWAY)
  test(`${name} leads to the maintenance screen`, async ({ page, expectComplaints }) => {
    expectComplaints(/status of 503/, /residents\/list/);
    await page.route('**/api/v2/ping', answer(503));
    await page.route(CALL, fail);
    await standStill(page);
    const before = await page.evaluate(() => history.length);
    await provoke(page);
    await expectToast(page, ...words);
    await expect(page).toHaveURL('/maintenance');
    await expectPainted(page, 'We will be back soon');
    expect(await page.evaluate(() => localStorage.getItem('relish.token'))).toBeNull();
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await expectToLast(page, words[0], 10);
  });

test('shows that there is no answer while offline', async ({ page, context, expectComplaints }) => {
  expectComplaints(/ERR_INTERNET_DISCONNECTED/);
  await standStill(page);
  let lose = () => {};
  const lost = new Promise<void>((resolve) => (lose = resolve));
  await page.route(CALL, async (route) => {
    await lost;
    await route.abort('internetdisconnected');
  });
  await provoke(page);
  await expect(page).toHaveURL('/tabs/residents');
  await context.setOffline(true);
  lose();
  await expectToast(
    page,
    'Connection Error',
    'It seems you are offline. Please check your internet connection and try again',
  );
  await expect(page).toHaveURL('/tabs/residents');
  await context.setOffline(false);
});

test('shows one toast at a time, which pauses while it is read', async ({
  page,
  expectRefusals,
}) => {
  expectRefusals(404, 500);
  await page.route(CALL, answer(404));
  await standStill(page);
  await provoke(page);
  const first = await expectToast(page, SAID[1]?.title ?? '', SAID[1]?.text ?? '');
  await page.route(CALL, answer(500));
  await tryAgain(page);
  const title = 'Internal Server Error';
  await expectToast(page, title, SAID[3]?.text ?? '');
  await expect(toasts(page)).not.toContainText('Resource Not Found');

  await first.hover();
  await page.clock.runFor(60_000);
  await expect(toasts(page)).toContainText(title);
  await toasts(page).getByRole('button', { name: 'Close' }).focus();
  await page.mouse.move(5, 700);
  await page.clock.runFor(60_000);
  await expect(toasts(page)).toContainText(title);
  await page.clock.resume();
  await expectAccessible(page);
  await page.clock.pauseAt(new Date(START.getTime() + 7_200_000));
  await page.getByRole('main').focus();
  await expectToLast(page, title, 10);
});
