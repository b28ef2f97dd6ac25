import type { Input, Output } from '@relish/shared/calls.ts';
import type { Recurrence } from '@relish/shared/events/events/recurrence.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { aSingAlong } from '../../../testing/events.ts';
import { linkRelative, testResident } from '../../../testing/resident.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const PIANIST = {
  name: 'Marjorie Bell',
  offer: 'Songs at the piano',
  contact_name: 'Marjorie Bell',
  phone: '01632 960 311',
  email: 'marjorie@example.org',
  fee_pence: 6500,
  insurance_until: '2027-05-01',
  dbs_until: '2026-12-01',
  rest_days: [1, 7],
  notes: 'Brings her own keyboard.',
} satisfies Input<'performers/add'>;

const add = async (user: TestUser, differences: Partial<Input<'performers/add'>> = {}) => {
  const { status, body } = await t.call('performers/add', { ...PIANIST, ...differences }, user);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body.id as string;
};
const list = async (user: TestUser) =>
  (await t.call('performers/list', {}, user)).body as Output<'performers/list'>;
const get = async (user: TestUser, id: string) =>
  (await t.call('performers/get', { id }, user)).body as Output<'performers/get'>;
const addEvent = async (user: TestUser, differences: Partial<Input<'events/add'>>) => {
  const { status, body } = await t.call('events/add', { ...aSingAlong, ...differences }, user);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body.id as string;
};

describe('performers', () => {
  it('are added, edited and listed by name, archived ones last', async () => {
    const manager = await t.signIn();
    const id = await add(manager);
    await add(manager, { name: 'Bramble the dog' });
    const { version } = await get(manager, id);
    const edited = { ...PIANIST, name: 'Marjorie Bell (piano)', id, version };
    expect((await t.call('performers/edit', edited, manager)).status).toBe(200);
    await add(manager, { name: 'Ashby Morris Men' });
    await t.call('performers/archive', { id, archived: true }, manager);
    expect((await list(manager)).map(({ name, archived }) => [name, archived])).toEqual([
      ['Ashby Morris Men', false],
      ['Bramble the dog', false],
      ['Marjorie Bell (piano)', true],
    ]);
    await t.call('performers/archive', { id, archived: false }, manager);
    expect(await get(manager, id)).toMatchObject({ archived: false, rest_days: [1, 7] });
  });

  it('have unique names, and two editors get a conflict', async () => {
    const manager = await t.signIn();
    const id = await add(manager);
    const again = await t.call('performers/add', { ...PIANIST, name: 'MARJORIE BELL' }, manager);
    expect(again.error.errors?.name).toEqual(['There is already a performer with this name.']);
    const edit = { ...PIANIST, id, version: 1, offer: 'Hymns' };
    expect((await t.call('performers/edit', edit, manager)).status).toBe(200);
    const late = await t.call('performers/edit', { ...edit, offer: 'Waltzes' }, manager);
    expect([late.status, Object.keys(late.error.errors ?? {})]).toEqual([422, ['version']]);
    expect((await get(manager, id)).offer).toBe('Hymns');
  });

  it('show their fee only to those who plan, and it is never logged', async () => {
    const manager = await t.signIn();
    const { carehomeId } = manager;
    const carer = await t.signIn({ role: 'carer', carehomeId });
    const lead = await t.signIn({ role: 'activity_lead', carehomeId });
    const id = await add(manager, { fee_pence: 987_654 });
    expect((await get(lead, id)).fee_pence).toBe(987_654);
    expect((await get(carer, id)).fee_pence).toBeNull();
    expect((await list(carer))[0]?.fee_pence).toBeNull();
    expect(t.log.join('\n')).not.toContain('987654');
    expect((await t.call('performers/add', PIANIST, carer)).status).toBe(403);
  });

  it('sum up what residents said about past events, and list what comes next', async () => {
    const manager = await t.signIn();
    const id = await add(manager);
    const past = await addEvent(manager, { performer_id: id, day: '2026-11-16' });
    const next = await addEvent(manager, { performer_id: id, title: 'Carols' });
    const cancelled = await addEvent(manager, { performer_id: id, title: 'Waltzes' });
    await t.call('events/cancel', { id: cancelled, reason: 'Ill' }, manager);
    expect(await get(manager, id)).toMatchObject({ last: null, next_day: '2026-11-16' });
    await t.database.system((db) =>
      db
        .updateTable('events')
        .set({
          liked: 6,
          ok: 2,
          not_for_me: 1,
          starts_at: '2026-11-14T14:30:00Z',
          ends_at: '2026-11-14T15:30:00Z',
          day: '2026-11-14',
        })
        .where('id', '=', past)
        .execute(),
    );
    expect(await get(manager, id)).toMatchObject({
      last: { id: past, day: '2026-11-14' },
      last_day: '2026-11-14',
      next: [{ id: next, title: 'Carols' }],
      opinion: { liked: 6, ok: 2, not_for_me: 1 },
    });
  });
});

describe('an event with a performer', () => {
  it('keeps them through a series and shows staff until when their papers are valid', async () => {
    const manager = await t.signIn();
    const performer_id = await add(manager);
    const recurrence: Recurrence = { repeats: 'weekly', weekdays: [3], until: '2026-12-09' };
    const id = await addEvent(manager, { recurrence });
    const { version } = (await t.call('events/get', { id }, manager)).body;
    const edit = { ...aSingAlong, recurrence, performer_id, id, version, scope: 'all' as const };
    expect((await t.call('events/edit', edit, manager)).status).toBe(200);
    const period = { from: '2026-11-18', to: '2026-12-09' };
    const { events } = (await t.call('events/list', period, manager)).body as Output<'events/list'>;
    expect(events.map(({ performer_name }) => performer_name)).toEqual(
      Array.from({ length: 4 }, () => 'Marjorie Bell'),
    );
    const { staff } = (await t.call('events/get', { id }, manager)).body as Output<'events/get'>;
    expect(staff?.performer).toEqual({
      id: performer_id,
      name: 'Marjorie Bell',
      insurance_until: '2027-05-01',
      dbs_until: '2026-12-01',
    });
  });

  it('N18: gives families the performer’s name and nothing else', async () => {
    const manager = await t.signIn();
    const { carehomeId } = manager;
    const relative = await t.signIn({ role: 'relative', carehomeId });
    await t.database.system(async (db) => {
      const residentId = await testResident(db, carehomeId, t.now());
      await linkRelative(db, carehomeId, { userId: relative.id, residentId, now: t.now() });
    });
    const performer_id = await add(manager);
    const id = await addEvent(manager, { performer_id });
    const seen = await t.call('events/get', { id }, relative);
    expect(seen.body).toMatchObject({ performer_name: 'Marjorie Bell', staff: null });
    const text = JSON.stringify(seen.body);
    for (const secret of [performer_id, PIANIST.phone, PIANIST.email, '6500', '2026-12-01'])
      expect(text).not.toContain(secret);
    for (const refused of [
      await t.call('performers/list', {}, relative),
      await t.call('performers/get', { id: performer_id }, relative),
    ])
      expect(refused.status).toBe(403);
    const rows = await t.database.asTenant(
      { carehomeId, userId: relative.id, isRelative: true },
      (db) => db.selectFrom('performers').select('id').execute(),
    );
    expect(rows).toEqual([]);
  });

  it('N2: cannot name a performer of another home', async () => {
    const [manager, stranger] = [await t.signIn(), await t.signIn()];
    const performer_id = await add(stranger);
    const { status } = await t.call('events/add', { ...aSingAlong, performer_id }, manager);
    expect(status).toBe(404);
  });
});
