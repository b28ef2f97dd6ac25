import { expect, type Page } from '@playwright/test';

import { expectAccessible, expectPainted } from './expect-page.ts';
import { MANAGER, PASSWORD } from './people.ts';
import { test } from './watched-page.ts';

const historyLength = (page: Page) => page.evaluate(() => history.length);

/** Records every heading that the page paints, from the start. */
async function recordHeadings(page: Page) {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(globalThis, { seen });
    const look = () => {
      const text = document.querySelector('h1')?.textContent;
      if (text) seen.add(text);
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => [...(globalThis as unknown as { seen: Set<string> }).seen]);
}

test.describe('a first visit', () => {
  test.use({ introSeen: false });

  test('sees three introduction cards, and Back does not return to them', async ({ page }) => {
    await page.goto('/nowhere');
    const before = await historyLength(page);
    await page.goto('/');
    await expect(page).toHaveURL('/intro');
    await expect(page).toHaveTitle('Welcome | Relish');
    await expectPainted(page, 'Find what suits the person');
    await expect(page.getByText('1 of 3')).toBeVisible();
    await expectAccessible(page);

    const next = page.getByRole('button', { name: 'Next' });
    await next.click();
    await expectPainted(page, 'Record it in seconds');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectAccessible(page);
    await next.click();
    await expectPainted(page, 'Share the good moments');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Back' }).click();
    await expectPainted(page, 'Record it in seconds');
    await next.click();
    await page.getByRole('button', { name: 'Let’s start' }).click();

    await expectPainted(page, 'Sign in');
    await expect(page).toHaveURL('/login');
    expect(await historyLength(page)).toBe(before + 1);
    await page.goBack();
    await expectPainted(page, 'There is nothing here');
    await page.goto('/login');
    await expectPainted(page, 'Sign in');
  });

  test('may skip the introduction', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Skip' }).click();
    await expectPainted(page, 'Sign in');
    await page.reload();
    await expectPainted(page, 'Sign in');
  });

  for (const flag of ['True', '1', 'true '])
    test(`a flag of "${flag}" counts as not seen`, { tag: '@phone' }, async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('relish.intro-seen', value), flag);
      await page.goto('/login');
      await expect(page).toHaveURL('/intro');
    });
});

test('the empty path leads to sign-in', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/login');
  await expect(page).toHaveTitle('Sign in | Relish');
  await expectPainted(page, 'Sign in');
});

test('the tabs require signing in, and are not kept in the history', async ({ page }) => {
  const headings = await recordHeadings(page);
  for (const path of ['/tabs', '/tabs/home', '/tabs/nowhere', '/switch', '/change-password']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/login');
    await expectPainted(page, 'Sign in');
    expect(await headings()).toEqual(['Sign in']);
  }
});

test('a deep link opens after signing in', async ({ page }) => {
  await page.goto('/tabs/account?from=mail');
  await expect(page).toHaveURL('/login');
  await page.reload();
  await page.getByLabel('E-mail address').fill(MANAGER);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/tabs/account?from=mail');
  await expectPainted(page, 'Grace Adeyemi');
  await expect(page).toHaveTitle('Account | Relish');
});

test('an unknown address shows the not-found page', async ({ page }) => {
  await page.goto('/nowhere/at/all');
  await expect(page).toHaveTitle('There is nothing here | Relish');
  await expectPainted(page, 'There is nothing here');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to the start' }).click();
  await expectPainted(page, 'Sign in');
});

test.describe('a signed-in user', () => {
  test.use({ signedInAs: MANAGER });

  test('is not asked to sign in again, and sees no flash of the sign-in page', async ({ page }) => {
    // Delays the answer, as on a slow connection.
    await page.route('**/api/v2/me', async (route) => {
      const response = await route.fetch();
      await page.getByRole('main').waitFor();
      await route.fulfill({ response });
    });
    const headings = await recordHeadings(page);
    await page.goto('/login');
    await expect(page).toHaveURL('/tabs/home');
    await expectPainted(page, 'Hello, Grace');
    expect(await headings()).toEqual(['Hello, Grace']);
  });

  test('sees the page title follow the path', async ({ page }) => {
    await page.goto('/tabs');
    await expect(page).toHaveURL('/tabs/home');
    await expect(page).toHaveTitle('Home | Relish');
    const places = page.getByRole('navigation', { name: 'Places' });
    const headings = { Residents: 'Residents', Activities: 'Activities', Home: 'Hello, Grace' };
    for (const [name, heading] of Object.entries(headings)) {
      await places.getByRole('link', { name, exact: true }).click();
      await expectPainted(page, heading);
      await expect(page).toHaveTitle(`${name} | Relish`);
    }
    await page.goto('/tabs/nowhere/at/all');
    await expectPainted(page, 'There is nothing here');
    await expect(page).toHaveTitle('Nowhere | Relish');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to the start' }).click();
    await expectPainted(page, 'Hello, Grace');
    await expect(page).toHaveTitle('Home | Relish');
  });
});
