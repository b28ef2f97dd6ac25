import { fileURLToPath } from 'node:url';

import { expect } from '@playwright/test';

import { expectAccessible, expectPainted } from './expect-page.ts';
import { enterAs, MANAGER, RELATIVE, signInByApi } from './people.ts';
import { test } from './watched-page.ts';

const PICTURE = fileURLToPath(
  new URL('../content/demo-pictures/photos/autumn-walk.webp', import.meta.url),
);

test.use({ signedInAs: RELATIVE });

test('a relative says thank you for a photo and downloads it @phone', async ({ page }) => {
  await page.goto('/tabs/photo-book');
  await expectPainted(page, 'Photo book');
  const photo = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: 'Say thank you' }) })
    .first();
  const label = (await photo.getAttribute('aria-label')) ?? '';
  const same = page.getByRole('article', { name: label });
  await photo.getByRole('button', { name: 'Say thank you' }).click();
  await same.getByRole('button', { name: 'Add a sentence' }).click();
  await same.getByLabel('Your sentence').fill('What a lovely smile!');
  await expectAccessible(page);
  await same.getByRole('button', { name: 'Send' }).click();
  await expect(same.getByText('What a lovely smile!')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    same.getByRole('button', { name: /^Download/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^photo-\d{4}-\d\d-\d\d\.jpg$/);
  await page.reload();
  await expect(same.getByText('What a lovely smile!')).toBeVisible();
  await same.getByRole('button', { name: 'You said thank you' }).click();
  await expect(same.getByRole('button', { name: 'Say thank you' })).toBeVisible();
});

test('a relative suggests a family photo, and staff accept it @phone', async ({
  page,
  browser,
  baseURL: origin = '',
}) => {
  const caption = `On the moor ${Date.now()}`;
  await page.goto('/photo-suggest');
  await expectPainted(page, 'Suggest a family photo');
  await page.getByLabel(/^Photo/).setInputFiles(PICTURE);
  await expect(page.getByAltText('The photo you have chosen')).toBeVisible();
  await page.getByRole('combobox', { name: /^Decade/ }).selectOption('1950s');
  await page.getByLabel(/^Caption/).fill(caption);
  await page.getByLabel(/^The story behind it/).fill('The dog found every puddle.');
  await page.getByRole('button', { name: 'Send to the home' }).click();
  await expect(page.getByText('Confirm that you may share this photo.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'I may share this photo' }).check();
  await page.getByRole('button', { name: 'Send to the home' }).click();
  await expectPainted(page, 'Photo book');
  const own = page.getByRole('listitem').filter({ hasText: caption });
  await expect(own.getByText('Waiting for the home')).toBeVisible();
  await expectAccessible(page);

  const device = await browser.newContext({ baseURL: origin });
  const theirs = await device.newPage();
  await enterAs(theirs, await signInByApi(origin, MANAGER));
  await theirs.goto('/photo-suggestions');
  await expectPainted(theirs, 'Photos from families');
  const photo = theirs.getByRole('article', { name: caption });
  await expect(photo.getByText('The 1950s')).toBeVisible();
  await expectAccessible(theirs);
  await photo.getByRole('button', { name: 'Accept photo' }).click();
  const dialog = theirs.getByRole('dialog');
  await dialog.getByLabel(/^Message to the family/).fill('She knew the dog’s name at once.');
  await expectAccessible(theirs);
  await dialog.getByRole('button', { name: 'Accept photo' }).click();
  await expect(photo).toHaveCount(0);
  await device.close();

  await page.reload();
  await expect(own.getByText('Accepted')).toBeVisible();
  await expect(own.getByText('She knew the dog’s name at once.')).toBeVisible();
});
