import { beforeAll, describe, expect, it } from 'vitest';

import { makePhotoHome } from '../../../testing/photo-home.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const list = async (user: TestUser, input = {}) =>
  ((await t.call('photos/list', input, user)).body as { photos: { id: string }[] }).photos.map(
    ({ id }) => id,
  );

describe('the album', () => {
  it('has months, and counts what is left to do', async () => {
    const home = await makePhotoHome(t);
    const people = [{ kind: 'resident', resident_id: home.rose }] as const;
    await home.share({ taken_on: '2026-03-31' });
    const rose = await home.share({ taken_on: '2026-02-28', people: [...people] });
    await home.share({ decade: 1950, people: [...people] });
    const waiting = await home.add();
    await home.save(waiting, { named: 'not_yet', taken_on: '2025-12-24', people: [] });
    const months = async (input = {}) =>
      (await t.call('photos/months', input, home.manager)).body as {
        months: string[];
        needs_people: number;
        pending: number;
      };
    expect(await months()).toEqual({
      months: ['2026-03', '2026-02', '2025-12', '1950-01'],
      needs_people: 1,
      pending: 0,
    });
    expect((await months({ resident_id: home.ann })).months).toEqual(['2026-03']);
    expect((await months({ state: 'needs_people' })).months).toEqual(['2025-12']);
    expect((await months({ for_display: true })).months).toEqual(['2026-03', '2026-02', '1950-01']);
    expect((await months({ favourites: true })).months).toEqual([]);
    await t.call('photos/save-many', { ids: [rose], change: { hidden: true } }, home.manager);
    expect((await months({ resident_id: home.rose })).months).toEqual(['2026-03', '1950-01']);
    expect((await months({ state: 'hidden' })).months).toEqual(['2026-02']);
  });

  it('tells staff who do not see every photo no counts, and families nothing', async () => {
    const home = await makePhotoHome(t);
    await home.share({ taken_on: '2026-03-31' });
    const carer = await t.signIn({ role: 'carer', carehomeId: home.carehomeId });
    expect((await t.call('photos/months', {}, carer)).body).toEqual({
      months: ['2026-03'],
      needs_people: null,
      pending: null,
    });
    expect((await t.call('photos/months', {}, home.roses)).status).toBe(403);
  });

  it('lists favourites, without a new version of the photo', async () => {
    const home = await makePhotoHome(t);
    const ids = [await home.share(), await home.share()];
    const [first = ''] = ids;
    const mark = (favourite: boolean) =>
      t.call('photos/set-favourite', { ids: [first], favourite }, home.manager);
    const versionOf = async () =>
      (await t.call('photos/get', { id: first }, home.manager)).body.version as number;
    const before = await versionOf();
    expect((await mark(true)).status).toBe(200);
    expect(await list(home.manager, { favourites: true })).toEqual([first]);
    expect(await list(home.manager, { favourites: true, resident_id: home.rose })).toEqual([first]);
    const { body } = await t.call('photos/get', { id: first }, home.manager);
    expect(body.staff.favourite).toBe(true);
    expect(await versionOf()).toBe(before);
    await mark(false);
    expect(await list(home.manager, { favourites: true })).toEqual([]);
  });

  it('does not offer photos as duplicates again that a colleague has kept', async () => {
    const home = await makePhotoHome(t);
    const ids = [await home.add(), await home.add()];
    const groups = async () =>
      (await t.call('photos/duplicates', {}, home.manager)).body.groups as object[];
    expect(await groups()).toHaveLength(1);
    for (let times = 0; times < 2; times += 1) {
      const kept = await t.call('photos/keep-duplicates', { ids: ids.toReversed() }, home.manager);
      expect(kept.status).toBe(200);
    }
    expect(await groups()).toEqual([]);
    const third = await home.add();
    expect(await groups()).toHaveLength(1);
    await t.call('photos/remove', { ids: [third] }, home.manager);
    expect(await groups()).toEqual([]);
  });

  it('finds photos that differ in five bits, wherever these are, but not in six', async () => {
    const home = await makePhotoHome(t);
    const looks = ['0000000000000000', '8008008008008000', '8008008008008001', 'ffffffffffffffff'];
    const ids: string[] = [];
    for (const look of looks) {
      const id = await home.add();
      ids.push(id);
      await t.database.system((db) =>
        db
          .updateTable('media')
          .set({ look, hash: look })
          .where('id', 'in', (eb) =>
            eb.selectFrom('photos').select('media_id').where('id', '=', id),
          )
          .execute(),
      );
    }
    const alike = async (id: string) => {
      const { body } = await t.call('photos/duplicates', { ids: [id] }, home.manager);
      const [group] = body.groups as { photos: { id: string }[] }[];
      const found = group?.photos.map((photo) => looks[ids.indexOf(photo.id)] ?? '');
      return (found ?? []).toSorted();
    };
    expect(await alike(ids[0] ?? '')).toEqual(looks.slice(0, 2));
    expect(await alike(ids[2] ?? '')).toEqual(looks.slice(1, 3));
    expect(await alike(ids[3] ?? '')).toEqual([]);
  });
});
