import { randomUUID } from 'node:crypto';

import type { Output } from '@relish/shared/calls.ts';
import { beforeAll, expect, it } from 'vitest';

import { aSingAlong } from '../../../testing/events.ts';
import { A_MEETING, anAction } from '../../../testing/foreign-listening.ts';
import { testResident } from '../../../testing/resident.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const get = async (user: TestUser, id: string) =>
  (await t.call('meetings/get', { id }, user)).body as Output<'meetings/get'>;
const add = async (user: TestUser, differences: object = {}) => {
  const { status, body } = await t.call('meetings/add', { ...A_MEETING, ...differences }, user);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body.id as string;
};

it('keeps agenda, minutes, an easy-read version and who came', async () => {
  const manager = await t.signIn();
  const residentId = await t.database.system((db) => testResident(db, manager.carehomeId, t.now()));
  const id = await add(manager);
  const easy_read = [{ symbol: 'food', text: 'Soup will be hot.' }] as const;
  const edit = {
    ...A_MEETING,
    id,
    version: 1,
    resident_ids: [residentId],
    others_came: 3,
    minutes: 'We talked about soup.',
    easy_read: [...easy_read],
  };
  expect((await t.call('meetings/edit', edit, manager)).status).toBe(200);
  await t.call(
    'actions/add',
    { ...anAction(manager.id), source: 'meeting', meeting_id: id },
    manager,
  );
  expect(await get(manager, id)).toMatchObject({
    agenda: ['Food', 'Outings'],
    came: 4,
    minutes: 'We talked about soup.',
    easy_read,
    residents: [{ id: residentId }],
    actions: 1,
    version: 2,
  });
  const late = await t.call('meetings/edit', edit, manager);
  expect([late.status, Object.keys(late.error.errors ?? {})]).toEqual([422, ['version']]);
});

it('takes who came from the register of its event', async () => {
  const manager = await t.signIn();
  const [came, declined] = await t.database.system(async (db) => [
    await testResident(db, manager.carehomeId, t.now()),
    await testResident(db, manager.carehomeId, t.now()),
  ]);
  const input = { ...aSingAlong, day: '2026-11-15', title: 'Meeting' };
  const event_id = (await t.call('events/add', input, manager)).body.id as string;
  const mark = (resident_id: string, as: 'came' | 'declined') =>
    t.call(
      'register/mark',
      { event_id, resident_id, mark: as, client_uuid: randomUUID() },
      manager,
    );
  await mark(came, 'came');
  await mark(declined, 'declined');
  const register = (await t.call('meetings/register', { event_id }, manager)).body;
  expect(register).toMatchObject([{ id: came }]);
  expect((await t.call('meetings/events', {}, manager)).body).toMatchObject([{ id: event_id }]);
  expect(await get(manager, await add(manager, { event_id }))).toMatchObject({
    event: { id: event_id },
  });
  const stranger = await t.signIn();
  expect((await t.call('meetings/register', { event_id }, stranger)).status).toBe(404);
  expect((await t.call('meetings/add', { ...A_MEETING, event_id }, stranger)).status).toBe(404);
});

it('lists the latest meeting first, for all colleagues, and lets those who plan write', async () => {
  const manager = await t.signIn();
  const carer = await t.signIn({ role: 'carer', carehomeId: manager.carehomeId });
  const first = await add(manager, { day: '2026-09-01' });
  const second = await add(manager);
  const { rows } = (await t.call('meetings/list', {}, carer)).body as Output<'meetings/list'>;
  expect(rows.map(({ id }) => id)).toEqual([second, first]);
  expect((await t.call('meetings/add', A_MEETING, carer)).status).toBe(403);
});
