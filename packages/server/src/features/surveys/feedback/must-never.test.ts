import { beforeAll, describe, expect, it } from 'vitest';

import { makeChatHome } from '../../../testing/chat-home.ts';
import { A_COMPLAINT } from '../../../testing/foreign-listening.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const add = async (user: TestUser, differences: object = {}) => {
  const { status, body } = await t.call('feedback/add', { ...A_COMPLAINT, ...differences }, user);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body.id as string;
};
const seen = async (user: TestUser, id: string) => {
  const got = await t.call('feedback/get', { id }, user);
  const { body } = await t.call('feedback/list', {}, user);
  const isListed = (body.rows ?? []).some((row: { id: string }) => row.id === id);
  return { get: got.status, isListed };
};
const HIDDEN = { get: 404, isListed: false };
const SHOWN = { get: 200, isListed: true };

const ALL_READS = [
  'feedback/list',
  'feedback/count',
  'feedback/promise',
  'feedback/thanks',
] as const;

describe('N2: another home', () => {
  it('never sees an entry', async () => {
    const id = await add(await t.signIn());
    expect(await seen(await t.signIn(), id)).toEqual(HIDDEN);
  });
});

describe('N9 and N25: a relative', () => {
  it('reaches no call of the register, and the database gives them no row', async () => {
    const home = await makeChatHome(t);
    const { manager, daughter, rose, carehomeId } = home;
    const id = await add(manager, { resident_id: rose.id });
    for (const name of ALL_READS) expect((await t.call(name, {}, daughter)).status).toBe(403);
    expect((await t.call('feedback/get', { id }, daughter)).status).toBe(403);
    const rows = await t.database.asTenant(
      { carehomeId, userId: daughter.id, isRelative: true },
      async (db) => [
        await db.selectFrom('feedback').select('id').execute(),
        await db.selectFrom('feedback_changes').select('id').execute(),
        await db.selectFrom('actions').select('id').execute(),
        await db.selectFrom('meetings').select('id').execute(),
      ],
    );
    expect(rows).toEqual([[], [], [], []]);
  });
});

describe('N25: a colleague it is about', () => {
  it('does not see a complaint, even as a manager and without the query’s own filter', async () => {
    const manager = await t.signIn();
    const { carehomeId } = manager;
    const other = await t.signIn({ carehomeId });
    const id = await add(manager, { about_staff_ids: [other.id] });
    expect(await seen(manager, id)).toEqual(SHOWN);
    expect(await seen(other, id)).toEqual(HIDDEN);
    const edit = { ...A_COMPLAINT, id, version: 1, about_staff_ids: [] };
    expect((await t.call('feedback/edit', edit, other)).status).toBe(404);
    expect((await t.call('feedback/count', {}, other)).body).toMatchObject({ open: 0 });
    const tenant = { carehomeId, userId: other.id, isRelative: false };
    const rows = await t.database.asTenant(tenant, (db) =>
      db.selectFrom('feedback').select('id').execute(),
    );
    expect(rows).toEqual([]);
  });

  it('cannot record what is about themselves', async () => {
    const carer = await t.signIn({ role: 'carer' });
    const input = { ...A_COMPLAINT, about_staff_ids: [carer.id] };
    const { error } = await t.call('feedback/add', input, carer);
    expect(Object.keys(error.errors ?? {})).toEqual(['about_staff_ids']);
  });

  it('leaves the entry to the other keepers if it is about every manager', async () => {
    const manager = await t.signIn();
    const { carehomeId } = manager;
    const nurse = await t.signIn({ role: 'nurse', carehomeId });
    const carer = await t.signIn({ role: 'carer', carehomeId });
    const usual = await add(carer);
    const about = await add(carer, { about_staff_ids: [manager.id] });
    expect(await seen(nurse, usual)).toEqual(HIDDEN);
    expect(await seen(nurse, about)).toEqual(SHOWN);
    await t.signIn({ carehomeId });
    expect(await seen(nurse, about)).toEqual(HIDDEN);
  });
});

describe('N23: roles and packages', () => {
  it('lets every colleague record, and only managers read', async () => {
    const manager = await t.signIn();
    const carer = await t.signIn({ role: 'carer', carehomeId: manager.carehomeId });
    const id = await add(carer);
    expect((await t.call('feedback/get', { id }, carer)).status).toBe(403);
    expect((await t.call('feedback/list', {}, carer)).status).toBe(403);
    expect(await seen(manager, id)).toEqual(SHOWN);
  });

  it('refuses every call on Packages A to D', async () => {
    for (const letter of ['A', 'B', 'C', 'D'] as const) {
      const manager = await t.signIn({ package_title: `Package ${letter}` });
      for (const name of [...ALL_READS, 'actions/list', 'meetings/list'] as const)
        expect([letter, name, (await t.call(name, {}, manager)).status]).toEqual([
          letter,
          name,
          403,
        ]);
      expect((await t.call('feedback/add', A_COMPLAINT, manager)).status).toBe(403);
    }
  });
});

describe('N17: what was said', () => {
  it('is in no log and no audit entry', async () => {
    const manager = await t.signIn();
    const said = 'A sentence that nobody outside may read';
    const id = await add(manager, { said, from_name: 'Quentin Unusual' });
    await t.call('feedback/void', { id, reason: 'Another sentence of ours' }, manager);
    const log = t.log.join('\n');
    for (const text of [said, 'Quentin Unusual', 'Another sentence of ours'])
      expect(log).not.toContain(text);
    const audited = await t.database.system((db) =>
      db.selectFrom('audit_log').selectAll().where('entity_id', '=', id).execute(),
    );
    expect(audited.map(({ action }) => action)).toEqual(['feedback.add', 'feedback.void']);
    expect(JSON.stringify(audited)).not.toContain(said);
  });
});
