import { randomUUID } from 'node:crypto';

import { beforeAll, describe, expect, it } from 'vitest';

import { days } from '../../../core/clock.ts';
import { anAction } from '../../../testing/foreign-listening.ts';
import {
  addSurvey,
  aSurvey,
  closeSurvey,
  collect,
  publishSurvey,
} from '../../../testing/survey-home.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

let t: TestApp;
let manager: TestUser;
beforeAll(async () => {
  t = await testApp();
  manager = await t.signIn();
});

const get = async (id: string) => (await t.call('surveys/get', { id }, manager)).body;
const OPEN_DAYS = 3;
/** Closes some days from now, in the home's time. */
const endingSoon = () => {
  const at = new Date(t.now().getTime() + days(OPEN_DAYS));
  return { closes_on: at.toISOString().slice(0, 10) };
};

describe('a draft', () => {
  it('can be edited, but not from an older version', async () => {
    const id = await addSurvey(t, manager);
    const edit = (version: number, title: string) =>
      t.call('surveys/edit', { id, version, survey: aSurvey({ title }) }, manager);
    expect((await edit(1, 'Your views')).status).toBe(200);
    expect((await edit(1, 'Other views')).status).toBe(422);
    expect(await get(id)).toMatchObject({ state: 'draft', title: 'Your views', version: 2 });
  });

  it('can be deleted, and a published survey cannot', async () => {
    const draft = await addSurvey(t, manager);
    const published = await publishSurvey(t, manager);
    expect((await t.call('surveys/delete', { id: draft }, manager)).status).toBe(200);
    expect((await t.call('surveys/get', { id: draft }, manager)).status).toBe(404);
    expect((await t.call('surveys/delete', { id: published }, manager)).status).toBe(422);
  });

  it('is not shown to anyone who would answer it', async () => {
    const carer = await t.signIn({ role: 'carer', carehomeId: manager.carehomeId });
    const survey_id = await addSurvey(t, manager, { audience: 'staff' });
    expect((await t.call('survey-entries/open', { survey_id }, carer)).status).toBe(404);
    const waiting = (await t.call('survey-entries/waiting', {}, carer)).body as { id: string }[];
    expect(waiting.map(({ id }) => id)).not.toContain(survey_id);
  });
});

describe('a published survey', () => {
  it('keeps its questions and its anonymity', async () => {
    const id = await publishSurvey(t, manager);
    const { version } = await get(id);
    const survey = aSurvey({ anonymous: false });
    expect((await t.call('surveys/edit', { id, version, survey }, manager)).status).toBe(422);
  });

  it('opens and closes on its days in the home’s time', async () => {
    const home = await t.signIn();
    const opens = new Date(t.now().getTime() + days(1)).toISOString().slice(0, 10);
    const id = await publishSurvey(t, home, { opens_on: opens, ...endingSoon() });
    const find = async () => (await t.call('surveys/get', { id }, home)).body.state as string;
    expect(await find()).toBe('scheduled');
    expect((await collect(t, home, id)).status).toBe(422);
    t.advance(days(1));
    expect(await find()).toBe('open');
    expect((await collect(t, home, id)).status).toBe(200);
    t.advance(days(OPEN_DAYS));
    expect(await find()).toBe('closed');
    expect((await collect(t, home, id)).status).toBe(422);
  });

  it('is copied to a draft with the same keys of its questions', async () => {
    const id = await publishSurvey(t, manager);
    const copy = (await t.call('surveys/copy', { id }, manager)).body.id as string;
    const [one, other] = [await get(id), await get(copy)];
    expect(other).toMatchObject({ state: 'draft', closes_on: null, key_fingerprint: null });
    expect(other.questions).toEqual(one.questions);
  });

  it('is archived only once it is counted, with a reason', async () => {
    const id = await publishSurvey(t, manager);
    const archive = () =>
      t.call('surveys/archive', { id, reason: 'We moved supper to six.' }, manager);
    expect((await archive()).status).toBe(422);
    await closeSurvey(t, manager, id);
    expect((await archive()).status).toBe(200);
    expect(await get(id)).toMatchObject({
      state: 'archived',
      archive_reason: 'We moved supper to six.',
    });
  });

  it('is archived without a reason only if it raised an action', async () => {
    const id = await publishSurvey(t, manager);
    await closeSurvey(t, manager, id);
    const archive = () => t.call('surveys/archive', { id, reason: null }, manager);
    const refused = await archive();
    expect([refused.status, Object.keys(refused.error.errors ?? {})]).toEqual([422, ['reason']]);
    const action = { ...anAction(manager.id), source: 'survey', survey_id: id } as const;
    expect((await t.call('actions/add', action, manager)).status).toBe(200);
    expect((await archive()).status).toBe(200);
    expect(await get(id)).toMatchObject({ state: 'archived', archive_reason: null });
  });

  it('has one poster, whose link opens it and counts a device once (N20)', async () => {
    const id = await publishSurvey(t, manager, { audience: 'professional' });
    const poster = await t.call('surveys/poster', { id }, manager);
    expect((await t.call('surveys/poster', { id }, manager)).body).toEqual(poster.body);
    const { secret } = poster.body as { secret: string };
    expect((await t.call('survey-entries/open-link', { secret })).body).toMatchObject({
      link: 'poster',
      survey: { id },
    });
    const answer = { secret, client_uuid: randomUUID(), answers: { food: 'happy' } };
    for (let time = 0; time < 3; time += 1)
      expect((await t.call('survey-entries/answer-by-link', answer)).status).toBe(200);
    await closeSurvey(t, manager, id);
    expect((await get(id)).entries).toBe(1);
    expect((await t.call('survey-entries/answer-by-link', answer)).status).toBe(422);
  });

  it('mails each relative a link whose subject names no one (N17)', async () => {
    const home = await t.signIn();
    const relative = await t.signIn({ role: 'relative', carehomeId: home.carehomeId });
    await publishSurvey(t, home, { audience: 'relative' });
    const [mail = ''] = await t.mailbox.to(relative.email);
    expect(mail).toContain('Subject: A few questions for you');
    expect(mail).toMatch(/\/survey#[\w-]{43}/);
    expect(await t.mailbox.to(home.email)).toEqual([]);
  });
});

describe('a survey that is not anonymous', () => {
  const BY_NAME = { audience: 'staff', anonymous: false } as const;

  it('saves one entry for each person, whatever is sent again (N20)', async () => {
    const carer = await t.signIn({ role: 'carer', carehomeId: manager.carehomeId });
    const survey_id = await publishSurvey(t, manager, BY_NAME);
    const send = (client_uuid: string) =>
      t.call('survey-entries/answer', { survey_id, client_uuid, answers: { food: 'ok' } }, carer);
    const first = randomUUID();
    for (const client_uuid of [first, first, randomUUID()])
      expect((await send(client_uuid)).status).toBe(200);
    const entries = await t.call('survey-entries/list', { survey_id }, manager);
    expect(entries.body).toMatchObject([{ respondent: 'Kim Sharma', mode: 'self' }]);
    const waiting = (await t.call('survey-entries/waiting', {}, carer)).body as {
      id: string;
      is_done: boolean;
    }[];
    expect(waiting.find(({ id }) => id === survey_id)?.is_done).toBe(true);
  });

  it('gives no tokens, and an anonymous one takes no names', async () => {
    const carer = await t.signIn({ role: 'carer', carehomeId: manager.carehomeId });
    const named = await publishSurvey(t, manager, BY_NAME);
    const blinded = 'A'.repeat(342);
    const take = await t.call('survey-entries/take-token', { survey_id: named, blinded }, carer);
    expect(take.status).toBe(422);
    const survey_id = await publishSurvey(t, manager, { ...BY_NAME, anonymous: true });
    const answer = { survey_id, client_uuid: randomUUID(), answers: { food: 'ok' } };
    expect((await t.call('survey-entries/answer', answer, carer)).status).toBe(422);
  });
});

describe('typing in', () => {
  it('asks who helped, and refuses answers by proxy where only the person can answer', async () => {
    const id = await publishSurvey(t, manager, { allow_proxy: false });
    expect((await collect(t, manager, id, { mode: 'with_help' })).status).toBe(422);
    const proxy = await collect(t, manager, id, { mode: 'proxy', helper_role: 'relative' });
    expect(proxy.error.errors).toHaveProperty('mode');
    expect((await collect(t, manager, id, { answers: { food: 'great' } })).error.errors).toEqual({
      'answers.food': ['Choose from the list.'],
    });
  });
});

describe('N1, N9, N18: a relative', () => {
  it('sees only surveys for relatives, and neither results, texts nor entries', async () => {
    const relative = await t.signIn({ role: 'relative', carehomeId: manager.carehomeId });
    const [forStaff, forThem] = [
      await publishSurvey(t, manager, { audience: 'staff' }),
      await publishSurvey(t, manager, { audience: 'relative' }),
    ];
    const open = (survey_id: string) => t.call('survey-entries/open', { survey_id }, relative);
    expect([(await open(forStaff)).status, (await open(forThem)).status]).toEqual([404, 200]);
    for (const name of ['survey-results/get', 'survey-results/texts', 'surveys/get'] as const)
      expect((await t.call(name, { id: forThem }, relative)).status).toBe(403);
    const list = await t.call('survey-entries/list', { survey_id: forThem }, relative);
    expect(list.status).toBe(403);
    const tenant = { carehomeId: manager.carehomeId, userId: relative.id, isRelative: true };
    for (const table of [
      'survey_counts',
      'survey_texts',
      'survey_totals',
      'survey_entries',
    ] as const)
      expect(
        await t.database.asTenant(tenant, (db) => db.selectFrom(table).selectAll().execute()),
      ).toEqual([]);
  });

  it('gets no token for a survey of staff', async () => {
    const relative = await t.signIn({ role: 'relative', carehomeId: manager.carehomeId });
    const survey_id = await publishSurvey(t, manager, { audience: 'staff' });
    const request = { survey_id, blinded: 'A'.repeat(342) };
    expect((await t.call('survey-entries/take-token', request, relative)).status).toBe(404);
  });
});

describe('N23: without Package E', () => {
  it('a home asks no one, also not by link or poster', async () => {
    const home = await t.signIn();
    const relative = await t.signIn({ role: 'relative', carehomeId: home.carehomeId });
    const id = await publishSurvey(t, home, { audience: 'relative' });
    const { secret } = (await t.call('surveys/poster', { id }, home)).body as { secret: string };
    const [mail = ''] = await t.mailbox.to(relative.email);
    const mailed = /\/survey#([\w-]{43})/.exec(mail)?.[1] ?? '';
    await t.database.system((db) =>
      db
        .updateTable('organisations')
        .set({ package_title: 'Package D' })
        .where('id', '=', home.organisationId)
        .execute(),
    );
    for (const link of [secret, mailed])
      expect((await t.call('survey-entries/open-link', { secret: link })).status).toBe(404);
    const answer = { secret, client_uuid: randomUUID(), answers: { food: 'ok' } };
    expect((await t.call('survey-entries/answer-by-link', answer)).status).toBe(404);
    expect((await t.call('survey-entries/waiting', {}, relative)).status).toBe(403);
    expect((await t.call('surveys/list', {}, home)).status).toBe(403);
  });
});
