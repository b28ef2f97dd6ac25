import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { expect } from '@playwright/test';

import { testPicture } from '../packages/server/src/testing/pictures.ts';
import { readZip } from '../packages/server/src/testing/read-zip.ts';
import { expectAccessible, expectPainted } from './expect-page.ts';
import { addPhotographedResident, ask, enterAs, registerHome } from './people.ts';
import { test } from './watched-page.ts';

const HOSTILE = 'Tea & <b>cake</b>';

interface Old {
  residentId: string;
  caption: string;
  decade: number;
}

async function addPhoto(origin: string, token: string, { residentId, caption, decade }: Old) {
  // Another width for each, because the same picture is offered once.
  const picture = await testPicture({ width: decade, height: 1200 }).png().toBuffer();
  const upload = await fetch(`${origin}/api/v2/media/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png' },
    body: new Uint8Array(picture),
  });
  const { id: mediaId } = (await upload.json()) as { id: string };
  const { ids } = await ask<{ ids: string[] }>(
    origin,
    'photos/add',
    { media_ids: [mediaId] },
    token,
  );
  const details = { caption, decade, place: 'Brighton', story: 'We loved the beach.' };
  const people = [{ kind: 'resident', resident_id: residentId }];
  const who = { people, named: 'everyone', sharing: 'own_family' };
  await ask(origin, 'photos/save', { id: ids[0], version: 1, ...who, ...details }, token);
}

test('a slideshow runs by keys, and every photo can be kept in one file that opens offline', async ({
  page,
  context,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const { token } = await registerHome(origin);
  const residentId = await addPhotographedResident(origin, token);
  await addPhoto(origin, token, { residentId, caption: 'On the pier', decade: 1950 });
  await addPhoto(origin, token, { residentId, caption: HOSTILE, decade: 1960 });
  await enterAs(page, token);
  // A window in full screen cannot be resized, which the accessibility check does.
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'requestFullscreen'));

  await page.goto(`/slideshow?resident_id=${residentId}`);
  await expectPainted(page, 'Slideshow');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start slideshow' }).click();
  await expect(page.getByText(HOSTILE)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('On the pier')).toBeVisible();
  await page.getByRole('button', { name: 'Something to talk about' }).click();
  await expect(page.getByText('This was Brighton in the 1950s.')).toBeVisible();
  await expect(page.getByText('Do you like the sea?')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.goto(`/photo-gift?resident_id=${residentId}`);
  await expectPainted(page, 'All photos in one file');
  await page.getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: 'Make the file' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the file' }).click();
  await expectAccessible(page);
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^photos-\d{4}-\d\d-\d\d\.zip$/);
  const folder = await mkdtemp(join(tmpdir(), 'relish-gift-e2e-'));
  for (const [name, content] of readZip(await readFile(await file.path()))) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }

  await context.setOffline(true);
  await page.goto(pathToFileURL(join(folder, 'index.html')).href);
  await expect(page.getByRole('heading', { level: 1, name: 'Photos of Rose' })).toBeVisible();
  await expectAccessible(page);
  const pictures = page.locator('figure img');
  await expect(pictures).toHaveCount(2);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((element) => (element as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  }
  await expect(page.getByText(HOSTILE)).toBeVisible();
  await page.getByRole('link', { name: 'On the pier' }).click();
  const large = page.getByRole('dialog', { name: 'Large photo' });
  await expect(large.getByText('We loved the beach.')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(large.getByText(HOSTILE)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
});
