import { randomUUID } from 'node:crypto';

import type { Input, Output } from '@relish/shared/calls.ts';
import { beforeAll, expect, it } from 'vitest';

import { A_TRIP, aHeadcount } from '../../../testing/foreign-outings.ts';
import { testResident } from '../../../testing/resident.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

async function makeTrip(differences: Partial<Input<'events/add'>> = {}) {
  const manager = await t.signIn();
  const { carehomeId } = manager;
  const carer = await t.signIn({ role: 'carer', carehomeId });
  const [rose, joan] = await t.database.system(async (db) => [
    await testResident(db, carehomeId, t.now()),
    await testResident(db, carehomeId, t.now()),
  ]);
  const residents = [rose, joan];
  const trip = {
    ...A_TRIP,
    resident_ids: residents,
    lead_id: manager.id,
    helper_ids: [carer.id],
    ...differences,
  };
  const event_id = (await t.call('events/add', trip, manager)).body.id as string;
  const everyone = [...residents, manager.id, carer.id];
  const count = (user: TestUser, input: Partial<Input<'headcounts/add'>> = {}) =>
    t.call('headcounts/add', { ...aHeadcount(), event_id, seen_ids: everyone, ...input }, user);
  const list = async (user: TestUser) =>
    (await t.call('headcounts/list', { event_id }, user)).body as Output<'headcounts/list'>;
  return { manager, carer, rose, joan, event_id, everyone, count, list };
}

it('says at once who is missing, staff included', async () => {
  const { manager, carer, rose, everyone, count } = await makeTrip();
  expect((await count(manager)).body).toMatchObject({ state: 'one_count', missing: [] });
  const seen_ids = everyone.filter((id) => id !== rose && id !== carer.id);
  const { body } = await count(manager, { stage: 'arrived', seen_ids });
  expect(body.state).toBe('missing');
  expect(body.missing.toSorted()).toEqual([rose, carer.id].toSorted());
});

it('hides a count from a colleague who has not counted yet, and then compares both by name', async () => {
  const { manager, carer, rose, everyone, count, list } = await makeTrip();
  await count(manager);
  expect(await list(carer)).toMatchObject([
    { stage: 'leaving', round: 1, counted_by: [{ id: manager.id }], comparison: null },
  ]);
  const seen_ids = everyone.filter((id) => id !== rose);
  expect((await count(carer, { seen_ids })).body).toMatchObject({
    state: 'differ',
    doubtful: [rose],
  });
  expect((await list(manager))[0]?.comparison).toMatchObject({ state: 'differ' });
  await count(carer, { counted_at: '2026-11-15T08:59:00.000Z' });
  expect((await list(carer))[0]?.comparison).toMatchObject({ state: 'agreed' });
});

it('still expects a resident who was counted on the way and is then removed from the event', async () => {
  const { manager, rose, joan, event_id, everyone, count } = await makeTrip();
  await count(manager);
  const away = {
    event_id,
    resident_id: rose,
    mark: 'declined',
    client_uuid: randomUUID(),
  } as const;
  await t.call('register/mark', away, manager);
  const seen_ids = everyone.filter((id) => id !== rose);
  expect((await count(manager, { stage: 'going_back', seen_ids })).body).toMatchObject({
    state: 'missing',
    missing: [rose],
  });
  const { body } = await t.call('outings/get', { event_id }, manager);
  expect(body.goers.map(({ id }: { id: string }) => id).toSorted()).toEqual(
    [rose, joan].toSorted(),
  );
});

it('does not expect a resident who stays at home', async () => {
  const { manager, rose, event_id, everyone, count } = await makeTrip();
  const stays = { event_id, resident_id: rose, mark: 'unwell', client_uuid: randomUUID() } as const;
  await t.call('register/mark', stays, manager);
  const seen_ids = everyone.filter((id) => id !== rose);
  expect((await count(manager, { seen_ids })).body).toMatchObject({ state: 'one_count' });
});

it('N20: stores a count once, however often the device sends it', async () => {
  const { manager, everyone, rose, count, list } = await makeTrip();
  const client_uuid = randomUUID();
  const seen_ids = everyone.filter((id) => id !== rose);
  const answers = await Promise.all([1, 2].map(() => count(manager, { client_uuid, seen_ids })));
  for (const { status, body } of answers)
    expect({ status, missing: body.missing }).toEqual({ status: 200, missing: [rose] });
  // A late repetition does not replace the count that corrected it.
  await count(manager, { counted_at: '2026-11-15T08:59:00.000Z' });
  await count(manager, { client_uuid, seen_ids });
  expect((await list(manager))[0]?.comparison?.state).toBe('one_count');
});

it('is closed before the day of the trip and for a cancelled one', async () => {
  const tomorrow = await makeTrip({ day: '2026-11-16' });
  expect((await tomorrow.count(tomorrow.manager)).error.errors?.event_id).toEqual([
    'Heads are counted on the day of the trip.',
  ]);
  const { manager, event_id, count } = await makeTrip();
  await t.call('events/cancel', { id: event_id, reason: 'It snows' }, manager);
  expect((await count(manager)).status).toBe(422);
});

it('N1, N2, N23: is closed to relatives, other homes and homes without risk assessments', async () => {
  const { manager, event_id, everyone, count } = await makeTrip();
  await count(manager);
  const relative = await t.signIn({ role: 'relative', carehomeId: manager.carehomeId });
  const other = await makeTrip();
  const calls = async (user: TestUser) => [
    (await t.call('headcounts/list', { event_id }, user)).status,
    (await count(user)).status,
  ];
  expect(await calls(relative)).toEqual([403, 403]);
  expect(await calls(other.manager)).toEqual([404, 404]);
  // Faces of another home are unknown here.
  expect((await other.count(other.manager, { seen_ids: everyone })).status).toBe(404);
  await t.database.system((db) =>
    db
      .updateTable('organisations')
      .set({ is_risk_assessment_enabled: false })
      .where('id', '=', manager.organisationId)
      .execute(),
  );
  expect(await calls(manager)).toEqual([403, 403]);
});
