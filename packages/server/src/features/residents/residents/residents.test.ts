import type { Input } from '@relish/shared/calls.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { days } from '../../../core/clock.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const MARY: Input<'residents/add'> = {
  first_name: 'Mary',
  last_name: 'Brown',
  preferred_name: 'Molly',
  date_of_birth: '1938-04-02',
  move_in_date: '2026-11-01',
  room: '12',
};

async function addedBy(user: TestUser, values: Partial<Input<'residents/add'>> = {}) {
  const { body, status } = await t.call('residents/add', { ...MARY, ...values }, user);
  expect(status).toBe(200);
  return body.id as string;
}

const get = async (user: TestUser, id: string) =>
  (await t.call('residents/get', { id }, user)).body;

describe('residents', () => {
  it('are added, listed by preferred name and returned completely', async () => {
    const manager = await t.signIn();
    const id = await addedBy(manager, {
      allergies: [{ allergen: 'peanuts', severity: 'severe' }],
      protected: { faith: 'Quaker' },
      safety_confirmed: true,
    });
    await addedBy(manager, { first_name: 'Arthur', preferred_name: '', room: '14' });
    const { body } = await t.call('residents/list', {}, manager);
    expect(body.map((row: { preferred_name: string }) => row.preferred_name)).toEqual([
      'Arthur',
      'Molly',
    ]);
    expect(body[1]).toMatchObject({
      id,
      room: '12',
      status: 'current',
      picture: null,
      missing: ['photo', 'key_worker', 'communication', 'about_me', 'interests', 'pal', 'consent'],
    });
    expect(await get(manager, id)).toMatchObject({
      ...MARY,
      version: 1,
      allergies: [{ allergen: 'peanuts', severity: 'severe', source: 'care_plan' }],
      protected: { faith: 'Quaker', ethnicity: null },
      safety_confirmed_by: 'Kim Sharma',
      family_informed: true,
    });
  });

  it('have faith, ethnicity and orientation encrypted in the database', async () => {
    const manager = await t.signIn();
    await addedBy(manager, { protected: { faith: 'Quaker' } });
    const rows = await t.database.system((db) =>
      db
        .selectFrom('residents')
        .selectAll()
        .where('carehome_id', '=', manager.carehomeId)
        .execute(),
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('Quaker');
  });

  it('are found despite typos and accents, best first, in their own home only', async () => {
    const [ours, theirs] = [await t.signIn(), await t.signIn()];
    const id = await addedBy(ours, { last_name: 'Łukaszewska', preferred_name: 'Zoë' });
    await addedBy(theirs, { last_name: 'Łukaszewska' });
    for (const query of ['zoe', 'lukaszewska', 'lukazsewska', '12'])
      expect((await t.call('residents/search', { query }, ours)).body).toEqual([
        expect.objectContaining({ id }),
      ]);
    expect((await t.call('residents/search', { query: 'nobody' }, ours)).body).toEqual([]);
  });

  it.each([
    ['date_of_birth', { date_of_birth: '2010-01-01' }],
    ['date_of_birth', { date_of_birth: '1899-12-31' }],
    ['move_in_date', { move_in_date: '2027-03-01' }],
    ['move_in_date', { move_in_date: '1930-01-01' }],
    ['leaves_on', { stay_type: 'respite' }],
    ['leaves_on', { stay_type: 'respite', leaves_on: '2026-10-01' }],
    ['first_name', { first_name: '' }],
    ['allergies.0.detail', { allergies: [{ allergen: 'medicine', severity: 'mild' }] }],
    ['key_worker_id', { key_worker_id: 'f3b1f5f0-0000-4000-8000-000000000000' }],
  ] as const)('are rejected at %s if invalid', async (field, values) => {
    const manager = await t.signIn();
    const answer = await t.call(
      'residents/add',
      { ...MARY, ...(values as Partial<Input<'residents/add'>>) },
      manager,
    );
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.error.errors ?? {})).toEqual([field]);
    expect((await t.call('residents/list', {}, manager)).body).toEqual([]);
  });

  it('have their own room unless both are marked as sharing', async () => {
    const manager = await t.signIn();
    const first = await addedBy(manager, { shares_room: true });
    const second = { ...MARY, first_name: 'Ann' };
    const refused = await t.call('residents/add', second, manager);
    expect(refused.error.errors?.room?.[0]).toContain('Molly has this room');
    await addedBy(manager, { ...second, shares_room: true });
    const { version } = await get(manager, first);
    await t.call('residents/change-status', { id: first, version, status: 'moved_out' }, manager);
    expect((await t.call('residents/list', {}, manager)).body).toHaveLength(1);
  });

  it('are checked for possible duplicates', async () => {
    const manager = await t.signIn();
    const id = await addedBy(manager, { last_name: 'Clarke' });
    const similar = (last_name: string, date_of_birth = '1938-04-02') =>
      t.call('residents/similar', { last_name, date_of_birth }, manager);
    expect((await similar('Clark')).body).toEqual([expect.objectContaining({ id })]);
    expect((await similar('Patel')).body).toEqual([]);
    expect((await similar('Clark', '1938-04-03')).body).toEqual([]);
  });
});

describe('two users editing one profile', () => {
  it('the second is told by whom, and the first change is kept', async () => {
    const manager = await t.signIn();
    const nurse = await t.signIn({ role: 'nurse', carehomeId: manager.carehomeId });
    const id = await addedBy(manager);
    const first = await t.call('residents/edit', { ...MARY, id, version: 1, room: '20' }, manager);
    expect(first.body).toEqual({ id, version: 2 });
    const second = await t.call('residents/edit', { ...MARY, id, version: 1, unit: 'West' }, nurse);
    expect(second.status).toBe(422);
    expect(second.error.errors?.version).toEqual([
      'Kim Sharma has saved changes while you were writing.',
    ]);
    expect(await get(manager, id)).toMatchObject({ room: '20', unit: null, version: 2 });
  });
});

describe('safety details', () => {
  it('change only with an explicit confirmation', async () => {
    const manager = await t.signIn();
    const id = await addedBy(manager);
    const change = { ...MARY, id, version: 1, diet: { food_texture: 5 as const } };
    const refused = await t.call('residents/edit', change, manager);
    expect(Object.keys(refused.error.errors ?? {})).toEqual(['safety_confirmed']);
    await t.call('residents/edit', { ...change, safety_confirmed: true }, manager);
    expect(await get(manager, id)).toMatchObject({
      diet: { food_texture: 5 },
      safety_confirmed_at: t.now().toISOString(),
      safety_confirmed_by: 'Kim Sharma',
    });
  });

  it.each([
    { moves: 'wheelchair_assisted' },
    { help_to_stand: true },
    { falls_risk: true },
  ] as const)('include mobility: %o', async (mobility) => {
    const manager = await t.signIn();
    const id = await addedBy(manager);
    t.advance(days(1));
    const change = { ...MARY, id, version: 1, mobility };
    const refused = await t.call('residents/edit', change, manager);
    expect(Object.keys(refused.error.errors ?? {})).toEqual(['safety_confirmed']);
    await t.call('residents/edit', { ...change, safety_confirmed: true }, manager);
    expect(await get(manager, id)).toMatchObject({
      mobility,
      safety_confirmed_at: t.now().toISOString(),
    });
  });

  it('do not include the preferred hand', async () => {
    const manager = await t.signIn();
    const id = await addedBy(manager);
    const mobility = { dominant_hand: 'left' as const };
    const saved = await t.call('residents/edit', { ...MARY, id, version: 1, mobility }, manager);
    expect(saved.status).toBe(200);
  });

  it('can be confirmed without a change, which updates the day', async () => {
    const manager = await t.signIn();
    const id = await addedBy(manager);
    t.advance(days(1));
    await t.call('residents/confirm-safety', { id }, manager);
    expect((await get(manager, id)).safety_confirmed_at).toBe(t.now().toISOString());
  });
});
