import { readFile } from 'node:fs/promises';

import { expect, type Page } from '@playwright/test';

import { expectAccessible, expectPainted } from './expect-page.ts';
import { ask, enterAs, registerHome } from './people.ts';
import { test } from './watched-page.ts';

const NAMES = ['armchair-travel', 'autumn-walk', 'balloon', 'birthday-cake'];

const readPictures = () =>
  Promise.all(
    NAMES.map(async (name) => ({
      name: `${name}.webp`,
      mimeType: 'image/webp',
      buffer: await readFile(
        new URL(`../content/demo-pictures/photos/${name}.webp`, import.meta.url),
      ),
    })),
  );

const BROKEN = {
  name: 'broken.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(2000, 7)]),
};
const FROM_IPHONE = {
  name: 'iphone.heic',
  mimeType: 'image/heic',
  buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'),
};

/** Lets one photo through, cuts the answer about the second, and refuses the others. */
async function loseConnection(page: Page) {
  let arrived = 0;
  await page.route('**/api/v2/photos/add', async (route) => {
    arrived += 1;
    if (arrived === 1) return route.continue();
    await route.fetch();
    return route.abort('internetdisconnected');
  });
  await page.route('**/api/v2/media/upload', (route) =>
    arrived < 2 ? route.continue() : route.abort('internetdisconnected'),
  );
}

test('N20: a carer adds photos, loses the connection and closes the app: each arrives once @phone', async ({
  page,
  baseURL: origin = '',
  expectRefusals,
  expectComplaints,
}) => {
  expectRefusals(422);
  expectComplaints(/ERR_INTERNET_DISCONNECTED/);
  const { token } = await registerHome(origin);
  await enterAs(page, token);
  await page.goto('/photo-add');
  await expectPainted(page, 'Add photos');
  await page
    .getByLabel('Choose photos')
    .setInputFiles([...(await readPictures()), BROKEN, FROM_IPHONE]);
  await expect(page.getByText(/^This is a HEIC picture/)).toBeVisible();
  await expectAccessible(page);

  await loseConnection(page);
  await page.getByRole('button', { name: 'Add 5 photos' }).click();
  await expect(page.getByText('4 photos are not sent yet')).toBeVisible();
  await expectAccessible(page);

  // The app is closed and opened elsewhere, still without a connection.
  await page.goto('/tabs/home');
  await expect(page.getByText('4 photos are not sent yet')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await page.context().setOffline(true);
  await page.context().setOffline(false);

  const count = async () =>
    (await ask<{ photos: object[] }>(origin, 'photos/list', {}, token)).photos.length;
  await expect.poll(count, { timeout: 30_000 }).toBe(4);
  await expect(page.getByText('1 photo could not be added.')).toBeVisible();
  await page.getByRole('link', { name: 'Show photos' }).click();
  await expect(page.getByText('broken.jpg')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Remove broken.jpg' }).click();
  await expect(page.getByText('broken.jpg')).toHaveCount(0);
  expect(await count()).toBe(4);
});
