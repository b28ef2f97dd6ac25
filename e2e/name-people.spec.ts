import { expect, type Page } from '@playwright/test';

import { expectAccessible, expectPainted } from './expect-page.ts';
import { mailedLink } from './mailbox.ts';
import { ask, enterAs, MANAGER, newAddress, NEWCOMER_PASSWORD, signInByApi } from './people.ts';
import { test } from './watched-page.ts';

let people = 0;

type Purpose = 'photo_life_story' | 'photo_own_family' | 'photo_other_families';

/** A new resident in the demo home, so that tests do not affect each other. */
async function newResident(origin: string, name: string, agreed: readonly Purpose[]) {
  const token = await signInByApi(origin, MANAGER);
  people += 1;
  const last_name = `Photo-${process.pid}-${Date.now()}-${people}`;
  const resident = { first_name: name, last_name, date_of_birth: '1938-04-02' };
  const { id } = await ask<{ id: string }>(
    origin,
    'residents/add',
    { ...resident, move_in_date: '2026-11-01' },
    token,
  );
  for (const purpose of agreed) {
    const consent = { resident_id: id, purpose, decision: 'yes', basis: 'own_consent' };
    await ask(origin, 'consents/record', consent, token);
  }
  return { id, last_name };
}

async function newRelative(origin: string, resident_id: string) {
  const email = newAddress();
  const name = { first_name: 'Sarah', last_name: 'Photo' };
  const link = { resident_id, email, relationship: 'grandchild', access_level: 3 };
  const token = await signInByApi(origin, MANAGER);
  await ask(origin, 'relatives/invite', { ...name, ...link, agreed: 'resident_agrees' }, token);
  const code = (await mailedLink(email, 'register')).split('#')[1];
  const account = { ...name, email, password: NEWCOMER_PASSWORD, is_adult: true };
  const { token: theirs } = await ask<{ token: string }>(origin, 'register', {
    ...account,
    invitation_code: code,
  });
  return theirs;
}

/** Two chequered people on white: one at a fifth of the width, one at four fifths. */
const drawTwo = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1000, 600];
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('This browser cannot draw.');
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, 1000, 600);
    pen.fillStyle = '#000';
    for (const left of [100, 700])
      for (let row = 0; row < 30; row += 1)
        for (let column = row % 2; column < 20; column += 2)
          pen.fillRect(left + column * 10, 100 + row * 10, 10, 10);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });

async function addPhoto(page: Page, origin: string) {
  const token = await signInByApi(origin, MANAGER);
  const uploaded = await fetch(`${origin}/api/v2/media/upload`, {
    method: 'POST',
    headers: { 'content-type': 'image/png', authorization: `Bearer ${token}` },
    body: Buffer.from(await drawTwo(page), 'base64'),
  });
  const { id } = (await uploaded.json()) as { id: string };
  const { ids } = await ask<{ ids: string[] }>(origin, 'photos/add', { media_ids: [id] }, token);
  return ids[0] ?? '';
}

/** How much the pixels around a point of the shown picture differ: chequers much, a blur little. */
const contrastAt = (page: Page, x: number, y: number) =>
  page.getByRole('img', { name: /^Photo of/ }).evaluate(
    async (element, point) => {
      const image = element as HTMLImageElement;
      await image.decode();
      const side = image.naturalWidth / 20;
      const canvas = document.createElement('canvas');
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('This browser cannot draw.');
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      pen.drawImage(image, 0, 0);
      const { data } = pen.getImageData(
        point.x * image.naturalWidth - side / 2,
        point.y * image.naturalHeight - side / 2,
        side,
        side,
      );
      const greys = [...data].filter((_value, index) => index % 4 === 0);
      const mean = greys.reduce((sum, grey) => sum + grey, 0) / greys.length;
      return Math.sqrt(greys.reduce((sum, grey) => sum + (grey - mean) ** 2, 0) / greys.length);
    },
    { x, y },
  );

const OLIVE = { x: 0.2, y: 0.4 };
const WALTER = { x: 0.8, y: 0.4 };

async function nameFace(page: Page, place: { x: number; y: number }, lastName: string) {
  const photo = page.getByRole('button', { name: 'Mark a face' });
  const box = await photo.boundingBox();
  await photo.click({
    position: { x: (box?.width ?? 0) * place.x, y: (box?.height ?? 0) * place.y },
  });
  const chooser = page.getByRole('dialog', { name: 'Who is this?' });
  await chooser.getByLabel('Search all residents').fill(lastName);
  await chooser.getByRole('button', { name: lastName }).click();
  await expect(chooser).toBeHidden();
}

test('people are named by tapping, and one without consent is blurred for another family until consent is withdrawn', async ({
  page,
  browser,
  baseURL,
  expectRefusals,
}) => {
  const origin = baseURL ?? '';
  const token = await signInByApi(origin, MANAGER);
  const all = ['photo_life_story', 'photo_own_family', 'photo_other_families'] as const;
  const olive = await newResident(origin, 'Olive', all);
  const walter = await newResident(origin, 'Walter', ['photo_life_story', 'photo_own_family']);
  const relative = await newRelative(origin, olive.id);
  await enterAs(page, token);
  await page.goto('/tabs/more');
  const id = await addPhoto(page, origin);

  await page.goto(`/photo?id=${id}`);
  await expectPainted(page, 'Photo');
  await expect(page.getByText('Only staff see it: not everyone has been named yet.')).toBeVisible();
  await nameFace(page, OLIVE, olive.last_name);
  await nameFace(page, WALTER, walter.last_name);
  await expect(page.getByRole('list', { name: 'Named people' }).getByRole('listitem')).toHaveCount(
    2,
  );
  await page.getByRole('radio', { name: 'Everyone is named' }).check({ force: true });
  await page.getByRole('radio', { name: /^Families of those in it/ }).check({ force: true });
  const line = page.getByRole('status').filter({ hasText: 'family' });
  await expect(line).toHaveText(
    'Staff and Walter’s family see it. Olive’s family does not: Walter has not agreed to be seen by other families.',
  );
  await expectAccessible(page);
  const choices = page.getByRole('region', { name: 'What you can do' });
  await expect(choices.getByRole('button').first()).toHaveText('Crop so that Walter is left out');
  await choices.getByRole('button', { name: 'Blur Walter' }).click();
  await expect(line).toHaveText(
    'Staff and Walter’s family see it. Olive’s family sees it with Walter blurred.',
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.', { exact: false }).first()).toBeVisible();

  const device = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' });
  const theirs = await device.newPage();
  await theirs.addInitScript(() => localStorage.setItem('relish.intro-seen', 'true'));
  await enterAs(theirs, relative);
  await theirs.goto(`/photo?id=${id}`);
  await expectPainted(theirs, 'Photo');
  expect(await contrastAt(theirs, OLIVE.x, OLIVE.y)).toBeGreaterThan(90);
  expect(await contrastAt(theirs, WALTER.x, WALTER.y)).toBeLessThan(25);
  await theirs.getByRole('button', { name: 'Send a heart' }).click();
  await expect(theirs.getByRole('button', { name: 'Heart sent' })).toBeVisible();
  await expectAccessible(theirs);
  await expect(theirs.getByText('Walter')).toHaveCount(0);

  const picture = await theirs.getByRole('img', { name: 'Photo of Olive' }).getAttribute('src');
  const withdrawn = { resident_id: olive.id, purpose: 'photo_own_family' };
  await ask(origin, 'consents/withdraw', withdrawn, token);
  const old = await fetch(new URL(picture ?? '', origin));
  expect(old.status, 'the address from before').toBe(404);
  expectRefusals(404);
  await theirs.goto(`/photo?id=${id}`);
  await expect(theirs.getByText('This photo is not here')).toBeVisible();
  await device.close();

  await page.reload();
  await expect(page.getByText('Sent a heart')).toBeVisible();
});

test('a person who did not want to be in a photo is asked about, and no one sees it again @phone', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  await enterAs(page, await signInByApi(origin, MANAGER));
  await page.goto('/tabs/more');
  const id = await addPhoto(page, origin);
  await page.goto(`/photo?id=${id}`);
  await page.getByRole('button', { name: 'Someone did not want to…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Who did not want to be in it?' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Hide it from everyone' }).click();
  await expect(page.getByText('No one sees this photo')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Photo/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Remove for good…' }).click();
  await page.getByRole('button', { name: 'Remove for good', exact: true }).click();
  await expect(page).toHaveURL(/\/tabs\/photo-book/);
});
