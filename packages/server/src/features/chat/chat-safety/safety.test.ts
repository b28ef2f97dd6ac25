import type { Input, Output } from '@relish/shared/calls.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { type ChatHome, makeChatHome } from '../../../testing/chat-home.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const listAlerts = async (user: TestUser, input: Input<'chat-safety/list'> = {}) =>
  ((await t.call('chat-safety/list', input, user)).body as Output<'chat-safety/list'>).alerts;
const countOpen = async (user: TestUser) =>
  (await t.call('chat-safety/count', {}, user)).body.open as number;
const report = (
  user: TestUser,
  thread_id: string,
  number: number,
  more: Partial<Input<'chat-safety/report'>> = {},
) => t.call('chat-safety/report', { thread_id, number, reason: 'unkind', ...more }, user);

const listAudited = ({ carehomeId }: ChatHome) =>
  t.database.system((db) =>
    db
      .selectFrom('audit_log')
      .select(['action', 'entity_id'])
      .where('carehome_id', '=', carehomeId)
      .where('entity', '=', 'chat-alert')
      .orderBy('id')
      .execute(),
  );

describe('reports', () => {
  it('alerts the managers of a reported message, once for each reporter', async () => {
    const home = await makeChatHome(t);
    const { daughter, son, manager, rose } = home;
    await home.send(son, rose.threadId, { body: 'You are all useless' });
    const note = 'He writes like this every week.';
    expect((await report(daughter, rose.threadId, 1, { note })).status).toBe(200);
    expect((await report(daughter, rose.threadId, 1)).status).toBe(200);
    expect(await countOpen(manager)).toBe(1);
    expect(await listAlerts(manager)).toMatchObject([
      {
        kind: 'report',
        reason: 'unkind',
        note,
        raised_by: { id: daughter.id },
        flags: [],
        thread: { id: rose.threadId, kind: 'family', resident: { id: rose.id } },
        message: {
          number: 1,
          author: { id: son.id, is_home: false },
          body: 'You are all useless',
          is_deleted: false,
        },
        complaint: null,
        hidden: null,
        settled: null,
        paused_until: null,
      },
    ]);
    await report(manager, rose.threadId, 1);
    expect(await listAlerts(manager)).toHaveLength(2);
    expect(await countOpen(manager)).toBe(1);
  });

  it('shows “reported” to the reporter only', async () => {
    const home = await makeChatHome(t);
    const { daughter, son, manager, rose } = home;
    await home.send(son, rose.threadId);
    await home.send(son, rose.threadId);
    await report(daughter, rose.threadId, 2);
    const reported = async (user: TestUser) =>
      (await home.list(user, rose.threadId)).messages.map(({ is_reported }) => is_reported);
    expect(await reported(daughter)).toEqual([false, true]);
    for (const user of [son, manager]) expect(await reported(user)).toEqual([false, false]);
  });

  it('refuses one’s own, deleted and unknown messages', async () => {
    const home = await makeChatHome(t);
    const { daughter, son, rose } = home;
    await home.send(son, rose.threadId);
    expect((await report(son, rose.threadId, 1)).status).toBe(422);
    await t.call('messages/delete', { thread_id: rose.threadId, number: 1 }, son);
    expect((await report(daughter, rose.threadId, 1)).status).toBe(404);
    expect((await report(daughter, rose.threadId, 9)).status).toBe(404);
  });

  it('refuses a report in a household, which has no manager', async () => {
    const lead = await t.signIn({ role: 'family_lead', kind: 'family' });
    const member = await t.signIn({ role: 'family_member', carehomeId: lead.carehomeId });
    const { threads } = (await t.call('threads/list', {}, lead)).body;
    const thread_id = threads[0].id as string;
    const id = crypto.randomUUID();
    await t.call('messages/send', { id, thread_id, body: 'I call the police' }, lead);
    expect((await report(member, thread_id, 1)).status).toBe(422);
  });

  it('keeps the text as evidence after its author has changed or deleted it', async () => {
    const home = await makeChatHome(t);
    const { daughter, son, manager, rose } = home;
    await home.send(son, rose.threadId, { body: 'Idiots' });
    await report(daughter, rose.threadId, 1);
    const one = { thread_id: rose.threadId, number: 1 };
    await t.call('messages/edit', { ...one, body: 'Hello' }, son);
    await t.call('messages/delete', one, son);
    expect(await listAlerts(manager)).toMatchObject([
      { message: { body: 'Idiots', is_deleted: true } },
    ]);
  });

  it('never leaves a report about a manager to that manager alone', async () => {
    const home = await makeChatHome(t);
    const { daughter, carer, manager, rose } = home;
    const nurse = await home.addStaff('nurse');
    await home.send(manager, rose.threadId);
    await report(daughter, rose.threadId, 1);
    const [alert] = await listAlerts(nurse);
    expect(alert).toMatchObject({ message: { author: { id: manager.id } } });
    expect([await countOpen(manager), await countOpen(nurse)]).toEqual([0, 1]);
    expect((await t.call('chat-safety/count', {}, carer)).status).toBe(403);
    const settle = { id: alert?.id ?? '', outcome: 'Nothing' };
    expect((await t.call('chat-safety/settle', settle, manager)).status).toBe(404);
    const admin = await home.addStaff('org_admin');
    expect([await countOpen(manager), await countOpen(nurse), await countOpen(admin)]).toEqual([
      0, 0, 1,
    ]);
    expect((await t.call('chat-safety/settle', settle, nurse)).status).toBe(404);
    expect((await t.call('chat-safety/settle', settle, admin)).status).toBe(200);
  });
});

describe('flagged words', () => {
  it('alerts the managers without a sign to the author', async () => {
    const home = await makeChatHome(t);
    const { daughter, carer, manager, rose } = home;
    const calm = await home.send(daughter, rose.threadId, { body: 'Missing you, Mum' });
    const sent = await home.send(daughter, rose.threadId, {
      body: 'There are bruises on her arm. I call the police.',
    });
    expect(Object.keys(sent.body)).toEqual(Object.keys(calm.body));
    t.advance(1000);
    await home.send(carer, home.handover, { body: 'Her ring is missing' });
    expect(await listAlerts(manager)).toMatchObject([
      {
        kind: 'words',
        flags: ['bruises', 'police'],
        raised_by: null,
        reason: null,
        message: { number: 2, author: { id: daughter.id } },
      },
      { kind: 'words', flags: ['missing'], thread: { kind: 'team', team: 'handover' } },
    ]);
  });

  it('alerts again for an edit only if it names something new', async () => {
    const home = await makeChatHome(t);
    const { daughter, manager, rose } = home;
    await home.send(daughter, rose.threadId, { body: 'Hello' });
    const one = { thread_id: rose.threadId, number: 1 };
    const edit = (body: string) => t.call('messages/edit', { ...one, body }, daughter);
    await edit('A bruise');
    t.advance(1000);
    await edit('A bruise on her arm');
    await edit('A bruise, and a complaint');
    expect((await listAlerts(manager)).map(({ flags, message }) => [flags, message.body])).toEqual([
      [['bruises'], 'A bruise'],
      [['bruises', 'complaint'], 'A bruise, and a complaint'],
    ]);
  });

  it('does not alert a manager of their own words', async () => {
    const home = await makeChatHome(t);
    const { manager, rose } = home;
    const admin = await home.addStaff('org_admin');
    await home.send(manager, rose.threadId, { body: 'I am sorry about your complaint' });
    expect(await countOpen(admin)).toBe(0);
  });

  it('stores no alert for a message that is sent again (N20)', async () => {
    const home = await makeChatHome(t);
    const { daughter, manager, rose } = home;
    const input = { id: crypto.randomUUID(), body: 'Bruises' };
    await home.send(daughter, rose.threadId, input);
    await home.send(daughter, rose.threadId, input);
    expect(await countOpen(manager)).toBe(1);
  });
});

describe('answering an alert', () => {
  async function raise(home: ChatHome) {
    await home.send(home.daughter, home.rose.threadId, { body: 'Bruises on her arm' });
    const [alert] = await listAlerts(home.manager);
    if (!alert) throw new Error('no alert');
    return alert;
  }

  it('logs a complaint, which can be undone, and settles the alert with what was done', async () => {
    const home = await makeChatHome(t);
    const { manager } = home;
    const { id } = await raise(home);
    const log = (is_complaint: boolean) =>
      t.call('chat-safety/log-complaint', { id, is_complaint }, manager);
    await log(true);
    await log(true);
    expect(await listAlerts(manager)).toMatchObject([{ complaint: { by: expect.any(String) } }]);
    await log(false);
    expect(await listAlerts(manager)).toMatchObject([{ complaint: null }]);
    await log(true);
    const settle = (outcome: string) => t.call('chat-safety/settle', { id, outcome }, manager);
    expect((await settle('Nurse looked at her arm.')).status).toBe(200);
    expect((await settle('Another text')).status).toBe(200);
    expect(await countOpen(manager)).toBe(0);
    expect(await listAlerts(manager, { state: 'settled' })).toMatchObject([
      { id, settled: { outcome: 'Nurse looked at her arm.' }, complaint: expect.any(Object) },
    ]);
    const audited = await listAudited(home);
    expect(audited.map(({ action }) => action)).toEqual([
      'chat-alert.complaint',
      'chat-alert.undo-complaint',
      'chat-alert.complaint',
      'chat-alert.settle',
    ]);
    expect(new Set(audited.map(({ entity_id }) => entity_id))).toEqual(new Set([id]));
  });

  it('opens an alert again and keeps what was done before', async () => {
    const home = await makeChatHome(t);
    const { manager, carer } = home;
    const { id } = await raise(home);
    const settle = (outcome: string) => t.call('chat-safety/settle', { id, outcome }, manager);
    const reopen = (user: TestUser) => t.call('chat-safety/reopen', { id }, user);
    await settle('Nurse looked at her arm.');
    expect((await reopen(carer)).status).toBe(403);
    expect((await reopen(manager)).status).toBe(200);
    expect((await reopen(manager)).status).toBe(200);
    expect(await countOpen(manager)).toBe(1);
    expect(await listAlerts(manager)).toMatchObject([
      { id, settled: null, reopened: { earlier_outcome: 'Nurse looked at her arm.' } },
    ]);
    await settle('Doctor came.');
    await reopen(manager);
    expect(await listAlerts(manager)).toMatchObject([
      { reopened: { earlier_outcome: 'Nurse looked at her arm.\nDoctor came.' } },
    ]);
    expect((await listAudited(home)).map(({ action }) => action)).toEqual([
      'chat-alert.settle',
      'chat-alert.reopen',
      'chat-alert.settle',
      'chat-alert.reopen',
    ]);
  });

  it('hides the message from everyone, with the reason for managers', async () => {
    const home = await makeChatHome(t);
    const { manager, daughter, son, rose } = home;
    const { id } = await raise(home);
    const hide = { id, reason: 'It names a colleague' };
    expect((await t.call('chat-safety/hide-message', hide, manager)).status).toBe(200);
    for (const user of [daughter, son])
      expect((await home.list(user, rose.threadId)).messages).toMatchObject([
        { body: '', is_deleted: true },
      ]);
    expect(await listAlerts(manager)).toMatchObject([
      {
        hidden: { reason: hide.reason },
        message: { is_deleted: true, body: 'Bruises on her arm' },
      },
    ]);
    expect((await home.findRow(manager, rose.threadId))?.waiting_since).toBeNull();
    expect((await listAudited(home)).map(({ action }) => action)).toEqual(['message.hide']);
  });

  it('continues a long list after its last alert', async () => {
    const home = await makeChatHome(t);
    const { carer, manager, team } = home;
    for (let count = 0; count < 51; count += 1) {
      t.advance(2500);
      await home.send(carer, team, { body: `Bruise ${count}` });
    }
    const first = (await t.call('chat-safety/list', {}, manager))
      .body as Output<'chat-safety/list'>;
    expect(first.alerts).toHaveLength(50);
    const rest = await listAlerts(manager, { after: first.next });
    expect(rest.map(({ message }) => message.body)).toEqual(['Bruise 50']);
  });
});
