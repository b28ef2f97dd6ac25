import type { Input, Output } from '@relish/shared/calls.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { aSingAlong } from '../../../testing/events.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { makeResident, type ResidentToMake } from '../../residents/residents/make.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

// The clock of the tests stands on Sunday, 15 November 2026.
const [THIS, NEXT] = ['2026-11-16', '2026-11-23'];

const add = async (user: TestUser, differences: Partial<Input<'events/add'>> = {}) => {
  const { status, body } = await t.call('events/add', { ...aSingAlong, ...differences }, user);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body.id as string;
};
const live = (user: TestUser, first_name: string, values: Partial<ResidentToMake> = {}) =>
  t.database.system((db) =>
    makeResident(db, user.carehomeId, {
      createdBy: user.id,
      now: t.now(),
      first_name,
      move_in_date: '2026-01-05',
      ...values,
    }),
  );
const leave = (id: string) =>
  t.database.system((db) =>
    db.updateTable('residents').set({ status: 'deceased' }).where('id', '=', id).execute(),
  );
const copy = async (user: TestUser, input = { from: THIS, to: NEXT }) => {
  const { status, body } = await t.call('planning/copy-week', input, user);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body as Output<'planning/copy-week'>;
};
const listWeek = async (user: TestUser, week = NEXT) => {
  const { status, body } = await t.call('planning/week', { week }, user);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body as Output<'planning/week'>;
};

describe('copying a week', () => {
  it('adds its single events as drafts, on the same weekday and time', async () => {
    const manager = await t.signIn();
    await add(manager, { place: 'Lounge', description: 'Old favourites' });
    await add(manager, {
      title: 'Choir',
      recurrence: { repeats: 'weekly', weekdays: [3], until: '2026-11-18' },
    });
    const cancelled = await add(manager, { title: 'Outing' });
    await t.call('events/cancel', { id: cancelled, reason: 'Storm' }, manager);
    const { ids, already, left_out } = await copy(manager);
    expect([ids.length, already, left_out]).toEqual([1, 0, 0]);
    expect((await listWeek(manager)).events).toMatchObject([
      {
        id: ids[0],
        title: 'Sing-along',
        day: '2026-11-25',
        start_time: '14:30',
        place: 'Lounge',
        description: 'Old favourites',
        is_draft: true,
      },
    ]);
  });

  it('adds only what is not there yet, so that a second copy adds nothing', async () => {
    const manager = await t.signIn();
    await add(manager);
    await add(manager, { title: 'Tea dance' });
    await add(manager, { title: 'TEA DANCE', day: '2026-11-25' });
    expect(await copy(manager)).toMatchObject({ ids: [expect.any(String)], already: 1 });
    expect(await copy(manager)).toEqual({ ids: [], already: 2, left_out: 0 });
  });

  it('leaves out residents who left, and events for nobody else', async () => {
    const manager = await t.signIn();
    const [ann, ben] = [await live(manager, 'Ann'), await live(manager, 'Ben')];
    await add(manager, { resident_ids: [ann, ben] });
    await add(manager, { title: 'Birthday tea', resident_ids: [ben] });
    await leave(ben);
    expect(await copy(manager)).toMatchObject({ ids: [expect.any(String)], left_out: 1 });
    expect((await listWeek(manager)).events).toMatchObject([{ resident_ids: [ann] }]);
  });

  it('leaves out colleagues who left', async () => {
    const manager = await t.signIn();
    const carer = await t.signIn({ role: 'carer', carehomeId: manager.carehomeId });
    await add(manager, { lead_id: carer.id, helper_ids: [manager.id, carer.id] });
    await t.database.system((db) =>
      db
        .updateTable('memberships')
        .set({ ended_at: t.now() })
        .where('user_id', '=', carer.id)
        .execute(),
    );
    await copy(manager);
    expect((await listWeek(manager)).events).toMatchObject([
      { lead_id: null, helper_ids: [manager.id] },
    ]);
  });

  it('is refused into a week that is over, and into the week itself', async () => {
    const manager = await t.signIn();
    const call = (to: string) => t.call('planning/copy-week', { from: THIS, to }, manager);
    expect((await call('2026-11-02')).status).toBe(422);
    expect((await call('2026-11-22')).status).toBe(422);
    expect((await call('2028-11-22')).status).toBe(422);
  });

  it('is undone, except for drafts that were published since', async () => {
    const manager = await t.signIn();
    await add(manager);
    const { ids } = await copy(manager);
    expect((await t.call('planning/remove-drafts', { ids }, manager)).body).toEqual({ count: 1 });
    expect((await listWeek(manager)).events).toEqual([]);
    const again = await copy(manager);
    await t.call('planning/publish', { week: NEXT }, manager);
    const undo = await t.call('planning/remove-drafts', { ids: again.ids }, manager);
    expect(undo.body).toEqual({ count: 0 });
    expect((await listWeek(manager)).events).toHaveLength(1);
  });
});

describe('a week template', () => {
  const save = (user: TestUser, name = 'Autumn', week = THIS) =>
    t.call('planning/save-template', { name, week }, user);

  it('is saved, listed, used and deleted, and its deletion is undone', async () => {
    const manager = await t.signIn();
    await add(manager);
    const { body } = await save(manager);
    expect(body).toMatchObject({ name: 'Autumn', events: 1 });
    const { id } = body as { id: string };
    const list = async () => (await t.call('planning/templates', {}, manager)).body as unknown;
    expect(await list()).toEqual([{ id, name: 'Autumn', events: 1 }]);
    const apply = () => t.call('planning/apply-template', { id, week: NEXT }, manager);
    expect((await apply()).body).toMatchObject({ ids: [expect.any(String)] });
    expect((await apply()).body).toMatchObject({ ids: [], already: 1 });
    await t.call('planning/delete-template', { id }, manager);
    expect([await list(), (await apply()).status]).toEqual([[], 404]);
    await t.call('planning/restore-template', { id }, manager);
    expect(await list()).toHaveLength(1);
  });

  it('holds no residents: it keeps groups, and leaves out events for named residents only', async () => {
    const manager = await t.signIn();
    const ann = await live(manager, 'Ann');
    const group = { name: 'Bakers', kind: 'interest', colour: 'teal' } as const;
    const group_id = (await t.call('groups/add', group, manager)).body.id as string;
    await add(manager, { title: 'Baking', resident_ids: [ann], group_ids: [group_id] });
    await add(manager, { title: 'Birthday tea', resident_ids: [ann] });
    expect((await save(manager)).body).toMatchObject({ events: 1 });
    const rows = await t.database.system((db) =>
      db
        .selectFrom('week_templates')
        .select('events')
        .where('carehome_id', '=', manager.carehomeId)
        .execute(),
    );
    expect(JSON.stringify(rows)).not.toContain(ann);
    expect(rows).toMatchObject([{ events: [{ title: 'Baking', group_ids: [group_id] }] }]);
  });

  it('has a name of its own in the home, and events', async () => {
    const manager = await t.signIn();
    expect((await save(manager)).status).toBe(422);
    await add(manager);
    expect((await save(manager, 'ab')).status).toBe(422);
    expect((await save(manager)).status).toBe(200);
    const again = await save(manager, 'AUTUMN');
    expect([again.status, Object.keys(again.error.errors ?? {})]).toEqual([422, ['name']]);
  });
});

it.each([
  ['a carer', { role: 'carer' }],
  ['a relative', { role: 'relative' }],
  ['a household', { role: 'family_lead', kind: 'family' }],
] as const)('planning is refused to %s', async (_, kind) => {
  const user = await t.signIn(kind);
  expect((await t.call('planning/week', { week: NEXT }, user)).status).toBe(403);
  expect((await t.call('planning/publish', { week: NEXT }, user)).status).toBe(403);
});

it('N23: with an expired package a week can be seen but not planned', async () => {
  const manager = await t.signIn({ expired: true });
  expect((await t.call('planning/week', { week: NEXT }, manager)).status).toBe(200);
  const input = { from: THIS, to: NEXT };
  expect((await t.call('planning/copy-week', input, manager)).status).toBe(403);
});
