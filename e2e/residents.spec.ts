import { randomInt } from 'node:crypto';

import { expect, type Page } from '@playwright/test';

import { expectAccessible, expectPainted } from './expect-page.ts';
import { ask, MANAGER, signInByApi } from './people.ts';
import { test } from './watched-page.ts';

test.use({ signedInAs: MANAGER });

interface Saved {
  id: string;
  version: number;
}

/** A resident with a name unique across screen widths and runs. */
async function addResident(origin: string, differences: object = {}) {
  const name = `Z${Array.from({ length: 9 }, () => 'abcdefghiklmnoprstu'.charAt(randomInt(19))).join('')}`;
  const token = await signInByApi(origin, MANAGER);
  const saved = await ask<Saved>(
    origin,
    'residents/add',
    {
      first_name: 'Griselda',
      last_name: 'Ó Briain',
      preferred_name: name,
      date_of_birth: '1939-05-06',
      move_in_date: '2024-02-01',
      ...differences,
    },
    token,
  );
  return { ...saved, name, token };
}

const search = (page: Page) => page.getByRole('searchbox', { name: 'Find somebody' });

test('a manager finds a resident despite a typo, and opens their profile', async ({
  page,
  baseURL,
}) => {
  const { id, name } = await addResident(baseURL ?? '', {
    pronouns: 'she/her',
    allergies: [{ allergen: 'tree_nuts', severity: 'severe' }],
    diet: { food_texture: 4, drink_thickness: 2 },
    communication: { hearing: 'aids_both', yes_no: 'Squeezes your hand once for yes.' },
    avoid_topics: ['The flood of 1953'],
  });
  await page.goto('/tabs/residents');
  await expectPainted(page, 'Residents');
  await expect(page.getByText(/^\d+ people$/)).toBeVisible();
  await expectAccessible(page);

  await search(page).fill(`obrain ${name.slice(0, -1)}`);
  const found = page.getByRole('main').getByRole('link', { name: new RegExp(name) });
  await expect(found).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await found.click();

  await expectPainted(page, name);
  expect(page.url()).toContain(`/resident?id=${id}`);
  expect(await page.title()).not.toContain(name);
  await expect(page.getByText('Griselda Ó Briain · she/her')).toBeVisible();
  await expect(page.getByText('The flood of 1953')).toBeVisible();
  const safety = page.getByRole('region', { name: `Keeping ${name} safe` });
  await expect(safety).toContainText('Tree nuts');
  await expect(safety).toContainText('IDDSI level 4, pureed');
  await expect(safety).toContainText('Nobody has confirmed this yet.');
  await expectAccessible(page);

  await safety.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('button', { name: 'Yes, it agrees' }).click();
  await expect(safety).toContainText('by Grace Adeyemi');
  await page.getByRole('button', { name: 'Stays and changes' }).click();
  await expect(page.getByRole('dialog')).toContainText('1 Feb 2024 until now');
  await expectAccessible(page);
});

test('the card for agency staff fits one printed page @desktop', async ({ page, baseURL }) => {
  const { id, name } = await addResident(baseURL ?? '', {
    allergies: [{ allergen: 'latex', severity: 'mild' }],
    communication: { speech: 'few_words', yes_no: 'Nods.' },
  });
  await page.goto(`/resident?id=${id}`);
  await page.getByRole('link', { name: 'At a glance' }).click();
  await expectPainted(page, name);
  await expect(page.getByText('Latex: Mild')).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Places' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
});

test('the family is informed of a hospital stay by a person, and a resident who has died is remembered @phone', async ({
  page,
  baseURL,
}) => {
  const ill = await addResident(baseURL ?? '');
  const { id, name, token } = ill;
  const change = (saved: Saved, status: string) =>
    ask<Saved>(baseURL ?? '', 'residents/change-status', { ...saved, status }, token);
  const inHospital = await change({ id, version: ill.version }, 'hospital');
  await page.goto(`/resident?id=${id}`);
  await expect(page.getByText(`${name} is in hospital`)).toBeVisible();
  await expect(page.getByText('The family has not been told yet')).toBeVisible();

  await change(inHospital, 'deceased');
  await page.reload();
  await expect(page.getByText(`We remember ${name}`)).toBeVisible();
  await expect(page.getByText('years old')).toHaveCount(0);
  await expectAccessible(page);

  await page.goto('/tabs/residents');
  await search(page).fill(name);
  await expect(page.getByRole('heading', { name: 'Nobody fits' })).toBeVisible();
  await page.getByRole('switch', { name: 'Archive' }).click({ force: true });
  await expect(page.getByRole('main').getByRole('link', { name: new RegExp(name) })).toBeVisible();
  await expectAccessible(page);
});

test('filters stay in the URL, and the keyboard is enough @desktop', async ({ page }) => {
  await page.goto('/tabs/residents?missing=any&sort=-room');
  await expect(page.getByLabel('Missing information')).toHaveValue('any');
  await expect(page.getByRole('columnheader', { name: 'Room' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await page.keyboard.press('/');
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('qqqqqq');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/tabs/residents?sort=-room');
});

test.describe('a home on Package A', () => {
  test.use({ signedInAs: 'package-a@relish.test' });

  test('is told what would unlock the profiles @phone', async ({ page }) => {
    await page.goto('/tabs/residents');
    await expectPainted(page, 'Residents');
    await expect(
      page.getByRole('heading', { name: 'Residents come with Package B' }),
    ).toBeVisible();
    await expectAccessible(page);
  });
});
