import { expect } from '@playwright/test';

import { expectAccessible, expectPainted } from './expect-page.ts';
import { answer, CALL, OURS, toasts } from './failing-calls.ts';
import { MANAGER } from './people.ts';
import { test } from './watched-page.ts';

test.use({ signedInAs: MANAGER });

/** Statuses for which the catalogue ignores the server's message. */
const FORM_WORDS: Record<number, string> = {
  400: OURS.session[1],
  401: OURS.session[1],
  404: 'The resource you are looking for does not exist',
  500: 'We have been notified of this issue',
  503: OURS.maintenance[1],
};

test('a 422 is shown by the form, without a toast', async ({ page, expectRefusals }) => {
  expectRefusals(422);
  await page.goto('/change-password');
  await page.getByLabel('Current password').fill('not my password');
  await page.getByLabel('New password').fill('four words of hers');
  await page.getByRole('button', { name: 'Change password' }).click();
  const field = page.getByLabel('Current password');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(toasts(page)).toHaveText('');
  await expect(page).toHaveURL('/change-password');
  await expectAccessible(page);
});

test('any other status is logged, and the screen offers to try again', async ({
  page,
  expectComplaints,
}) => {
  expectComplaints(/status of 418/, /ApiError/);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.route(CALL, answer(418));
  await page.goto('/tabs/residents');
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(toasts(page)).toHaveText('');
  expect(logged.filter((text) => text.includes('ApiError'))).toHaveLength(1);
  await expectAccessible(page);
  await page.unroute(CALL);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('a failure to load the user is shown, and trying again helps', async ({
  page,
  expectRefusals,
}) => {
  expectRefusals(500);
  await page.route('**/api/v2/me', answer(500));
  await page.goto('/tabs/home');
  await expectPainted(page, 'Internal Server Error');
  await expect(page.getByText('You are still signed in.')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/v2/me');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectPainted(page, 'Hello, Grace');
});

test.describe('the sign-in page', () => {
  test.use({ signedInAs: undefined });

  test('shows every failure in its form and nowhere else', async ({ page, expectRefusals }) => {
    await page.goto('/login');
    await page.getByLabel('E-mail address').fill(MANAGER);
    await page.getByLabel('Password', { exact: true }).fill('relish-demo-1');
    for (const status of [400, 401, 403, 404, 429, 500, 503, 504]) {
      const message = `Message ${status}.`;
      expectRefusals(status);
      await page.route('**/api/v2/login', answer(status, { message }));
      await page.getByRole('button', { name: 'Sign in' }).click();
      const problem = page.getByRole('main').getByRole('alert');
      await expect(problem).toContainText(FORM_WORDS[status] ?? message);
      await expect(toasts(page)).toHaveText('');
      await expect(page).toHaveURL('/login');
      await expect(page.getByLabel('E-mail address')).toHaveValue(MANAGER);
    }
  });
});
