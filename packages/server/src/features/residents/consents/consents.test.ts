import type { Input } from '@relish/shared/calls.ts';
import { PURPOSES } from '@relish/shared/residents/consents/purposes.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { days } from '../../../core/clock.ts';
import { photoOfAPhone } from '../../../testing/pictures.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { makeResident } from '../residents/make.ts';
import { makeConsents, presetConsents } from './make.ts';
import { mayShowPicture } from './queries.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

async function home() {
  const manager = await t.signIn();
  const { carehomeId } = manager;
  const resident_id = await t.database.system((db) =>
    makeResident(db, carehomeId, { createdBy: manager.id, now: t.now() }),
  );
  const colleague = (role: 'carer' | 'nurse') => t.signIn({ role, carehomeId });
  return { manager, resident_id, carehomeId, colleague };
}

type Answer = Omit<Input<'consents/record'>, 'resident_id'>;
const YES: Answer = { purpose: 'photo_record', decision: 'yes', basis: 'own_consent' };
const FOR_HER: Partial<Answer> = {
  basis: 'health_welfare_attorney',
  decided_by: 'Ruth Brown',
  capacity_note_id: '0197a000-0000-7000-8000-000000000001',
};

const inForce = async (user: TestUser, resident_id: string, purpose = 'photo_record') =>
  (await t.call('consents/list', { resident_id }, user)).body.purposes.find(
    (each: { purpose: string }) => each.purpose === purpose,
  ).consent;

describe('consents', () => {
  it('default to no, each with the bases it allows', async () => {
    const { manager, resident_id } = await home();
    const { body } = await t.call('consents/list', { resident_id }, manager);
    expect(body.preferred_name).toBe('Mary');
    expect(body.purposes.map((each: { purpose: string }) => each.purpose)).toEqual(PURPOSES);
    expect(body.purposes.every((each: { consent: null }) => each.consent === null)).toBe(true);
    expect(body.purposes[5]).toEqual({
      purpose: 'photo_external',
      grounds: ['own_consent'],
      consent: null,
    });
  });

  it('are recorded with person, basis and review date, and audited', async () => {
    const { manager, resident_id, carehomeId } = await home();
    const answer = { ...YES, purpose: 'photo_own_family', witnessed_by: 'Jo' } as const;
    await t.call('consents/record', { resident_id, ...answer }, manager);
    expect(await inForce(manager, resident_id, 'photo_own_family')).toMatchObject({
      basis: 'own_consent',
      decision: 'yes',
      witnessed_by: 'Jo',
      from_date: '2026-11-15',
      review_on: '2027-11-15',
      overdue: false,
      recorded_by: 'Kim Sharma',
      evidence: null,
    });
    const noted = await t.database.system((db) =>
      db
        .selectFrom('audit_log')
        .select(['action', 'entity_id', 'reason'])
        .where('carehome_id', '=', carehomeId)
        .execute(),
    );
    expect(noted).toEqual([{ action: 'consent.record', entity_id: resident_id, reason: null }]);
  });

  it.each<[string, Partial<Answer>, string]>([
    ['basis', { basis: null }, 'basis'],
    ['basis', { basis: 'lpa_property' as 'own_consent' }, 'property and money, cannot agree'],
    ['basis', { purpose: 'photo_external', ...FOR_HER }, 'Only the person themselves'],
    ['basis', { purpose: 'survey_contact', ...FOR_HER }, 'Only the person themselves'],
    ['basis', { purpose: 'data_for_research', ...FOR_HER }, 'Only the person themselves'],
    ['decided_by', { ...FOR_HER, decided_by: ' ' }, 'who decided'],
    ['from_date', { from_date: '2026-11-16' }, 'future'],
    ['from_date', { from_date: '1937-01-01' }, 'born'],
    ['review_on', { review_on: '2026-11-14' }, 'before'],
    ['decision', { decision: 'withdrawn' as 'no' }, 'answer'],
  ])('N6: are rejected at %s if the person may not agree: %o', async (field, wrong, words) => {
    const { manager, resident_id } = await home();
    const input = { resident_id, ...YES, ...wrong };
    const answer = await t.call('consents/record', input, manager);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.error.errors ?? {})).toEqual([field]);
    expect(answer.error.errors?.[field]?.join(' ')).toContain(words);
    expect(await inForce(manager, resident_id, input.purpose)).toBeNull();
  });

  it('keep earlier answers, and one is in force after concurrent saves', async () => {
    const { manager, resident_id, carehomeId } = await home();
    await t.call('consents/record', { resident_id, ...YES }, manager);
    t.advance(1000);
    const both = await Promise.all(
      (['no', 'ask_each_time'] as const).map((decision) =>
        t.call('consents/record', { resident_id, ...YES, decision }, manager),
      ),
    );
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const rows = await t.database.system((db) =>
      db.selectFrom('consents').selectAll().where('carehome_id', '=', carehomeId).execute(),
    );
    expect(rows).toHaveLength(3);
    expect(rows.filter((row) => row.superseded_at === null)).toHaveLength(1);
    const history = { resident_id, purpose: 'photo_record' } as const;
    const { body } = await t.call('consents/history', history, manager);
    expect(body).toHaveLength(3);
    expect(body[0].superseded_at).toBeNull();
    expect(body[2]).toMatchObject({ decision: 'yes', recorded_by: 'Kim Sharma' });
  });

  it('of an admission are recorded together, all or none', async () => {
    const { manager, resident_id } = await home();
    const several = (answers: Input<'consents/record-several'>['answers']) =>
      t.call('consents/record-several', { resident_id, answers, basis: 'own_consent' }, manager);
    const together = {
      resident_id,
      ...FOR_HER,
      answers: [
        { purpose: 'photo_record', decision: 'yes' },
        { purpose: 'photo_external', decision: 'yes' },
      ] as Input<'consents/record-several'>['answers'],
    };
    const refused = await t.call('consents/record-several', together, manager);
    expect(Object.keys(refused.error.errors ?? {})).toEqual(['answers.1']);
    expect(await inForce(manager, resident_id)).toBeNull();
    const { status } = await several([
      { purpose: 'photo_record', decision: 'yes' },
      { purpose: 'photo_external', decision: 'no' },
    ]);
    expect(status).toBe(200);
    expect(await inForce(manager, resident_id)).toMatchObject({ basis: 'own_consent' });
    expect(await inForce(manager, resident_id, 'photo_external')).toMatchObject({ decision: 'no' });
    const twice = { purpose: 'photo_record', decision: 'no' } as const;
    expect((await several([twice, twice])).status).toBe(422);
  });

  it('need a manager, but any carer can record a no', async () => {
    const { manager, resident_id, colleague } = await home();
    const carer = await colleague('carer');
    await t.call('consents/record', { resident_id, ...YES }, manager);
    expect((await t.call('consents/record', { resident_id, ...YES }, carer)).status).toBe(403);
    const no = { resident_id, purpose: 'photo_record' } as const;
    expect((await t.call('consents/withdraw', { ...no, notes: 'Turned away' }, carer)).status).toBe(
      200,
    );
    expect((await t.call('consents/withdraw', no, carer)).status).toBe(200);
    expect(await inForce(carer, resident_id)).toMatchObject({
      decision: 'withdrawn',
      notes: 'Turned away',
      review_on: null,
    });
    expect((await t.call('consents/history', no, carer)).body).toHaveLength(2);
  });

  it('are refused for a resident who has died', async () => {
    const { manager, resident_id } = await home();
    await t.call(
      'residents/change-status',
      { id: resident_id, version: 1, status: 'deceased' },
      manager,
    );
    expect((await t.call('consents/record', { resident_id, ...YES }, manager)).status).toBe(422);
  });

  it('due for review are listed for managers, without former residents', async () => {
    const { manager, resident_id, carehomeId } = await home();
    const gone = await t.database.system((db) =>
      makeResident(db, carehomeId, { createdBy: manager.id, now: t.now(), status: 'deceased' }),
    );
    const person = { carehomeId, recordedBy: manager.id, now: t.now(), fromDate: '2025-11-20' };
    await t.database.system((db) =>
      makeConsents(db, [
        ...presetConsents('private', { ...person, residentId: resident_id }).slice(0, 1),
        ...presetConsents('private', { ...person, residentId: gone }),
        {
          ...person,
          residentId: resident_id,
          purpose: 'chat_family',
          decision: 'yes',
          fromDate: '2025-11-01',
        },
        {
          ...person,
          residentId: resident_id,
          purpose: 'video_call',
          decision: 'yes',
          fromDate: '2026-01-01',
        },
      ]),
    );
    const { body } = await t.call('consents/due', {}, manager);
    expect(body).toMatchObject([
      {
        id: resident_id,
        preferred_name: 'Mary',
        reviews: [
          { purpose: 'chat_family', review_on: '2026-11-01', overdue: true },
          { purpose: 'photo_record', review_on: '2026-11-20', overdue: false },
        ],
      },
    ]);
    expect(body[0].reviews).toHaveLength(2);
  });
});

describe('a signed form', () => {
  it('is stored with the answer, visible to staff without picture consent, and used once', async () => {
    const { manager, resident_id } = await home();
    const { body } = await t.send('media/upload', {
      token: manager.token,
      body: await photoOfAPhone(),
      headers: { 'content-type': 'application/octet-stream' },
    });
    const answer = { resident_id, ...YES, decision: 'no' as const, evidence_id: body.id as string };
    expect((await t.call('consents/record', answer, manager)).status).toBe(200);
    const { evidence } = await inForce(manager, resident_id);
    expect((await t.app.inject({ url: evidence.small as string })).statusCode).toBe(200);
    const form = { resident_id, purpose: 'consent_form' as const };
    const family = await t.database.system((db) =>
      mayShowPicture(db, manager.carehomeId, form, 'family'),
    );
    expect(family).toBe(false);
    expect((await t.call('consents/record', answer, manager)).status).toBe(404);
  });
});

describe('withdrawing consent', () => {
  it('N24: hides the picture everywhere at once, including at signed addresses', async () => {
    const { manager, resident_id, colleague } = await home();
    await t.call('consents/record', { resident_id, ...YES }, manager);
    const { body } = await t.send('media/upload', {
      token: manager.token,
      body: await photoOfAPhone(),
      headers: { 'content-type': 'application/octet-stream' },
    });
    const portrait = { id: resident_id, picture_id: body.id as string };
    expect((await t.call('residents/set-picture', portrait, manager)).status).toBe(200);
    const shown = (await t.call('residents/get', { id: resident_id }, manager)).body.picture;
    const opened = async () => (await t.app.inject({ url: shown.small as string })).statusCode;
    expect(await opened()).toBe(200);

    const no = { resident_id, purpose: 'photo_record' } as const;
    await t.call('consents/withdraw', no, await colleague('carer'));
    expect(await opened()).toBe(404);
    expect((await t.call('residents/get', { id: resident_id }, manager)).body.picture).toBeNull();
    expect((await t.call('residents/list', {}, manager)).body[0].picture).toBeNull();
    expect(
      (await t.call('residents/search', { query: 'Mary' }, manager)).body[0].picture,
    ).toBeNull();

    await t.call('consents/record', { resident_id, ...YES }, manager);
    expect(await opened()).toBe(200);
    t.advance(days(1));
    expect(await opened()).toBe(404);
  });
});
