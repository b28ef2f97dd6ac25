import type { Input } from '@relish/shared/calls.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { deletePastRows } from '../../../app/retention.ts';
import { days } from '../../../core/clock.ts';
import { findGuideId, signInNeighbour, WALK } from '../../../testing/activities.ts';
import { photoOfAPhone } from '../../../testing/pictures.ts';
import { testResident } from '../../../testing/resident.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { freshDatabase } from '../../../testing/test-database.ts';
import { attachPicture } from '../../residents/media/public.ts';
import { makeResident } from '../../residents/residents/make.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

type Values = Input<'activities/add'>;
const add = (user: TestUser, values: Partial<Values> = {}, app = t) =>
  app.call('activities/add', { ...WALK, ...values }, user);
const edit = (user: TestUser, id: string, version: number, values: Partial<Values> = {}) =>
  t.call('activities/edit', { ...WALK, ...values, id, version }, user);
const archive = (user: TestUser, id: string, archived: boolean) =>
  t.call('activities/archive', { id, archived }, user);
const get = async (user: TestUser, id: string, app = t) =>
  (await app.call('activities/get', { id }, user)).body;
const upload = async (user: TestUser, app = t) => {
  const body = await photoOfAPhone();
  return (await app.send('media/upload', { token: user.token, body })).body.id as string;
};
const fetchStatus = async (url: string, app = t) =>
  (await app.app.inject({ method: 'GET', url })).statusCode;

describe('an activity of a home', () => {
  it('can be added, read, changed, archived and restored, and is audited', async () => {
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

  it('N1: may not name a resident where families read it, however spelt', async () => {
    const us = await t.signIn();
    await t.database.system((db) =>
      makeResident(db, us.carehomeId, {
        createdBy: us.id,
        now: t.now(),
        first_name: 'Zoë',
        last_name: "O'Brien-Łuczak",
      }),
    );
    const named = { title: 'Walk with OBrien', for_relatives: true };
    expect((await add(us, named)).error.errors).toHaveProperty('title');
    const summary = { guide: { ...WALK.guide, summary: 'As Zoe likes it' }, for_relatives: true };
    expect((await add(us, summary)).error.errors).toHaveProperty('guide.summary');
    const visit = { bring: ['A scarf'], say: 'Shall we?', steps: ['Knock.', 'Sit with Zoe.'] };
    for (const [field, written] of Object.entries({
      'guide.description': { description: 'Zoe goes first.' },
      'guide.steps.1': { steps: ['Put on coats.', 'Fetch Zoe.'] },
      'guide.adaptations.sensory': { adaptations: { sensory: 'As for Mrs O’Brien.' } },
      'guide.opening_line': { opening_line: 'Where is Zoe?' },
      'guide.conversation_prompts.0': { conversation_prompts: ['What did Zoe post?'] },
      'guide.look_for.stop': { look_for: { enjoying: null, stop: 'Zoe cries.' } },
      'guide.equipment.0.instead': {
        equipment: [{ name: 'A bag', quantity: null, instead: 'Zoe’s bag' }],
      },
      'guide.hazards.0.controls': {
        hazards: [{ code: 'falls', level: 'low', controls: 'Hold Zoe’s arm.' }],
      },
      'guide.culture_notes': { culture_notes: 'Luczak is Polish.' },
      'guide.search_words.0': { search_words: ['Zoe'] },
      'guide.visit.steps.1': { visit },
    })) {
      const guide = { ...WALK.guide, ...written } as Values['guide'];
      const { status, error } = await add(us, { guide, for_relatives: true });
      expect([status, Object.keys(error.errors ?? {})]).toEqual([422, [field]]);
    }
    const id = (await add(us, { ...named, for_relatives: false })).body.id as string;
    expect((await edit(us, id, 1, named)).error.errors).toHaveProperty('title');
    expect((await add(us, { title: 'Walk to the shop', for_relatives: true })).status).toBe(200);
  });

  it('cannot be overwritten from an older version', async () => {
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

  it('has a unique title in its home, and none that names a condition', async () => {
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

  it('can start from a guide and uses its drawing until it has a picture', async () => {
    const us = await t.signIn();
    const based_on = await findGuideId(t, 'weighted-lap-pad-and-story');
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
  ])('is rejected at %s if invalid', async (field, values) => {
    const answer = await add(await t.signIn(), values);
    expect(Object.keys(answer.error.errors ?? {})).toEqual([field]);
  });

  it('can be changed by those who keep the records', async () => {
    const us = await t.signIn();
    const carer = await t.signIn({ role: 'carer', carehomeId: us.carehomeId });
    expect((await add(carer)).status).toBe(403);
  });
});

describe('an activity’s picture', () => {
  it('is visible wherever the activity is, and to no one else', async () => {
    const us = await t.signIn();
    const [neighbour, stranger] = [await signInNeighbour(t, us, 'home_manager'), await t.signIn()];
    const relative = await t.signIn({ role: 'relative', carehomeId: us.carehomeId });
    const picture_id = await upload(us);
    const open = { picture_id, shared: true, for_relatives: true };
    const id = (await add(us, open)).body.id as string;
    for (const user of [us, neighbour, relative])
      expect(await fetchStatus((await get(user, id)).picture.url as string)).toBe(200);
    const made = { id: picture_id, now: t.now() };
    const forStranger = t.media.signUrls({
      ...made,
      carehomeId: stranger.carehomeId,
      holderId: stranger.sessionId,
      audience: 'staff',
    });
    expect(await fetchStatus(forStranger.small)).toBe(404);
    const urls = [
      (await get(neighbour, id)).picture.url as string,
      (await get(relative, id)).picture.url as string,
    ];
    expect((await edit(us, id, 1, { picture_id })).status).toBe(200);
    for (const url of urls) expect(await fetchStatus(url)).toBe(404);
    const ours = (await get(us, id)).picture.url as string;
    expect(await fetchStatus(ours)).toBe(200);
    await edit(us, id, 2, { picture_id: null });
    expect(await fetchStatus(ours)).toBe(404);
  });

  it('must be the user’s own unused upload, never a resident’s picture', async () => {
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

  it('survives the sweep of unused uploads', async () => {
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
