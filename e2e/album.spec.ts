import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import { expect, type Page } from '@playwright/test';

import { expectAccessible, expectPainted } from './expect-page.ts';
import { enterAs, registerHome } from './people.ts';
import { test } from './watched-page.ts';

const PICTURES = ['balloon', 'dog-visit', 'pub-night', 'scone-baking'];

/** Calls that create something need a key. */
async function create<T>(
  origin: string,
  call: string,
  body: BodyInit,
  token: string,
  type: string,
) {
  const response = await fetch(`${origin}/api/v2/${call}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': type,
      'idempotency-key': randomUUID(),
    },
    body,
  });
  expect(response.status, call).toBe(200);
  return (await response.json()) as T;
}

/** A new home with four photos without people, two of this month and two of 1955. */
async function fillAlbum(origin: string) {
  const { token } = await registerHome(origin);
  const json = <T>(call: string, input: object) =>
    create<T>(origin, call, JSON.stringify(input), token, 'application/json');
  for (const [at, name] of PICTURES.entries()) {
    const picture = new Uint8Array(await readFile(`content/demo-pictures/photos/${name}.webp`));
    const { id } = await create<{ id: string }>(
      origin,
      'media/upload',
      picture,
      token,
      'image/webp',
    );
    const { ids } = await json<{ ids: string[] }>('photos/add', { media_ids: [id] });
    await json('photos/save', {
      id: ids[0],
      version: 1,
      named: at === 3 ? 'not_yet' : 'nobody',
      sharing: 'home',
      caption: `Picture ${at + 1}`,
      ...(at > 1 && { taken_on: '1955-06-02' }),
    });
  }
  return token;
}

const photo = (page: Page, name: RegExp) => page.getByRole('button', { name });
const tick = (page: Page, name: RegExp) => page.getByRole('checkbox', { name });

test('a manager finds, captions and hides photos, and undoes it', async ({
  page,
  baseURL: origin = '',
}) => {
  await enterAs(page, await fillAlbum(origin));
  await page.goto('/tabs/photo-book');
  await expectPainted(page, 'Photo book');
  await expect(page.getByRole('heading', { level: 2, name: 'The 1950s' })).toBeVisible();
  await expect(photo(page, /^Picture/)).toHaveCount(4);
  await expectAccessible(page);

  await photo(page, /^Picture 3/).click();
  const viewer = page.getByRole('dialog', { name: 'Picture 3' });
  await expect(viewer.getByText('2 Jun 1955')).toBeVisible();
  await viewer.getByRole('button', { name: 'Favourite' }).click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);

  await page.getByRole('radio', { name: 'Favourites' }).click();
  await expect(photo(page, /^Picture/)).toHaveCount(1);
  await page.getByRole('radio', { name: /^People to name/ }).click();
  await expect(photo(page, /^Picture 4/)).toBeVisible();
  await expect(photo(page, /^Picture/)).toHaveCount(1);
  await page.getByRole('radio', { name: 'All' }).click();

  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await tick(page, /^Picture 1/).click();
  await tick(page, /^Picture 2/).click();
  await tick(page, /^Picture 3/).click();
  await expect(page.getByText('3 photos selected')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Caption' }).click();
  await page.getByRole('dialog').getByLabel('Caption').fill('At the seaside');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save caption' }).click();
  await expect(page.getByText('3 photos changed')).toBeVisible();
  await expect(photo(page, /^At the seaside/)).toHaveCount(3);

  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await tick(page, /^Picture 4/).click();
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect(photo(page, /^Picture 4/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(photo(page, /^Picture 4/)).toBeVisible();
});

test.describe('on Package A', () => {
  test.use({ signedInAs: 'package-a@relish.test' });

  test('the photo book says which packages include it, and loads no photo', async ({
    page,
    baseURL: origin = '',
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/tabs/photo-book');
    await expectPainted(page, 'Photo book');
    await expect(page.getByText(/^Packages B, D and E include it/)).toBeVisible();
    await expectAccessible(page);
    expect(asked.filter((url) => url.startsWith(`${origin}/api/v2/photos/`))).toEqual([]);
  });
});
