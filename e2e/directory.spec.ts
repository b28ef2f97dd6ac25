import { expect } from '@playwright/test';

import { expectAccessible, expectPainted } from './expect-page.ts';
import { enterAs, MANAGER, RELATIVE, signInByApi } from './people.ts';
import { test } from './watched-page.ts';

/** Unique across tests, screen widths and runs. */
const unique = (name: string) => `${name} ${Date.now().toString(36).slice(-5)}`;

test.describe('a relative and the home', () => {
  test.use({ signedInAs: RELATIVE });

  test(
    'a suggestion becomes an event, and the relative reads the answer',
    { tag: '@phone' },
    async ({ page, browser, baseURL: origin = '' }) => {
      const idea = unique('Tango afternoon');
      await page.goto('/tabs/events');
      await page.getByRole('link', { name: 'Suggestions and offers' }).click();
      await expectPainted(page, 'Suggestions and offers');
      await page.getByRole('button', { name: 'Suggest an event' }).click();
      await page.getByLabel(/^What would you like to see/).fill(`${idea}. With a live band.`);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      const hers = page.getByRole('article', { name: new RegExp(idea) });
      await expect(hers.getByText('Waiting for an answer')).toBeVisible();

      const device = await browser.newContext({ baseURL: origin });
      const team = await device.newPage();
      await enterAs(team, await signInByApi(origin, MANAGER));
      await team.addInitScript(() => localStorage.setItem('relish.intro-seen', 'true'));
      await team.goto('/proposals');
      const theirs = team.getByRole('article', { name: new RegExp(idea) });
      await theirs.getByRole('button', { name: 'Accept' }).click();
      await team.getByLabel(/^Message/).fill('What a lovely idea. See you there!');
      await team.getByRole('button', { name: 'Accept and add the event' }).click();
      await expect(team.getByLabel('Title', { exact: true })).toHaveValue(idea);
      await team.getByLabel('Category').selectOption('MUS');
      await team.getByRole('button', { name: 'Save event' }).click();
      await expect(team).toHaveURL(/\/event\?id=/);
      await team.goto('/proposals');
      await expect(theirs.getByRole('link', { name: /^Planned for / })).toBeVisible();
      await expectAccessible(team);
      await device.close();

      await page.reload();
      await expect(hers.getByText('Accepted')).toBeVisible();
      await expect(hers.getByText('What a lovely idea. See you there!')).toBeVisible();
      await expectAccessible(page);
      await hers.getByRole('link', { name: /^Planned for / }).click();
      await expectPainted(page, idea);
    },
  );

  test('a relative cannot open the performers of the home', async ({ page }) => {
    await page.goto('/performers');
    await expectPainted(page, 'Performers');
    await expect(page.getByText('Performers are for the team')).toBeVisible();
  });
});

test.describe('a manager', () => {
  test.use({ signedInAs: MANAGER });

  test('finds a performer whose DBS check ends soon', async ({ page }) => {
    await page.goto('/tabs/events');
    await page.getByRole('button', { name: 'More about events' }).click();
    await page.getByRole('menuitem', { name: 'Performers' }).click();
    await expectPainted(page, 'Performers');
    await page.getByLabel('Find a performer').fill('dog');
    await expect(page.getByText(/^DBS check ends on/)).toBeVisible();
    await page.getByRole('link', { name: 'Bramble the therapy dog' }).click();
    await expectPainted(page, 'Bramble the therapy dog');
    await expect(page.getByRole('region', { name: 'How residents liked it' })).toContainText('%');
    await expectAccessible(page);
  });
});
