import { randomUUID } from 'node:crypto';

import { expect } from '@playwright/test';

import { expectAccessible, expectPainted } from './expect-page.ts';
import { ask, CARER, MANAGER, signInByApi } from './people.ts';
import { test } from './watched-page.ts';

const HOUR = 3_600_000;

interface Person {
  id: string;
  preferred_name: string;
  last_name: string;
  status: string;
}

/** Calls the API directly, because recording through the screen has its own test. */
async function keepRecord(origin: string, email: string, title: string, hoursAgo: number) {
  const token = await signInByApi(origin, email);
  const all = await ask<Person[]>(origin, 'residents/list', {}, token);
  const person = all.find(({ preferred_name }) => preferred_name === 'Peggy');
  const me = await ask<{ id: string }>(origin, 'me', {}, token);
  await ask(
    origin,
    'reports/add',
    {
      client_uuid: randomUUID(),
      report_type: 'quick',
      free_title: title,
      category: 'DOM',
      format: 'one_to_one',
      started_at: new Date(Date.now() - hoursAgo * HOUR).toISOString(),
      duration_min: 25,
      led_by: [{ kind: 'staff', id: me.id }],
      participations: [
        {
          resident_id: person?.id,
          attendance: 'took_part',
          engagement: 4,
          mood_before: 2,
          mood_after: 5,
          quote: 'We did this on the step at home.',
        },
      ],
    },
    token,
  );
  return person?.id ?? '';
}

test.describe('on a phone', { tag: '@phone' }, () => {
  test.use({ signedInAs: CARER });

  test('a carer looks up what a resident did', async ({ page, baseURL }) => {
    const title = `Shelling peas ${Date.now()}`;
    const id = await keepRecord(baseURL ?? '', CARER, title, 1);
    await page.goto(`/resident?id=${id}`);
    await expectPainted(page, 'Peggy');
    const card = page.getByRole('region', { name: 'What happened lately' });
    const entry = card.getByRole('listitem').filter({ hasText: title });
    await expect(entry.getByText('Absorbed · 25 min')).toBeVisible();
    await expect(entry.getByText('Delighted')).toBeVisible();
    await expect(entry.getByText('“We did this on the step at home.”')).toBeVisible();
    await expectAccessible(page);

    await card.getByRole('link', { name: 'All records' }).click();
    await expectPainted(page, 'Records');
    const chips = page.getByRole('list', { name: 'Filters in use' });
    await expect(chips.getByText('Peggy Hartley')).toBeVisible();
    const record = page.getByRole('article', { name: title });
    await expect(record.getByText('Took part')).toBeVisible();
    await page.getByText('Calendar').click();
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Remove Peggy Hartley' }).click();
    await expect(chips).toHaveCount(0);
    await page.getByLabel('Which days').selectOption('Today');
    await expect(page).toHaveURL(/period=today/);
    // Just after midnight there are no records yet.
    const today = page.getByRole('heading', { level: 2, name: /^Today, / });
    const nothing = page.getByRole('heading', { name: 'Nothing was recorded on these days' });
    await expect(today.or(nothing)).toBeVisible();
  });
});

test.describe('on a PC', { tag: '@desktop' }, () => {
  test.use({ signedInAs: MANAGER });

  test('a manager finds a late record, and reads one day of the calendar', async ({
    page,
    baseURL,
  }) => {
    const late = `Folding napkins ${Date.now()}`;
    const fresh = `Sorting buttons ${Date.now()}`;
    await keepRecord(baseURL ?? '', MANAGER, late, 72);
    await keepRecord(baseURL ?? '', MANAGER, fresh, 1);
    await page.goto('/tabs/home');
    await page.getByRole('link', { name: 'Records', exact: true }).click();
    await expectPainted(page, 'Records');
    await expect(page.getByRole('article', { name: fresh })).toBeVisible();
    await expect(page.getByRole('article', { name: late })).toBeVisible();
    await expect(page.getByRole('grid')).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Filters' }).click();
    const filters = page.getByRole('dialog', { name: 'Filters' });
    await filters.getByRole('switch', { name: 'Written late' }).click();
    await expect(filters.getByRole('switch', { name: 'Written late' })).toBeChecked();
    await expectAccessible(page);
    await filters.getByRole('button', { name: /^Show \d+ records?$/ }).click();
    await expect(page).toHaveURL(/late=1/);
    await expect(page.getByRole('article', { name: fresh })).toHaveCount(0);
    const found = page.getByRole('article', { name: late });
    await expect(found.getByText('Written late')).toBeVisible();

    await page.getByRole('button', { name: 'Remove Written late' }).click();
    await expect(page.getByRole('article', { name: fresh })).toBeVisible();
    const days = page.getByRole('grid').getByRole('button', { name: /\d records?,/ });
    await days.last().click();
    await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=/);
    await expect(days.last()).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('article', { name: late })).toHaveCount(0);
    await days.last().press('ArrowUp');
    await expect(page.locator('[data-day]:focus')).toHaveCount(1);
    await expectAccessible(page);
  });
});
