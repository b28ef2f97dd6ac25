import { expect, type Page } from '@playwright/test';

import { expectAccessible, expectPainted } from './expect-page.ts';
import { ask, FAMILY, MANAGER, RELATIVE, signInByApi } from './people.ts';
import { test } from './watched-page.ts';

/** A separate resident in the manager's home, so that no other test sees the checks. */
async function newResident(origin: string, first_name: string) {
  const token = await signInByApi(origin, MANAGER);
  const { id } = await ask<{ id: string }>(
    origin,
    'residents/add',
    {
      first_name,
      last_name: `Story ${Date.now()}`,
      date_of_birth: '1938-04-02',
      move_in_date: '2025-03-01',
    },
    token,
  );
  return { id, token };
}

/** Chooses an answer under every heading, on phone and desktop layouts. */
async function answer(page: Page, choices: readonly number[], isPhone: boolean) {
  if (isPhone) await page.getByRole('button', { name: 'Begin' }).click();
  for (const [index, choice] of choices.entries()) {
    const question = page.getByRole('radiogroup').nth(isPhone ? 0 : index);
    await question.getByRole('radio').nth(choice).check();
    if (!isPhone) continue;
    const next = index < choices.length - 1 ? 'Next' : 'See the result';
    await page.getByRole('button', { name: next }).click();
  }
}

test.describe('staff who check abilities', () => {
  test.use({ signedInAs: MANAGER });

  test('finish a check, confirm a tie, and read the guide @phone', async ({
    page,
    baseURL,
    expectRefusals,
  }, { project }) => {
    expectRefusals(422);
    const { id } = await newResident(baseURL ?? '', 'Molly');
    await page.goto(`/pal?id=${id}`);
    await expectPainted(page, 'Molly’s ability guide');
    await expect(page.getByText('Molly has no ability check yet')).toBeVisible();
    await page.getByRole('link', { name: 'Start a check' }).click();
    await expectPainted(page, 'Ability check: Molly');
    await expectAccessible(page);

    await answer(page, [0, 0, 0, 1, 1, 1, 2, 2, 2], project.name === 'phone');
    await expect(page.getByText('Saved as a draft')).toBeVisible();
    await page.getByRole('button', { name: 'Finish the check' }).click();
    const summary = page.getByRole('region', { name: 'There is a problem' });
    await expect(summary).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('checkbox', { name: /I know Molly/ }).check();
    await page.getByRole('button', { name: 'Finish the check' }).click();

    await expectPainted(page, 'Molly’s ability guide');
    await expect(page.getByText('enjoys the doing')).toBeVisible();
    await expect(page.getByText('Follows the answer to “Mealtimes”')).toBeVisible();
    await expect(page.getByText('One check so far: Exploratory')).toBeVisible();
    await expectAccessible(page);
  });

  test('resume their draft, and request a review @phone', async ({ page, baseURL }, {
    project,
  }) => {
    const { id, token } = await newResident(baseURL ?? '', 'Arthur');
    const draft = { resident_id: id, answers: { washing: 'sensory' } };
    await ask(baseURL ?? '', 'pal/save-draft', draft, token);
    await page.goto('/tabs/pal');
    await expectPainted(page, 'Ability guide');
    const row = page.getByRole('listitem').filter({ has: page.locator(`a[href*="${id}"]`) });
    await expect(row).toContainText('You have begun a check');
    if (project.name === 'desktop') await expectAccessible(page);
    await row.getByRole('link', { name: /^Arthur/ }).click();
    await expectPainted(page, 'Arthur’s ability guide');
    await page.getByRole('button', { name: 'Something has changed' }).click();
    await page.getByRole('button', { name: 'Let colleagues know' }).click();
    await expect(page.getByText('Seems different')).toBeVisible();
    await page.getByRole('link', { name: 'Go on with your check' }).click();
    await expectPainted(page, 'Ability check: Arthur');
    if (project.name === 'phone') await page.getByRole('button', { name: 'Begin' }).click();
    await expect(page.getByRole('radio').nth(2)).toBeChecked();
  });
});

test.describe('a family organisation', () => {
  test.use({ signedInAs: FAMILY });

  test('tries the check, and nothing leaves the device @desktop', async ({ page }, { project }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/v2/pal')) sent.push(request.url());
    });
    await page.goto('/tabs/pal');
    await expectPainted(page, 'Ability guide');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Start' }).click();
    await answer(
      page,
      Array.from({ length: 9 }, () => 3),
      project.name === 'phone',
    );
    await expect(page.getByText('Being with someone is the activity.')).toBeVisible();
    expect(sent).toEqual([]);
  });
});

test.describe('a relative', () => {
  test.use({ signedInAs: RELATIVE });

  test('sees ideas, and no levels @phone', async ({ page }) => {
    await page.goto('/pal-info?level=sensory');
    await expectPainted(page, 'Being together');
    await expect(page.getByText('Stop while it is good')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/planned|exploratory|sensory|reflex/i);
    await expectAccessible(page);
  });
});

test.describe('a user whose package has expired', () => {
  test.use({ signedInAs: 'expired@relish.test' });

  test('is told how to unlock the check @phone', async ({ page }) => {
    await page.goto('/tabs/pal');
    await expectPainted(page, 'Ability guide');
    await expect(page.getByText(/as soon as the package is renewed/)).toBeVisible();
    await expectAccessible(page);
  });
});
