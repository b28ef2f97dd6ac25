import { expect } from '@playwright/test';

import { expectAccessible, expectPainted } from './expect-page.ts';
import { test } from './watched-page.ts';

test('every part of the design system is shown in every state @phone', async ({ page }) => {
  // Checks hundreds of components, twice.
  test.slow();
  await page.goto('/design');
  // One sample takes the focus, as after a rejected form, and scrolls the page.
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await expectPainted(page, 'The design system');
  const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  expect(await contents.count()).toBeGreaterThan(5);
  for (const link of await contents.all()) {
    const target = await link.getAttribute('href');
    await expect(page.locator(target ?? ''), target ?? '').toBeVisible();
  }
  await expectAccessible(page);
});
