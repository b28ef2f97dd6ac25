import { expect } from '@playwright/test';

import { expectAccessible, expectPainted } from './expect-page.ts';
import { ask, MANAGER, RELATIVE, signInByApi } from './people.ts';
import { test } from './watched-page.ts';

/** A separate resident in the manager's home, so that no other test sees the observations. */
async function newResident(origin: string, first_name: string) {
  const token = await signInByApi(origin, MANAGER);
  const last_name = `Story ${Date.now()}`;
  const { id } = await ask<{ id: string }>(
    origin,
    'residents/add',
    { first_name, last_name, date_of_birth: '1938-04-02', move_in_date: '2025-03-01' },
    token,
  );
  return { id, name: `${first_name} ${last_name}` };
}

test.describe('the team', () => {
  test.use({ signedInAs: MANAGER });

  test('raises a concern, is told beforehand who reads it, and a manager answers @phone', async ({
    page,
    baseURL,
  }) => {
    const { id, name } = await newResident(baseURL ?? '', 'Ivy');
    await page.goto(`/report-additional-observation?resident=${id}`);
    await expectPainted(page, `Something noticed about ${name}`);
    await expect(page.getByText(/^This is not an incident form\./)).toBeVisible();
    await page.getByRole('radio', { name: 'A concern' }).check();
    await page.getByLabel('What did you see or hear?').fill('Frightened when the door bell rings.');
    await page.getByRole('radio', { name: 'Told the manager' }).check();
    await expect(page.getByText('Your manager is told at once.')).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByLabel('What did you see or hear?')).toHaveValue(/door bell/);
    await page.getByRole('button', { name: 'Save and tell the manager' }).click();
    await expect(page.getByText('Saved. Your manager has been told.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Local safeguarding contacts' })).toContainText(
      'In an emergency, ring 999.',
    );
    await expectAccessible(page);

    await page.goto('/tabs/home');
    await page.getByRole('alert').getByRole('link', { name: 'Look at it now' }).click();
    await expectPainted(page, 'Observations');
    const concern = page.getByRole('article', { name: `A concern, ${name}` });
    await expect(concern).toContainText('Frightened when the door bell rings.');
    await expectAccessible(page);
    await concern.getByRole('button', { name: /^Say what was done/ }).click();
    await page.getByLabel('What was done about it?').fill('Took the bell off the hall.');
    await page.getByRole('button', { name: 'Seen and noted' }).click();
    await expect(concern).toBeHidden();

    await page.goto(`/observations?resident=${id}`);
    await expect(concern).toContainText('Took the bell off the hall.');
  });

  test('closes a follow-up on the day, from the resident’s profile @desktop', async ({
    page,
    baseURL,
  }) => {
    const { id, name } = await newResident(baseURL ?? '', 'Len');
    const token = await signInByApi(baseURL ?? '', MANAGER);
    const now = new Date().toISOString();
    await ask(
      baseURL ?? '',
      'observations/add',
      {
        client_uuid: crypto.randomUUID(),
        resident_id: id,
        type: 'equipment_need',
        text: 'The cup is too heavy for him.',
        seen_at: now,
        action: 'told_nurse',
        follow_up_date: now.slice(0, 10),
      },
      token,
    );
    await page.goto(`/resident?id=${id}`);
    const card = page.getByRole('region', { name: 'Noticed lately' });
    await expect(card).toContainText('The cup is too heavy for him.');
    await card.getByRole('link', { name: '1 follow-up is waiting' }).click();
    await expectPainted(page, 'What we noticed about Len');
    await expectAccessible(page);
    await page.getByRole('button', { name: `Done: Equipment needed, ${name}` }).click();
    await page.getByLabel('What did you find or do?').fill('A lighter one is here.');
    await page.getByRole('button', { name: 'Take it off the list' }).click();
    await expect(page.getByText('A lighter one is here.')).toBeVisible();
  });
});

test.describe('a relative', () => {
  test.use({ signedInAs: RELATIVE });

  test('sees no observations @phone', async ({ page }) => {
    await page.goto('/observations');
    await expectPainted(page, 'Observations');
    await expect(page.getByRole('article')).toHaveCount(0);
    await expectAccessible(page);
  });
});
