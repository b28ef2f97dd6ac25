import { expect } from '@playwright/test';

import { expectAccessible, expectPainted } from './expect-page.ts';
import { ask, MANAGER, signInByApi } from './people.ts';
import { test } from './watched-page.ts';

test.use({ signedInAs: MANAGER });

interface Row {
  id: string;
  preferred_name: string;
  last_name: string;
}

async function findPeggy(origin: string): Promise<string> {
  const all = await ask<Row[]>(origin, 'residents/list', {}, await signInByApi(origin, MANAGER));
  const peggy = all.find((each) => each.preferred_name === 'Peggy' && each.last_name === 'Hartley');
  return peggy?.id ?? '';
}

test(
  'a coordinator finds a suitable activity from Peggy’s profile, and acknowledges a warning first',
  { tag: '@phone' },
  async ({ page, baseURL }) => {
    await page.goto(`/resident?id=${await findPeggy(baseURL ?? '')}`);
    await expectPainted(page, 'Peggy');
    await page.getByRole('link', { name: 'Find an activity' }).click();
    await expectPainted(page, 'Find an activity');
    const first = page.getByRole('article').first();
    await expect(first.getByText('Right for Peggy’s level').first()).toBeVisible();
    await expect(first.getByRole('list', { name: 'Warnings' })).toHaveCount(0);
    await expectAccessible(page);

    await page.getByRole('searchbox', { name: 'Search by words' }).fill('scented paints');
    const scented = page.getByRole('article', { name: 'Painting with scented paints' });
    await expect(scented.getByText('Fragrance: Peggy has an allergy to it')).toBeVisible();
    await scented.getByRole('button', { name: 'Do this: Painting with scented paints' }).click();
    const sheet = page.getByRole('dialog', { name: 'Painting with scented paints' });
    const begin = sheet.getByRole('button', { name: 'We are doing this' });
    await expect(sheet.getByText('Tick the warning above when you have read it.')).toBeVisible();
    await expect(begin).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page);

    await sheet.getByRole('checkbox', { name: /I have read this: Fragrance/ }).check();
    await begin.click();
    const done = page.getByRole('dialog', { name: 'Enjoy it together' });
    await expect(done.getByText('Noted for Peggy.')).toBeVisible();
    await done.getByRole('link', { name: 'Back to Peggy' }).click();
    await expectPainted(page, 'Peggy');
  },
);

test(
  'a coordinator finds a short activity for a group in the lounge',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/manage-resident-groups');
    await page.getByRole('link', { name: 'Find an activity for Sunday singers' }).click();
    await expectPainted(page, 'Find an activity');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('button', { name: 'Filters' }).click();
    const filters = page.getByRole('dialog', { name: 'Filters' });
    // The URL follows a moment after each choice.
    await filters.getByRole('radio', { name: 'Up to 20 min' }).click();
    await filters.getByRole('checkbox', { name: 'Lounge' }).click();
    await expect(filters.getByRole('radio', { name: 'Up to 20 min' })).toBeChecked();
    await expect(filters.getByRole('checkbox', { name: 'Lounge' })).toBeChecked();
    await expectAccessible(page);
    await filters.getByRole('button', { name: 'Show them' }).click();
    await expect(page).toHaveURL(/minutes=20/);
    await expect(page).toHaveURL(/place=lounge/);
    const first = page.getByRole('article').first();
    await first.getByText('Why this?').click();
    await expect(first.getByText(/^Together \+/)).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Change' }).click();
    const picker = page.getByRole('dialog', { name: 'Who is it for?' });
    await expect(picker.getByRole('button', { name: /Sunday singers/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expectAccessible(page);
    await picker.getByRole('button', { name: 'Cancel' }).click();

    await page.goto('/choose-activity');
    await expect(page.getByRole('heading', { name: 'Who is it for?' })).toBeVisible();
    await expectAccessible(page);
  },
);
