import { expect } from '@playwright/test';

import { pictureOfTwo } from '../packages/server/src/testing/photo-home.ts';
import { testPicture } from '../packages/server/src/testing/pictures.ts';
import { expectAccessible, expectPainted } from './expect-page.ts';
import { addPhotographedResident, ask, enterAs, registerHome } from './people.ts';
import { test } from './watched-page.ts';

async function addPhoto(origin: string, token: string, residentId: string, picture: Buffer) {
  const upload = await fetch(`${origin}/api/v2/media/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png' },
    body: new Uint8Array(picture),
  });
  const { id: mediaId } = (await upload.json()) as { id: string };
  const added = { media_ids: [mediaId] };
  const { ids } = await ask<{ ids: string[] }>(origin, 'photos/add', added, token);
  const people = [{ kind: 'resident', resident_id: residentId }];
  const who = { people, named: 'everyone', sharing: 'own_family' };
  await ask(origin, 'photos/save', { id: ids[0], version: 1, ...who }, token);
}

test('a gazette is chosen on the profile, made, downloaded and posted, and stops with consent', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const { token } = await registerHome(origin);
  const residentId = await addPhotographedResident(origin, token);
  // A gazette takes one of two photos that look the same on one day.
  await addPhoto(origin, token, residentId, await testPicture().png().toBuffer());
  await addPhoto(origin, token, residentId, await pictureOfTwo());
  await enterAs(page, token);

  await page.goto(`/resident?id=${residentId}`);
  await page.getByRole('button', { name: 'Print a gazette' }).click();
  await page.getByRole('textbox', { name: 'Name to print' }).fill('Aunt Vera');
  await page.getByRole('radio', { name: 'Yes, Rose agrees' }).check({ force: true });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('A gazette is printed each quarter for Aunt Vera.')).toBeVisible();

  await page.goto('/gazettes');
  await expectPainted(page, 'Gazettes to print');
  await page.getByRole('button', { name: 'Make now: Rose’s gazette' }).click();
  const download = page.getByRole('button', { name: 'Download PDF of Rose’s gazette' });
  await expect(download).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  const file = page.waitForEvent('download');
  await download.click();
  expect((await file).suggestedFilename()).toMatch(/^gazette-\d{4}-\d\d-\d\d\.pdf$/);
  await expect(page.getByText(/^Downloaded on/)).toBeVisible();
  await page.getByRole('button', { name: 'Mark as posted: Rose’s gazette' }).click();
  await expect(page.getByText(/^Posted on/)).toBeVisible();

  await page.getByRole('link', { name: 'Rose' }).click();
  await expectPainted(page, 'Rose’s gazette');
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove page' })).toHaveCount(0);
  await expectAccessible(page);

  const withdrawn = { resident_id: residentId, purpose: 'photo_own_family' };
  await ask(origin, 'consents/withdraw', withdrawn, token);
  await page.goto('/gazettes');
  await expectPainted(page, 'Gazettes to print');
  await expect(download).toHaveCount(0);
});
