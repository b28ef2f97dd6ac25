import { expect, type Page } from '@playwright/test';

import { expectAccessible, expectPainted } from './expect-page.ts';
import { CARER, MANAGER, RELATIVE } from './people.ts';
import { test } from './watched-page.ts';

/** Unique across tests, screen widths and runs. */
const unique = (name: string) => `${name} ${Date.now().toString(36).slice(-5)}`;

/** On a phone the parts are steps; on a wide screen all are on one page. */
async function goOn(page: Page) {
  const next = page.getByRole('button', { name: /^Next/ });
  if (await next.isVisible()) await next.click();
}

async function rate(page: Page, { before, after }: { before: string; after: string }) {
  await goOn(page);
  await goOn(page);
  await page.getByRole('button', { name: 'Change Slips, trips and falls' }).click();
  const pick = (matrix: string, name: string) =>
    page.getByRole('radiogroup', { name: matrix }).getByRole('radio', { name }).click();
  await pick('Risk before extra controls', before);
  await pick('Risk after extra controls', after);
  await page.getByRole('button', { name: 'Done with Slips, trips and falls' }).click();
  await goOn(page);
  await goOn(page);
  await page.getByRole('button', { name: 'Send for approval' }).click();
}

test.describe('risk assessments', () => {
  test.use({ signedInAs: MANAGER });

  test('a trip is assessed from a template and approved, but not if it becomes too risky', async ({
    page,
  }) => {
    const title = unique('Trip to Juniper Nurseries');
    await page.goto('/tabs/risk-assessments');
    await expectPainted(page, 'Risk assessments');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'New assessment' }).first().click();
    await page.getByLabel('Search templates').fill('garden centre');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Trip to a garden centre' }).click();
    await page.getByLabel('Title', { exact: true }).fill(title);
    await goOn(page);
    await goOn(page);
    const hazards = page.getByRole('list', { name: 'Hazards' });
    const confirm = hazards.getByRole('button', { name: /^Confirm / });
    await expect(confirm.first()).toBeVisible();
    await expectAccessible(page);
    for (let left = await confirm.count(); left > 0; left -= 1) await confirm.first().click();
    await goOn(page);
    await goOn(page);
    await page.getByRole('radio', { name: /^Go ahead with the controls/ }).check();
    await page
      .getByRole('textbox', { name: 'Reasons' })
      .fill('Choosing plants matters to them, and staff are near.');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send for approval' }).click();

    await expectPainted(page, title);
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(page.getByText('Approved', { exact: true }).first()).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Edit as a new version' }).click();
    await expectPainted(page, 'Edit the assessment');
    await rate(page, {
      before: '12, High: Likely and Moderate',
      after: '9, High: Possible and Moderate',
    });
    await expect(page.getByText(/Another manager must approve it/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0);

    await page.getByRole('button', { name: 'Withdraw' }).click();
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await expectPainted(page, 'Edit the assessment');
    await rate(page, {
      before: '25, Extreme: Almost certain and Catastrophic',
      after: '20, Extreme: Likely and Catastrophic',
    });
    await expect(page.getByText(/so nobody can approve it/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0);

    await page.getByRole('button', { name: 'Compare with version 1' }).click();
    await expect(page.getByText(/risk after controls changed from moderate to/)).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('a carer', () => {
  test.use({ signedInAs: CARER });

  test('reads assessments and cannot write them', async ({ page }) => {
    await page.goto('/tabs/risk-assessments');
    await expectPainted(page, 'Risk assessments');
    await expect(page.getByRole('link', { name: 'New assessment' })).toHaveCount(0);
    await page.goto('/risk-assessment-edit');
    await expect(page.getByText('This is not part of your role')).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('a relative', () => {
  test.use({ signedInAs: RELATIVE });

  test('finds no assessments', async ({ page }) => {
    await page.goto('/tabs/risk-assessments');
    await expect(page.getByText('This page is for staff')).toBeVisible();
  });
});
