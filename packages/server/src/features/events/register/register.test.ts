import { randomUUID } from 'node:crypto';

import type { Input, Output } from '@relish/shared/calls.ts';
import { beforeAll, expect, it } from 'vitest';

import { aSingAlong } from '../../../testing/events.ts';
import { linkRelative, testResident } from '../../../testing/resident.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { makeGroups } from '../../residents/groups/make.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

// The clock of the tests stands on Sunday, 15 November 2026, 9:00.
const today = { ...aSingAlong, day: '2026-11-15', start_time: '11:00' } as const;

const add = async (user: TestUser, differences: Partial<Input<'events/add'>> = {}) =>
  (await t.call('events/add', { ...today, ...differences }, user)).body.id as string;
const resident = ({ carehomeId }: TestUser) =>
  t.database.system((db) => testResident(db, carehomeId, t.now()));
const get = async (user: TestUser, event_id: string) =>
  (await t.call('register/get', { event_id }, user)).body as Output<'register/get'>;
const listIds = async (user: TestUser, id: string) =>
  (await get(user, id)).people.map((person) => person.id).toSorted();
const mark = (
  user: TestUser,
  input: Omit<Input<'register/mark'>, 'client_uuid'>,
  client_uuid: string = randomUUID(),
) => t.call('register/mark', { ...input, client_uuid }, user);
const setStatus = (id: string, status: 'deceased' | 'moved_out') =>
  t.database.system((db) =>
    db.updateTable('residents').set({ status }).where('id', '=', id).execute(),
  );

it('lists those invited by name, with a group or put down', async () => {
  const manager = await t.signIn();
  const [named, member, later, uninvited] = [
    await resident(manager),
    await resident(manager),
    await resident(manager),
    await resident(manager),
  ];
  const [group = ''] = await t.database.system((db) =>
    makeGroups(
      db,
      manager.carehomeId,
      [{ name: 'Choir', kind: 'interest', colour: 'teal', member_ids: [member] }],
      t.now(),
    ),
  );
  const id = await add(manager, { rsvp: true, resident_ids: [named], group_ids: [group] });
  await t.call('replies/put-down', { event_id: id, resident_id: later }, manager);
  expect(await listIds(manager, id)).toEqual([named, member, later].toSorted());
  // Someone who comes without an invitation is marked too.
  await mark(manager, { event_id: id, resident_id: uninvited, mark: 'came' });
  const { people } = await get(manager, id);
  expect(people.filter((person) => !person.is_invited)).toMatchObject([
    { id: uninvited, mark: 'came' },
  ]);
  expect(people).toHaveLength(4);
});

it('N7: lists everyone who lives here for an event without invitations, but nobody who has died or left', async () => {
  const manager = await t.signIn();
  const [rose, dead, gone] = [
    await resident(manager),
    await resident(manager),
    await resident(manager),
  ];
  const id = await add(manager);
  await setStatus(dead, 'deceased');
  await setStatus(gone, 'moved_out');
  expect(await listIds(manager, id)).toEqual([rose]);
  expect((await mark(manager, { event_id: id, resident_id: dead, mark: 'came' })).status).toBe(404);
});

it('keeps a mark with its author, and can undo it', async () => {
  const manager = await t.signIn();
  const carer = await t.signIn({ role: 'carer', carehomeId: manager.carehomeId });
  const input = { event_id: await add(manager), resident_id: await resident(manager) };
  const note = 'Sleeping since lunch';
  expect((await mark(carer, { ...input, mark: 'asleep', note })).body).toEqual({ mark: 'asleep' });
  expect((await get(manager, input.event_id)).people).toMatchObject([
    { mark: 'asleep', note, marked_by: 'Kim Sharma' },
  ]);
  await mark(manager, { ...input, mark: null });
  expect((await get(manager, input.event_id)).people).toMatchObject([
    { mark: null, note: null, marked_by: null },
  ]);
});

it('N20: a mark that arrives again later does not undo a newer one', async () => {
  const manager = await t.signIn();
  const input = { event_id: await add(manager), resident_id: await resident(manager) };
  const first = randomUUID();
  await mark(manager, { ...input, mark: 'came' }, first);
  await mark(manager, { ...input, mark: 'declined' });
  const repeated = await mark(manager, { ...input, mark: 'came' }, first);
  expect(repeated).toMatchObject({ status: 200, body: { mark: 'declined' } });
});

it('is closed before the day of the event and for a cancelled one', async () => {
  const manager = await t.signIn();
  const resident_id = await resident(manager);
  const tomorrow = await add(manager, { day: '2026-11-16' });
  const cancelled = await add(manager);
  await t.call('events/cancel', { id: cancelled, reason: 'The pianist is ill' }, manager);
  for (const event_id of [tomorrow, cancelled]) {
    expect((await get(manager, event_id)).is_open).toBe(false);
    const refused = await mark(manager, { event_id, resident_id, mark: 'came' });
    expect(refused.error.errors?.event_id).toHaveLength(1);
  }
});

it('N1, N2, N23: is closed to families, other homes and expired packages', async () => {
  const [manager, other] = [await t.signIn({ package_title: 'Package D' }), await t.signIn()];
  const { carehomeId, organisationId } = manager;
  const input = { event_id: await add(manager), resident_id: await resident(manager) };
  const relative = await t.signIn({ role: 'relative', carehomeId });
  await t.database.system((db) =>
    linkRelative(db, carehomeId, {
      userId: relative.id,
      residentId: input.resident_id,
      now: t.now(),
    }),
  );
  expect((await t.call('register/get', input, relative)).status).toBe(403);
  expect((await mark(relative, { ...input, mark: 'came' })).status).toBe(403);
  expect((await t.call('register/get', input, other)).status).toBe(404);
  const theirs = { ...input, resident_id: await resident(other), mark: 'came' } as const;
  expect((await mark(manager, theirs)).status).toBe(404);
  await t.database.system((db) =>
    db
      .updateTable('organisations')
      .set({ expired: true })
      .where('id', '=', organisationId)
      .execute(),
  );
  expect((await mark(manager, { ...input, mark: 'came' })).status).toBe(403);
});
