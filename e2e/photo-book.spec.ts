import { readFile } from 'node:fs/promises';

import { expect, type Locator, type Page } from '@playwright/test';

import { expectAccessible, expectPainted } from './expect-page.ts';
import { ask, enterAs, MANAGER, RELATIVE, signInByApi } from './people.ts';
import { test } from './watched-page.ts';

test.use({ signedInAs: MANAGER });

interface Book {
  pages: { id: string; kind: string; photos: { photo_id: string }[] }[];
}

/** The relative of the demonstration has one person, whose photos fill several pages. */
async function findPerson(origin: string) {
  const token = await signInByApi(origin, RELATIVE);
  const [person] = await ask<{ id: string }[]>(origin, 'relatives/my-people', {}, token);
  return person?.id ?? '';
}

/** Makes a book and opens it. */
async function openBook(page: Page, origin: string, title: string) {
  const token = await signInByApi(origin, MANAGER);
  const size = { paper: 'a4', orientation: 'landscape', edition: 'named' };
  const input = { ...size, title, resident_id: await findPerson(origin) };
  const { id } = await ask<{ id: string }>(origin, 'photo-books/add', input, token);
  const read = () => ask<Book>(origin, 'photo-books/get', { id }, token);
  await page.goto(`/photo-book-edit?id=${id}`);
  await expectPainted(page, title);
  return { id, token, read };
}

const strip = (page: Page) => page.getByRole('list', { name: 'All pages' }).getByRole('listitem');

/** Opens a page with several photos, and returns its number and its first photo. */
async function openPhotoPage(page: Page, read: () => Promise<Book>) {
  const { pages } = await read();
  const at = pages.findIndex(({ kind, photos }) => kind === 'photos' && photos.length > 1);
  expect(at).toBeGreaterThan(0);
  await strip(page).nth(at).getByRole('button').click();
  return { at, photoId: pages[at]?.photos[0]?.photo_id ?? '' };
}

/** A real mouse: the browser begins a drag after a few pixels. */
async function dragToFirstPage(page: Page, dragged: Locator) {
  await dragged.hover();
  await page.mouse.down();
  await strip(page).first().hover();
  await strip(page).first().hover();
  await expect(strip(page).first()).toHaveAttribute('data-target', 'true');
  await page.mouse.up();
}

const firstPhoto = (read: () => Promise<Book>, at: number) => async () =>
  (await read()).pages[at]?.photos[0]?.photo_id;

test('a manager makes a book, drags a photo to another page, undoes it and prints @desktop', async ({
  page,
  baseURL: origin = '',
}) => {
  const title = `The year of ${Date.now()}`;
  await page.goto(`/photo-books?resident_id=${await findPerson(origin)}`);
  await expectPainted(page, 'Photo books');
  await page.getByRole('button', { name: 'Make a photo book' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make a photo book' });
  await dialog.getByLabel('Title', { exact: true }).fill(title);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Lay out the book' }).click();
  await expectPainted(page, title);
  await expectAccessible(page);

  const id = new URL(page.url()).searchParams.get('id') ?? '';
  const token = await signInByApi(origin, MANAGER);
  const read = () => ask<Book>(origin, 'photo-books/get', { id }, token);
  const { at, photoId } = await openPhotoPage(page, read);
  await dragToFirstPage(page, page.getByTestId('photo-handle').first());
  await expect.poll(firstPhoto(read, 0)).toBe(photoId);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(firstPhoto(read, at)).toBe(photoId);

  const listIds = async () => (await read()).pages.slice(0, 2).map((each) => each.id);
  const before = await listIds();
  await dragToFirstPage(page, strip(page).nth(1));
  await expect.poll(listIds).toEqual(before.toReversed());

  await page.getByRole('button', { name: 'Make the PDF' }).click();
  const ready = page.getByRole('button', { name: /^Download the PDF of/ });
  await expect(ready).toBeVisible({ timeout: 60_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), ready.click()]);
  expect(download.suggestedFilename()).toMatch(/^photo-book-\d{4}-\d\d-\d\d\.pdf$/);
  const file = await readFile(await download.path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  expect(file.length).toBeGreaterThan(50_000);
  await ask(origin, 'photo-books/remove', { id }, token);
});

test('a manager moves a photo without dragging and shares the book, which the family reads @phone', async ({
  page,
  browser,
  baseURL: origin = '',
}) => {
  const title = `The year of ${Date.now()}`;
  const { id, token, read } = await openBook(page, origin, title);
  const { photoId } = await openPhotoPage(page, read);
  await page.getByRole('combobox', { name: 'Move photo 1 to another page' }).selectOption('Page 1');
  await expect.poll(firstPhoto(read, 0)).toBe(photoId);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Share with the family' }).click();
  await expect(page.getByRole('button', { name: 'Stop sharing' })).toBeVisible();

  const device = await browser.newContext({ baseURL: origin });
  const theirs = await device.newPage();
  await enterAs(theirs, await signInByApi(origin, RELATIVE));
  await theirs.goto('/photo-books');
  await theirs.getByRole('link', { name: new RegExp(title) }).click();
  await expectPainted(theirs, title);
  await theirs.getByRole('button', { name: 'Next page' }).click();
  await expect(theirs.getByText(/^Page 2 of/)).toBeVisible();
  await expectAccessible(theirs);
  await device.close();
  await ask(origin, 'photo-books/remove', { id }, token);
});

/** Fingers are sent as the browser gets them from a screen: the long press ends when the app says so. */
async function dragByTouch(page: Page, dragged: Locator, target: Locator) {
  const client = await page.context().newCDPSession(page);
  const findMiddle = async (locator: Locator) => {
    const box = await locator.boundingBox();
    if (!box) throw new Error('Nothing to touch.');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: { x: number; y: number }[],
  ) => client.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const to = await findMiddle(target);
  await touch('touchStart', [await findMiddle(dragged)]);
  await expect(dragged).toHaveAttribute('data-dragging', 'true');
  await touch('touchMove', [{ x: to.x + 2, y: to.y + 2 }]);
  await touch('touchMove', [to]);
  await expect(target).toHaveAttribute('data-target', 'true');
  await touch('touchEnd', []);
  await expect(dragged).not.toHaveAttribute('data-dragging');
}

test('a manager drags a photo and a page with a finger @phone', async ({
  page,
  baseURL: origin = '',
}) => {
  const title = `Moved by touch ${Date.now()}`;
  const { id, token, read } = await openBook(page, origin, title);

  const listIds = async () => (await read()).pages.slice(0, 2).map((each) => each.id);
  const before = await listIds();
  await dragByTouch(page, strip(page).nth(1), strip(page).first());
  await expect.poll(listIds).toEqual(before.toReversed());
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(listIds).toEqual(before);

  const { photoId } = await openPhotoPage(page, read);
  await strip(page).first().scrollIntoViewIfNeeded();
  await dragByTouch(page, page.getByTestId('photo-handle').first(), strip(page).first());
  await expect.poll(firstPhoto(read, 0)).toBe(photoId);
  await ask(origin, 'photo-books/remove', { id }, token);
});
