import { beforeAll, describe, expect, it } from 'vitest';

import { BLUE, contrast, makePhotoHome, RED } from '../../../testing/photo-home.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

describe('a photo', () => {
  it('stays with staff until everyone in it is named, and then reaches their families', async () => {
    const home = await makePhotoHome(t);
    const id = await home.add();
    const list = async (user: { token: string }) =>
      ((await t.call('photos/list', {}, user)).body as { photos: { id: string }[] }).photos.map(
        (photo) => photo.id,
      );
    await home.save(id, { named: 'not_yet' });
    expect([await list(home.manager), await list(home.roses)]).toEqual([[id], []]);
    expect((await t.call('photos/get', { id }, home.roses)).status).toBe(404);
    await home.save(id);
    expect([await list(home.roses), await list(home.anns)]).toEqual([[id], [id]]);
    const shown = await home.fetchPicture((await home.address(id, home.roses))?.large ?? '');
    expect([shown.statusCode, (await contrast(shown.rawPayload, BLUE)) > 80]).toEqual([200, true]);
  });

  it('is served blurred to a family whose neighbour has not agreed, under the same address', async () => {
    const home = await makePhotoHome(t);
    const people = [
      { kind: 'resident', resident_id: home.rose, region: RED },
      { kind: 'resident', resident_id: home.ann, region: BLUE, treatment: 'blur' },
    ] as const;
    const id = await home.share({ people: [...people] });
    const urls = await home.address(id, home.roses);
    const before = await home.fetchPicture(urls?.large ?? '');
    await home.says(home.ann, 'photo_other_families', 'withdrawn');
    for (const url of Object.values(urls ?? {})) {
      const { statusCode, rawPayload } = await home.fetchPicture(url);
      expect(statusCode).toBe(200);
      expect(await contrast(rawPayload, BLUE)).toBeLessThan(25);
    }
    const after = await home.fetchPicture(urls?.large ?? '', {
      'if-none-match': String(before.headers.etag),
    });
    expect(after.statusCode).toBe(200);
    expect(await contrast(after.rawPayload, RED)).toBeGreaterThan(80);
    const own = await home.fetchPicture((await home.address(id, home.anns))?.large ?? '');
    expect(await contrast(own.rawPayload, BLUE)).toBeGreaterThan(80);
    expect((await t.call('photos/remove', { ids: [id] }, home.manager)).status).toBe(200);
    const left = await t.database.system((db) =>
      db
        .selectFrom('media')
        .select('purpose')
        .where('carehome_id', '=', home.carehomeId)
        .where('removed_at', 'is', null)
        .execute(),
    );
    expect(left).toEqual([]);
  });

  it('of a family is pending until staff accept it, and can be thanked for', async () => {
    const home = await makePhotoHome(t);
    const media_id = await home.upload(home.roses);
    const input = { media_id, resident_id: home.rose, decade: 1950, story: 'At Whitby.' };
    const suggest = (may_share: boolean) =>
      t.call('photos/suggest', { ...input, may_share: may_share as true }, home.roses);
    expect((await suggest(false)).status).toBe(422);
    const { id } = (await suggest(true)).body as { id: string };
    const sister = await home.makeRelative(home.rose);
    expect((await t.call('photos/get', { id }, sister)).status).toBe(404);
    expect((await home.address(id, home.roses))?.large).toBeDefined();
    const accept = { id, accept: true };
    for (let times = 0; times < 2; times += 1)
      expect((await t.call('photos/answer', accept, home.manager)).status).toBe(200);
    expect((await t.call('photos/get', { id }, sister)).status).toBe(404);
    const people = [{ kind: 'resident', resident_id: home.rose }] as const;
    const { decade, story } = input;
    await home.save(id, { people: [...people], sharing: 'own_family', decade, story });
    const shown = await t.call('photos/get', { id }, sister);
    expect(shown.body).toMatchObject({ story: 'At Whitby.', decade: 1950, state: 'ready' });
    await t.call('photos/thank', { id, text: 'Mum will love it.' }, sister);
    const { body } = await t.call('photos/get', { id }, home.manager);
    expect(body.staff.thanks_received).toMatchObject([{ heart: true, text: 'Mum will love it.' }]);
    expect((await t.call('photos/get', { id }, home.roses)).body.own_thanks).toBeNull();
  });

  it('that was declined is answered with a message and shown to no one else', async () => {
    const home = await makePhotoHome(t);
    const media_id = await home.upload(home.roses);
    const input = { media_id, resident_id: home.rose, may_share: true } as const;
    const { id } = (await t.call('photos/suggest', input, home.roses)).body as { id: string };
    expect((await t.call('photos/answer', { id, accept: false }, home.manager)).status).toBe(422);
    const decline = { id, accept: false, message: 'It shows another family.' };
    await t.call('photos/answer', decline, home.manager);
    const { body } = await t.call('photos/get', { id }, home.roses);
    expect(body).toMatchObject({ picture: null, answer: decline.message });
  });

  it('that was added twice is found as a duplicate', async () => {
    const home = await makePhotoHome(t);
    const ids = [await home.add(), await home.add()];
    const { body } = await t.call('photos/duplicates', {}, home.manager);
    const [group] = body.groups as { is_same_file: boolean; photos: { id: string }[] }[];
    expect(group?.is_same_file).toBe(true);
    expect(group?.photos.map((photo) => photo.id).toSorted()).toEqual(ids.toSorted());
  });

  it('is tagged, shared and hidden together with others', async () => {
    const home = await makePhotoHome(t);
    const ids = [await home.share({ sharing: 'staff' }), await home.add()];
    const change = { add_resident_ids: [home.rose], sharing: 'own_family' as const };
    const many = await t.call('photos/save-many', { ids, change }, home.manager);
    expect((many.body.changed as string[]).toSorted()).toEqual(ids.toSorted());
    const list = async () =>
      ((await t.call('photos/list', {}, home.roses)).body as { photos: { id: string }[] }).photos;
    expect((await list()).map(({ id }) => id)).toEqual(ids.slice(0, 1));
    await t.call('photos/save-many', { ids, change: { hidden: true } }, home.manager);
    expect(await list()).toEqual([]);
  });
});
