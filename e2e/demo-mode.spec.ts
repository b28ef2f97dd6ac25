import { expect, type Page } from '@playwright/test';

import { expectAccessible, expectPainted } from './expect-page.ts';
import { MANAGER, newAddress, RELATIVE } from './people.ts';
import { test } from './watched-page.ts';

const bar = (page: Page) => page.getByRole('complementary', { name: 'Demo mode' });

async function turnOn(page: Page) {
  await page.goto('/tabs/more');
  await page.getByRole('main').getByRole('link', { name: 'Demo mode' }).click();
  await expectPainted(page, 'Demo mode');
  await page.getByRole('button', { name: 'Turn on demo mode' }).click();
  await expect(bar(page)).toBeVisible();
}

test.describe('a manager', () => {
  test.use({ signedInAs: MANAGER });

  test('practises in a home of their own, and nothing leaves it', async ({ page, context }) => {
    await turnOn(page);
    await expectPainted(page, 'Hello, Grace');
    await expectAccessible(page);

    const email = newAddress();
    await page.goto('/manage-staff');
    await page.getByRole('link', { name: 'Invite a colleague' }).first().click();
    const invitation = page.getByRole('dialog');
    await invitation.getByLabel('E-mail address').fill(email);
    await invitation.getByLabel('Role').selectOption('Carer');
    await invitation.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(invitation).toBeHidden();

    await bar(page)
      .getByRole('link', { name: /Would have been sent|1/ })
      .click();
    await expectPainted(page, 'Demo mode');
    const tray = page.getByRole('region', { name: 'Would have been sent' });
    await expect(tray.getByText(`To ${email}`)).toBeVisible();
    await expectAccessible(page);

    // Another tab is at work in the real home meanwhile.
    const elsewhere = await context.newPage();
    await elsewhere.goto('/manage-staff');
    await expect(elsewhere.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible();
    await expect(bar(elsewhere)).toBeHidden();
    await expect(elsewhere.getByText(email)).toBeHidden();
    await elsewhere.close();

    await page.reload();
    await bar(page).getByRole('button', { name: 'Leave demo' }).click();
    await expect(bar(page)).toBeHidden();
    await expectPainted(page, 'Demo mode');
  });
});

test.describe('a relative', () => {
  test.use({ signedInAs: RELATIVE });

  test('visits a made-up person @phone', async ({ page }) => {
    await turnOn(page);
    await page.goto('/tabs/relatives');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bar(page)).toBeVisible();
    await bar(page).getByRole('button', { name: 'Leave demo' }).click();
    await expect(bar(page)).toBeHidden();
  });
});
