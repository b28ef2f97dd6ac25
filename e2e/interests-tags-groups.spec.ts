import { expect, type Page } from '@playwright/test';

import { expectAccessible, expectPainted } from './expect-page.ts';
import { ask, CARER, MANAGER, RELATIVE, signInByApi } from './people.ts';
import { test } from './watched-page.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** A new resident in the manager's home, so that tests do not affect each other. */
async function newResident(origin: string, first_name: string) {
  const token = await signInByApi(origin, MANAGER);
  const person = {
    first_name,
    last_name: 'Ashworth',
    date_of_birth: '1939-06-11',
    move_in_date: '2025-03-01',
    best_time_of_day: 'morning',
  };
  return ask<{ id: string }>(origin, 'residents/add', person, token);
}

/** Unique across tests, screen widths and runs. */
const unique = (name: string) => `${name} ${Date.now().toString(36).slice(-5)}`;

test.describe('a user who edits residents', () => {
  test.use({ signedInAs: MANAGER });

  test('picks interests by picture in two taps, and undoes one @phone', async ({
    page,
    baseURL,
  }) => {
    const { id } = await newResident(baseURL ?? '', 'Winifred');
    await page.goto(`/resident-interests?id=${id}`);
    await expectPainted(page, 'What Winifred enjoys');
    await page.getByRole('button', { name: /^Music/ }).click();
    const music = page.getByRole('list', { name: 'Music' });
    await expect(music.getByRole('button').first()).toBeInViewport();
    await music.getByRole('button', { name: 'Jazz' }).click();
    await press(page, 'Loves it');
    await expect(region(page, 'Loves').getByText('Jazz')).toBeVisible();
    await press(page, 'Undo');
    await expect(region(page, 'Loves')).toHaveCount(0);

    await page.getByLabel('Find an interest').fill('dogs');
    await page.getByRole('button', { name: 'Dogs', exact: true }).click();
    await press(page, 'Add a detail');
    await page.getByLabel('In a few words').fill('Bitten as a child');
    await expectAccessible(page);
    await press(page, 'Never');
    // Shown optimistically, so a reload before the response would cancel the request.
    const arrived = page.waitForResponse((response) => response.url().endsWith('/interests/set'));
    await press(page, 'Save');
    await expect(region(page, 'Never').getByText('Bitten as a child')).toBeVisible();
    await arrived;
    await page.reload();
    await expect(region(page, 'Never').getByText('Dogs')).toBeVisible();
    await expectAccessible(page);
  });

  test('adds residents to a group, archives it and restores it @desktop', async ({
    page,
    baseURL,
  }) => {
    const first = unique('Hilda');
    await newResident(baseURL ?? '', first);
    const name = unique('Knit and natter');
    await page.goto('/manage-resident-groups');
    await expectPainted(page, 'Resident groups');
    await press(page, 'Add a group');
    await page.getByLabel('Name', { exact: true }).fill('Dementia table');
    await expect(page.getByText('not after a condition')).toBeVisible();
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByRole('radio', { name: 'Teal' }).check();
    await expectAccessible(page);
    await press(page, 'Save the group');
    await page.getByLabel('Find somebody').fill(first);
    await page.getByRole('checkbox', { name: new RegExp(first) }).check();
    await expectAccessible(page);
    await press(page, 'Save people');
    const card = region(page, name);
    await expect(card.getByRole('img', { name: `${first} Ashworth` })).toBeVisible();
    await card.getByRole('button', { name: `More for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    await expect(card).toHaveCount(0);
    await press(page, `Restore ${name}`);
    await expect(card).toBeVisible();
    await expectAccessible(page);
  });

  test('adds a tag, is warned what tags are not for, and merges two @desktop', async ({
    page,
    baseURL,
  }) => {
    const origin = baseURL ?? '';
    const token = await signInByApi(origin, MANAGER);
    const { id } = await newResident(origin, 'Mabel');
    const label = unique('Whippets');
    await page.goto('/manage-custom-about-me-tags');
    await expectPainted(page, 'About me tags');
    const field = page.getByLabel('Tag', { exact: true });
    await field.fill('Incontinent');
    await expect(page.getByText('not what care they need')).toBeVisible();
    await field.fill(label);
    await press(page, 'Add the tag');
    await expect(page.getByRole('button', { name: `More for ${label}` })).toBeVisible();
    await expectAccessible(page);

    const tags = await ask<{ tag: string; label: string }[]>(origin, 'tags/list', {}, token);
    const tag = tags.find((each) => each.label === label)?.tag;
    await ask(origin, 'tags/set', { resident_id: id, tags: [tag] }, token);
    await page.reload();
    await page.getByRole('button', { name: `More for ${label}` }).click();
    await page.getByRole('menuitem', { name: 'Merge' }).click();
    await page.getByLabel('Which tag stays?').selectOption('Dogs');
    await expect(page.getByText(`1 person who has “${label}” will have “Dogs”`)).toBeVisible();
    await press(page, 'Merge the tags');
    await expect(page.getByRole('button', { name: `Restore ${label}` })).toBeVisible();
    const worn = await ask<{ tag: string }[]>(origin, 'tags/of', { resident_id: id }, token);
    expect(worn.map((each) => each.tag)).toEqual(['loves.dogs']);
  });
});

for (const email of [CARER, RELATIVE])
  test.describe(email, () => {
    test.use({ signedInAs: email });

    test('a user without permission is told who may edit @phone', async ({ page }) => {
      await page.goto('/manage-resident-groups');
      await expectPainted(page, 'Resident groups');
      await expect(page.getByText('Managers and activity leads put residents')).toBeVisible();
      await page.goto('/manage-custom-about-me-tags');
      await expectPainted(page, 'About me tags');
      await expect(page.getByText('Managers and activity leads decide')).toBeVisible();
      await expectAccessible(page);
    });
  });
