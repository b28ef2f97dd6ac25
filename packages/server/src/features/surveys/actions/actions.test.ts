import type { Input, Output } from '@relish/shared/calls.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { makeChatHome } from '../../../testing/chat-home.ts';
import { A_COMPLAINT, A_MEETING, anAction } from '../../../testing/foreign-listening.ts';
import { pdfText } from '../../../testing/pdf-text.ts';
import { decide, testResident } from '../../../testing/resident.ts';
import { addSurvey, publishSurvey } from '../../../testing/survey-home.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const add = async (user: TestUser, differences: Partial<Input<'actions/add'>> = {}) => {
  const input = { ...anAction(user.id), ...differences };
  const { status, body } = await t.call('actions/add', input, user);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body.id as string;
};
const get = async (user: TestUser, id: string) =>
  (await t.call('actions/get', { id }, user)).body as Output<'actions/get'>;
const list = async (user: TestUser, input: Input<'actions/list'> = {}) =>
  ((await t.call('actions/list', input, user)).body as Output<'actions/list'>).rows.map(
    ({ id }) => id,
  );
const DONE = { done_on: '2026-11-14', proof: 'The trolley came on Friday.' };
const finish = async (user: TestUser, id: string, differences: object = {}) => {
  const { version } = await get(user, id);
  return t.call('actions/finish', { id, version, ...DONE, ...differences }, user);
};
const PUBLIC = { said: 'The soup is cold.', did: 'It comes from a heated trolley.' };
const publish = async (user: TestUser, id: string, differences: object = {}) => {
  const { version } = await get(user, id);
  return t.call('actions/publish', { id, version, ...PUBLIC, ...differences }, user);
};
const makeResident = ({ carehomeId }: TestUser) =>
  t.database.system((db) => testResident(db, carehomeId, t.now()));

describe('actions', () => {
  it('are overdue after their day, then done, then asked about four weeks later', async () => {
    const manager = await t.signIn();
    const late = await add(manager, { due_on: '2026-11-14' });
    const open = await add(manager);
    expect((await get(manager, late)).state).toBe('overdue');
    expect(await list(manager, { filter: 'overdue' })).toEqual([late]);
    expect((await finish(manager, late)).status).toBe(200);
    expect(await get(manager, late)).toMatchObject({ state: 'done', ask_on: '2026-12-12' });
    await finish(manager, open, { done_on: '2026-10-01' });
    expect((await get(manager, open)).state).toBe('to_ask');
    expect((await t.call('actions/count', {}, manager)).body).toEqual({
      open: 0,
      overdue: 0,
      to_ask: 1,
      done: 2,
      published: 0,
    });
  });

  it('are finished by their owner or those who plan, not by others', async () => {
    const manager = await t.signIn();
    const { carehomeId } = manager;
    const owner = await t.signIn({ role: 'carer', carehomeId });
    const other = await t.signIn({ role: 'carer', carehomeId });
    const id = await add(manager, { owner_id: owner.id });
    expect((await finish(other, id)).status).toBe(403);
    expect((await finish(owner, id)).status).toBe(200);
    expect((await t.call('actions/add', anAction(owner.id), owner)).status).toBe(403);
  });

  it('come from a meeting, a complaint or a chat that the user may read', async () => {
    const home = await makeChatHome(t);
    const { manager, rose } = home;
    const meeting_id = (await t.call('meetings/add', A_MEETING, manager)).body.id as string;
    const feedback_id = (await t.call('feedback/add', A_COMPLAINT, manager)).body.id as string;
    const fromMeeting = await add(manager, { source: 'meeting', meeting_id });
    const fromFeedback = await add(manager, { source: 'feedback', feedback_id });
    await add(manager, { source: 'chat', thread_id: rose.threadId });
    expect(await list(manager, { meeting_id })).toEqual([fromMeeting]);
    expect(await list(manager, { feedback_id })).toEqual([fromFeedback]);
    expect(await get(manager, fromMeeting)).toMatchObject({ meeting: { title: A_MEETING.title } });
    const stranger = await t.signIn();
    for (const source of [{ meeting_id }, { feedback_id }, { thread_id: rose.threadId }]) {
      const input = { ...anAction(stranger.id), ...source };
      expect((await t.call('actions/add', input, stranger)).status).toBe(404);
    }
  });

  it('come from a published survey of the same home', async () => {
    const manager = await t.signIn();
    const survey_id = await publishSurvey(t, manager);
    const id = await add(manager, { source: 'survey', survey_id });
    expect(await list(manager, { survey_id })).toEqual([id]);
    expect(await get(manager, id)).toMatchObject({ survey: { id: survey_id } });
    const refuse = async (user: TestUser, wanted: string) => {
      const input = { ...anAction(user.id), survey_id: wanted };
      expect((await t.call('actions/add', input, user)).status).toBe(404);
    };
    await refuse(await t.signIn(), survey_id);
    await refuse(manager, await addSurvey(t, manager));
  });

  it('refuses a change of an old version', async () => {
    const manager = await t.signIn();
    const id = await add(manager);
    const edit = { ...anAction(manager.id), id, version: 1 };
    expect((await t.call('actions/edit', edit, manager)).status).toBe(200);
    const late = await t.call('actions/edit', edit, manager);
    expect([late.status, Object.keys(late.error.errors ?? {})]).toEqual([422, ['version']]);
  });
});

describe('N25: an action about a complaint', () => {
  it('names the complaint only to those who may read it', async () => {
    const manager = await t.signIn();
    const carer = await t.signIn({ role: 'carer', carehomeId: manager.carehomeId });
    const feedback_id = (await t.call('feedback/add', A_COMPLAINT, manager)).body.id as string;
    const id = await add(manager, { source: 'feedback', feedback_id });
    expect((await get(manager, id)).feedback_id).toBe(feedback_id);
    expect((await get(carer, id)).feedback_id).toBeNull();
    expect((await t.call('actions/list', { feedback_id }, carer)).status).toBe(404);
  });
});

describe('publishing', () => {
  it('makes a notice for everyone and a poster', async () => {
    const manager = await t.signIn();
    const id = await add(manager);
    expect((await publish(manager, id)).status).toBe(422);
    await finish(manager, id);
    const { notice_id } = (await publish(manager, id)).body;
    const board = (await t.call('dashboard/notice-board', {}, manager)).body;
    expect(board).toMatchObject([
      {
        id: notice_id,
        title: 'You said, we did: Hot soup',
        body: 'You said: The soup is cold.\n\nWe did: It comes from a heated trolley.',
        audience: 'all',
      },
    ]);
    const poster = await t.call('actions/poster', { ids: [id] }, manager);
    const text = pdfText(Buffer.from(poster.body.base64, 'base64'));
    // The text of a PDF comes without its spaces.
    for (const words of ['You said, we did', PUBLIC.said, PUBLIC.did])
      expect(text).toContain(words.replaceAll(' ', ''));
    expect((await publish(manager, id)).status).toBe(422);
  });

  it('N17: names nobody who has not agreed, and takes consent that is withdrawn later seriously', async () => {
    const manager = await t.signIn();
    const { carehomeId } = manager;
    const residentId = await makeResident(manager);
    const { preferred_name, last_name } = await t.database.system((db) =>
      db
        .selectFrom('residents')
        .select(['preferred_name', 'last_name'])
        .where('id', '=', residentId)
        .executeTakeFirstOrThrow(),
    );
    const id = await add(manager);
    await finish(manager, id);
    const did = `${preferred_name} ${last_name} chose the new trolley.`;
    const refused = await publish(manager, id, { did });
    expect(Object.keys(refused.error.errors ?? {})).toEqual(['did']);
    const purpose = 'name_in_home_news';
    const answer = (decision: 'yes' | 'no') =>
      t.database.system((db) =>
        decide(db, carehomeId, residentId, { purpose, decision, now: t.now() }),
      );
    await answer('yes');
    expect((await publish(manager, id, { did })).status).toBe(200);
    expect((await t.call('actions/poster', { ids: [id] }, manager)).status).toBe(200);
    await answer('no');
    expect((await t.call('actions/poster', { ids: [id] }, manager)).status).toBe(422);
  });

  it('refuses the names of colleagues', async () => {
    const manager = await t.signIn();
    const { first_name, last_name } = (await t.call('me', {}, manager)).body;
    const id = await add(manager);
    await finish(manager, id);
    const said = `${first_name} ${last_name} forgot the soup.`;
    const { error } = await publish(manager, id, { said });
    expect(Object.keys(error.errors ?? {})).toEqual(['said']);
  });
});

describe('“Did we?”', () => {
  it('closes an action with the answers of residents, or with a reason', async () => {
    const manager = await t.signIn();
    const residentId = await makeResident(manager);
    const id = await add(manager, { resident_ids: [residentId] });
    await finish(manager, id);
    const close = async (reason: string | null) => {
      const { version } = await get(manager, id);
      return (await t.call('actions/close', { id, version, reason }, manager)).status;
    };
    expect(await close(null)).toBe(422);
    const ask = (answer: 'yes' | 'no' | null) =>
      t.call('actions/ask', { id, resident_id: residentId, answer }, manager);
    await ask('yes');
    await ask('no');
    expect((await get(manager, id)).residents).toMatchObject([{ id: residentId, answer: 'no' }]);
    await ask(null);
    expect((await get(manager, id)).residents).toMatchObject([{ answer: null }]);
    await ask('yes');
    expect(await close(null)).toBe(200);
    expect((await get(manager, id)).state).toBe('closed');
    expect((await ask('no')).status).toBe(422);
    const { version } = await get(manager, id);
    await t.call('actions/reopen', { id, version, due_on: '2026-12-24' }, manager);
    expect(await get(manager, id)).toMatchObject({
      state: 'open',
      residents: [{ answer: null }],
    });
  });
});
