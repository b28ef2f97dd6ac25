import { expect, type Page } from '@playwright/test';

import { expectAccessible, expectPainted } from './expect-page.ts';
import { ask, CARER, enterAs, FAMILY, MANAGER, registerHome, signInByApi } from './people.ts';
import { test } from './watched-page.ts';

let people = 0;

/** A new resident, so that tests do not see each other's text. */
async function newResident(origin: string): Promise<string> {
  people += 1;
  const token = await signInByApi(origin, MANAGER);
  const { id } = await ask<{ id: string }>(
    origin,
    'residents/add',
    {
      first_name: 'Mary',
      last_name: `Brown ${Date.now()} ${people}`,
      preferred_name: 'Molly',
      date_of_birth: '1938-04-02',
      move_in_date: '2025-03-01',
      avoid_topics: ['the fire'],
    },
    token,
  );
  return id;
}

const chapter = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.describe('a user who edits About me', () => {
  test.use({ signedInAs: MANAGER });

  test('writes an entry below its question, and every version is kept @desktop', async ({
    page,
    baseURL,
  }) => {
    const id = await newResident(baseURL ?? '');
    await page.goto(`/manage-about-me?id=${id}`);
    await expectPainted(page, 'About Molly');
    await expect(page.getByText('Please do not bring up: the fire.')).toBeVisible();

    await page.getByRole('button', { name: 'What would you like us to call you?' }).click();
    await page.getByLabel('What would you like us to call you?').fill('Molly, never Mary.');
    await page.getByRole('radio', { name: 'Molly' }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save' }).click();
    const short = chapter(page, 'The short version');
    await expect(short.getByText('In Molly’s words')).toBeVisible();
    await expect(page.getByText('1 section of 17 has something in it')).toBeVisible();

    await short.getByRole('button', { name: 'More for this entry' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.getByLabel('What would you like us to call you?').fill('Molly. Never Mrs Brown.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(short.getByText('Molly. Never Mrs Brown.')).toBeVisible();
    await short.getByRole('button', { name: 'More for this entry' }).click();
    await page.getByRole('menuitem', { name: 'How it came to be' }).click();
    await expect(page.getByRole('dialog').getByText('Molly, never Mary.')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  });

  test('lists wishes and reorders them without dragging @phone', async ({ page, baseURL }) => {
    const id = await newResident(baseURL ?? '');
    await page.goto(`/manage-about-me?id=${id}`);
    const please = chapter(page, 'Please do / please don’t');
    for (const wish of ['Knock and wait', 'Sit on my left']) {
      await please.getByRole('button', { name: 'Add a “please do”' }).click();
      await please.getByLabel('Please do…').fill(wish);
      await please.getByRole('radio', { name: 'Molly' }).check();
      await please.getByRole('button', { name: 'Save' }).click();
      await expect(please.getByText(wish)).toBeVisible();
    }
    await please.getByRole('button', { name: 'Change the order' }).click();
    await please.getByRole('button', { name: 'Move up: Sit on my left' }).click();
    await expect(please.getByRole('listitem').first()).toContainText('Sit on my left');
    await expectAccessible(page);
  });

  test('keeps a draft on the device over a reload @desktop', async ({ page, baseURL }) => {
    const id = await newResident(baseURL ?? '');
    await page.goto(`/manage-about-me?id=${id}`);
    await page.getByRole('button', { name: 'Add a memory' }).click();
    await page.getByLabel('The story').fill('We danced until the band packed up.');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page).not.toHaveURL(/manage-about-me/);
    await page.goto(`/manage-about-me?id=${id}`);
    await page.getByRole('button', { name: 'Add a memory' }).click();
    await expect(page.getByLabel('The story')).toHaveValue('We danced until the band packed up.');
  });
});

test('a carer suggests an entry, and an editor accepts it @phone', async ({ page, baseURL }) => {
  const origin = baseURL ?? '';
  const id = await newResident(origin);
  await enterAs(page, await signInByApi(origin, CARER));
  await page.goto(`/manage-about-me?id=${id}`);
  await expectPainted(page, 'About Molly');
  await page.getByRole('button', { name: 'What makes a good day for you?' }).click();
  await page.getByLabel('What makes a good day for you?').fill('A letter in the post.');
  await page.getByRole('radio', { name: 'Staff' }).check();
  await page.getByRole('button', { name: 'Suggest it' }).click();
  await expect(chapter(page, 'Your suggestions')).toContainText('A letter in the post.');
  await expect(page.getByRole('button', { name: /^More for “/ })).toHaveCount(0);

  const token = await signInByApi(origin, MANAGER);
  await page.evaluate((value) => localStorage.setItem('relish.token', value), token);
  await page.goto(`/manage-about-me?id=${id}`);
  const waiting = chapter(page, '1 suggestion to read');
  await expect(waiting).toContainText('suggests for “What matters most to me”');
  await expectAccessible(page);
  await waiting.getByRole('button', { name: 'Add to the book' }).click();
  await expect(chapter(page, 'What matters most to me')).toContainText('A letter in the post.');
  await expect(waiting).toHaveCount(0);
});

test('a user without permission cannot open About me @phone', async ({
  page,
  baseURL,
  expectRefusals,
}) => {
  const origin = baseURL ?? '';
  const id = await newResident(origin);
  expectRefusals(404);
  await enterAs(page, await signInByApi(origin, FAMILY));
  await page.goto(`/manage-about-me?id=${id}`);
  await expectPainted(page, 'About me');
  await expect(page.getByText('Molly')).toHaveCount(0);

  const { token } = await registerHome(origin);
  await page.evaluate((value) => localStorage.setItem('relish.token', value), token);
  await page.goto(`/manage-about-me?id=${id}`);
  await expectPainted(page, 'About me');
  await expect(page.getByText('Molly')).toHaveCount(0);
  await expectAccessible(page);
});
