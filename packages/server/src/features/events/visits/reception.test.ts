import { randomUUID } from 'node:crypto';

import type { Input, Output } from '@relish/shared/calls.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { deletePastRows } from '../../../app/retention.ts';
import { days } from '../../../core/clock.ts';
import { aSingAlong } from '../../../testing/events.ts';
import { linkRelative, testResident } from '../../../testing/resident.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { makeVisit } from './make.ts';
import { closeForgottenEntries } from './public.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const HOUR_MS = 3_600_000;
const today = () => t.now().toISOString().slice(0, 10);

async function expecting(manager: TestUser) {
  const { carehomeId } = manager;
  const relative = await t.signIn({ role: 'relative', carehomeId });
  return t.database.system(async (db) => {
    const residentId = await testResident(db, carehomeId, t.now());
    await linkRelative(db, carehomeId, { userId: relative.id, residentId, now: t.now() });
    const visit = { user_id: relative.id, resident_id: residentId, day: today(), people: 2 };
    return { relative, residentId, visitId: await makeVisit(db, carehomeId, visit, t.now()) };
  });
}

const signIn = (user: TestUser, input: Partial<Input<'visits/sign-in'>>) =>
  t.call('visits/sign-in', { client_uuid: randomUUID(), ...input }, user);
const read = async (user: TestUser, day = today()) =>
  (await t.call('visits/day', { day }, user)).body as Output<'visits/day'>;
const fireList = async (user: TestUser) =>
  (await t.call('visits/fire-list', {}, user)).body as Output<'visits/fire-list'>;

describe('reception', () => {
  it('signs an expected visitor in and out, with undo', async () => {
    const manager = await t.signIn();
    const { visitId, residentId } = await expecting(manager);
    expect((await read(manager)).expected).toMatchObject([
      { visit_id: visitId, name: 'Susan Hill', people: 2, resident: { id: residentId } },
    ]);
    const { body } = await signIn(manager, { visit_id: visitId, people: 3 });
    const { id } = body as { id: string };
    expect((await read(manager)).entries).toMatchObject([
      { id, visit_id: visitId, name: 'Susan Hill', people: 3, signed_out_at: null },
    ]);
    await t.call('visits/sign-out', { id }, manager);
    expect((await read(manager)).entries[0]?.signed_out_at).toBe(t.now().toISOString());
    expect((await fireList(manager)).visitors).toEqual([]);
    await t.call('visits/back-in', { id }, manager);
    expect((await fireList(manager)).visitors).toMatchObject([{ id, people: 3 }]);
    await t.call('visits/remove', { id }, manager);
    expect((await read(manager)).entries).toEqual([]);
    expect((await t.call('visits/sign-out', { id }, manager)).status).toBe(404);
  });

  it('N20: makes one entry of two colleagues, and of a repeated attempt', async () => {
    const manager = await t.signIn();
    const carer = await t.signIn({ role: 'carer', carehomeId: manager.carehomeId });
    const { visitId } = await expecting(manager);
    const [one, other] = await Promise.all([
      signIn(manager, { visit_id: visitId }),
      signIn(carer, { visit_id: visitId }),
    ]);
    expect(one.body).toEqual(other.body);
    const visitor = { name: 'Tom Baker', firm: 'Lift engineers', client_uuid: randomUUID() };
    const first = await signIn(carer, visitor);
    expect((await signIn(carer, visitor)).body).toEqual(first.body);
    expect((await read(manager)).entries).toHaveLength(2);
  });

  it('lets someone come back who has left', async () => {
    const manager = await t.signIn();
    const { visitId } = await expecting(manager);
    const first = (await signIn(manager, { visit_id: visitId })).body as { id: string };
    await t.call('visits/sign-out', first, manager);
    const second = (await signIn(manager, { visit_id: visitId })).body as { id: string };
    expect(second.id).not.toBe(first.id);
    // Undoing the first sign-out now would count one person twice.
    await t.call('visits/back-in', first, manager);
    expect((await fireList(manager)).visitors.map(({ id }) => id)).toEqual([second.id]);
  });

  it('lists guests of events, and signs them in', async () => {
    const manager = await t.signIn();
    const { relative, residentId, visitId } = await expecting(manager);
    const event = { ...aSingAlong, day: today(), start_time: '18:00', rsvp: true };
    const event_id = (await t.call('events/add', event, manager)).body.id as string;
    await t.call('replies/accept', { event_id, guests: 2, resident_id: residentId }, relative);
    await t.database.system((db) =>
      db.updateTable('visits').set({ cancelled_at: t.now() }).where('id', '=', visitId).execute(),
    );
    const [guest] = (await read(manager)).expected;
    expect(guest).toMatchObject({ visit_id: null, people: 2, events: [{ title: 'Sing-along' }] });
    const { status } = await signIn(manager, { reply_id: guest?.reply_id ?? '' });
    expect(status).toBe(200);
    expect((await fireList(manager)).visitors).toMatchObject([{ name: 'Susan Hill' }]);
  });

  it('needs one name, and finds no visit or resident of another home', async () => {
    const [manager, stranger] = [await t.signIn(), await t.signIn()];
    const { visitId, residentId } = await expecting(stranger);
    expect((await signIn(manager, {})).error.errors).toHaveProperty('name');
    expect((await signIn(manager, { name: 'x'.repeat(81) })).status).toBe(422);
    expect((await signIn(manager, { visit_id: visitId, name: 'Tom' })).status).toBe(422);
    expect((await signIn(manager, { visit_id: visitId })).status).toBe(404);
    expect((await signIn(manager, { reply_id: randomUUID() })).status).toBe(404);
    expect((await signIn(manager, { name: 'Tom', resident_id: residentId })).status).toBe(404);
  });

  it('N1, N18: tells relatives, inspectors and volunteers nothing', async () => {
    const manager = await t.signIn();
    const { relative } = await expecting(manager);
    const { carehomeId } = manager;
    const others = [
      relative,
      await t.signIn({ role: 'viewer_inspector', carehomeId }),
      await t.signIn({ role: 'volunteer_external', carehomeId }),
    ];
    for (const user of others) {
      expect((await t.call('visits/day', { day: today() }, user)).status).toBe(403);
      expect((await t.call('visits/fire-list', {}, user)).status).toBe(403);
      expect((await signIn(user, { name: 'Tom Baker' })).status).toBe(403);
    }
  });

  it('shows 30 past days and refuses earlier ones', async () => {
    const manager = await t.signIn();
    expect((await t.call('visits/day', { day: '2026-10-16' }, manager)).status).toBe(200);
    expect((await t.call('visits/day', { day: '2026-10-15' }, manager)).status).toBe(422);
  });

  it('N17: logs no name of a visitor', async () => {
    const manager = await t.signIn();
    await signIn(manager, { name: 'Zebedee Quill', firm: 'Quill and sons' });
    await fireList(manager);
    expect(t.log.join('\n')).not.toMatch(/Zebedee|Quill/);
  });
});

describe('the fire list', () => {
  it('lists residents who are in the house, by room, and when it was made', async () => {
    const manager = await t.signIn();
    const add = (room: string | null, status: 'current' | 'respite' | 'hospital' | 'deceased') =>
      t.database.system(async (db) => {
        const id = await testResident(db, manager.carehomeId, t.now());
        await db.updateTable('residents').set({ room, status }).where('id', '=', id).execute();
      });
    await add('10', 'current');
    await add(null, 'current');
    await add('9', 'respite');
    await add('3', 'hospital');
    await add('4', 'deceased');
    const { residents, at } = await fireList(manager);
    expect(residents.map(({ room }) => room)).toEqual(['9', '10', null]);
    expect(at).toBe(t.now().toISOString());
  });
});

describe('at night', () => {
  it('signs forgotten visitors out, marks them, and still names them on the fire list for a day', async () => {
    const manager = await t.signIn();
    const { id } = (await signIn(manager, { name: 'Tom Baker' })).body as { id: string };
    const day = today();
    const close = () => t.database.system((db) => closeForgottenEntries(db, t.now()));
    const midnight = Date.parse(`${day}T00:00:00Z`) + days(1);
    const before = t.now().getTime();
    const moveTo = (time: number) => t.advance(time - t.now().getTime());
    moveTo(midnight + 3 * HOUR_MS);
    await close();
    expect((await fireList(manager)).visitors).toHaveLength(1);
    expect((await read(manager)).entries).toHaveLength(1);
    moveTo(midnight + 4 * HOUR_MS);
    await close();
    const { visitors, perhaps } = await fireList(manager);
    expect([visitors, perhaps]).toMatchObject([[], [{ id, not_signed_out: true }]]);
    expect((await read(manager, day)).entries).toMatchObject([{ id, not_signed_out: true }]);
    moveTo(midnight + 30 * HOUR_MS);
    expect((await fireList(manager)).perhaps).toEqual([]);
    moveTo(before);
  });
});

it('deletes visitors and visits after twelve months', async () => {
  const manager = await t.signIn();
  const { visitId } = await expecting(manager);
  await signIn(manager, { visit_id: visitId });
  await signIn(manager, { name: 'Tom Baker' });
  const retention = deletePastRows({ ...t, clock: t.now }, { error: () => {} });
  retention.stop();
  const count = () =>
    t.database.system(async (db) => {
      const { carehomeId } = manager;
      const rows = (table: 'visits' | 'visitor_entries') =>
        db.selectFrom(table).select('id').where('carehome_id', '=', carehomeId).execute();
      return [(await rows('visits')).length, (await rows('visitor_entries')).length];
    });
  const before = t.now().getTime();
  t.advance(days(360));
  await retention.sweep();
  expect(await count()).toEqual([1, 2]);
  t.advance(days(10));
  await retention.sweep();
  expect(await count()).toEqual([0, 0]);
  t.advance(before - t.now().getTime());
});
