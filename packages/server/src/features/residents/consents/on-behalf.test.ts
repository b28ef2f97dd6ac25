import type { Input, Output } from '@relish/shared/calls.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { days } from '../../../core/clock.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { makeResident } from '../residents/make.ts';
import { makeConsents } from './make.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

type Answer = Omit<Input<'consents/record'>, 'resident_id'>;
type Note = Partial<Omit<Input<'capacity/add'>, 'resident_id'>>;

const DETAILS: NonNullable<Answer['best_interests']> = {
  role: 'Registered manager',
  consulted: [{ name: 'Ruth Brown', relation: 'family' }],
  wishes: 'She has always loved being in pictures with her sisters.',
};
const BEST_INTERESTS: Answer = {
  purpose: 'photo_own_family',
  decision: 'yes',
  basis: 'best_interests',
  decided_by: 'Ann Pell',
  best_interests: DETAILS,
};
const ATTORNEY: Answer = { ...BEST_INTERESTS, basis: 'health_welfare_attorney' };

async function home() {
  const manager = await t.signIn();
  const { carehomeId } = manager;
  const resident = () =>
    t.database.system((db) =>
      makeResident(db, carehomeId, { createdBy: manager.id, now: t.now() }),
    );
  const resident_id = await resident();
  const note = async (about: Note = {}, of = resident_id) =>
    (
      await t.call(
        'capacity/add',
        {
          resident_id: of,
          decision: 'Showing pictures to the family',
          purposes: ['photo_own_family'],
          assessed_on: '2026-11-01',
          outcome: 'lacks_capacity',
          assessor: 'Dr Shah',
          ...about,
        },
        manager,
      )
    ).body.id as string;
  const record = (answer: Answer) => t.call('consents/record', { resident_id, ...answer }, manager);
  const inForce = async (by: TestUser = manager) =>
    ((await t.call('consents/list', { resident_id }, by)).body as Output<'consents/list'>)
      .purposes[2]?.consent;
  return { manager, carehomeId, resident, resident_id, note, record, inForce };
}

describe('a yes on someone’s behalf', () => {
  it.each([ATTORNEY, BEST_INTERESTS])(
    'is refused without a capacity note: $basis',
    async (answer) => {
      const { record, inForce } = await home();
      const { status, error } = await record(answer);
      expect([status, Object.keys(error.errors ?? {})]).toEqual([422, ['capacity_note_id']]);
      expect(await inForce()).toBeNull();
    },
  );

  it.each<[string, Note, Partial<Answer>, string]>([
    ['about another question', { purposes: ['chat_family'] }, {}, 'not about this question'],
    ['about no consent question', { purposes: [] }, {}, 'not about this question'],
    ['that they can decide', { outcome: 'has_capacity' }, {}, 'does not say that they lack'],
    [
      'that their capacity fluctuates',
      { outcome: 'fluctuates' },
      {},
      'does not say that they lack',
    ],
    ['older than twelve months', { assessed_on: '2025-11-14' }, {}, 'too old'],
    [
      'whose review date has passed',
      { assessed_on: '2026-05-01', review_on: '2026-11-01' },
      {},
      'too old',
    ],
    ['made after the decision', {}, { from_date: '2026-10-01' }, 'dated after this decision'],
  ])('is refused with a note %s', async (_, about, changes, words) => {
    const { record, note, inForce } = await home();
    const capacity_note_id = await note(about);
    const { status, error } = await record({ ...ATTORNEY, ...changes, capacity_note_id });
    expect([status, error.errors?.['capacity_note_id']?.[0]]).toEqual([
      422,
      expect.stringContaining(words),
    ]);
    expect(await inForce()).toBeNull();
  });

  it('returns 404 for another resident’s or another home’s note', async () => {
    const { record, note, resident } = await home();
    const others = [await note({}, await resident()), await (await home()).note()];
    for (const capacity_note_id of others)
      expect((await record({ ...ATTORNEY, capacity_note_id })).status).toBe(404);
  });

  it('is refused with a note that a newer one has replaced', async () => {
    const { record, note } = await home();
    const first = await note();
    const newer = await note({ decision: 'Pictures', assessed_on: '2026-11-10' });
    const { error } = await record({ ...ATTORNEY, capacity_note_id: first });
    expect(error.errors?.['capacity_note_id']?.[0]).toContain('newer capacity note');
    expect((await record({ ...ATTORNEY, capacity_note_id: newer })).status).toBe(200);
  });

  it('N21: does not override the resident’s own no until capacity is reassessed', async () => {
    const { record, note, resident_id, manager } = await home();
    const capacity_note_id = await note();
    const no = { resident_id, purpose: 'photo_own_family' } as const;
    await t.call('consents/withdraw', no, manager);
    const { error } = await record({ ...ATTORNEY, capacity_note_id });
    expect(error.errors?.['capacity_note_id']?.[0]).toContain('said no since');
    t.advance(days(1));
    const again = await note({ assessed_on: t.now().toISOString().slice(0, 10) });
    expect((await record({ ...ATTORNEY, capacity_note_id: again })).status).toBe(200);
  });

  it('takes the assessment date from the note and stores the link', async () => {
    const { record, note, inForce, carehomeId } = await home();
    const capacity_note_id = await note();
    expect((await record({ ...ATTORNEY, capacity_note_id })).status).toBe(200);
    expect(await inForce()).toMatchObject({
      basis: 'health_welfare_attorney',
      capacity_assessed_on: '2026-11-01',
      best_interests: null,
      details_missing: false,
    });
    const rows = await t.database.system((db) =>
      db
        .selectFrom('consents')
        .select('capacity_note_id')
        .where('carehome_id', '=', carehomeId)
        .execute(),
    );
    expect(rows).toEqual([{ capacity_note_id }]);
  });

  it('among several answers needs a note for each yes', async () => {
    const { manager, resident_id, note, inForce } = await home();
    const several = (capacity_note_id: string) =>
      t.call(
        'consents/record-several',
        {
          resident_id,
          answers: [
            { purpose: 'chat_family', decision: 'yes' },
            { purpose: 'photo_own_family', decision: 'yes' },
            { purpose: 'photo_external', decision: 'no' },
          ],
          basis: 'best_interests',
          decided_by: 'Ann Pell',
          best_interests: DETAILS,
          capacity_note_id,
        },
        manager,
      );
    const refused = await several(await note());
    expect(refused.error.errors).toEqual({
      'answers.0': ['The capacity note is not about this question.'],
    });
    expect(await inForce()).toBeNull();
    const both = await note({
      decision: 'Family contact',
      purposes: ['photo_own_family', 'chat_family'],
      assessed_on: '2026-11-02',
    });
    expect((await several(both)).status).toBe(200);
    expect(await inForce()).toMatchObject({ details_missing: false });
  });
});

describe('a best-interests decision', () => {
  const NOBODY = { consulted: [], nobody_to_consult: true };

  it.each<[string, object]>([
    ['best_interests.role', { role: ' ' }],
    ['best_interests.wishes', { wishes: '' }],
    ['best_interests.nobody_to_consult', { consulted: [] }],
    [
      'best_interests.nobody_to_consult',
      { nobody_to_consult: true, imca: 'not_required', imca_reason: 'No serious decision' },
    ],
    ['best_interests.consulted.0.relation', { consulted: [{ name: 'Ruth', relation: null }] }],
    ['best_interests.consulted.0.name', { consulted: [{ name: '', relation: 'friend' }] }],
    ['best_interests.imca', NOBODY],
    ['best_interests.imca', { consulted: [{ name: 'Jo Day', relation: 'care_staff' }] }],
    ['best_interests.imca_reason', { ...NOBODY, imca: 'not_required' }],
    ['best_interests.imca_name', { ...NOBODY, imca: 'instructed', imca_on: '2026-11-01' }],
    ['best_interests.imca_on', { ...NOBODY, imca: 'instructed', imca_name: 'Lee Roe' }],
    [
      'best_interests.imca_on',
      { ...NOBODY, imca: 'instructed', imca_name: 'Lee Roe', imca_on: '2030-01-01' },
    ],
  ])('is refused at %s: %o', async (field, wrong) => {
    const { record, note } = await home();
    const best_interests: Answer['best_interests'] = { ...DETAILS, ...wrong };
    const capacity_note_id = await note();
    const { status, error } = await record({ ...BEST_INTERESTS, best_interests, capacity_note_id });
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, [field]]);
  });

  it('asks for every detail when none is given', async () => {
    const { record, note } = await home();
    const answer = { ...BEST_INTERESTS, best_interests: null, decided_by: '' };
    const { error } = await record({ ...answer, capacity_note_id: await note() });
    expect(Object.keys(error.errors ?? {})).toEqual([
      'decided_by',
      'best_interests.role',
      'best_interests.nobody_to_consult',
      'best_interests.wishes',
    ]);
  });

  it('is stored with its details, which carers cannot read', async () => {
    const { record, note, inForce, carehomeId, resident_id, manager } = await home();
    const best_interests: Answer['best_interests'] = {
      ...DETAILS,
      consulted: [
        { name: 'Jo Day', relation: 'care_staff' },
        { name: '', relation: null },
      ],
      imca: 'instructed',
      imca_name: 'Lee Roe',
      imca_on: '2026-11-02',
      imca_reason: 'typed and then changed',
    };
    const capacity_note_id = await note();
    await record({ ...BEST_INTERESTS, best_interests, capacity_note_id });
    const kept = {
      ...DETAILS,
      consulted: [{ name: 'Jo Day', relation: 'care_staff' }],
      nobody_to_consult: false,
      imca: 'instructed',
      imca_name: 'Lee Roe',
      imca_on: '2026-11-02',
      imca_reason: null,
      less_restrictive: null,
    };
    expect((await inForce())?.best_interests).toEqual(kept);
    const input = { resident_id, purpose: 'photo_own_family' } as const;
    const { body } = await t.call('consents/history', input, manager);
    expect(body[0].best_interests).toEqual(kept);
    const carer = await t.signIn({ role: 'carer', carehomeId });
    expect(await inForce(carer)).toMatchObject({ best_interests: null, details_missing: false });
  });

  it('older than the details stays in force and is marked as incomplete', async () => {
    const { inForce, carehomeId, resident_id, manager } = await home();
    await t.database.system((db) =>
      makeConsents(db, [
        {
          carehomeId,
          residentId: resident_id,
          purpose: 'photo_own_family',
          decision: 'yes',
          basis: 'best_interests',
          decidedBy: 'Ann Pell',
          fromDate: '2026-01-10',
          recordedBy: manager.id,
          now: t.now(),
        },
      ]),
    );
    expect(await inForce()).toMatchObject({
      decision: 'yes',
      best_interests: null,
      details_missing: true,
    });
  });
});
