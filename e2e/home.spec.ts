import { expect } from '@playwright/test';

import { expectAccessible, expectPainted } from './expect-page.ts';
import { ask, enterAs, MANAGER, registerHome, RELATIVE, signInByApi } from './people.ts';
import { test } from './watched-page.ts';

test.describe('a manager', () => {
  test.use({ signedInAs: MANAGER });

  test('sees missed residents first, and records with one tap', async ({ page, baseURL }, {
    project,
  }) => {
    const token = await signInByApi(baseURL ?? '', MANAGER);
    // The tour is offered above the figures until it has an answer.
    const answer = { code: 'welcome-manager', state: 'dismissed' };
    await ask(baseURL ?? '', 'tours/progress', answer, token);
    await page.goto('/tabs/home');
    await expectPainted(page, 'Hello, Grace');
    const missed = page.getByRole('list', { name: 'Who has been missed' });
    const record = missed.getByRole('link', { name: /^Record something for / }).first();
    await expect(record).toBeVisible();
    await expect(page.getByRole('region', { name: 'Notice board' })).toBeVisible();
    await expect(page.getByText('How it is going')).toBeVisible();
    // Desktops show residents, figures and the day without scrolling.
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

  test('sees their resident, the newest moment and ideas @phone', async ({ page }) => {
    await page.goto('/tabs/home');
    await expectPainted(page, 'Hello, Susan');
    await expect(page.getByRole('heading', { name: 'Ideas for your next visit' })).toBeVisible();
    await expect(page.getByText('Who has been missed')).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Peggy', exact: true }).click();
    await expectPainted(page, 'Peggy');
  });
});

test('a manager sets a target of the home, and returns to the default @desktop', async ({
  page,
  baseURL,
}) => {
  const { token } = await registerHome(baseURL ?? '');
  await enterAs(page, token);
  await page.goto('/home-settings');
  await expectPainted(page, 'Home settings');
  const minutes = page.getByRole('group', { name: 'Minutes per resident per week' });
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
