import { randomUUID } from 'node:crypto';

import { blindToken, unblindToken } from '@relish/shared/surveys/survey-entries/blind-token.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';

import { closeSurvey, collect, publishSurvey, takeToken } from '../../../testing/survey-home.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

let t: TestApp;
let manager: TestUser;
beforeAll(async () => {
  t = await testApp();
  manager = await t.signIn();
});

const STAFF = { audience: 'staff', anonymous: true } as const;
const signInColleagues = (count: number) =>
  Promise.all(
    Array.from({ length: count }, () =>
      t.signIn({ role: 'carer', carehomeId: manager.carehomeId }),
    ),
  );
const sendAs = async (user: TestUser, survey_id: string, answers: Record<string, string>) => {
  const { blinded: _secret, ...signed } = await takeToken(t, user, survey_id);
  const sent = await t.call('survey-entries/send', { ...signed, answers });
  expect(sent.status).toBe(200);
  return signed;
};
const tend = async (survey_id: string) => {
  await t.database.system((db) =>
    db
      .insertInto('jobs')
      .values({
        kind: 'tend-survey',
        payload: { carehome_id: manager.carehomeId, survey_id },
        run_at: t.now(),
      })
      .execute(),
  );
  await t.jobs.runDue();
};
/** Every row of every table that has the column, as text with its system columns. */
const dump = (table: string, survey_id: string) =>
  t.database.system(async (db) => {
    const { rows } = await sql<{ row: string; xmin: string; ctid: string; key: string }>`
      select to_jsonb(x)::text as row, x.xmin::text, x.ctid::text,
        coalesce(to_jsonb(x) ->> 'user_id', to_jsonb(x) ->> 'token_hash', to_jsonb(x) ->> 'id') as key
      from ${sql.table(table)} x where x.survey_id = ${survey_id} order by x.ctid`.execute(db);
    return rows;
  });

describe('N10: an anonymous answer', () => {
  it('is accepted once with a signed token and without signing in', async () => {
    const [carer] = await signInColleagues(1);
    const survey_id = await publishSurvey(t, manager, STAFF);
    const signed = await sendAs(carer as TestUser, survey_id, { food: 'happy' });
    const again = await t.call('survey-entries/send', { ...signed, answers: { food: 'unhappy' } });
    expect(again.status).toBe(200);
    await closeSurvey(t, manager, survey_id);
    const { body } = await t.call('surveys/get', { id: survey_id }, manager);
    expect(body.entries).toBe(1);
  });

  it('is refused with a token of another survey or without a signature', async () => {
    const [carer] = await signInColleagues(1);
    const one = await publishSurvey(t, manager, STAFF);
    const other = await publishSurvey(t, manager, STAFF);
    const { blinded: _secret, ...signed } = await takeToken(t, carer as TestUser, one);
    const answers = { food: 'happy' };
    const elsewhere = await t.call('survey-entries/send', { ...signed, survey_id: other, answers });
    const forged = await t.call('survey-entries/send', {
      ...signed,
      signature: 'A'.repeat(342),
      answers,
    });
    expect([elsewhere.status, forged.status]).toEqual([422, 422]);
  });

  it('costs a person their only token, and the same request again gets the same signature', async () => {
    const [carer] = await signInColleagues(1);
    const survey_id = await publishSurvey(t, manager, STAFF);
    const { blinded } = await takeToken(t, carer as TestUser, survey_id);
    const ask = (text: string) =>
      t.call('survey-entries/take-token', { survey_id, blinded: text }, carer);
    const [first, second] = [await ask(blinded.blinded), await ask(blinded.blinded)];
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
    const { key } = (await t.call('survey-entries/open', { survey_id }, carer)).body;
    expect((await ask((await blindToken(key)).blinded)).status).toBe(422);
  });

  it('leaves no user, time, address, order of rows or transaction that joins it to a person', async () => {
    const people = await signInColleagues(7);
    const survey_id = await publishSurvey(t, manager, STAFF);
    const logged = t.log.length;
    for (const [at, person] of people.entries()) {
      await sendAs(person, survey_id, { food: 'ok', wish: `Wish number ${at}` });
      t.advance(1000);
    }
    await tend(survey_id);

    const invitations = await dump('survey_invitations', survey_id);
    const spent = await dump('survey_spent', survey_id);
    const texts = await dump('survey_texts', survey_id);
    expect([spent.length, texts.length]).toEqual([7, 7]);
    expect(await dump('survey_queue', survey_id)).toEqual([]);
    expect(await dump('survey_entries', survey_id)).toEqual([]);
    for (const rows of [invitations, spent, texts]) {
      // One transaction, and rows in the order of random keys.
      expect(new Set(rows.map(({ xmin }) => xmin)).size).toBe(1);
      const keys = rows.map(({ key }) => key);
      expect(keys).toEqual(keys.toSorted());
    }
    const kept = [...spent, ...texts, ...(await dump('survey_counts', survey_id))];
    const all = kept.map(({ row }) => row).join('\n');
    for (const { id, email } of people) expect(all).not.toMatch(new RegExp(`${id}|${email}`));
    expect(all).not.toMatch(/\d{4}-\d{2}-\d{2}T|\d{2}:\d{2}:\d{2}/);
    expect(invitations.map(({ row }) => row).join('\n')).not.toMatch(/Wish|T\d{2}:/);

    const log = t.log.slice(logged).join('\n');
    for (const { id } of people) expect(log).not.toContain(id);
    expect(log).not.toMatch(/Wish|10\.\d+\.\d+\.\d+/);
    expect(log).not.toContain(survey_id);
  });

  it('is not in the audit log, the idempotency keys, the attempts or the jobs', async () => {
    const [person] = (await signInColleagues(1)) as [TestUser];
    const survey_id = await publishSurvey(t, manager, STAFF);
    const count = () =>
      t.database.system(async (db) => {
        const { rows } = await sql<Record<string, number>>`select
          (select count(*)::int from audit_log) as audit, (select count(*)::int from idempotency_keys) as keys,
          (select count(*)::int from attempts) as attempts, (select count(*)::int from jobs) as jobs`.execute(
          db,
        );
        return rows[0];
      });
    const { blinded: _secret, ...signed } = await takeToken(t, person, survey_id);
    const before = await count();
    await t.call('survey-entries/send', { ...signed, answers: { food: 'ok' } });
    await t.call('survey-entries/send', { ...signed, answers: { food: 'nonsense' } });
    await t.call('survey-entries/send', { ...signed, token: 'A'.repeat(43), answers: {} });
    expect(await count()).toEqual(before);
  });

  it('waits with its row written anew until four others have come', async () => {
    const survey_id = await publishSurvey(t, manager, STAFF);
    const people = await signInColleagues(5);
    for (const person of people.slice(0, 4)) await sendAs(person, survey_id, { food: 'ok' });
    await tend(survey_id);
    const queued = await dump('survey_queue', survey_id);
    expect(queued).toHaveLength(4);
    expect(new Set(queued.map(({ xmin }) => xmin)).size).toBe(1);
    await sendAs(people[4] as TestUser, survey_id, { food: 'ok' });
    await tend(survey_id);
    expect(await dump('survey_queue', survey_id)).toEqual([]);
    // Counted, but a token that was spent stays spent.
    expect(await dump('survey_spent', survey_id)).toHaveLength(5);
  });

  it('typed in by a colleague keeps neither the colleague nor the resident', async () => {
    const survey_id = await publishSurvey(t, manager);
    const named = await collect(t, manager, survey_id, { resident_id: randomUUID() });
    expect(named.status).toBe(404);
    await collect(t, manager, survey_id, { mode: 'with_help', helper_role: 'relative' });
    const rows = await dump('survey_queue', survey_id);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(manager.id);
  });

  it('is never accepted together with the secret of a mailed link', async () => {
    const relative = await t.signIn({ role: 'relative', carehomeId: manager.carehomeId });
    const survey_id = await publishSurvey(t, manager, { audience: 'relative' });
    const mails = await t.mailbox.to(relative.email);
    const secret = /\/survey#([\w-]{43})/.exec(mails.at(-1) ?? '')?.[1] ?? '';
    const opened = await t.call('survey-entries/open-link', { secret });
    expect(opened.body).toMatchObject({
      link: 'personal',
      survey: { id: survey_id, is_done: false },
    });
    const answers = { food: 'ok' };
    const direct = { secret, client_uuid: randomUUID(), answers };
    expect((await t.call('survey-entries/answer-by-link', direct)).status).toBe(422);

    const { key } = opened.body.survey;
    const blinded = await blindToken(key);
    const signed = await t.call('survey-entries/take-token-by-link', {
      secret,
      blinded: blinded.blinded,
    });
    const signature = await unblindToken(key, blinded, signed.body.blind_signature);
    const sent = { survey_id, token: blinded.token, signature, answers };
    expect((await t.call('survey-entries/send', sent)).status).toBe(200);
    const later = await t.call('survey-entries/open-link', { secret });
    expect(later.body.survey.is_done).toBe(true);
  });

  it('cannot be read or queued with the rights of any user', async () => {
    const tenant = { carehomeId: manager.carehomeId, userId: manager.id, isRelative: false };
    for (const table of ['survey_queue', 'survey_spent'] as const)
      await expect(
        t.database.asTenant(tenant, (db) => db.selectFrom(table).selectAll().execute()),
      ).rejects.toMatchObject({ code: '42501' });
    await expect(
      t.database.asTenant(tenant, (db) => db.selectFrom('surveys').select('key_sealed').execute()),
    ).rejects.toMatchObject({ code: '42501' });
  });

  it('can no longer be signed for once the survey is counted', async () => {
    const survey_id = await publishSurvey(t, manager, STAFF);
    await closeSurvey(t, manager, survey_id);
    const keys = await t.database.system((db) =>
      db.selectFrom('surveys').select('key_sealed').where('id', '=', survey_id).execute(),
    );
    expect(keys).toEqual([{ key_sealed: null }]);
  });
});
