import { randomUUID } from 'node:crypto';

import type { Input } from '@relish/shared/calls.ts';
import { GROUP_NAME_PROBLEM } from '@relish/shared/residents/tags/label-rules.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { minutes } from '../../../core/clock.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { makeResident } from '../residents/make.ts';
import { makeGroups } from './make.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const CHOIR: Input<'groups/add'> = { name: 'Choir', kind: 'interest', colour: 'plum' };

const list = async (user: TestUser) => (await t.call('groups/list', {}, user)).body;
const add = async (user: TestUser, values: Partial<typeof CHOIR> = {}) =>
  (await t.call('groups/add', { ...CHOIR, ...values }, user)).body.id as string;
const resident = (user: TestUser, first_name = 'Mary') =>
  t.database.system((db) =>
    makeResident(db, user.carehomeId, { first_name, createdBy: user.id, now: t.now() }),
  );

describe('groups', () => {
  it('can be added, changed, archived and listed, those in use first', async () => {
    const manager = await t.signIn();
    const choir = await add(manager);
    const west = await add(manager, { name: 'West wing', kind: 'unit', colour: 'blue' });
    await t.call('groups/edit', { ...CHOIR, id: choir, active: false }, manager);
    const changed = { id: west, name: 'East wing', kind: 'unit', colour: 'teal' } as const;
    await t.call('groups/edit', { ...changed, active: true }, manager);
    expect(await list(manager)).toEqual([
      { ...changed, active: true, member_ids: [] },
      { ...CHOIR, id: choir, active: false, member_ids: [] },
    ]);
  });

  it('have unique names ignoring case, reported at the field', async () => {
    const manager = await t.signIn();
    const choir = await add(manager);
    const again = await t.call('groups/add', { ...CHOIR, name: ' CHOIR ' }, manager);
    expect(again.error.errors).toEqual({ name: ['There is already a group with this name.'] });
    await t.call('groups/edit', { ...CHOIR, id: choir, active: false }, manager);
    const archived = await t.call('groups/add', CHOIR, manager);
    expect(archived.error.errors?.name?.[0]).toContain('archive');
    expect(await add(await t.signIn())).toEqual(expect.any(String));
  });

  it.each([
    ['D', 'Use at least 2 characters.'],
    ['x'.repeat(41), 'Use at most 40 characters.'],
    ['Dementia table', GROUP_NAME_PROBLEM],
  ])('cannot be named %s', async (name, message) => {
    const manager = await t.signIn();
    const { status, error } = await t.call('groups/add', { ...CHOIR, name }, manager);
    expect([status, error.errors]).toEqual([422, { name: [message] }]);
  });

  it('are visible to carers, who cannot change them', async () => {
    const manager = await t.signIn();
    const id = await add(manager);
    const carer = await t.signIn({ role: 'carer', carehomeId: manager.carehomeId });
    expect(await list(carer)).toEqual([expect.objectContaining({ id })]);
    expect((await t.call('groups/add', CHOIR, carer)).status).toBe(403);
  });

  it('are hidden from relatives in every call', async () => {
    const manager = await t.signIn();
    await add(manager);
    const relative = await t.signIn({ role: 'relative', carehomeId: manager.carehomeId });
    const seen = await t.database.asTenant(
      { carehomeId: manager.carehomeId, userId: relative.id, isRelative: true },
      (db) => db.selectFrom('resident_groups').selectAll().execute(),
    );
    expect(seen).toEqual([]);
  });
});

describe('group members', () => {
  it('are replaced in one call, and must be residents of this home', async () => {
    const [manager, stranger] = [await t.signIn(), await t.signIn()];
    const [id, mary, ann] = [await add(manager), await resident(manager), await resident(manager)];
    const set = (member_ids: string[]) => t.call('groups/set-members', { id, member_ids }, manager);
    await set([mary, mary]);
    await set([ann]);
    expect((await list(manager))[0].member_ids).toEqual([ann]);
    for (const other of [await resident(stranger), randomUUID()])
      expect((await set([mary, other])).status).toBe(404);
    expect((await list(manager))[0].member_ids).toEqual([ann]);
  });

  it('are removed when they move out, and restored when that is undone', async () => {
    const manager = await t.signIn();
    const [mary, ann] = [await resident(manager, 'Mary'), await resident(manager, 'Ann')];
    const [id = ''] = await t.database.system((db) =>
      makeGroups(db, manager.carehomeId, [{ ...CHOIR, member_ids: [mary, ann] }], t.now()),
    );
    t.advance(minutes(1));
    const left = { id: mary, version: 1, status: 'moved_out' } as const;
    expect((await t.call('residents/change-status', left, manager)).status).toBe(200);
    expect((await list(manager))[0].member_ids).toEqual([ann]);
    await t.call('groups/set-members', { id, member_ids: [] }, manager);
    expect((await t.call('groups/delete', { id }, manager)).error.errors?.id?.[0]).toContain(
      'Archive it instead',
    );
    expect((await t.call('residents/undo-status', { id: mary }, manager)).status).toBe(200);
    expect((await list(manager))[0].member_ids).toEqual([mary]);
  });

  it('prevent deletion of a group; an empty one can be deleted', async () => {
    const manager = await t.signIn();
    const [id, mary] = [await add(manager), await resident(manager)];
    await t.call('groups/set-members', { id, member_ids: [mary] }, manager);
    expect((await t.call('groups/delete', { id }, manager)).status).toBe(422);
    await t.call('groups/set-members', { id, member_ids: [] }, manager);
    expect((await t.call('groups/delete', { id }, manager)).status).toBe(200);
    expect(await list(manager)).toEqual([]);
  });

  it('are audited by action, not by name', async () => {
    const manager = await t.signIn();
    const id = await add(manager);
    await t.call('groups/set-members', { id, member_ids: [] }, manager);
    const notes = await t.database.system((db) =>
      db.selectFrom('audit_log').selectAll().where('entity_id', '=', id).orderBy('at').execute(),
    );
    expect(notes.map(({ action }) => action).toSorted()).toEqual([
      'group.add',
      'group.set-members',
    ]);
    expect(JSON.stringify(notes)).not.toContain('Choir');
  });
});
