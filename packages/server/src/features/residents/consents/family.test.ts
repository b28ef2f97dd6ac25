import type { Input, Output } from '@relish/shared/calls.ts';
import type { Decision, Purpose } from '@relish/shared/residents/consents/purposes.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { days } from '../../../core/clock.ts';
import { photoOfAPhone } from '../../../testing/pictures.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { keepPicture, makePicture } from '../media/make.ts';
import { makeResident } from '../residents/make.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const LINK = {
  relationship: 'child',
  authority: 'lpa_health_welfare',
  authority_seen_on: '2026-01-10' as string | null,
  access_level: 4,
  status: 'active' as 'active' | 'suspended' | 'blocked' | 'ended' | 'invited',
};

async function family(link: Partial<typeof LINK> = {}) {
  const manager = await t.signIn();
  const { carehomeId } = manager;
  const daughter = await t.signIn({ role: 'relative', carehomeId });
  const resident_id = await t.database.system(async (db) => {
    const id = await makeResident(db, carehomeId, { createdBy: manager.id, now: t.now() });
    const { id: relative_id } = await db
      .insertInto('relatives')
      .values({
        carehome_id: carehomeId,
        user_id: daughter.id,
        first_name: 'Ruth',
        last_name: 'Brown',
        created_at: t.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('relative_links')
      .values({
        carehome_id: carehomeId,
        relative_id,
        resident_id: id,
        agreed: 'resident_agrees',
        created_at: t.now(),
        ...LINK,
        ...link,
      })
      .execute();
    return id;
  });
  return { manager, daughter, resident_id, carehomeId };
}

const note = (user: TestUser, resident_id: string, about: Partial<Input<'capacity/add'>> = {}) =>
  t.call(
    'capacity/add',
    {
      resident_id,
      decision: 'Sharing pictures',
      purposes: ['photo_own_family', 'chat_family'],
      assessed_on: '2026-11-01',
      outcome: 'lacks_capacity',
      assessor: 'Dr Shah',
      ...about,
    },
    user,
  );

const decide = (
  user: TestUser,
  resident_id: string,
  decision: Decision = 'yes',
  purpose: Purpose = 'photo_own_family',
) => t.call('consents/decide', { resident_id, purpose, decision }, user);

const decided = async ({ daughter, resident_id }: Awaited<ReturnType<typeof family>>) =>
  (await t.call('consents/for-family', { resident_id }, daughter)).body;

describe('an attorney', () => {
  it('sees consents and decides once the home has recorded their authority, on that basis', async () => {
    const all = await family();
    const { manager, daughter, resident_id, carehomeId } = all;
    expect(await decided(all)).toMatchObject({ preferred_name: 'Mary', can_decide: false });
    expect((await decide(daughter, resident_id)).error.errors?.decision?.[0]).toContain('The home');
    await note(manager, resident_id);
    expect(await decided(all)).toMatchObject({ can_decide: true });
    expect((await decide(daughter, resident_id)).status).toBe(200);

    const { body } = await t.call('consents/list', { resident_id }, manager);
    expect(body.purposes[2].consent).toMatchObject({
      decision: 'yes',
      basis: 'health_welfare_attorney',
      capacity_assessed_on: '2026-11-01',
      details_missing: false,
      decided_by: 'Kim Sharma',
      review_on: '2027-11-15',
    });
    const noted = await t.database.system((db) =>
      db
        .selectFrom('audit_log')
        .select('action')
        .where('carehome_id', '=', carehomeId)
        .where('user_id', '=', daughter.id)
        .execute(),
    );
    expect(noted.map(({ action }) => action)).toEqual([
      'consent.read',
      'consent.read',
      'consent.decide',
    ]);
  });

  it('N9: gets no assessment, note or name in any answer', async () => {
    const all = await family();
    const { manager, daughter, resident_id, carehomeId } = all;
    const { body: added } = await note(manager, resident_id, { assessed_on: '2026-10-01' });
    const input = { resident_id, purpose: 'chat_family', decision: 'yes' } as const;
    const circumstances = {
      basis: 'best_interests' as const,
      capacity_note_id: added.id as string,
      decided_by: 'Zara Quill',
      best_interests: {
        role: 'Registered manager',
        consulted: [{ name: 'Otto Finch', relation: 'friend' as const }],
        wishes: 'Wary of telephones',
      },
      notes: 'Private words',
    };
    const { status } = await t.call('consents/record', { ...input, ...circumstances }, manager);
    expect(status).toBe(200);
    const sent = JSON.stringify(await decided(all));
    for (const hidden of [
      'capacity',
      '2026-10-01',
      'Quill',
      'Private',
      'Shah',
      'best_interests',
      'Finch',
      'Wary',
      added.id as string,
    ])
      expect(sent).not.toContain(hidden);
    for (const [name, body] of [
      ['capacity/list', { resident_id }],
      ['capacity/add', { resident_id }],
      ['consents/list', { resident_id }],
      ['consents/history', { resident_id, purpose: 'chat_family' }],
      ['consents/withdraw', { resident_id, purpose: 'chat_family' }],
    ] as const)
      expect(
        (await t.send(name, { body: JSON.stringify(body), token: daughter.token })).status,
      ).toBe(403);
    const tenant = { carehomeId, userId: daughter.id, isRelative: true };
    const rows = await t.database.asTenant(tenant, (db) =>
      db.selectFrom('capacity_notes').selectAll().execute(),
    );
    expect(rows).toEqual([]);
  });

  it('N6: never decides about publicity, surveys or research', async () => {
    const { manager, daughter, resident_id } = await family();
    await note(manager, resident_id);
    for (const purpose of ['photo_external', 'survey_contact', 'data_for_research'] as const) {
      const answer = await decide(daughter, resident_id, 'yes', purpose);
      expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, ['purpose']]);
    }
  });

  it.each<[string, Partial<typeof LINK>, Partial<Input<'capacity/add'>>]>([
    ['an old note', {}, { assessed_on: '2025-11-01' }],
    ['a note that she can decide', {}, { outcome: 'has_capacity' }],
    ['a note that her capacity varies', {}, { outcome: 'fluctuates' }],
    ['a note about another question', {}, { purposes: ['video_call'] }],
    ['papers that nobody has seen', { authority_seen_on: null }, {}],
  ])('cannot decide with %s', async (_, link, about) => {
    const all = await family(link);
    await note(all.manager, all.resident_id, about);
    const { purposes } = (await decided(all)) as Output<'consents/for-family'>;
    const pictures = purposes.find(({ purpose }) => purpose === 'photo_own_family');
    expect(pictures?.open_to_you).toBe(false);
    expect((await decide(all.daughter, all.resident_id)).status).toBe(422);
  });

  it('cannot decide once a newer note says that the resident can', async () => {
    const { manager, daughter, resident_id } = await family();
    await note(manager, resident_id);
    await note(manager, resident_id, { outcome: 'has_capacity', assessed_on: '2026-11-10' });
    expect((await decide(daughter, resident_id)).status).toBe(422);
  });

  it('N21: cannot turn the resident’s own no into a yes before a new assessment', async () => {
    const { manager, daughter, resident_id } = await family();
    await note(manager, resident_id);
    const no = { resident_id, purpose: 'photo_own_family' } as const;
    await t.call('consents/withdraw', no, manager);
    expect((await decide(daughter, resident_id)).status).toBe(422);
    expect((await decide(daughter, resident_id, 'withdrawn')).status).toBe(200);
    await t.call('consents/withdraw', { ...no, notes: 'Again' }, manager);
    t.advance(days(1));
    const today = t.now().toISOString().slice(0, 10);
    await note(manager, resident_id, { assessed_on: today });
    expect((await decide(daughter, resident_id)).status).toBe(200);
  });
});

describe('other relatives', () => {
  it.each([
    ['with a power for money only', { authority: 'lpa_property' }],
    ['without a power', { authority: 'none' }],
    ['of a lower level', { access_level: 3 }],
    ['suspended', { status: 'suspended' }],
    ['blocked', { status: 'blocked' }],
    ['ended', { status: 'ended' }],
  ] as const)('%s: N1: get 404', async (_, link) => {
    const { manager, daughter, resident_id } = await family(link);
    await note(manager, resident_id);
    expect((await t.call('consents/for-family', { resident_id }, daughter)).status).toBe(404);
    expect((await decide(daughter, resident_id)).status).toBe(404);
  });

  it('of another family: N1: get 404', async () => {
    const [ours, theirs] = [await family(), await family()];
    const neighbour = await family();
    for (const { daughter } of [theirs, neighbour])
      expect((await decide(daughter, ours.resident_id)).status).toBe(404);
  });
});

describe('a picture in the family’s app', () => {
  it('N4: needs both consents, and N24: is hidden as soon as one is withdrawn', async () => {
    const { manager, daughter, resident_id, carehomeId } = await family({ authority: 'none' });
    const file = await keepPicture(t.media, await photoOfAPhone());
    const use = { residentId: resident_id, purpose: 'photo_record', userId: manager.id } as const;
    const id = await t.database.system((db) =>
      makePicture(db, carehomeId, file, { ...use, now: t.now() }),
    );
    const url = () =>
      t.media.signUrls({
        carehomeId,
        holderId: daughter.sessionId,
        id,
        audience: 'family',
        now: t.now(),
      });
    const status = async () => (await t.app.inject({ url: url().small })).statusCode;
    const agree = (purpose: Purpose) =>
      t.call(
        'consents/record',
        { resident_id, purpose, decision: 'yes', basis: 'own_consent' },
        manager,
      );
    expect(await status()).toBe(404);
    await agree('photo_record');
    expect(await status()).toBe(404);
    await agree('photo_own_family');
    expect(await status()).toBe(200);
    for (const purpose of ['photo_own_family', 'photo_record'] as const) {
      await t.call('consents/withdraw', { resident_id, purpose }, manager);
      expect(await status()).toBe(404);
      await agree(purpose);
      expect(await status()).toBe(200);
    }
  });
});

describe('capacity notes', () => {
  it('are about one decision, and a newer one supersedes an older one', async () => {
    const { manager, resident_id, carehomeId } = await family();
    const nurse = await t.signIn({ role: 'nurse', carehomeId });
    await note(nurse, resident_id);
    await note(nurse, resident_id, { outcome: 'has_capacity', assessed_on: '2026-11-10' });
    const { body } = await t.call('capacity/list', { resident_id }, manager);
    expect(body).toMatchObject([
      { outcome: 'has_capacity', superseded: false, recorded_by: 'Kim Sharma' },
      { outcome: 'lacks_capacity', superseded: true, assessor: 'Dr Shah' },
    ]);
  });

  it('cannot be dated ahead, written by carers, changed or removed', async () => {
    const { manager, resident_id, carehomeId } = await family();
    const carer = await t.signIn({ role: 'carer', carehomeId });
    const early = await note(manager, resident_id, { assessed_on: '2027-11-16' });
    expect(Object.keys(early.error.errors ?? {})).toEqual(['assessed_on']);
    expect((await note(carer, resident_id)).status).toBe(403);
    expect((await t.call('capacity/list', { resident_id }, carer)).status).toBe(403);
    await note(manager, resident_id);
    const tenant = { carehomeId, userId: manager.id, isRelative: false };
    const refused = { code: '42501' };
    await expect(
      t.database.asTenant(tenant, (db) =>
        db.updateTable('capacity_notes').set({ outcome: 'fluctuates' }).execute(),
      ),
    ).rejects.toMatchObject(refused);
    await expect(
      t.database.asTenant(tenant, (db) => db.deleteFrom('capacity_notes').execute()),
    ).rejects.toMatchObject(refused);
  });
});
