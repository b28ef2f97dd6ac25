import { randomUUID } from 'node:crypto';

import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';

import { BLUE, makePhotoHome, RED } from '../testing/photo-home.ts';
import { photoOfAPhone } from '../testing/pictures.ts';
import { type TestApp, testApp, type TestUser } from '../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const statuses = async (home: Awaited<ReturnType<typeof makePhotoHome>>, urls: object) => {
  const answers = [];
  for (const url of Object.values(urls) as string[])
    answers.push((await home.fetchPicture(url)).statusCode);
  return [...new Set(answers)];
};
const listIds = async (user: TestUser, input = {}) =>
  ((await t.call('photos/list', input, user)).body as { photos?: { id: string }[] }).photos?.map(
    ({ id }) => id,
  );

describe('photos', () => {
  it('N1, N9: another family gets nothing, and a family nothing about others', async () => {
    const home = await makePhotoHome(t);
    const id = await home.share({
      people: [{ kind: 'resident', resident_id: home.rose, region: RED }],
      caption: 'In the garden',
    });
    expect(await listIds(home.anns)).toEqual([]);
    expect((await t.call('photos/list', { resident_id: home.rose }, home.anns)).status).toBe(404);
    for (const call of ['photos/get', 'photos/thank'] as const)
      expect([call, (await t.call(call, { id }, home.anns)).status]).toEqual([call, 404]);
    expect(await statuses(home, await home.signed(id, home.anns, 'family'))).toEqual([404]);
    expect(await statuses(home, await home.signed(id, home.anns, 'staff'))).toEqual([404]);
    await home.save(id);
    const { body } = await t.call('photos/get', { id }, home.anns);
    expect(body).toMatchObject({ staff: null, residents: [{ id: home.ann }] });
    expect(JSON.stringify(body)).not.toContain(home.rose);
    const rows = await t.database.asTenant(
      { carehomeId: home.carehomeId, userId: home.anns.id, isRelative: true },
      (db) => db.selectFrom('photo_people').select('resident_id').execute(),
    );
    expect(rows).toEqual([{ resident_id: home.ann }]);
  });

  it('N2: another home finds neither photo nor picture', async () => {
    const [home, other] = [await makePhotoHome(t), await makePhotoHome(t)];
    const id = await home.share();
    expect((await t.call('photos/get', { id }, other.manager)).status).toBe(404);
    expect(await listIds(other.manager)).toEqual([]);
    expect(await statuses(home, await home.signed(id, other.manager, 'staff'))).toEqual([404]);
  });

  it('N3: a link that has ended or sees no updates opens nothing', async () => {
    const home = await makePhotoHome(t);
    const id = await home.share();
    const contact = await home.makeRelative(home.rose, 1);
    expect(await statuses(home, await home.signed(id, contact, 'family'))).toEqual([404]);
    const urls = (await home.address(id, home.roses)) ?? {};
    expect(await statuses(home, urls)).toEqual([200]);
    await t.database.system((db) =>
      db
        .updateTable('relative_links')
        .set({ status: 'blocked' })
        .where('id', '=', home.roses.linkId)
        .execute(),
    );
    expect(await statuses(home, urls)).toEqual([404]);
    expect(await listIds(home.roses)).toEqual([]);
  });

  it('N4: no family sees it when one person has not agreed, and staff learn who', async () => {
    const home = await makePhotoHome(t);
    const id = await home.share();
    await home.says(home.ann, 'photo_other_families', 'no');
    expect(await listIds(home.roses)).toEqual([]);
    expect(await statuses(home, await home.signed(id, home.roses, 'family'))).toEqual([404]);
    expect(await listIds(home.anns)).toEqual([id]);
    const { body } = await t.call('photos/get', { id }, home.manager);
    const answers = body.staff.who_sees as object[];
    expect(answers).toContainEqual({
      audience: 'own_family',
      resident: { id: home.rose, preferred_name: 'Rose' },
      sees: 'nothing',
      reasons: [
        { code: 'no_other_families', residents: [{ id: home.ann, preferred_name: 'Rose' }] },
      ],
    });
  });

  it('N5: no picture has metadata, also not blurred or cropped', async () => {
    const home = await makePhotoHome(t);
    const mediaId = await home.upload(home.manager, await photoOfAPhone());
    const { body } = await t.call('photos/add', { media_ids: [mediaId] }, home.manager);
    const id = (body.ids as string[])[0] ?? '';
    const people = [
      { kind: 'resident', resident_id: home.rose, region: RED },
      { kind: 'visitor', region: BLUE, treatment: 'blur' },
    ] as const;
    await home.save(id, { people: [...people] });
    const region = { x: 0, y: 0, w: 900, h: 1000 };
    const cropped = await t.call('photos/crop', { id, version: 2, region }, home.manager);
    expect(cropped.body).toEqual({ version: 3, width: 288, height: 640 });
    for (const user of [home.manager, home.roses])
      for (const url of Object.values((await home.address(id, user)) ?? {})) {
        const { statusCode, rawPayload } = await home.fetchPicture(url);
        const { exif, xmp, icc } = await sharp(rawPayload).metadata();
        expect([statusCode, exif, xmp, icc]).toEqual([200, undefined, undefined, undefined]);
      }
    // The picture before the crop is gone at once, for staff too.
    const old = { carehomeId: home.carehomeId, holderId: home.manager.sessionId, id: mediaId };
    const urls = t.media.signUrls({ ...old, audience: 'staff', now: t.now() });
    expect(await statuses(home, urls)).toEqual([404]);
  });

  it('N6: public use needs the own consent of everyone', async () => {
    const home = await makePhotoHome(t);
    const id = await home.share();
    const external = async () => {
      const { body } = await t.call('photos/get', { id }, home.manager);
      const answers = body.staff.who_sees as { audience: string; sees: string }[];
      return answers.find(({ audience }) => audience === 'external')?.sees;
    };
    await home.says(home.rose, 'photo_external', 'yes');
    expect(await external()).toBe('nothing');
    await home.says(home.ann, 'photo_external', 'yes');
    expect(await external()).toBe('original');
    await t.database.system((db) =>
      db
        .updateTable('consents')
        .set({ basis: 'best_interests' })
        .where('resident_id', '=', home.ann)
        .where('purpose', '=', 'photo_external')
        .execute(),
    );
    expect(await external()).toBe('nothing');
  });

  it('N8: a death changes nothing for the family before they are informed', async () => {
    const home = await makePhotoHome(t);
    const id = await home.share();
    const die = (values: object) =>
      t.database.system((db) =>
        db.updateTable('residents').set(values).where('id', '=', home.rose).execute(),
      );
    const before = await t.call('photos/get', { id }, home.roses);
    await die({ status: 'deceased', status_since: t.now() });
    expect((await t.call('photos/get', { id }, home.roses)).body).toEqual(before.body);
    const volunteer = await t.signIn({ role: 'volunteer_external', carehomeId: home.carehomeId });
    expect(await listIds(volunteer)).toEqual([]);
  });

  it('N20: a repeated request adds nothing twice', async () => {
    const home = await makePhotoHome(t);
    const input = { media_ids: [await home.upload(home.manager)] };
    const headers = { 'idempotency-key': randomUUID() };
    const send = () => t.call('photos/add', input, { token: home.manager.token, headers });
    const [first, second] = [await send(), await send()];
    expect([first.status, second.body]).toEqual([200, first.body]);
    expect(await listIds(home.manager)).toEqual(first.body.ids);
    expect((await t.call('photos/add', input, home.manager)).status).toBe(404);
  });

  it('N21: a no on the day hides it from everyone and cannot be saved away', async () => {
    const home = await makePhotoHome(t);
    const id = await home.share();
    const carer = await t.signIn({ role: 'carer', carehomeId: home.carehomeId });
    const urls = await home.signed(id, home.manager, 'staff');
    const family = await home.signed(id, home.roses, 'family');
    expect([await statuses(home, urls), await statuses(home, family)]).toEqual([[200], [200]]);
    expect((await t.call('photos/refuse', { id, resident_id: home.ann }, carer)).status).toBe(200);
    expect([await statuses(home, urls), await statuses(home, family)]).toEqual([[404], [404]]);
    expect((await home.save(id)).status).toBe(422);
    const show = { ids: [id], change: { hidden: false } };
    expect((await t.call('photos/save-many', show, home.manager)).body).toEqual({ changed: [] });
    expect((await t.call('photos/remove', { ids: [id] }, carer)).status).toBe(403);
    expect((await t.call('photos/remove', { ids: [id] }, home.manager)).status).toBe(200);
    expect((await t.call('photos/get', { id }, home.manager)).status).toBe(404);
  });

  it('N23: a package without photos opens no call and no picture', async () => {
    const home = await makePhotoHome(t);
    const id = await home.share();
    const urls = await home.signed(id, home.manager, 'staff');
    await t.database.system((db) =>
      db
        .updateTable('organisations')
        .set({ package_title: 'Package C' })
        .where('id', '=', home.manager.organisationId)
        .execute(),
    );
    for (const user of [home.manager, home.roses])
      expect((await t.call('photos/get', { id }, user)).status).toBe(403);
    expect(await statuses(home, urls)).toEqual([404]);
  });

  it.each(['photo_own_family', 'photo_life_story'] as const)(
    'N24: withdrawing %s closes the address that was handed out before, at once',
    async (purpose) => {
      const home = await makePhotoHome(t);
      const id = await home.share();
      const urls = (await home.address(id, home.roses)) ?? {};
      expect(await statuses(home, urls)).toEqual([200]);
      const input = { resident_id: home.rose, purpose, notes: null };
      expect((await t.call('consents/withdraw', input, home.manager)).status).toBe(200);
      expect(await statuses(home, urls)).toEqual([404]);
      expect(await listIds(home.roses)).toEqual([]);
    },
  );
});
