import type { Output } from '@relish/shared/calls.ts';
import { beforeAll, expect, it } from 'vitest';

import { days } from '../../../core/clock.ts';
import { aLimit, LUNCH } from '../../../testing/events.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const get = async (user: TestUser) =>
  (await t.call('visits/times', {}, user)).body as Output<'visits/times'>;
const add = async (user: TestUser) =>
  (await t.call('visits/add-time', { ...LUNCH, weekdays: [...LUNCH.weekdays] }, user)).body
    .id as string;
const addLimit = async (user: TestUser) =>
  (await t.call('visits/add-limit', aLimit, user)).body.id as string;

it('are edited by a manager and read by everyone of the home', async () => {
  const manager = await t.signIn();
  const { carehomeId } = manager;
  const readers = [
    manager,
    await t.signIn({ role: 'carer', carehomeId }),
    await t.signIn({ role: 'relative', carehomeId }),
  ];
  const id = await add(manager);
  await t.call('visits/edit-time', { ...LUNCH, weekdays: [1], id, to: '14:00' }, manager);
  for (const user of readers)
    expect((await get(user)).times).toEqual([
      { id, kind: 'mealtime', label: 'Lunch', weekdays: [1], from: '12:30', to: '14:00' },
    ]);
  for (const user of readers.slice(1))
    expect((await t.call('visits/remove-time', { id }, user)).status).toBe(403);
  await t.call('visits/remove-time', { id }, manager);
  expect((await get(manager)).times).toEqual([]);
  expect((await t.call('visits/remove-time', { id }, manager)).status).toBe(404);
});

it('refuses a name that is too short, no weekday, and no length', async () => {
  const manager = await t.signIn();
  for (const changes of [{ label: 'ab' }, { weekdays: [] }, { weekdays: [8] }, { to: '12:30' }])
    expect(
      (await t.call('visits/add-time', { ...LUNCH, weekdays: [1], ...changes }, manager)).status,
    ).toBe(422);
});

it('N2: another home reads and changes nothing of them', async () => {
  const [manager, stranger] = [await t.signIn(), await t.signIn()];
  const [id, limit] = [await add(manager), await addLimit(manager)];
  expect(await get(stranger)).toEqual({ times: [], limits: [] });
  expect((await t.call('visits/remove-time', { id }, stranger)).status).toBe(404);
  expect((await t.call('visits/end-limit', { id: limit }, stranger)).status).toBe(404);
});

it('a limit needs a reason and an end at most 28 days later, and vanishes after it', async () => {
  const manager = await t.signIn();
  const refused = async (changes: object) =>
    (await t.call('visits/add-limit', { ...aLimit, ...changes }, manager)).error.errors;
  expect(await refused({ until: undefined })).toHaveProperty('until');
  expect(await refused({ reason: '' })).toHaveProperty('reason');
  expect(await refused({ until: '2026-11-14' })).toHaveProperty('until');
  expect(await refused({ until: '2026-12-14' })).toHaveProperty('until');
  expect(await refused({ until: '2026-12-13' })).toBeUndefined();
  const id = await addLimit(manager);
  expect((await get(manager)).limits.map((limit) => limit.until)).toContain(aLimit.until);
  t.advance(days(8));
  expect((await get(manager)).limits.map((limit) => limit.id)).not.toContain(id);
  t.advance(-days(8));
});

it('a limit is extended, ended early and resumed', async () => {
  const manager = await t.signIn();
  const id = await addLimit(manager);
  const edit = (until: string) =>
    t.call('visits/edit-limit', { id, what: aLimit.what, reason: aLimit.reason, until }, manager);
  expect((await edit('2026-12-13')).status).toBe(200);
  expect((await edit('2026-12-14')).error.errors).toHaveProperty('until');
  expect((await edit('2026-11-14')).error.errors).toHaveProperty('until');
  expect((await get(manager)).limits).toMatchObject([{ id, until: '2026-12-13' }]);
  await t.call('visits/end-limit', { id }, manager);
  expect((await get(manager)).limits).toEqual([]);
  await t.call('visits/resume-limit', { id }, manager);
  expect((await get(manager)).limits).toHaveLength(1);
});

it('an expired home adds nothing, and can still end a limit', async () => {
  const manager = await t.signIn({ package_title: 'Package D' });
  const id = await addLimit(manager);
  await t.database.system((db) =>
    db
      .updateTable('organisations')
      .set({ expired: true })
      .where('id', '=', manager.organisationId)
      .execute(),
  );
  expect((await t.call('visits/add-limit', aLimit, manager)).status).toBe(403);
  expect((await t.call('visits/end-limit', { id }, manager)).status).toBe(200);
});

it('a family organisation has none', async () => {
  const lead = await t.signIn({ role: 'family_lead', kind: 'family' });
  expect((await t.call('visits/times', {}, lead)).status).toBe(403);
  expect((await t.call('visits/own', {}, lead)).status).toBe(403);
});
