import type { Input } from '@relish/shared/calls.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { days, minutes } from '../../../core/clock.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

async function add(user: TestUser, values: Partial<Input<'residents/add'>> = {}) {
  const { body } = await t.call(
    'residents/add',
    {
      first_name: 'Mary',
      last_name: 'Brown',
      date_of_birth: '1938-04-02',
      move_in_date: '2026-11-01',
      room: '12',
      ...values,
    },
    user,
  );
  return body.id as string;
}

const get = async (user: TestUser, id: string) =>
  (await t.call('residents/get', { id }, user)).body;

async function become(
  user: TestUser,
  id: string,
  change: Omit<Input<'residents/change-status'>, 'id' | 'version'>,
) {
  t.advance(minutes(1));
  const { version } = await get(user, id);
  return t.call('residents/change-status', { id, version, ...change }, user);
}

const stays = async (user: TestUser, id: string) =>
  (await t.call('residents/history', { id }, user)).body.stays as {
    from_date: string;
    to_date: string | null;
    type: string;
  }[];

const findStatuses = (id: string) =>
  t.database.system((db) =>
    db
      .selectFrom('residents')
      .select(['status', 'family_status'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  );

describe('a change of status', () => {
  it('follows the state machine only', async () => {
    const manager = await t.signIn();
    const id = await add(manager);
    expect((await become(manager, id, { status: 'hospital' })).status).toBe(200);
    const refused = await become(manager, id, { status: 'away' });
    expect(Object.keys(refused.error.errors ?? {})).toEqual(['status']);
    expect((await get(manager, id)).status).toBe('hospital');
  });

  it('cannot be dated in the future or before the last one', async () => {
    const manager = await t.signIn();
    const id = await add(manager);
    for (const since of ['2027-01-01T10:00:00.000Z', '2025-01-01T10:00:00.000Z']) {
      const refused = await become(manager, id, { status: 'away', since });
      expect(Object.keys(refused.error.errors ?? {})).toEqual(['since']);
    }
  });

  it('is refused from an older version of the profile', async () => {
    const manager = await t.signIn();
    const id = await add(manager);
    await become(manager, id, { status: 'away' });
    const late = await t.call(
      'residents/change-status',
      { id, version: 1, status: 'moved_out' },
      manager,
    );
    expect(Object.keys(late.error.errors ?? {})).toEqual(['version']);
  });

  it('ends the stay, and returning starts another', async () => {
    const manager = await t.signIn();
    const id = await add(manager);
    await become(manager, id, { status: 'moved_out', reason: 'Nearer to her son' });
    expect((await t.call('residents/list', {}, manager)).body).toEqual([]);
    expect((await t.call('residents/list', { archived: true }, manager)).body).toHaveLength(1);
    t.advance(days(20));
    await become(manager, id, { status: 'current' });
    const [now, before] = await stays(manager, id);
    expect(before).toMatchObject({ from_date: '2026-11-01', type: 'permanent' });
    expect(before?.to_date).not.toBeNull();
    expect(now).toMatchObject({ to_date: null, type: 'permanent' });
    expect((now?.from_date ?? '') > (before?.to_date ?? '9')).toBe(true);
    expect((await get(manager, id)).move_in_date).toBe(now?.from_date);
  });

  it('cannot bring a resident back into an occupied room', async () => {
    const manager = await t.signIn();
    const id = await add(manager);
    await become(manager, id, { status: 'moved_out' });
    await add(manager, { first_name: 'Ann' });
    const refused = await become(manager, id, { status: 'current' });
    expect(refused.error.errors?.status?.[0]).toContain('Ann has room 12');
  });

  it('makes a respite stay permanent', async () => {
    const manager = await t.signIn();
    const id = await add(manager, { stay_type: 'respite', leaves_on: '2026-12-01' });
    expect((await get(manager, id)).status).toBe('respite');
    await become(manager, id, { status: 'current' });
    expect(await get(manager, id)).toMatchObject({ stay_type: 'permanent', leaves_on: null });
    expect(await stays(manager, id)).toEqual([expect.objectContaining({ type: 'permanent' })]);
  });

  it('sets the start of the stay when an expected resident arrives', async () => {
    const manager = await t.signIn();
    const id = await add(manager, { status: 'pre_admission', move_in_date: '2026-12-20' });
    await become(manager, id, { status: 'current' });
    const today = t.now().toISOString().slice(0, 10);
    expect((await get(manager, id)).move_in_date).toBe(today);
    expect(await stays(manager, id)).toEqual([expect.objectContaining({ from_date: today })]);
  });

  it('after hospital asks for a new ability check', async () => {
    const manager = await t.signIn();
    const id = await add(manager);
    await become(manager, id, { status: 'hospital' });
    await become(manager, id, { status: 'current' });
    const prompts = await t.database.system((db) =>
      db.selectFrom('pal_prompts').select('reason').where('resident_id', '=', id).execute(),
    );
    expect(prompts).toEqual([{ reason: 'back_from_hospital' }]);
  });
});

describe('undoing a change of status', () => {
  it('restores status, stay and everything else within a day', async () => {
    const manager = await t.signIn();
    const nurse = await t.signIn({ role: 'nurse', carehomeId: manager.carehomeId });
    const id = await add(manager);
    await become(nurse, id, { status: 'moved_out' });
    expect((await get(nurse, id)).can_undo_status).toBe(true);
    expect((await t.call('residents/undo-status', { id }, nurse)).status).toBe(200);
    expect(await get(nurse, id)).toMatchObject({ status: 'current', move_in_date: '2026-11-01' });
    expect(await stays(nurse, id)).toEqual([expect.objectContaining({ to_date: null })]);
    const { statuses } = (await t.call('residents/history', { id }, nurse)).body;
    expect(statuses[0]).toMatchObject({ status: 'moved_out', undone_at: t.now().toISOString() });
  });

  it('fails after a day', async () => {
    const manager = await t.signIn();
    const id = await add(manager);
    await become(manager, id, { status: 'away' });
    t.advance(days(1));
    expect((await get(manager, id)).can_undo_status).toBe(false);
    expect((await t.call('residents/undo-status', { id }, manager)).status).toBe(422);
  });

  it('of a death needs a manager and a reason', async () => {
    const manager = await t.signIn();
    const nurse = await t.signIn({ role: 'nurse', carehomeId: manager.carehomeId });
    const id = await add(manager);
    await become(nurse, id, { status: 'deceased' });
    expect((await become(manager, id, { status: 'current' })).status).toBe(422);
    expect((await t.call('residents/undo-status', { id }, nurse)).status).toBe(403);
    const without = await t.call('residents/undo-status', { id }, manager);
    expect(Object.keys(without.error.errors ?? {})).toEqual(['reason']);
    const reason = 'Entered for the wrong person by mistake';
    expect((await t.call('residents/undo-status', { id, reason }, manager)).status).toBe(200);
    expect((await get(manager, id)).status).toBe('current');
  });
});

it('N8: the family’s side of the record shows only what they have been informed of', async () => {
  const manager = await t.signIn();
  const id = await add(manager);
  const known = () => findStatuses(id);
  await become(manager, id, { status: 'hospital' });
  expect(await known()).toEqual({ status: 'hospital', family_status: 'current' });
  await become(manager, id, { status: 'deceased' });
  expect(await known()).toEqual({ status: 'deceased', family_status: 'current' });
  expect((await get(manager, id)).family_informed).toBe(false);
  await t.call('residents/inform-family', { id }, manager);
  expect(await known()).toEqual({ status: 'deceased', family_status: 'deceased' });
});

it('N8: undoing a change shows the family no status that they have not been informed of', async () => {
  const manager = await t.signIn();
  const id = await add(manager);
  const undo = () => t.call('residents/undo-status', { id, reason: 'The wrong person' }, manager);
  await become(manager, id, { status: 'away', family_informed: true });
  await undo();
  expect(await findStatuses(id)).toEqual({ status: 'current', family_status: 'current' });
  await become(manager, id, { status: 'hospital' });
  await become(manager, id, { status: 'deceased' });
  await undo();
  expect(await findStatuses(id)).toEqual({ status: 'hospital', family_status: 'current' });
});
