import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';

import { BLUE, contrast, makePhotoHome, RED } from '../../../testing/photo-home.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const listCopies = async (home: Awaited<ReturnType<typeof makePhotoHome>>, resident_id: string) =>
  (await t.call('photos/copies', { resident_id }, home.manager)).body as unknown as object[];

describe('downloading a photo', () => {
  it('gives a relative a nameless JPEG and is listed for the people in it', async () => {
    const home = await makePhotoHome(t);
    const id = await home.share();
    const { status, body } = await t.call('photos/download', { id }, home.roses);
    expect(status).toBe(200);
    expect(body.file_name).toMatch(/^photo-\d{4}-\d\d-\d\d\.jpg$/);
    const { format, exif } = await sharp(Buffer.from(body.base64 as string, 'base64')).metadata();
    expect([format, exif]).toEqual(['jpeg', undefined]);
    const copy = { photo_id: id, kind: 'download', by: expect.any(String) as string };
    expect(await listCopies(home, home.rose)).toMatchObject([copy]);
    expect(await listCopies(home, home.ann)).toMatchObject([copy]);
    expect(await listCopies(home, await home.makeResident())).toEqual([]);
  });

  it('N4: gives the blurred version to a family that may see no other', async () => {
    const home = await makePhotoHome(t);
    const id = await home.share({
      people: [
        { kind: 'resident', resident_id: home.rose, region: RED },
        { kind: 'resident', resident_id: home.ann, region: BLUE, treatment: 'blur' },
      ],
    });
    await home.says(home.ann, 'photo_other_families', 'withdrawn');
    const { body } = await t.call('photos/download', { id }, home.roses);
    const jpeg = Buffer.from(body.base64 as string, 'base64');
    expect(await contrast(jpeg, BLUE)).toBeLessThan(25);
    expect(await contrast(jpeg, RED)).toBeGreaterThan(80);
  });

  it('N24: gives nothing and records nothing once consent is withdrawn', async () => {
    const home = await makePhotoHome(t);
    const id = await home.share();
    await home.says(home.rose, 'photo_own_family', 'withdrawn');
    expect((await t.call('photos/download', { id }, home.roses)).status).toBe(404);
    expect(await listCopies(home, home.rose)).toEqual([]);
  });

  it('is not for staff, who keep no pictures of residents on their phones', async () => {
    const home = await makePhotoHome(t);
    const id = await home.share();
    expect((await t.call('photos/download', { id }, home.manager)).status).toBe(403);
  });

  it('is known to a relative only by their own copies', async () => {
    const home = await makePhotoHome(t);
    const id = await home.share();
    for (const user of [home.roses, home.anns]) await t.call('photos/download', { id }, user);
    const rows = await t.database.asTenant(
      { carehomeId: home.carehomeId, userId: home.roses.id, isRelative: true },
      (db) => db.selectFrom('photo_copies').select('user_id').execute(),
    );
    expect(rows).toEqual([{ user_id: home.roses.id }]);
  });
});
