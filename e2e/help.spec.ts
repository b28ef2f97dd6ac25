import { expect, type Page } from '@playwright/test';

import { expectAccessible, expectPainted } from './expect-page.ts';
import { CARER, MANAGER, RELATIVE } from './people.ts';
import { test } from './watched-page.ts';

const helpButton = (page: Page) => page.getByRole('button', { name: 'Help', exact: true });
const search = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => search(page).getByRole('combobox', { name: 'Search Relish' });

/** On touch screens it stays invisible until the keyboard of the screen has opened. */
async function expectSearchShown(page: Page) {
  await expect(field(page)).toBeFocused();
  await expect(search(page).locator('xpath=..')).toHaveCSS('opacity', '1');
}

test.describe('a carer on a phone', () => {
  test.use({ signedInAs: CARER });

  test('reads a tutorial in a sheet over the page @phone', async ({ page }) => {
    await page.goto('/manage-report');
    await expectPainted(page, 'Record');
    // The page may draw its header anew while it loads.
    await expect(async () => {
      const box = await helpButton(page).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);
    }).toPass();
    await helpButton(page).tap();
    const sheet = page.getByRole('dialog', { name: 'Help' });
    await expect(sheet.getByText('Choose the activity, then who was there')).toBeVisible();
    await expect(sheet.getByRole('button', { name: /^Record in three taps/ })).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: /^Record a group \d/ }).tap();
    await expect(sheet.getByText('Step 1 of 6')).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Next' }).tap();
    await expect(sheet.getByText('Step 2 of 6')).toBeVisible();
    await sheet.getByRole('button', { name: 'Close' }).tap();
    await expect(sheet).toHaveCount(0);
    await expect(helpButton(page)).toBeFocused();
    await expect(page).toHaveURL(/\/manage-report/);
  });

  test('searches from More @phone', async ({ page }) => {
    await page.goto('/tabs/home');
    await expectPainted(page, 'Hello, Jamie');
    await page.getByRole('link', { name: 'More' }).tap();
    await page.getByRole('main').getByRole('button', { name: 'Search' }).tap();
    await expectSearchShown(page);
    await expectAccessible(page);
    await field(page).fill('attendance');
    await expect(search(page).getByRole('status')).toHaveText('1 result');
    await expectAccessible(page);
    await search(page).getByRole('option', { name: 'Record a group' }).tap();
    await expectPainted(page, 'Record a group');
    await expect(search(page)).toHaveCount(0);
  });

  test('opens the search even if More is tapped at once @phone', async ({ page }) => {
    await page.goto('/tabs/home');
    await expectPainted(page, 'Hello, Jamie');
    // Taps in the moment between the page's appearance and its effects.
    await page.evaluate(() => {
      new MutationObserver((_, observer) => {
        const row = [...document.querySelectorAll<HTMLElement>('main li button')].find(
          ({ textContent }) => textContent === 'Search',
        );
        if (!row) return;
        observer.disconnect();
        row.click();
      }).observe(document.body, { childList: true, subtree: true });
    });
    await page.getByRole('link', { name: 'More' }).tap();
    await expectSearchShown(page);
    await field(page).fill('zzzz');
    await expect(search(page).getByRole('status')).toHaveText('Nothing found for “zzzz”');
    await page.goBack();
    await expectPainted(page, 'Hello, Jamie');
    await expect(search(page)).toHaveCount(0);
  });
});

test.describe('a manager on a desktop', () => {
  test.use({ signedInAs: MANAGER });

  test('uses help and search with the keyboard alone @desktop', async ({ page }) => {
    await page.goto('/tabs/residents');
    await expectPainted(page, 'Residents');
    await page.keyboard.press('?');
    const panel = page.getByRole('complementary', { name: 'Help' });
    await expect(panel.getByRole('heading', { name: 'Help', exact: true })).toBeFocused();
    await expect(panel.getByRole('button', { name: /^Find a resident/ })).toBeVisible();
    const main = await page.getByRole('main').boundingBox();
    const beside = await panel.boundingBox();
    expect((main?.x ?? 0) + (main?.width ?? 0)).toBeLessThanOrEqual(beside?.x ?? 0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(panel.getByText('Step 1 of 5')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.keyboard.press('?');
    await expect(panel.getByRole('button', { name: /^Find a resident/ })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);

    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('staff');
    await expect(search(page).getByRole('option', { name: 'Team' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('record an act');
    await expect(search(page).getByRole('option').first()).toHaveText('Record an activity');
    await page.keyboard.press('Enter');
    await expectPainted(page, 'Record');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    // The last choice comes first, and the arrow keys reach it.
    await page.keyboard.press('Control+k');
    const recent = search(page).getByRole('group', { name: 'Recent' });
    await expect(recent.getByRole('option')).toHaveText(['Record an activity']);
    await page.keyboard.press('ArrowDown');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', /.+/);
    await page.keyboard.press('Escape');
    await expect(search(page)).toHaveCount(0);
  });

  test('keeps help open beside the next page @desktop', async ({ page }) => {
    await page.goto('/tabs/home');
    await helpButton(page).click();
    const panel = page.getByRole('complementary', { name: 'Help' });
    await expect(panel.getByText('What matters today')).toBeVisible();
    await page.getByRole('link', { name: 'Invitations' }).click();
    await expectPainted(page, 'Invitations');
    await expect(panel.getByRole('button', { name: /^Invite a colleague/ })).toBeVisible();
    await panel.getByRole('button', { name: 'Close help' }).click();
    await expect(panel).toHaveCount(0);
  });
});

test.describe('a relative', () => {
  test.use({ signedInAs: RELATIVE });

  test('sees only their own help and places', async ({ page }, { project }) => {
    await page.goto('/tabs/relatives');
    await expect(page.getByRole('heading', { level: 1, name: 'Peggy' })).toBeVisible();
    await helpButton(page).click();
    const role = project.name === 'phone' ? 'dialog' : 'complementary';
    const help = page.getByRole(role, { name: 'Help' });
    await expect(help.getByText('News and moments the home shared with you')).toBeVisible();
    await expect(help.getByText('Questions about your relative? Ask the home.')).toBeVisible();
    await expect(help.getByText(/tutorial/i)).toHaveCount(0);
    await expectAccessible(page);
    await help.getByRole('button', { name: 'Search Relish' }).click();
    await expectSearchShown(page);
    await field(page).fill('tutorial');
    await expect(search(page).getByRole('status')).toHaveText('Nothing found for “tutorial”');
    await field(page).fill('relative');
    await expect(search(page).getByRole('option', { name: 'My relative' })).toBeVisible();
    await expectAccessible(page);
  });
});
