import type { Input, Output } from '@relish/shared/calls.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { days } from '../../../core/clock.ts';
import { linkRelative } from '../../../testing/resident.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { makeAboutMe } from '../about-me/make.ts';
import { makeResident } from '../residents/make.ts';
import { NOT_RELEASED, PARTS } from './parts.ts';
import { tablesAboutResidents } from './queries.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

type Check = Input<'subject-access/check'>;
const CHECK: Omit<Check, 'resident_id'> = {
  requested_by: 'resident',
  checked_by: 'Dr Shah',
  checked_as: 'health_professional',
  checked_on: '2026-11-15',
  outcome: 'nothing_withheld',
};

/** One second after the previous one: the newest is in force. */
const check = (by: TestUser, resident_id: string, changes: Partial<Check> = {}) => {
  t.advance(1000);
  const checked_on = t.now().toISOString().slice(0, 10);
  return t.call('subject-access/check', { resident_id, ...CHECK, checked_on, ...changes }, by);
};

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
    const by = { resident_id: id, author_id: manager.id, voice: 'resident', at: t.now() } as const;
    await makeAboutMe(
      db,
      carehomeId,
      [{ ...by, section_key: 'beliefs', text: 'Silence is prayer.' }],
      t.sealer,
    );
  });
  const ask = { resident_id: id };
  await check(manager, id);
  return { manager, ask };
}

it('covers every table that refers to a resident', async () => {
  const known = await t.database.system(tablesAboutResidents);
  expect(known.length).toBeGreaterThan(10);
  expect(known.toSorted()).toEqual(
    [...Object.keys(PARTS), ...NOT_RELEASED].filter((name) => name !== 'residents').toSorted(),
  );
});

describe('a subject access copy', () => {
  it('names staff, and relatives only on request', async () => {
    const { manager, ask } = await setUp();
    const { body } = await t.call('subject-access/record', ask, manager);
    const text = JSON.stringify(body);
    for (const part of ['Margaret', 'Quaker', 'Silence is prayer.', 'someone close', 'Kim Sharma'])
      expect(text).toContain(part);
    expect(text).not.toContain('Susan Hill');
    expect(text).not.toContain(manager.carehomeId);
    const named = await t.call('subject-access/record', { ...ask, hide_others: false }, manager);
    expect(JSON.stringify(named.body)).toContain('Susan Hill');
    const unnamed = await t.call('subject-access/record', { ...ask, name_staff: false }, manager);
    expect(JSON.stringify(unnamed.body)).not.toContain('Kim Sharma');
  });

  it('includes choices made for the resident, without other participants', async () => {
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
    const { body: checked } = await t.call('suggestions/check', choice, manager);
    const { conflicts } = checked as Output<'suggestions/check'>;
    expect(conflicts).toMatchObject([{ person_id: rose, kind: 'allergy', about: 'wool' }]);
    await t.call('suggestions/choose', { ...choice, acknowledged: conflicts }, manager);

    await check(manager, rose);
    const listRows = async (resident_id: string) =>
      (
        (await t.call('subject-access/record', { resident_id }, manager))
          .body as Output<'subject-access/record'>
      ).parts.find(({ title }) => title === 'Activities chosen for them')?.rows;
    const expected = { activity: winding?.title, 'chosen by': 'Kim Sharma' };
    expect(await listRows(ask.resident_id)).toMatchObject([
      { ...expected, 'warnings read before': [] },
    ]);
    expect(await listRows(rose)).toMatchObject([
      { ...expected, 'warnings read before': ['allergy: wool'] },
    ]);
    expect(JSON.stringify(await listRows(ask.resident_id))).not.toContain(rose);
  });

  it('lists earlier copies', async () => {
    const { manager, ask } = await setUp();
    await t.call('subject-access/record', ask, manager);
    const { body } = await t.call('subject-access/record', ask, manager);
    const last = body.parts.at(-1);
    expect(last.rows).toContainEqual(
      expect.objectContaining({ action: 'resident.export-record', role: 'home_manager' }),
    );
  });

  it('has a file name without personal data', async () => {
    const { manager, ask } = await setUp();
    const { body } = await t.call('subject-access/pdf', ask, manager);
    expect(body.file_name).toMatch(/^record-[\da-f]{8}\.pdf$/);
    const bytes = Buffer.from(body.base64, 'base64');
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.length).toBeGreaterThan(5000);
  });

  it('is limited to managers of the home', async () => {
    const { manager, ask } = await setUp();
    const nurse = await t.signIn({ role: 'nurse', carehomeId: manager.carehomeId });
    const stranger = await t.signIn();
    for (const call of ['subject-access/record', 'subject-access/pdf'] as const) {
      expect((await t.call(call, ask, nurse)).status).toBe(403);
      expect((await t.call(call, ask, stranger)).status).toBe(404);
    }
  });
});

describe('the serious-harm check', () => {
  const status = async (by: TestUser, ask: { resident_id: string }) =>
    (await t.call('subject-access/status', ask, by)).body as Output<'subject-access/status'>;
  const unchecked = async () => {
    const manager = await t.signIn();
    const resident_id = await t.database.system((db) =>
      makeResident(db, manager.carehomeId, { createdBy: manager.id, now: t.now() }),
    );
    return { manager, ask: { resident_id } };
  };
  const CALLS = ['subject-access/record', 'subject-access/pdf'] as const;

  it('is required before any copy, and expires after 28 days', async () => {
    const { manager, ask } = await unchecked();
    const expectRefused = async () => {
      for (const call of CALLS) {
        const { status: code, error } = await t.call(call, ask, manager);
        expect([code, Object.keys(error.errors ?? {})]).toEqual([422, ['resident_id']]);
      }
      expect((await status(manager, ask)).check).toBeNull();
    };
    await expectRefused();
    expect((await check(manager, ask.resident_id)).status).toBe(200);
    expect((await status(manager, ask)).check).toMatchObject({
      checked_by: 'Dr Shah',
      checked_as: 'health_professional',
      recorded_by: 'Kim Sharma',
    });
    for (const call of CALLS) expect((await t.call(call, ask, manager)).status).toBe(200);
    t.advance(days(29));
    await expectRefused();
  });

  it('withholds parts, and its reason is never released', async () => {
    const { manager, ask } = await setUp();
    const withheld = ['about_me_entries'];
    const secret = 'Would frighten her badly';
    const parts = { outcome: 'parts_withheld', withheld, reason: secret } as const;
    expect((await check(manager, ask.resident_id, { ...parts, withheld })).status).toBe(200);
    const { body } = await t.call('subject-access/record', ask, manager);
    const titles = (body as Output<'subject-access/record'>).parts.map(({ title }) => title);
    expect(titles).toContain('Profile');
    expect(titles).not.toContain('About me');
    expect(titles).not.toContain('Earlier wordings of About me');
    const text = JSON.stringify(body);
    for (const hidden of ['Silence is prayer.', secret, 'withheld'])
      expect(text).not.toContain(hidden);
    expect((await status(manager, ask)).check).toMatchObject({ withheld, reason: secret });
  });

  it.each<[string, Partial<Check>]>([
    ['checked_by', { checked_by: ' ' }],
    ['checked_on', { checked_on: '2100-01-01' }],
    ['checked_on', { checked_on: '2026-01-01' }],
    ['withheld', { outcome: 'parts_withheld', reason: 'Harm' }],
    ['withheld', { outcome: 'parts_withheld', reason: 'Harm', withheld: ['residents'] }],
    ['reason', { outcome: 'parts_withheld', withheld: ['observations'] }],
    ['requested_by', { requested_by: 'personal_representative' }],
  ])('is rejected at %s: %o', async (field, wrong) => {
    const { manager, ask } = await unchecked();
    const answer = await check(manager, ask.resident_id, wrong);
    expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, [field]]);
  });

  it('after a death needs the personal representative’s request, not the family’s', async () => {
    const { manager, ask } = await unchecked();
    await check(manager, ask.resident_id);
    const death = { id: ask.resident_id, version: 1, status: 'deceased' } as const;
    await t.call('residents/change-status', death, manager);
    expect(await status(manager, ask)).toMatchObject({
      requesters: ['personal_representative', 'claim_after_death'],
      check: null,
    });
    for (const requested_by of ['resident', 'attorney', 'deputy', 'other_authority'] as const)
      expect((await check(manager, ask.resident_id, { requested_by })).status).toBe(422);
    expect((await t.call('subject-access/record', ask, manager)).status).toBe(422);
    await check(manager, ask.resident_id, { requested_by: 'personal_representative' });
    expect((await t.call('subject-access/record', ask, manager)).status).toBe(200);
  });

  it('describes relatives consulted in a best-interests decision, and names staff', async () => {
    const { manager, ask } = await setUp();
    const note = {
      ...ask,
      decision: 'Family pictures',
      purposes: ['photo_own_family' as const],
      assessed_on: t.now().toISOString().slice(0, 10),
      outcome: 'lacks_capacity' as const,
      assessor: 'Dr Shah',
    };
    const capacity_note_id = (await t.call('capacity/add', note, manager)).body.id as string;
    const answer = {
      ...ask,
      purpose: 'photo_own_family',
      decision: 'yes',
      basis: 'best_interests',
      decided_by: 'Ann Pell',
      capacity_note_id,
      best_interests: {
        role: 'Registered manager',
        consulted: [
          { name: 'Susan Hill', relation: 'family' },
          { name: 'Jo Day', relation: 'care_staff' },
        ],
        wishes: 'Loves pictures',
      },
    } satisfies Input<'consents/record'>;
    expect((await t.call('consents/record', answer, manager)).status).toBe(200);
    const { body } = await t.call('subject-access/record', ask, manager);
    const { parts } = body as Output<'subject-access/record'>;
    const [row] = parts.find(({ title }) => title === 'Consents')?.rows ?? [];
    expect(row).toMatchObject({
      'capacity note': 'Family pictures',
      'best interests': {
        role: 'Registered manager',
        consulted: [{ relation: 'family' }, { name: 'Jo Day', relation: 'care_staff' }],
        wishes: 'Loves pictures',
      },
    });
    expect(JSON.stringify(body)).not.toContain('Susan Hill');

    const kept = { outcome: 'parts_withheld', reason: 'Harm' } as const;
    await check(manager, ask.resident_id, { ...kept, withheld: ['capacity_notes'] });
    const without = JSON.stringify((await t.call('subject-access/record', ask, manager)).body);
    for (const hidden of ['Family pictures', 'capacity note', 'capacity assessed on'])
      expect(without).not.toContain(hidden);
  });
});
