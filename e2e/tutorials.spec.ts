import { expect } from '@playwright/test';

import { expectAccessible, expectPainted } from './expect-page.ts';
import { CARER, enterAs, MANAGER, registerHome, RELATIVE } from './people.ts';
import { test } from './watched-page.ts';

test('a tutorial is read step by step to its end, and marked as done @phone', async ({
  page,
  baseURL,
}) => {
  const { token } = await registerHome(baseURL ?? '');
  await enterAs(page, token);
  await page.goto('/tabs/more');
  await page.getByRole('link', { name: 'Tutorials' }).click();
  await expectPainted(page, 'Tutorials');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Find a resident' }).click();
  await expectPainted(page, 'Find a resident');
  const picture = page.getByRole('main').getByRole('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(
    page.getByRole('heading', { level: 2, name: 'Type a name or a room' }),
  ).toBeFocused();
  await expectAccessible(page);

  // A tutorial resumes at the last step.
  await page.goto('/tabs/tutorials');
  const begun = page.locator('section', { hasText: 'Go on where you stopped' });
  await expect(begun).toContainText('1 of 5 steps');
  await begun.getByRole('link', { name: 'Find a resident' }).click();
  await expect(page.getByText('Step 2 of 5')).toBeVisible();
  const next = page.getByRole('button', { name: 'Next' });
  for (const number of [3, 4, 5]) {
    await next.click();
    await expect(page.getByText(`Step ${number} of 5`)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('heading', { name: 'That was all of it' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'All tutorials' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Find a resident' });
  await expect(row).toContainText('Done');
});

test.describe('on a desktop', () => {
  test.use({ signedInAs: MANAGER });

  test('a tutorial is found by a word that is not in its title, with all its steps @desktop', async ({
    page,
  }) => {
    await page.goto('/tabs/tutorials');
    await page.getByRole('searchbox', { name: 'Find a tutorial' }).fill('spreadsheet csv');
    await expect(page.getByRole('heading', { level: 2, name: '1 tutorial' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: /^Import residents/ }).click();
    await expect(page.getByRole('navigation', { name: 'Steps' }).getByRole('button')).toHaveCount(
      6,
    );
    await expectAccessible(page);
  });

  test('products are a separate catalogue, and open in a new tab @desktop', async ({
    page,
    context,
  }) => {
    await page.goto('/products');
    await expectPainted(page, 'Products');
    await expect(page.getByText('Product', { exact: true }).first()).toBeVisible();
    await expectAccessible(page);
    await context.route('https://www.example.org/**', (route) => route.fulfill({ body: 'sold' }));
    const opened = context.waitForEvent('page');
    const counted = page.waitForResponse(/products\/open/);
    await page.getByRole('link', { name: /Robot cat/ }).click();
    expect((await opened).url()).toContain('robot-cat');
    expect((await counted).status()).toBe(200);
  });
});

test.describe('a relative', () => {
  test.use({ signedInAs: RELATIVE });

  test('gets three ideas for the next visit, then three others @phone', async ({ page }) => {
    await page.goto('/tabs/relatives');
    const ideas = page.getByRole('region', { name: 'Ideas for your next visit' });
    await expect(ideas.getByRole('article')).toHaveCount(3);
    const titles = () => ideas.getByRole('heading', { level: 3 }).allTextContents();
    const first = await titles();
    await ideas.getByText('How it goes').first().click();
    await expectAccessible(page);
    await ideas.getByRole('button', { name: 'Three others' }).click();
    await expect.poll(titles).not.toEqual(first);
    await ideas.getByText('How it goes').first().click();
    await ideas
      .getByRole('link', { name: /^All about it/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/activity\?id=/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('has no tutorials, and sees products marked as such @phone', async ({ page }) => {
    await page.goto('/tabs/tutorials');
    await expect(page.getByText('Tutorials are for the team')).toBeVisible();
    await page.goto('/products');
    await expect(page.getByText('Product', { exact: true }).first()).toBeVisible();
  });
});

test.describe('a carer', () => {
  test.use({ signedInAs: CARER });

  test('sees tutorials for their work, not those for managers @desktop', async ({ page }) => {
    await page.goto('/tabs/tutorials');
    await expect(page.getByRole('link', { name: 'Find a resident' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Import residents/ })).toHaveCount(0);
  });
});
