import { randomUUID } from 'node:crypto';

import type { Input } from '@relish/shared/calls.ts';
import { beforeAll, expect, it } from 'vitest';

import { A_TRIP, aCheck, ALL_WELL } from '../../../testing/foreign-outings.ts';
import { linkRelative, testResident } from '../../../testing/resident.ts';
import { addApproved, anAssessment } from '../../../testing/risk-home.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const resident = ({ carehomeId }: TestUser) =>
  t.database.system((db) => testResident(db, carehomeId, t.now()));
const addTrip = async (user: TestUser, differences: Partial<Input<'events/add'>> = {}) =>
  (await t.call('events/add', { ...A_TRIP, ...differences }, user)).body.id as string;
const add = (user: TestUser, input: Partial<Input<'session-checks/add'>>) =>
  t.call('session-checks/add', { ...aCheck(), ...input }, user);
const list = async (user: TestUser, event_id: string) =>
  (await t.call('session-checks/list', { event_id, report_id: null }, user)).body;

it('stores five ticks of an event with who made them and when', async () => {
  const manager = await t.signIn();
  const carer = await t.signIn({ role: 'carer', carehomeId: manager.carehomeId });
  const event_id = await addTrip(manager);
  const answer = await add(carer, { event_id });
  expect(answer).toMatchObject({ status: 200, body: { state: 'all_well', unassessed_ids: [] } });
  expect(await list(manager, event_id)).toMatchObject([
    { state: 'all_well', checked_by: 'Kim Sharma', checked_at: '2026-11-15T08:55:00.000Z' },
  ]);
});

it('needs a note for a no, and then asks to stop and think', async () => {
  const manager = await t.signIn();
  const event_id = await addTrip(manager);
  const [first, ...others] = ALL_WELL;
  const no = { ...first!, ok: false };
  expect(
    (await add(manager, { event_id, answers: [no, ...others] })).error.errors?.answers,
  ).toEqual(['Write a note for each “no”.']);
  const noted = [{ ...no, note: 'A cough is going round' }, ...others];
  expect((await add(manager, { event_id, answers: noted })).body.state).toBe('stop_and_think');
  expect(await list(manager, event_id)).toMatchObject([
    { state: 'stop_and_think', answers: expect.arrayContaining([noted[0]]) },
  ]);
});

it('asks to stop and think if someone joined who was not assessed, also from a device that did not know it', async () => {
  const manager = await t.signIn();
  const author = await t.signIn({ role: 'senior_carer', carehomeId: manager.carehomeId });
  const [rose, joan] = [await resident(manager), await resident(manager)];
  const event_id = await addTrip(manager, { resident_ids: [rose] });
  const trip = { kind: 'event_outing', event_id, review_on: '2026-11-15' } as const;
  const assessment = anAssessment('low', { ...trip, resident_ids: [rose] });
  const { id } = await addApproved(t, { author, approver: manager }, assessment);
  const known = { event_id, resident_ids: [rose], assessment_id: id };
  expect((await add(manager, known)).body).toEqual({ state: 'all_well', unassessed_ids: [] });
  for (const assessment_id of [id, null])
    expect(
      (await add(manager, { event_id, resident_ids: [rose, joan], assessment_id })).body,
    ).toEqual({ state: 'stop_and_think', unassessed_ids: [joan] });
  const other = await t.signIn();
  const theirs = { event_id: await addTrip(other), assessment_id: id };
  expect((await add(other, theirs)).status).toBe(404);
});

it('N20: stores a check once, however often the device sends it', async () => {
  const manager = await t.signIn();
  const event_id = await addTrip(manager);
  const client_uuid = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => add(manager, { event_id, client_uuid })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await list(manager, event_id)).toHaveLength(1);
});

it('does not answer a colleague’s device with the id of another’s check', async () => {
  const manager = await t.signIn();
  const carer = await t.signIn({ role: 'carer', carehomeId: manager.carehomeId });
  const event_id = await addTrip(manager);
  const client_uuid = randomUUID();
  await add(carer, { event_id, client_uuid });
  expect((await add(manager, { event_id, client_uuid })).status).toBe(404);
});

it('does not store a check in the future of a device with a wrong clock', async () => {
  const manager = await t.signIn();
  const event_id = await addTrip(manager);
  await add(manager, { event_id, checked_at: '2026-11-15T23:00:00.000Z' });
  expect(await list(manager, event_id)).toMatchObject([{ checked_at: t.now().toISOString() }]);
});

it('N1, N2, N23: is closed to relatives, other homes and homes without risk assessments', async () => {
  const [manager, other] = [await t.signIn(), await t.signIn()];
  const without = await t.signIn({ is_risk_assessment_enabled: false });
  const { carehomeId } = manager;
  const relative = await t.signIn({ role: 'relative', carehomeId });
  const residentId = await resident(manager);
  await t.database.system((db) =>
    linkRelative(db, carehomeId, { userId: relative.id, residentId, now: t.now() }),
  );
  const event_id = await addTrip(manager, { resident_ids: [residentId] });
  await add(manager, { event_id, resident_ids: [residentId] });
  const listed = { event_id, report_id: null };
  expect((await add(relative, { event_id })).status).toBe(403);
  expect((await t.call('session-checks/list', listed, relative)).status).toBe(403);
  expect((await add(other, { event_id })).status).toBe(404);
  expect((await t.call('session-checks/list', listed, other)).status).toBe(404);
  const theirs = { event_id: await addTrip(other), resident_ids: [residentId] };
  expect((await add(other, theirs)).status).toBe(404);
  expect((await add(without, { event_id: await addTrip(without) })).status).toBe(403);
});

it('stays possible for an expired package, because safety is never for sale', async () => {
  const manager = await t.signIn({ package_title: 'Package D' });
  const event_id = await addTrip(manager);
  await t.database.system((db) =>
    db
      .updateTable('organisations')
      .set({ expired: true })
      .where('id', '=', manager.organisationId)
      .execute(),
  );
  expect((await add(manager, { event_id })).status).toBe(200);
});
