import { expect } from '@playwright/test';

import { expectAccessible, expectPainted } from './expect-page.ts';
import { enterAs, MANAGER, registerHome, RELATIVE } from './people.ts';
import { test } from './watched-page.ts';

test.describe('a manager', () => {
  test.use({ signedInAs: MANAGER });

  test('sees who was missed first, and is one tap from recording', async ({ page }, {
    project,
  }) => {
    await page.goto('/tabs/home');
    await expectPainted(page, 'Hello, Grace');
    const missed = page.getByRole('list', { name: 'Who has been missed' });
    const record = missed.getByRole('link', { name: /^Record something for / }).first();
    await expect(record).toBeVisible();
    await expect(page.getByRole('region', { name: 'Notice board' })).toBeVisible();
    await expect(page.getByText('How it is going')).toBeVisible();
    // A desk sees people, figures and the day without scrolling.
    if (project.name.includes('desktop'))
      for (const seen of [
        record,
        page.getByText('Residents engaged').first(),
        page.getByRole('heading', { name: 'Notice board' }),
      ])
        await expect(seen).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await record.click();
    await expect(page).toHaveURL(/\/manage-report\?residents=/);
  });
});

test.describe('a relative', () => {
  test.use({ signedInAs: RELATIVE });

  test('sees their person, the newest of them and ideas @phone', async ({ page }) => {
    await page.goto('/tabs/home');
    await expectPainted(page, 'Hello, Susan');
    await expect(page.getByRole('heading', { name: 'Ideas for your next visit' })).toBeVisible();
    await expect(page.getByText('Who has been missed')).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Peggy', exact: true }).click();
    await expectPainted(page, 'Peggy');
  });
});

test('a manager sets what the home aims at, and goes back to the default @desktop', async ({
  page,
  baseURL,
}) => {
  const { token } = await registerHome(baseURL ?? '');
  await enterAs(page, token);
  await page.goto('/home-settings');
  await expectPainted(page, 'Home settings');
  const minutes = page.getByRole('group', { name: 'Minutes per person and week' });
  const green = minutes.getByLabel('Green from (minutes)');
  await green.fill('40');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(minutes.getByText('Amber must not be above green.')).toBeVisible();
  await expectAccessible(page);
  await green.fill('240');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(green).toHaveValue('240');
  await minutes.getByRole('button', { name: /^Use the default/ }).click();
  await expect(green).toHaveValue('180');
});
