import type { Output } from '@relish/shared/calls.ts';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';

import { days } from '../../../core/clock.ts';
import { BLUE, contrast, makePhotoHome, type PhotoHome, RED } from '../../../testing/photo-home.ts';
import { readZip } from '../../../testing/read-zip.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const make = async (resident_id: string | null, user: TestUser, is_entitled = true) => {
  const answer = await t.call('gifts/make', { resident_id, is_entitled }, user);
  await t.jobs.runDue();
  return answer;
};
const get = async (resident_id: string | null, user: TestUser) =>
  (await t.call('gifts/get', { resident_id }, user)).body as Output<'gifts/get'>;
const open = async (resident_id: string | null, user: TestUser) => {
  const { gift } = await get(resident_id, user);
  return t.call('gifts/open', { id: gift?.id ?? '' }, user);
};
const download = (url: string, headers: Record<string, string> = {}) =>
  t.app.inject({ method: 'GET', url, headers });

const inform = (home: PhotoHome, status: 'deceased' | 'moved_out' | 'current') =>
  t.database.system((db) =>
    db
      .updateTable('residents')
      .set({ status, family_status: status, family_status_since: t.now(), status_since: t.now() })
      .where('id', '=', home.rose)
      .execute(),
  );

describe('everything of one person in one file', () => {
  it('holds an album, a list and pictures without metadata, and no name in its file name', async () => {
    const home = await makePhotoHome(t);
    await home.share({ caption: 'Tea in the garden', place: 'Garden', taken_on: '2026-06-03' });
    await home.add();
    expect((await make(home.rose, home.manager)).status).toBe(200);
    const { gift, can_make } = await get(home.rose, home.manager);
    expect([can_make, gift]).toMatchObject([
      true,
      { state: 'done', progress: 100, photo_count: 1, is_current: true },
    ]);
    const { body } = await open(home.rose, home.manager);
    expect(body.file_name).toMatch(/^photos-\d{4}-\d\d-\d\d\.zip$/);
    const { statusCode, headers, rawPayload } = await download(body.url as string);
    expect([statusCode, headers['content-length'], headers['content-type']]).toEqual([
      200,
      String(gift?.file_bytes),
      'application/zip',
    ]);
    expect(headers['content-disposition']).toBe(`attachment; filename="${body.file_name}"`);
    const files = readZip(rawPayload);
    expect([...files.keys()]).toEqual(['index.html', 'list.txt', 'photos/2026-06-03-0001.jpg']);
    expect(files.get('index.html')?.toString()).toContain('Tea in the garden');
    const picture = await sharp(files.get('photos/2026-06-03-0001.jpg')).metadata();
    expect([picture.format, picture.width, picture.exif]).toEqual(['jpeg', 400, undefined]);
    const rest = await download(body.url as string, { range: 'bytes=10-19' });
    expect([rest.statusCode, rest.rawPayload.equals(rawPayload.subarray(10, 20))]).toEqual([
      206,
      true,
    ]);
    const copies = await t.call('photos/copies', { resident_id: home.ann }, home.manager);
    expect(copies.body).toMatchObject([{ kind: 'gift' }]);
  });

  it('N1, N4: shows what the own family may see, without the names of others', async () => {
    const home = await makePhotoHome(t);
    await t.database.system((db) =>
      db
        .updateTable('residents')
        .set({ first_name: 'Wilhelmina', preferred_name: 'Wilhelmina' })
        .where('id', '=', home.ann)
        .execute(),
    );
    await home.says(home.ann, 'photo_other_families', 'no');
    await home.share({
      caption: 'With Wilhelmina',
      people: [
        { kind: 'resident', resident_id: home.rose, region: RED },
        { kind: 'resident', resident_id: home.ann, region: BLUE, treatment: 'blur' },
      ],
    });
    await home.share({ caption: 'HIDDEN' });
    await make(home.rose, home.manager);
    const { rawPayload } = await download((await open(home.rose, home.manager)).body.url as string);
    expect(rawPayload.includes('Wilhelmina') || rawPayload.includes('HIDDEN')).toBe(false);
    const pictures = [...readZip(rawPayload)].filter(([name]) => name.startsWith('photos/'));
    expect(pictures).toHaveLength(1);
    const [, picture] = pictures[0] ?? [];
    expect(await contrast(picture ?? Buffer.alloc(0), BLUE)).toBeLessThan(30);
    expect(await contrast(picture ?? Buffer.alloc(0), RED)).toBeGreaterThan(60);
  });

  it('N24: is refused once a consent in it is withdrawn, also by an old address', async () => {
    const home = await makePhotoHome(t);
    await home.share();
    await make(home.rose, home.manager);
    const url = (await open(home.rose, home.manager)).body.url as string;
    expect((await download(url)).statusCode).toBe(200);
    await home.says(home.ann, 'photo_other_families', 'withdrawn');
    expect((await download(url)).statusCode).toBe(404);
    expect((await open(home.rose, home.manager)).error.errors?.id).toEqual([
      'Something in this file is no longer shared. Make it again.',
    ]);
    expect((await get(home.rose, home.manager)).gift?.is_current).toBe(false);
    t.advance(1000);
    await make(home.rose, home.manager);
    expect((await get(home.rose, home.manager)).gift).toMatchObject({
      is_current: true,
      photo_count: 0,
    });
  });

  it('is made by staff only for someone who is entitled to it', async () => {
    const home = await makePhotoHome(t);
    expect((await make(home.rose, home.manager, false)).status).toBe(422);
    const carer = await t.signIn({ role: 'carer', carehomeId: home.carehomeId });
    expect((await make(home.rose, carer)).status).toBe(403);
    expect((await make(null, home.manager)).status).toBe(404);
  });
});

describe('a relative', () => {
  it('N8: gets the file only after being informed, and for as long as the home keeps it', async () => {
    const home = await makePhotoHome(t);
    await home.share();
    expect(await get(home.rose, home.roses)).toEqual({ gift: null, can_make: false });
    expect((await make(home.rose, home.roses)).status).toBe(422);
    await t.database.system((db) =>
      db
        .updateTable('residents')
        .set({ status: 'deceased', status_since: t.now() })
        .where('id', '=', home.rose)
        .execute(),
    );
    expect(await get(home.rose, home.roses)).toEqual({ gift: null, can_make: false });
    await inform(home, 'deceased');
    expect((await make(home.rose, home.roses)).status).toBe(200);
    const url = (await open(home.rose, home.roses)).body.url as string;
    expect((await download(url)).statusCode).toBe(200);
    // N1: another family's address opens nothing, and neither does their call.
    expect((await t.call('gifts/get', { resident_id: home.rose }, home.anns)).status).toBe(404);
    const id = (await get(home.rose, home.roses)).gift?.id ?? '';
    expect((await t.call('gifts/open', { id }, home.anns)).status).toBe(404);
    const foreign = t.media.giftUrls.url(
      { carehomeId: home.carehomeId, sessionId: home.anns.sessionId, id },
      t.now(),
    );
    expect((await download(foreign)).statusCode).toBe(404);
    await t.database.system((db) =>
      db
        .updateTable('residents')
        .set({ family_status_since: new Date(t.now().getTime() - days(91)) })
        .where('id', '=', home.rose)
        .execute(),
    );
    expect((await download(url)).statusCode).toBe(404);
    expect((await t.call('gifts/get', { resident_id: home.rose }, home.roses)).status).toBe(404);
  });

  it('N3: loses it with the link', async () => {
    const home = await makePhotoHome(t);
    await home.share();
    await inform(home, 'moved_out');
    await make(home.rose, home.roses);
    const url = (await open(home.rose, home.roses)).body.url as string;
    await t.database.system((db) =>
      db
        .updateTable('relative_links')
        .set({ status: 'blocked' })
        .where('id', '=', home.roses.linkId)
        .execute(),
    );
    expect((await download(url)).statusCode).toBe(404);
  });
});

it('a household gets its whole album at any time', async () => {
  const lead = await t.signIn({ role: 'family_lead', kind: 'family', package_title: 'Package B' });
  const body = await sharp({
    create: { width: 40, height: 30, channels: 3, background: '#336699' },
  })
    .png()
    .toBuffer();
  const media = (await t.send('media/upload', { token: lead.token, body })).body.id as string;
  await t.call('photos/add', { media_ids: [media] }, lead);
  expect((await make(null, lead, false)).status).toBe(200);
  const { rawPayload } = await download((await open(null, lead)).body.url as string);
  expect(readZip(rawPayload).size).toBe(3);
});
