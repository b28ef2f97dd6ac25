import type { Input, Output } from '@relish/shared/calls.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { makeChatHome } from '../../../testing/chat-home.ts';
import { A_COMPLAINT } from '../../../testing/foreign-listening.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const add = async (user: TestUser, differences: Partial<Input<'feedback/add'>> = {}) => {
  const { status, body } = await t.call('feedback/add', { ...A_COMPLAINT, ...differences }, user);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body.id as string;
};
const get = async (user: TestUser, id: string) =>
  (await t.call('feedback/get', { id }, user)).body as Output<'feedback/get'>;
const list = async (user: TestUser, input: Input<'feedback/list'> = {}) =>
  ((await t.call('feedback/list', input, user)).body as Output<'feedback/list'>).rows;
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

const ANSWER = {
  answered_on: '2026-11-15',
  outcome: 'partly_upheld',
  answer: 'We are sorry. The trolley is heated now.',
  candour: 'applies',
  candour_note: 'The manager told Mrs Brown in person.',
  learning: 'Check the trolley each morning.',
} as const;

describe('the register', () => {
  it('promises an acknowledgement in three working days and an answer in 28 days', async () => {
    const manager = await t.signIn();
    // The 13th is a Friday.
    const entry = await get(manager, await add(manager));
    expect(entry).toMatchObject({
      stage: 'received',
      acknowledge_by: '2026-11-18',
      answer_by: '2026-12-11',
      due: { step: 'acknowledge', by: '2026-11-18' },
      is_overdue: false,
    });
  });

  it('uses the promise of the home for what is received from then on', async () => {
    const manager = await t.signIn();
    const before = await add(manager);
    const promise = { acknowledge_working_days: 1, answer_days: 10 };
    expect((await t.call('feedback/set-promise', promise, manager)).status).toBe(200);
    expect((await t.call('feedback/promise', {}, manager)).body).toEqual(promise);
    expect((await get(manager, before)).answer_by).toBe('2026-12-11');
    expect(await get(manager, await add(manager))).toMatchObject({
      acknowledge_by: '2026-11-16',
      answer_by: '2026-11-23',
    });
  });

  it('leads from receipt to an answer with outcome, candour and learning', async () => {
    const manager = await t.signIn();
    const id = await add(manager);
    const acknowledged = { id, version: 1, acknowledged_on: '2026-11-14' };
    expect((await t.call('feedback/acknowledge', acknowledged, manager)).status).toBe(200);
    expect((await get(manager, id)).stage).toBe('acknowledged');
    const answer = { id, version: 2, ...ANSWER };
    expect((await t.call('feedback/answer', answer, manager)).status).toBe(200);
    expect(await get(manager, id)).toMatchObject({ stage: 'answered', due: null, ...ANSWER });
    await t.call('feedback/reopen', { id, version: 3 }, manager);
    expect(await get(manager, id)).toMatchObject({ stage: 'acknowledged', outcome: null });
  });

  it('asks what the person was told where the duty of candour applies', async () => {
    const manager = await t.signIn();
    const id = await add(manager);
    const input = { id, version: 1, ...ANSWER, candour_note: '' };
    const { status, error } = await t.call('feedback/answer', input, manager);
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, ['candour_note']]);
  });

  it('lists what is open and overdue, and counts it', async () => {
    const manager = await t.signIn();
    const late = await add(manager, { received_on: '2026-11-02' });
    const open = await add(manager);
    const compliment = await add(manager, { kind: 'compliment' });
    expect(ids(await list(manager, { filter: 'overdue' }))).toEqual([late]);
    expect(ids(await list(manager, { filter: 'open' })).toSorted()).toEqual(
      [late, open].toSorted(),
    );
    expect(ids(await list(manager, { kind: 'compliment' }))).toEqual([compliment]);
    expect((await t.call('feedback/count', {}, manager)).body).toEqual({
      open: 2,
      overdue: 1,
      complaints: 2,
      concerns: 0,
      compliments: 1,
      answered: 0,
      answered_in_time: 0,
    });
  });

  it('keeps the earlier text of every change and refuses a change of an old version', async () => {
    const manager = await t.signIn();
    const id = await add(manager);
    const edit = { ...A_COMPLAINT, id, version: 1, said: 'The soup was lukewarm.' };
    expect((await t.call('feedback/edit', edit, manager)).status).toBe(200);
    const late = await t.call('feedback/edit', { ...edit, said: 'Something else' }, manager);
    expect([late.status, Object.keys(late.error.errors ?? {})]).toEqual([422, ['version']]);
    expect((await get(manager, id)).changes).toMatchObject([{ fields: ['said'] }]);
    const kept = await t.database.system((db) =>
      db.selectFrom('feedback_changes').select('before').where('feedback_id', '=', id).execute(),
    );
    expect(kept).toEqual([{ before: { said: A_COMPLAINT.said } }]);
  });

  it('undoes voiding an entry, and keeps a trace of both', async () => {
    const manager = await t.signIn();
    const id = await add(manager);
    await t.call('feedback/void', { id, reason: 'Typed twice.' }, manager);
    expect((await t.call('feedback/restore', { id }, manager)).status).toBe(200);
    const entry = await get(manager, id);
    expect(entry).toMatchObject({ is_void: false, voided: null, due: { step: 'acknowledge' } });
    expect(entry.changes).toHaveLength(2);
    expect((await t.call('feedback/restore', { id }, manager)).status).toBe(200);
    expect((await get(manager, id)).changes).toHaveLength(2);
  });

  it('keeps a voided entry, marked, and counts it no more', async () => {
    const manager = await t.signIn();
    const id = await add(manager);
    await t.call('feedback/void', { id, reason: 'Typed twice.' }, manager);
    expect(await get(manager, id)).toMatchObject({
      is_void: true,
      due: null,
      voided: { reason: 'Typed twice.' },
    });
    expect((await t.call('feedback/count', {}, manager)).body).toMatchObject({ open: 0 });
    expect((await t.call('feedback/reopen', { id, version: 2 }, manager)).status).toBe(422);
  });

  it('refuses days in the future and a name with an anonymous complaint', async () => {
    const manager = await t.signIn();
    const refused = async (differences: object) => {
      const { error } = await t.call('feedback/add', { ...A_COMPLAINT, ...differences }, manager);
      return Object.keys(error.errors ?? {});
    };
    expect(await refused({ received_on: '2026-11-16' })).toEqual(['received_on']);
    expect(await refused({ from_kind: 'anonymous' })).toEqual(['from_name']);
  });
});

describe('compliments', () => {
  it('reach the colleague they are about once they are shared', async () => {
    const manager = await t.signIn();
    const carer = await t.signIn({ role: 'carer', carehomeId: manager.carehomeId });
    const other = await t.signIn({ role: 'carer', carehomeId: manager.carehomeId });
    const said = 'She sang with Mum all afternoon.';
    const id = await add(manager, { kind: 'compliment', about_staff_ids: [carer.id], said });
    const thanks = async (user: TestUser) => (await t.call('feedback/thanks', {}, user)).body;
    expect(await thanks(carer)).toEqual([]);
    await t.call('feedback/share', { id }, manager);
    await t.call('feedback/share', { id }, manager);
    expect(await thanks(carer)).toMatchObject([{ id, said }]);
    expect(await thanks(other)).toEqual([]);
    const queued = await t.database.system((db) =>
      db.selectFrom('jobs').select('payload').where('kind', '=', 'tell-compliment').execute(),
    );
    const theirs = queued.filter(({ payload }) => JSON.stringify(payload).includes(carer.id));
    expect(theirs).toEqual([{ payload: { carehome_id: manager.carehomeId, user_id: carer.id } }]);
  });

  it('cannot be answered, and a complaint cannot be shared', async () => {
    const manager = await t.signIn();
    const compliment = await add(manager, { kind: 'compliment' });
    const answer = { id: compliment, version: 1, ...ANSWER };
    expect((await t.call('feedback/answer', answer, manager)).status).toBe(404);
    expect((await t.call('feedback/share', { id: await add(manager) }, manager)).status).toBe(404);
  });
});

describe('a chat alert that is logged as a complaint', () => {
  it('makes an entry, which is voided when that is undone', async () => {
    const home = await makeChatHome(t);
    const { manager, daughter, rose } = home;
    await home.send(daughter, rose.threadId, { body: 'This is a complaint about the laundry.' });
    const { alerts } = (await t.call('chat-safety/list', {}, manager)).body;
    const id = alerts[0].id as string;
    const log = (is_complaint: boolean) =>
      t.call('chat-safety/log-complaint', { id, is_complaint }, manager);
    expect((await log(true)).status).toBe(200);
    await log(true);
    const [made, ...more] = await list(manager);
    expect(more).toEqual([]);
    expect(made).toMatchObject({
      kind: 'complaint',
      received_by: 'chat',
      from_kind: 'relative',
      resident: { id: rose.id },
      said: 'This is a complaint about the laundry.',
    });
    await log(false);
    expect(await list(manager)).toMatchObject([{ is_void: true }]);
    await log(true);
    expect(await list(manager)).toHaveLength(2);
  });
});
