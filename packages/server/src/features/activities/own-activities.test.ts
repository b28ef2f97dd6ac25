import type { Input } from '@relish/shared/calls.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { deletePastRows } from '../../app/retention.ts';
import { days } from '../../core/clock.ts';
import { guideIdOf, neighbourOf, WALK } from '../../testing/activities.ts';
import { photoOfAPhone } from '../../testing/pictures.ts';
import { testResident } from '../../testing/resident.ts';
import { type TestApp, testApp, type TestUser } from '../../testing/test-app.ts';
import { freshDatabase } from '../../testing/test-database.ts';
import { attachPicture } from '../media/queries.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

type Values = Input<'own-activities/add'>;
const add = (user: TestUser, values: Partial<Values> = {}, app = t) =>
  app.call('own-activities/add', { ...WALK, ...values }, user);
const edit = (user: TestUser, id: string, version: number, values: Partial<Values> = {}) =>
  t.call('own-activities/edit', { ...WALK, ...values, id, version }, user);
const archive = (user: TestUser, id: string, archived: boolean) =>
  t.call('own-activities/archive', { id, archived }, user);
const get = async (user: TestUser, id: string, app = t) =>
  (await app.call('activities/get', { id }, user)).body;
const upload = async (user: TestUser, app = t) => {
  const body = await photoOfAPhone();
  return (await app.send('media/upload', { token: user.token, body })).body.id as string;
};
const statusOf = async (url: string, app = t) =>
  (await app.app.inject({ method: 'GET', url })).statusCode;

describe('an activity of a home', () => {
  it('is written, read back, changed, archived and restored, and all of it is noted', async () => {
    const us = await t.signIn();
    const id = (await add(us)).body.id as string;
    expect(await get(us, id)).toMatchObject({ ...WALK, id, scope: 'home', version: 1 });
    expect((await edit(us, id, 1, { shared: true })).body).toEqual({ id, version: 2 });
    expect(await get(us, id)).toMatchObject({ shared: true, version: 2 });
    await archive(us, id, true);
    expect(await get(us, id)).toMatchObject({ archived: true });
    expect((await edit(us, id, 3)).error.errors).toHaveProperty('id');
    await archive(us, id, false);
    expect(await get(us, id)).toMatchObject({ archived: false, version: 4 });
    const noted = await t.database.system((db) =>
      db.selectFrom('audit_log').select('action').where('entity_id', '=', id).execute(),
    );
    expect(noted.map(({ action }) => action.split('.')[1])).toEqual([
      'add',
      'edit',
      'archive',
      'restore',
    ]);
  });

  it('is not overwritten by who read it before somebody else saved', async () => {
    const us = await t.signIn();
    const colleague = await t.signIn({ carehomeId: us.carehomeId, role: 'activity_lead' });
    const id = (await add(us)).body.id as string;
    await edit(colleague, id, 1, { title: 'Walk to the pillar box' });
    const { status, error } = await edit(us, id, 1, { title: 'Walk' });
    expect([status, error.errors]).toEqual([
      422,
      { version: ['Kim Sharma has saved changes while you were writing.'] },
    ]);
    expect((await get(us, id)).title).toBe('Walk to the pillar box');
  });

  it('has a title of its own in its home, and none that names a condition', async () => {
    const [us, them] = [await t.signIn(), await t.signIn()];
    const id = (await add(us)).body.id as string;
    expect((await add(us, { title: 'WALK to the post box' })).error.errors).toHaveProperty('title');
    expect((await add(them)).status).toBe(200);
    for (const title of ['Dementia walk', 'Feeders’ club'])
      expect((await add(us, { title })).error.errors?.['title']?.[0]).toContain('what people do');
    await archive(us, id, true);
    const again = (await add(us)).body.id as string;
    expect((await archive(us, id, false)).error.errors).toHaveProperty('id');
    expect((await edit(us, again, 1, { title: 'Walk to the shop' })).status).toBe(200);
    expect((await archive(us, id, false)).status).toBe(200);
  });

  it('may begin from a guide, and has its drawing until it has a picture', async () => {
    const us = await t.signIn();
    const based_on = await guideIdOf(t, 'weighted-lap-pad-and-story');
    const title = 'Weighted lap pad and story';
    const { body } = await add(us, { title, based_on });
    expect(await get(us, body.id as string)).toMatchObject({
      based_on: { id: based_on, title },
      picture: { url: '/library/pictures/weighted-lap-pad-and-story.svg' },
    });
    const theirs = (await add(await t.signIn())).body.id as string;
    expect((await add(us, { title: 'Another', based_on: theirs })).status).toBe(404);
  });

  it.each<[string, Partial<Values>]>([
    ['guide.description', { guide: { ...WALK.guide, steps: [] } }],
    ['guide.levels', { guide: { ...WALK.guide, levels: [] } }],
    ['guide.max_people', { guide: { ...WALK.guide, min_people: 4, max_people: 2 } }],
    ['title', { title: 'Ab' }],
  ])('is refused at %s when that is wrong', async (field, values) => {
    const answer = await add(await t.signIn(), values);
    expect(Object.keys(answer.error.errors ?? {})).toEqual([field]);
  });

  it('is written by those who keep the records', async () => {
    const us = await t.signIn();
    const carer = await t.signIn({ role: 'carer', carehomeId: us.carehomeId });
    expect((await add(carer)).status).toBe(403);
  });
});

describe('its picture', () => {
  it('is shown wherever the activity is, and to nobody else', async () => {
    const us = await t.signIn();
    const [neighbour, stranger] = [await neighbourOf(t, us, 'home_manager'), await t.signIn()];
    const relative = await t.signIn({ role: 'relative', carehomeId: us.carehomeId });
    const picture_id = await upload(us);
    const open = { picture_id, shared: true, for_relatives: true };
    const id = (await add(us, open)).body.id as string;
    for (const user of [us, neighbour, relative])
      expect(await statusOf((await get(user, id)).picture.url as string)).toBe(200);
    const made = { id: picture_id, now: t.now() };
    const forStranger = t.media.urlsOf({
      ...made,
      carehomeId: stranger.carehomeId,
      viewerId: stranger.id,
      audience: 'staff',
    });
    expect(await statusOf(forStranger.small)).toBe(404);
    const urls = [
      (await get(neighbour, id)).picture.url as string,
      (await get(relative, id)).picture.url as string,
    ];
    expect((await edit(us, id, 1, { picture_id })).status).toBe(200);
    for (const url of urls) expect(await statusOf(url)).toBe(404);
    const ours = (await get(us, id)).picture.url as string;
    expect(await statusOf(ours)).toBe(200);
    await edit(us, id, 2, { picture_id: null });
    expect(await statusOf(ours)).toBe(404);
  });

  it('is an upload of one’s own that nobody uses yet, never one of a resident', async () => {
    const us = await t.signIn();
    const colleague = await t.signIn({ carehomeId: us.carehomeId });
    const picture_id = await upload(us);
    expect((await add(colleague, { picture_id })).status).toBe(404);
    const { carehomeId } = us;
    const residentId = await t.database.system((db) => testResident(db, carehomeId, t.now()));
    const attach = (id: string) =>
      t.database.asTenant({ carehomeId, userId: us.id, isRelative: false }, (db) =>
        attachPicture(db, carehomeId, id, { residentId, purpose: 'photo_record', userId: us.id }),
      );
    const portrait = await upload(us);
    await attach(portrait);
    expect((await add(us, { picture_id: portrait })).status).toBe(404);
    expect((await add(us, { picture_id })).status).toBe(200);
    expect((await add(us, { title: 'Another walk', picture_id })).status).toBe(404);
    expect(await attach(picture_id)).toBeUndefined();
  });

  it('outlives the sweep of what nobody uses', async () => {
    const app = await testApp({ database: await freshDatabase() });
    const us = await app.signIn();
    const id = (await add(us, { picture_id: await upload(us, app) }, app)).body.id as string;
    const retention = deletePastRows({ ...app, clock: app.now }, { error: () => {} });
    retention.stop();
    app.advance(days(2));
    await retention.sweep();
    const row = await app.database.system((db) =>
      db.selectFrom('media').select('removed_at').executeTakeFirst(),
    );
    expect(row).toEqual({ removed_at: null });
    expect(id).toBeDefined();
  });
});
