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
  it('counts photos by month, and what is left to do', async () => {
    const home = await makePhotoHome(t);
    const people = [{ kind: 'resident', resident_id: home.rose }] as const;
    await home.share({ taken_on: '2026-03-31' });
    const rose = await home.share({ taken_on: '2026-03-01', people: [...people] });
    await home.share({ decade: 1950, people: [...people] });
    const waiting = await home.add();
    await home.save(waiting, { named: 'not_yet', taken_on: '2025-12-24', people: [] });
    const months = async (input = {}) =>
      (await t.call('photos/months', input, home.manager)).body as {
        months: object[];
        needs_people: number;
        pending: number;
      };
    expect(await months()).toEqual({
      months: [
        { month: '2026-03', count: 2 },
        { month: '2025-12', count: 1 },
        { month: '1950-01', count: 1 },
      ],
      needs_people: 1,
      pending: 0,
    });
    expect((await months({ resident_id: home.ann })).months).toEqual([
      { month: '2026-03', count: 1 },
    ]);
    await t.call('photos/save-many', { ids: [rose], change: { hidden: true } }, home.manager);
    expect((await months({ resident_id: home.rose })).months).toEqual([
      { month: '2026-03', count: 1 },
      { month: '1950-01', count: 1 },
    ]);
    expect((await months({ state: 'hidden' })).months).toEqual([{ month: '2026-03', count: 1 }]);
  });

  it('tells staff who do not see every photo no counts, and families nothing', async () => {
    const home = await makePhotoHome(t);
    await home.share({ taken_on: '2026-03-31' });
    const carer = await t.signIn({ role: 'carer', carehomeId: home.carehomeId });
    expect((await t.call('photos/months', {}, carer)).body).toEqual({
      months: [{ month: '2026-03', count: null }],
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
});
