import type { Input } from '@relish/shared/calls.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { days } from '../../../core/clock.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { makeResident } from '../residents/make.ts';
import { makeInterests } from './make.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const resident = (user: TestUser) =>
  t.database.system((db) =>
    makeResident(db, user.carehomeId, { createdBy: user.id, now: t.now() }),
  );
const of = async (user: TestUser, resident_id: string) =>
  (await t.call('interests/of', { resident_id }, user)).body;

async function setUp() {
  const manager = await t.signIn();
  const resident_id = await resident(manager);
  const set = (
    interest_code: Input<'interests/set'>['interest_code'],
    stance: Input<'interests/set'>['stance'],
    rest: Partial<Input<'interests/set'>> = {},
  ) => t.call('interests/set', { resident_id, interest_code, stance, ...rest }, manager);
  return { manager, resident_id, set };
}

describe('interests', () => {
  it('are stored once each, favourites first, and can be removed', async () => {
    const { manager, resident_id, set } = await setUp();
    await set('animals.dogs', 'never', { detail: 'Bitten as a child', source: 'relative' });
    await set('music.jazz', 'like');
    await set('food.baking', 'curious');
    await set('food.baking', 'love', { detail: ' Welsh cakes ', since: '1958' });
    expect(await of(manager, resident_id)).toEqual([
      {
        interest_code: 'food.baking',
        stance: 'love',
        detail: 'Welsh cakes',
        source: 'resident',
        since: '1958',
        last_confirmed: '2026-11-15',
        due: false,
      },
      expect.objectContaining({ interest_code: 'music.jazz', stance: 'like', detail: null }),
      expect.objectContaining({ interest_code: 'animals.dogs', source: 'relative' }),
    ]);
    await set('music.jazz', null);
    expect(await of(manager, resident_id)).toHaveLength(2);
  });

  it.each([
    ['interest_code', { interest_code: 'music.polka' }],
    ['interest_code', { interest_code: 'constructor' }],
    ['stance', { stance: 'adores' }],
    ['source', { source: 'neighbour' }],
    ['detail', { detail: 'x'.repeat(201) }],
  ])('are rejected at %s when it is %j', async (field, values) => {
    const { manager, resident_id } = await setUp();
    const input = { resident_id, interest_code: 'music.jazz', stance: 'like', ...values };
    const { status, error } = await t.send('interests/set', {
      body: JSON.stringify(input),
      token: manager.token,
    });
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, [field]]);
    expect(await of(manager, resident_id)).toEqual([]);
  });

  it('are due after twelve months, until confirmed', async () => {
    const { manager, resident_id, set } = await setUp();
    const made = [{ resident_id, interest_code: 'nature.birds', stance: 'love' } as const];
    await t.database.system((db) =>
      makeInterests(db, manager.carehomeId, made, { day: '2025-11-15', createdBy: manager.id }),
    );
    await set('music.jazz', 'like');
    const due = async () =>
      (await of(manager, resident_id)).map((row: { due: boolean }) => row.due);
    expect(await due()).toEqual([true, false]);
    const { body } = await t.call('interests/confirm', { resident_id }, manager);
    expect(body).toEqual({ confirmed: 2 });
    expect(await due()).toEqual([false, false]);
    t.advance(days(364));
    const later = await t.signIn({ carehomeId: manager.carehomeId });
    const dueFor = async () => (await of(later, resident_id))[0].due;
    expect(await dueFor()).toBe(false);
    t.advance(days(1));
    expect(await dueFor()).toBe(true);
  });

  it('are edited by those who keep records, read by carers and refused to relatives', async () => {
    const { manager, resident_id, set } = await setUp();
    await set('music.jazz', 'like');
    const home = { carehomeId: manager.carehomeId };
    const carer = await t.signIn({ role: 'carer', ...home });
    expect(await of(carer, resident_id)).toHaveLength(1);
    expect((await t.call('interests/confirm', { resident_id }, carer)).status).toBe(403);
    const relative = await t.signIn({ role: 'relative', ...home });
    expect((await t.call('interests/of', { resident_id }, relative)).status).toBe(403);
    const notes = await t.database.system((db) =>
      db.selectFrom('audit_log').selectAll().where('entity_id', '=', resident_id).execute(),
    );
    expect(notes.map(({ action }) => action)).toContain('interests.set');
    expect(JSON.stringify(notes)).not.toContain('jazz');
  });
});
