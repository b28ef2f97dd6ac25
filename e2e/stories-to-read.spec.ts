import { expect } from '@playwright/test';

import { expectAccessible, expectPainted } from './expect-page.ts';
import { enterAs, MANAGER, RELATIVE, signInByApi } from './people.ts';
import { test } from './watched-page.ts';

test('a relative’s story is listed with those of the whole home, and accepted @phone', async ({
  page,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const story = `She whistled on the way to school, ${Date.now()}.`;
  await enterAs(page, await signInByApi(origin, RELATIVE));
  await page.goto('/tabs/relatives');
  const main = page.getByRole('main');
  await main.getByLabel('Your words').fill(story);
  await main.getByRole('button', { name: 'Send it to the team' }).click();
  const own = page.getByRole('region', { name: 'Waiting to be read' });
  await expect(own).toContainText(story);

  const device = await browser.newContext({ baseURL: origin });
  const office = await device.newPage();
  await office.setViewportSize(page.viewportSize() ?? { width: 390, height: 844 });
  await enterAs(office, await signInByApi(origin, MANAGER));
  await office.goto('/tabs/more');
  await office.getByRole('link', { name: 'Stories to read' }).click();
  await expectPainted(office, 'Stories to read');
  const waiting = office.getByRole('main').getByRole('listitem').filter({ hasText: story });
  await expect(waiting).toContainText('Susan Hartley suggests for “Memory book”');
  await expectAccessible(office);
  await waiting.getByRole('button', { name: 'Add to the book' }).press('Enter');
  await expect(waiting).toHaveCount(0);
  await expect(office.locator(':focus')).toHaveRole('heading');
  await expectAccessible(office);
  await device.close();

  await page.reload();
  await expect(page.getByRole('region', { name: /^About / })).toContainText(story);
  await expect(own.getByText(story)).toHaveCount(0);
});
