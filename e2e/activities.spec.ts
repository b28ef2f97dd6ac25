import { expect, type Page } from '@playwright/test';

import { expectAccessible, expectPainted } from './expect-page.ts';
import { CARER, FAMILY, MANAGER, RELATIVE } from './people.ts';
import { test } from './watched-page.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const found = (page: Page) => page.getByRole('list', { name: 'Activities' });

/** Unique across tests, screen widths and runs. */
const unique = (name: string) => `${name} ${Date.now().toString(36).slice(-5)}`;

test.describe('a carer in the lounge', () => {
  test.use({ signedInAs: CARER });

  test('searches, filters, marks, opens and prints an activity @phone', async ({ page }) => {
    await page.goto('/tabs/activities');
    await expectPainted(page, 'Activities');
    await page.getByRole('searchbox', { name: 'Find an activity' }).fill('kniting');
    await expect(found(page).getByRole('link', { name: 'Wool winding' })).toBeVisible();
    await expect(page).toHaveURL(/\?q=kniting$/);
    await expectAccessible(page);

    await page.getByRole('searchbox', { name: 'Find an activity' }).fill('');
    await press(page, 'Reflex');
    await press(page, 'In bed');
    await expect(page).toHaveURL(/level=reflex&bed=1$/);
    const massage = found(page).getByRole('link', { name: 'Hand massage with cream' });
    await expect(massage).toBeVisible();
    await expect(found(page).getByRole('link', { name: 'Wool winding' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Filters, 2 in use' }).click();
    await page.getByRole('dialog').getByLabel('Sensory and comfort').check();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Show \d+ activities$/ }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    const heart = page.getByRole('button', { name: 'Favourite: Hand massage with cream' });
    if ((await heart.getAttribute('aria-pressed')) === 'false') await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('link', { name: 'Favourites' }).click();
    await massage.click();
    await expectPainted(page, 'Hand massage with cream');
    await press(page, 'Follow along');
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await press(page, 'Print');
    await page.getByRole('menuitem', { name: 'The guide on one page (PDF)' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
    await page.getByRole('link', { name: 'Back' }).press('Enter');
    await expect(page).toHaveURL(/tab=favourites/);
  });
});

test.describe('a user who writes activities', () => {
  test.use({ signedInAs: MANAGER });

  test('copies and adapts a guide, archives it and restores it @desktop', async ({ page }) => {
    const title = unique('Wool winding by the window');
    await page.goto('/tabs/activities?q=wool+winding');
    await found(page).getByRole('link', { name: 'Wool winding', exact: true }).click();
    await expectPainted(page, 'Wool winding');
    await expectAccessible(page);
    await press(page, 'More');
    await page.getByRole('menuitem', { name: 'Copy and adapt' }).click();
    await expectPainted(page, 'Copy and adapt');
    await page.getByLabel('Title', { exact: true }).fill('');
    await press(page, 'Save the activity');
    await expect(page.getByText('Title: Enter a title.')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Title', { exact: true }).fill(title);
    await press(page, 'Move Step 2 up');
    await press(page, 'Save the activity');
    await expectPainted(page, title);
    await expect(page.getByText('Adapted from')).toBeVisible();
    const first = page.getByRole('region', { name: 'How it goes' }).getByRole('listitem').first();
    await expect(first).toContainText('Let the person feel each skein');

    await page.goto('/manage-custom-activities');
    await expectPainted(page, 'Our activities');
    await expectAccessible(page);
    await press(page, `More for ${title}`);
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    await expect(page.getByRole('link', { name: title })).toHaveCount(0);
    await page.getByRole('switch', { name: 'Archive' }).click();
    await press(page, `More for ${title}`);
    await page.getByRole('menuitem', { name: 'Bring back' }).click();
    await expect(page.getByText(`“${title}” is back`)).toBeVisible();
    await page.goto('/tabs/activities?tab=ours');
    await expect(found(page).getByRole('link', { name: title })).toBeVisible();
  });
});

test.describe('a relative', () => {
  test.use({ signedInAs: RELATIVE });

  test('sees what to bring and to say first, and nothing to manage @phone', async ({ page }) => {
    await page.goto('/tabs/activities?q=wool+winding');
    await found(page).getByRole('link', { name: 'Wool winding', exact: true }).click();
    await expectPainted(page, 'Wool winding');
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('For your visit');
    await expect(page.getByRole('button', { name: 'More', exact: true })).toHaveCount(0);
    await page.goto('/manage-custom-activities');
    await expect(page.getByText('Writing activities is for those who plan them')).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('a family', () => {
  test.use({ signedInAs: FAMILY });

  test('sees the featured activities @phone', async ({ page }) => {
    await page.goto('/tabs/activities');
    await expectPainted(page, 'Activities');
    await expect(found(page).getByRole('link').first()).toBeVisible();
    await expect(page.getByText('There is more in the library')).toBeVisible();
    await expectAccessible(page);
  });
});
