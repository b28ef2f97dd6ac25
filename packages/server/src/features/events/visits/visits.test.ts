import type { Input, Output } from '@relish/shared/calls.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { aSingAlong, aVisit } from '../../../testing/events.ts';
import { linkRelative, testResident } from '../../../testing/resident.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

async function family(manager: TestUser) {
  const { carehomeId } = manager;
  const relative = await t.signIn({ role: 'relative', carehomeId });
  const residentId = await t.database.system(async (db) => {
    const own = await testResident(db, carehomeId, t.now());
    await linkRelative(db, carehomeId, { userId: relative.id, residentId: own, now: t.now() });
    return own;
  });
  return { ...relative, residentId };
}
type Family = Awaited<ReturnType<typeof family>>;

const announce = (user: Family, changes: Partial<Input<'visits/announce'>> = {}) =>
  t.call('visits/announce', { ...aVisit, resident_id: user.residentId, ...changes }, user);
const announced = async (user: Family, changes: Partial<Input<'visits/announce'>> = {}) =>
  (await announce(user, changes)).body.id as string;
const own = async (user: TestUser) =>
  (await t.call('visits/own', {}, user)).body as Output<'visits/own'>;
const ofResident = async (manager: TestUser, resident_id: string) =>
  (await t.call('visits/of-resident', { resident_id }, manager))
    .body as Output<'visits/of-resident'>;
const addEvent = async (manager: TestUser) =>
  (await t.call('events/add', { ...aSingAlong, rsvp: true }, manager)).body.id as string;

const setStatus = (id: string, status: 'deceased' | 'hospital', informed: boolean) =>
  t.database.system((db) =>
    db
      .updateTable('residents')
      .set({ status, ...(informed && { family_status: status, family_status_since: t.now() }) })
      .where('id', '=', id)
      .execute(),
  );

describe('a visit', () => {
  it('is announced, moved, cancelled and restored by the relative, and staff see it', async () => {
    const manager = await t.signIn();
    const relative = await family(manager);
    const id = await announced(relative, { note: 'With the dog' });
    expect(await own(relative)).toMatchObject([
      {
        visit_id: id,
        day: aVisit.day,
        part: 'afternoon',
        time: null,
        people: 2,
        note: 'With the dog',
        resident: { id: relative.residentId, preferred_name: 'Rose' },
      },
    ]);
    const moved = { id, day: '2026-11-19', part: null, time: '10:30', people: 1 };
    expect((await t.call('visits/edit', moved, relative)).status).toBe(200);
    expect(await ofResident(manager, relative.residentId)).toMatchObject([
      { name: 'Susan Hill', day: '2026-11-19', part: null, time: '10:30', people: 1 },
    ]);
    await t.call('visits/cancel', { id }, relative);
    expect(await own(relative)).toEqual([]);
    expect(await ofResident(manager, relative.residentId)).toEqual([]);
    await t.call('visits/restore', { id }, relative);
    expect(await own(relative)).toHaveLength(1);
  });

  it('needs a day that is not past, a time or a part of the day, and one to ten people', async () => {
    const relative = await family(await t.signIn());
    const refusals: [Partial<Input<'visits/announce'>>, string][] = [
      [{ day: '2026-11-14' }, 'day'],
      [{ day: '2027-03-01' }, 'day'],
      [{ part: null }, 'time'],
      [{ part: null, time: '25:00' }, 'time'],
      [{ people: 0 }, 'people'],
      [{ people: 11 }, 'people'],
      [{ note: 'x'.repeat(201) }, 'note'],
    ];
    for (const [changes, field] of refusals) {
      const { status, error } = await announce(relative, changes);
      expect([status, Object.keys(error.errors ?? {})]).toEqual([422, [field]]);
    }
    expect(await own(relative)).toEqual([]);
  });

  it('is never refused because of a quiet time or a limit', async () => {
    const manager = await t.signIn();
    const relative = await family(manager);
    const every = [1, 2, 3, 4, 5, 6, 7];
    await t.call(
      'visits/add-time',
      { kind: 'mealtime', label: 'Lunch', weekdays: every, from: '12:00', to: '14:00' },
      manager,
    );
    await t.call(
      'visits/add-limit',
      { what: 'One at a time', reason: 'A cough', from: '2026-11-15', until: '2026-12-01' },
      manager,
    );
    expect((await announce(relative, { part: null, time: '12:30' })).status).toBe(200);
  });

  it('and a reply to an event of the same day are one row', async () => {
    const manager = await t.signIn();
    const relative = await family(manager);
    const event_id = await addEvent(manager);
    await t.call(
      'replies/accept',
      { event_id, guests: 3, resident_id: relative.residentId },
      relative,
    );
    const event = { id: event_id, title: 'Sing-along', start_time: '14:30' };
    expect(await own(relative)).toMatchObject([
      { visit_id: null, day: aSingAlong.day, time: '14:30', people: 3, events: [event] },
    ]);
    const id = await announced(relative);
    expect(await own(relative)).toMatchObject([
      { visit_id: id, part: 'afternoon', people: 3, events: [event] },
    ]);
    expect(await ofResident(manager, relative.residentId)).toHaveLength(1);
    await t.call('replies/withdraw', { event_id }, relative);
    expect(await own(relative)).toMatchObject([{ visit_id: id, people: 2, events: [] }]);
  });
});

describe('other families and homes', () => {
  it('N1: a visit to another family’s resident is 404, and so is another family’s visit', async () => {
    const manager = await t.signIn();
    const [relative, other] = [await family(manager), await family(manager)];
    expect((await announce(relative, { resident_id: other.residentId })).status).toBe(404);
    const id = await announced(other, { note: 'With the dog' });
    expect(await own(relative)).toEqual([]);
    for (const call of ['visits/cancel', 'visits/restore'] as const)
      expect((await t.call(call, { id }, relative)).status).toBe(404);
    expect((await t.call('visits/edit', { ...aVisit, id }, relative)).status).toBe(404);
    expect(
      (await t.call('visits/of-resident', { resident_id: other.residentId }, relative)).status,
    ).toBe(403);
    expect(await own(other)).toHaveLength(1);
  });

  it('N2: another home sees nothing of a visit', async () => {
    const [manager, stranger] = [await t.signIn(), await t.signIn()];
    const relative = await family(manager);
    await announced(relative);
    const input = { resident_id: relative.residentId };
    expect((await t.call('visits/of-resident', input, stranger)).status).toBe(404);
    const day = await t.call('visits/day', { day: aVisit.day }, stranger);
    expect(day.body).toEqual({ expected: [], entries: [] });
  });

  it('N3: a blocked link ends its visits at once, for the relative and for reception', async () => {
    const manager = await t.signIn();
    const relative = await family(manager);
    // A second resident keeps the account open.
    await t.database.system(async (db) => {
      const { carehomeId } = manager;
      const residentId = await testResident(db, carehomeId, t.now());
      await linkRelative(db, carehomeId, { userId: relative.id, residentId, now: t.now() });
    });
    const id = await announced(relative);
    const event_id = await addEvent(manager);
    const resident_id = relative.residentId;
    await t.call('replies/accept', { event_id, guests: 1, resident_id }, relative);
    await t.database.system((db) =>
      db
        .updateTable('relative_links')
        .set({ status: 'blocked' })
        .where('resident_id', '=', resident_id)
        .execute(),
    );
    expect(await own(relative)).toEqual([]);
    expect((await t.call('visits/edit', { ...aVisit, id }, relative)).status).toBe(404);
    expect((await announce(relative)).status).toBe(404);
    const { body } = await t.call('visits/day', { day: aVisit.day }, manager);
    expect((body as Output<'visits/day'>).expected).toEqual([]);
  });

  it('N8: a death that the family has not been told of changes nothing for them', async () => {
    const manager = await t.signIn();
    const relative = await family(manager);
    await announced(relative);
    const before = await own(relative);
    await setStatus(relative.residentId, 'deceased', false);
    expect(await own(relative)).toEqual(before);
    expect((await announce(relative, { day: '2026-11-20' })).status).toBe(200);
    // Staff can see that they have to be prepared.
    const { body } = await t.call('visits/day', { day: aVisit.day }, manager);
    expect((body as Output<'visits/day'>).expected).toMatchObject([{ resident_at_home: false }]);
    await setStatus(relative.residentId, 'deceased', true);
    expect(await own(relative)).toEqual([]);
    expect((await announce(relative)).status).toBe(404);
  });

  it('N9: relatives get nothing that is meant for staff', async () => {
    const manager = await t.signIn();
    const relative = await family(manager);
    await setStatus(relative.residentId, 'hospital', false);
    await announced(relative);
    const text = JSON.stringify((await t.call('visits/own', {}, relative)).body);
    expect(text).not.toMatch(/resident_at_home|hospital|room|reply_id/);
  });

  it('N23: an expired package stops announcing with 403, but not cancelling', async () => {
    const manager = await t.signIn({ package_title: 'Package D' });
    const relative = await family(manager);
    const id = await announced(relative);
    await t.database.system((db) =>
      db
        .updateTable('organisations')
        .set({ expired: true })
        .where('id', '=', manager.organisationId)
        .execute(),
    );
    expect((await announce(relative)).status).toBe(403);
    expect(await own(relative)).toHaveLength(1);
    expect((await t.call('visits/cancel', { id }, relative)).status).toBe(200);
  });
});
