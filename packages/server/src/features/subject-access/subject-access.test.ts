import type { Output } from '@relish/shared/calls.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { linkRelative } from '../../testing/resident.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { makeAboutMe } from '../about-me/make.ts';
import { makeResident } from '../residents/make.ts';
import { PARTS, tablesAboutResidents } from './queries.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

async function setUp() {
  const manager = await t.signIn();
  const daughter = await t.signIn({ role: 'relative', carehomeId: manager.carehomeId });
  const { id } = (
    await t.call(
      'residents/add',
      {
        first_name: 'Margaret',
        last_name: 'Hartley',
        date_of_birth: '1938-04-02',
        move_in_date: '2025-03-01',
        protected: { faith: 'Quaker' },
      },
      manager,
    )
  ).body as { id: string };
  await t.database.system(async (db) => {
    const { carehomeId } = manager;
    await linkRelative(db, carehomeId, { userId: daughter.id, residentId: id, now: t.now() });
    const entry = { resident_id: id, author_id: manager.id, at: t.now() };
    await makeAboutMe(
      db,
      carehomeId,
      [{ ...entry, section_key: 'beliefs', text: 'Silence is prayer.' }],
      t.sealer,
    );
  });
  const ask = { resident_id: id };
  return { manager, ask };
}

it('leaves no table out that knows a resident', async () => {
  const known = await t.database.system(tablesAboutResidents);
  expect(known.length).toBeGreaterThan(10);
  expect(known.toSorted()).toEqual(
    Object.keys(PARTS)
      .filter((name) => name !== 'residents')
      .toSorted(),
  );
});

describe('somebody’s whole record', () => {
  it('is told in words, with what is sealed, and names nobody else unless asked', async () => {
    const { manager, ask } = await setUp();
    const { body } = await t.call('subject-access/record', ask, manager);
    const text = JSON.stringify(body);
    for (const part of ['Margaret', 'Quaker', 'Silence is prayer.', 'somebody close'])
      expect(text).toContain(part);
    expect(text).not.toContain('Susan Hill');
    expect(text).not.toContain(manager.carehomeId);
    const named = await t.call('subject-access/record', { ...ask, hide_others: false }, manager);
    expect(JSON.stringify(named.body)).toContain('Susan Hill');
  });

  it('tells what was chosen for them, and nothing of who else was there', async () => {
    const { manager, ask } = await setUp();
    const rose = await t.database.system((db) =>
      makeResident(db, manager.carehomeId, {
        first_name: 'Rose',
        createdBy: manager.id,
        now: t.now(),
        allergies: JSON.stringify([{ allergen: 'wool', severity: 'mild' }]),
      }),
    );
    const { body: found } = await t.call(
      'activities/search',
      { query: 'wool winding', limit: 1 },
      manager,
    );
    const [winding] = (found as Output<'activities/search'>).activities;
    const choice = { activity_id: winding?.id ?? '', resident_ids: [ask.resident_id, rose] };
    const { body: warnings } = await t.call('choosing/check', choice, manager);
    expect(warnings).toMatchObject([{ person_id: rose, kind: 'allergy', about: 'wool' }]);
    await t.call('choosing/choose', { ...choice, acknowledged: warnings }, manager);

    const rowsOf = async (resident_id: string) =>
      (
        (await t.call('subject-access/record', { resident_id }, manager))
          .body as Output<'subject-access/record'>
      ).parts.find(({ title }) => title === 'Activities chosen for them')?.rows;
    const told = { activity: winding?.title, 'chosen by': 'home manager' };
    expect(await rowsOf(ask.resident_id)).toMatchObject([{ ...told, 'warnings read before': [] }]);
    expect(await rowsOf(rose)).toMatchObject([
      { ...told, 'warnings read before': ['allergy: wool'] },
    ]);
    expect(JSON.stringify(await rowsOf(ask.resident_id))).not.toContain(rose);
  });

  it('tells who has taken it before', async () => {
    const { manager, ask } = await setUp();
    await t.call('subject-access/record', ask, manager);
    const { body } = await t.call('subject-access/record', ask, manager);
    const last = body.parts.at(-1);
    expect(last.rows).toContainEqual(
      expect.objectContaining({ action: 'resident.export-record', role: 'home_manager' }),
    );
  });

  it('is a document whose name tells nothing', async () => {
    const { manager, ask } = await setUp();
    const { body } = await t.call('subject-access/pdf', ask, manager);
    expect(body.file_name).toMatch(/^record-[\da-f]{8}\.pdf$/);
    const bytes = Buffer.from(body.base64, 'base64');
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.length).toBeGreaterThan(5000);
  });

  it('is for managers of the home alone', async () => {
    const { manager, ask } = await setUp();
    const nurse = await t.signIn({ role: 'nurse', carehomeId: manager.carehomeId });
    const stranger = await t.signIn();
    for (const call of ['subject-access/record', 'subject-access/pdf'] as const) {
      expect((await t.call(call, ask, nurse)).status).toBe(403);
      expect((await t.call(call, ask, stranger)).status).toBe(404);
    }
  });
});
