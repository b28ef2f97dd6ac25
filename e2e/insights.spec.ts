import { expect } from '@playwright/test';

import { expectAccessible, expectPainted } from './expect-page.ts';
import { enterAs, MANAGER, signInByApi } from './people.ts';
import { test } from './watched-page.ts';

test('a manager sees whose engagement changes, why, and what works for that resident', async ({
  page,
  baseURL,
}) => {
  await enterAs(page, await signInByApi(baseURL ?? '', MANAGER));
  await page.goto('/tabs/insights');
  await expectPainted(page, 'Insights');
  const fading = page.getByRole('region', { name: /^Less with it than before/ });
  await expect(fading.getByText(/^From “.+” to “.+”: on average/)).toBeVisible();
  await expectAccessible(page);
  const action = fading.getByRole('link', { name: /^See what works for/ });
  const name = ((await action.textContent()) ?? '').replace('See what works for ', '');
  await action.click();
  await expectPainted(page, `What works for ${name}`);
  await expect(page.getByRole('region', { name: 'Time of day' })).toBeVisible();
  // Whole weeks are compared here, so the change of the last days may not show yet.
  await expect(page.getByRole('figure', { name: /^(Less|As much) with it/ })).toBeVisible();
  expect(await page.title()).not.toContain(name);
  await expectAccessible(page);
});

test('what works for a resident fits on one printed page @desktop', async ({ page, baseURL }) => {
  await enterAs(page, await signInByApi(baseURL ?? '', MANAGER));
  await page.goto('/tabs/insights?view=people');
  await page.getByRole('searchbox', { name: 'Find somebody' }).fill('joan');
  await page.getByRole('list', { name: 'Residents' }).getByRole('link').first().click();
  await page.getByRole('link', { name: 'One page to print' }).click();
  await expectPainted(page, 'What works for Joan');
  await expect(page.getByRole('region', { name: 'Better not offer' })).toBeVisible();
  await expectAccessible(page);
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
});
