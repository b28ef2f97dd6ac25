import type { Output } from '@relish/shared/calls.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { findGuideId, findItemId, signInNeighbour, WALK } from '../../../testing/activities.ts';
import { testResident } from '../../../testing/resident.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const hide = async (by: TestUser, id: string, hidden = true) => {
  const { status } = await t.call('hidden-items/hide', { id, hidden }, by);
  expect(status).toBe(200);
};
const listHidden = async (by: TestUser) =>
  (await t.call('hidden-items/list', {}, by)).body as Output<'hidden-items/list'>;
const found = async (by: TestUser, query: string) =>
  (
    (await t.call('activities/search', { query }, by)).body as Output<'activities/search'>
  ).activities.map(({ title }) => title);
const open = (by: TestUser, id: string) => t.call('activities/get', { id }, by);

const videos = async (by: TestUser) =>
  (await t.call('dashboard/videos', {}, by)).body as Output<'dashboard/videos'>;
const tutorials = async (by: TestUser) =>
  (await t.call('dashboard/tutorials', {}, by)).body as Output<'dashboard/tutorials'>;
const products = async (by: TestUser) =>
  (await t.call('dashboard/featured-products', {}, by)).body as { id: string; code: string }[];
const ids = (items: { id: string }[]) => items.map(({ id }) => id);

async function people() {
  const us = await t.signIn();
  return {
    us,
    carer: await t.signIn({ role: 'carer', carehomeId: us.carehomeId }),
    neighbour: await signInNeighbour(t, us, 'home_manager'),
    stranger: await t.signIn(),
  };
}

describe('hiding by an organisation', () => {
  it('removes an activity for all its users until it is shown again', async () => {
    const { us, carer, neighbour, stranger } = await people();
    const id = await findGuideId(t, 'wool-winding');
    await hide(us, id);
    await hide(us, id);
    for (const user of [us, neighbour, carer])
      expect(await found(user, 'wool winding')).not.toContain('Wool winding');
    expect((await open(carer, id)).status).toBe(404);
    expect((await open(us, id)).body).toMatchObject({ hidden: true });
    expect(await found(stranger, 'wool')).toContain('Wool winding');
    await hide(us, id, false);
    expect((await open(carer, id)).status).toBe(200);
  });

  it('removes a video from lists, and its film can no longer be opened', async () => {
    const { us, carer, neighbour, stranger } = await people();
    const relative = await t.signIn({ role: 'relative', carehomeId: us.carehomeId });
    const [first] = await videos(us);
    const id = first?.id ?? '';
    const { film } = (await t.call('videos/open', { id }, carer)).body as { film: string };
    const fetched = async () => (await t.app.inject({ method: 'GET', url: film })).statusCode;
    expect(await fetched()).toBe(200);
    await hide(us, id);
    for (const user of [us, carer, neighbour, relative])
      expect(ids(await videos(user))).not.toContain(id);
    const lives = await t.database.system((db) => testResident(db, us.carehomeId, t.now()));
    const together = { id, resident_ids: [lives] };
    for (const { status } of [
      await t.call('videos/open', { id }, us),
      await t.call('videos/set-progress', { id, seconds: 1 }, us),
      await t.call('videos/watched-together', together, us),
    ])
      expect(status).toBe(404);
    expect(await fetched()).toBe(404);
    expect(ids(await videos(stranger))).toContain(id);
    await hide(neighbour, id, false);
    expect((await t.call('videos/open', { id }, carer)).status).toBe(200);
    expect((await t.call('videos/watched-together', together, us)).status).toBe(200);
  });

  it('removes a tutorial and links to it', async () => {
    const { us, carer, stranger } = await people();
    const get = (by: TestUser, code: string) => t.call('tutorials/get', { code }, by);
    const [lead] = await tutorials(carer);
    const code = lead?.code ?? '';
    const [other] = (await get(carer, code)).body.related as Output<'dashboard/tutorials'>;
    expect(other).toBeDefined();
    if (!other) return;
    await hide(us, other.id);
    expect(ids(await tutorials(carer))).not.toContain(other.id);
    expect(ids((await get(carer, code)).body.related)).not.toContain(other.id);
    expect((await get(us, other.code)).status).toBe(404);
    const step = { code: other.code, step: 1 };
    expect((await t.call('tutorials/set-progress', step, us)).status).toBe(404);
    expect((await get(stranger, other.code)).status).toBe(200);
  });

  it('removes a product and links to it', async () => {
    const { us, carer, stranger } = await people();
    const id = await findItemId(t, 'product', 'robot-cat');
    const openCat = async (by: TestUser) =>
      (await t.call('products/open', { code: 'robot-cat' }, by)).status;
    expect(ids(await products(carer))).toContain(id);
    await hide(us, id);
    expect(ids(await products(carer))).not.toContain(id);
    expect([await openCat(us), await openCat(stranger)]).toEqual([404, 200]);
  });

  it('is listed by kind and title for managers, and audited', async () => {
    const { us, carer, neighbour, stranger } = await people();
    const cat = await findItemId(t, 'product', 'robot-cat');
    const tutorial = await findItemId(t, 'tutorial', 'find-a-resident');
    const [wool, balloon] = [
      await findGuideId(t, 'wool-winding'),
      await findGuideId(t, 'balloon-keep-up'),
    ];
    const video = (await videos(us))[0]?.id ?? '';
    const all = [cat, wool, tutorial, video, balloon];
    for (const id of all) await hide(us, id);
    const listed = await listHidden(neighbour);
    expect(listed.map(({ id, kind }) => [kind, id])).toEqual([
      ['activity', balloon],
      ['activity', wool],
      ['video', video],
      ['tutorial', tutorial],
      ['product', cat],
    ]);
    expect(listed[1]).toMatchObject({ title: 'Wool winding' });
    expect(listed.every(({ summary }) => summary.length > 9)).toBe(true);
    expect(await listHidden(stranger)).toEqual([]);
    expect((await t.call('hidden-items/list', {}, carer)).status).toBe(403);
    await hide(us, cat, false);
    const noted = await t.database.system((db) =>
      db
        .selectFrom('audit_log')
        .select(['action', 'entity'])
        .where('entity_id', '=', cat)
        .where('user_id', '=', us.id)
        .orderBy('id')
        .execute(),
    );
    expect(noted).toEqual([
      { action: 'library.hide', entity: 'product' },
      { action: 'library.show', entity: 'product' },
    ]);
  });

  it('does not apply to the home’s own activities', async () => {
    const us = await t.signIn();
    const neighbour = await signInNeighbour(t, us, 'home_manager');
    const own = { ...WALK, title: 'Owl spotting', shared: true };
    const id = (await t.call('activities/add', own, us)).body.id as string;
    const refused = await t.call('hidden-items/hide', { id, hidden: true }, us);
    expect(refused.error.errors).toHaveProperty('id');
    await hide(neighbour, id);
    expect(await found(neighbour, 'owl spotting')).not.toContain('Owl spotting');
    expect(ids(await listHidden(neighbour))).toEqual([id]);
    expect(await found(us, 'owl spotting')).toContain('Owl spotting');
    expect(await listHidden(us)).toEqual([]);
  });
});
