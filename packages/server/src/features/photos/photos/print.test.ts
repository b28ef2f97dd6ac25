import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';

import {
  BLUE,
  contrast,
  makePhotoHome,
  type PhotoHome,
  pictureOfTwo,
  RED,
} from '../../../testing/photo-home.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';

const SHARP = 60;
const BLURRED = 15;

let t: TestApp;
let home: PhotoHome;
beforeAll(async () => {
  t = await testApp();
  home = await makePhotoHome(t);
});

/** A large photo of both, in which Ann is blurred for those who may not see her. */
async function shareLargePhoto() {
  const mediaId = await home.upload(home.manager, await pictureOfTwo(2000));
  const { body } = await t.call('photos/add', { media_ids: [mediaId] }, home.manager);
  const [id = ''] = body.ids as string[];
  await home.save(id, {
    people: [
      { kind: 'resident', resident_id: home.rose, region: RED },
      { kind: 'resident', resident_id: home.ann, region: BLUE, treatment: 'blur' },
    ],
  });
  return id;
}

const readKeys = (photoId: string) =>
  t.database.system(async (db) => {
    const { key, media_id } = await db
      .selectFrom('photos as f')
      .innerJoin('media as m', 'm.id', 'f.media_id')
      .select(['m.key', 'f.media_id'])
      .where('f.id', '=', photoId)
      .executeTakeFirstOrThrow();
    const blurred = await db
      .selectFrom('media')
      .select('key')
      .where('blurred_from', '=', media_id)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    return { key, blurred: blurred?.key };
  });

const readPrint = async (key: string) => {
  const largest = await t.media.readLargest(key);
  if (!largest) throw new Error('Nothing is stored.');
  return largest;
};

it('blurs the file for print as well', async () => {
  const id = await shareLargePhoto();
  await home.says(home.ann, 'photo_other_families', 'no');
  const address = await home.address(id, home.roses);
  expect((await home.fetchPicture(address?.large ?? '')).statusCode).toBe(200);
  const { key, blurred = '' } = await readKeys(id);
  const original = await readPrint(key);
  expect(original.type).toBe('image/jpeg');
  expect(await contrast(original.content, BLUE)).toBeGreaterThan(SHARP);
  const print = await readPrint(blurred);
  expect((await sharp(print.content).metadata()).width).toBe(2000);
  expect(await contrast(print.content, RED)).toBeGreaterThan(SHARP);
  expect(await contrast(print.content, BLUE)).toBeLessThan(BLURRED);
});

it('has no address for the file for print', async () => {
  const id = await shareLargePhoto();
  const { large = '' } = (await home.address(id, home.manager)) ?? {};
  expect((await home.fetchPicture(large)).statusCode).toBe(200);
  expect((await home.fetchPicture(large.replace('/large?', '/print?'))).statusCode).toBe(404);
});

it('crops the file for print, and removes the one before', async () => {
  const id = await shareLargePhoto();
  const before = await readKeys(id);
  const { version } = (await t.call('photos/get', { id }, home.manager)).body as {
    version: number;
  };
  const region = { x: 0, y: 0, w: 800, h: 1000 };
  expect((await t.call('photos/crop', { id, version, region }, home.manager)).status).toBe(200);
  const { key } = await readKeys(id);
  expect((await sharp((await readPrint(key)).content).metadata()).width).toBe(1600);
  await t.media.remove(before.key);
  expect(await t.media.readLargest(before.key)).toBeUndefined();
});

it('falls back to the large size of a small picture', async () => {
  const { key } = await readKeys(await home.share());
  expect((await readPrint(key)).type).toBe('image/webp');
});
