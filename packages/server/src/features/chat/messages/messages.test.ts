import { randomUUID } from 'node:crypto';

import type { Output } from '@relish/shared/calls.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { minutes } from '../../../core/clock.ts';
import { makeChatHome } from '../../../testing/chat-home.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const unread = async (user: TestUser) =>
  (await t.call('threads/unread', {}, user)).body as Output<'threads/unread'>;

describe('sending', () => {
  it('numbers messages from 1 and gives them to everyone in the thread', async () => {
    const home = await makeChatHome(t);
    const { manager, daughter, son, rose } = home;
    expect((await home.send(daughter, rose.threadId, { body: 'How is Mum?' })).body).toEqual({
      number: 1,
      at: t.now().toISOString(),
    });
    await home.send(manager, rose.threadId, { body: 'She sang today.', reply_to: 1 });
    const { messages, last, read } = await home.list(son, rose.threadId);
    expect({ last, read }).toEqual({ last: 2, read: 0 });
    expect(messages).toMatchObject([
      {
        number: 1,
        body: 'How is Mum?',
        author: { id: daughter.id, name: 'Kim Sharma', is_home: false, is_own: false },
        reply_to: null,
        editable_until: null,
      },
      {
        number: 2,
        body: 'She sang today.',
        author: { id: manager.id, name: 'Kim', is_home: true, is_own: false },
        reply_to: { number: 1, author: 'Kim Sharma', excerpt: 'How is Mum?' },
      },
    ]);
    expect((await home.list(manager, rose.threadId)).messages[1]?.author?.name).toBe('Kim Sharma');
  });

  it('numbers messages sent at once without a gap, in the order of their times', async () => {
    const home = await makeChatHome(t);
    const { manager, daughter, son, rose } = home;
    const senders = Array.from({ length: 12 }, (_, each) => [manager, daughter, son][each % 3]!);
    const sent = await Promise.all(senders.map((user) => home.send(user, rose.threadId)));
    expect(sent.map(({ status }) => status)).toEqual(senders.map(() => 200));
    const numbers = sent.map(({ body }) => body.number as number);
    expect(numbers.toSorted((a, b) => a - b)).toEqual(senders.map((_, each) => each + 1));
    const { messages } = await home.list(manager, rose.threadId);
    expect(messages.map(({ number }) => number)).toEqual(senders.map((_, each) => each + 1));
  });

  it('N20: stores the same id once, also at once, and takes no number for it', async () => {
    const home = await makeChatHome(t);
    const { daughter, rose } = home;
    const message = { id: randomUUID(), body: 'Sent twice' };
    const together = await Promise.all(
      [1, 2, 3].map(() => home.send(daughter, rose.threadId, message)),
    );
    expect(together.map(({ body }) => body)).toEqual(together.map(() => together[0]?.body));
    t.advance(minutes(3));
    expect((await home.send(daughter, rose.threadId, message)).body).toEqual(together[0]?.body);
    expect((await home.send(daughter, rose.threadId)).body.number).toBe(2);
  });

  it('refuses the same id with another text or thread, or by another author', async () => {
    const home = await makeChatHome(t);
    const { daughter, son, manager, rose, ann } = home;
    const id = randomUUID();
    await home.send(daughter, rose.threadId, { id });
    for (const [user, thread, body] of [
      [daughter, rose.threadId, 'Another text'],
      [son, rose.threadId, 'Hello'],
      [manager, ann.threadId, 'Hello'],
      [home.anns, ann.threadId, 'Hello'],
    ] as const)
      expect((await home.send(user, thread, { id, body })).status).toBe(422);
    expect((await home.list(daughter, rose.threadId)).last).toBe(1);
    expect((await home.list(manager, ann.threadId)).last).toBe(0);
  });

  it('uses an id of another home again', async () => {
    const [home, other] = [await makeChatHome(t), await makeChatHome(t)];
    const id = randomUUID();
    for (const { send, daughter, rose } of [home, other])
      expect((await send(daughter, rose.threadId, { id })).body.number).toBe(1);
  });

  it('refuses invisible characters and long texts, and keeps long words', async () => {
    const home = await makeChatHome(t);
    const { daughter, rose } = home;
    for (const body of ['x\u202Eabc', 'a\u200Bb', 'x'.repeat(2001), '   '])
      expect((await home.send(daughter, rose.threadId, { body })).status).toBe(422);
    const body = '<b>&</b>\n' + 'x'.repeat(1900);
    await home.send(daughter, rose.threadId, { body });
    expect((await home.list(daughter, rose.threadId)).messages[0]?.body).toBe(body);
  });

  it('is limited per person and minute', async () => {
    const home = await makeChatHome(t);
    const { daughter, rose } = home;
    const statuses = [];
    for (let each = 0; each < 31; each += 1)
      statuses.push((await home.send(daughter, rose.threadId)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
    expect((await home.send(home.son, rose.threadId)).status).toBe(200);
  });

  it('is refused to staff while no relative can read it', async () => {
    const home = await makeChatHome(t);
    const { manager, rose } = home;
    await home.agree(rose.id, 'withdrawn');
    expect((await home.send(manager, rose.threadId)).error.errors).toEqual({
      thread_id: ['The resident has not agreed to chat with the family.'],
    });
    const { threadId } = await home.addResident();
    expect((await home.send(manager, threadId)).error.errors).toEqual({
      thread_id: ['No relative can read this conversation at the moment.'],
    });
  });
});

describe('pages', () => {
  it('are the latest, those before a number and those after one', async () => {
    const home = await makeChatHome(t);
    const { manager, daughter, rose } = home;
    for (let each = 0; each < 7; each += 1) await home.send(daughter, rose.threadId);
    const numbers = async (page: object) =>
      (await home.list(manager, rose.threadId, page)).messages.map(({ number }) => number);
    expect(await numbers({ limit: 3 })).toEqual([5, 6, 7]);
    expect(await numbers({ limit: 3, before: 5 })).toEqual([2, 3, 4]);
    expect(await numbers({ limit: 3, after: 0 })).toEqual([1, 2, 3]);
    expect(await numbers({ after: 5 })).toEqual([6, 7]);
  });
});

describe('reading', () => {
  it('goes forward only, and one’s own messages count as read', async () => {
    const home = await makeChatHome(t);
    const { daughter, son, manager, rose } = home;
    for (let each = 0; each < 3; each += 1) await home.send(daughter, rose.threadId);
    expect(await unread(daughter)).toMatchObject({ unread: 0, waiting: 0 });
    expect(await unread(son)).toMatchObject({ unread: 1, waiting: 0 });
    const read = async (number: number) =>
      (await t.call('messages/read', { thread_id: rose.threadId, number }, son)).body.read;
    expect([await read(2), await read(1), await read(99)]).toEqual([2, 2, 3]);
    expect(await unread(son)).toMatchObject({ unread: 0, waiting: 0 });
    expect(await unread(manager)).toMatchObject({ unread: 1, waiting: 1 });
    expect(await home.findRow(manager, rose.threadId)).toMatchObject({ unread: 3 });
  });

  it('is announced to others only when it changes what they see', async () => {
    const home = await makeChatHome(t);
    const { daughter, son, manager, carer, rose } = home;
    await home.send(daughter, rose.threadId);
    const change = () =>
      t.database.system(async (db) => {
        const row = db.selectFrom('live_threads').select('number');
        return (await row.where('thread_id', '=', rose.threadId).executeTakeFirst())?.number ?? 0;
      });
    const announces = async (user: TestUser) => {
      const before = await change();
      await t.call('messages/read', { thread_id: rose.threadId, number: 1 }, user);
      return (await change()) > before;
    };
    expect(await announces(manager)).toBe(true);
    expect(await announces(carer)).toBe(false);
    // The author has read it already.
    expect(await announces(son)).toBe(false);
    expect((await home.open(daughter, rose.threadId)).seen).toEqual({ home: 1, family: 1 });
  });

  it('by a relative is audited once a day for each thread', async () => {
    const home = await makeChatHome(t);
    const { daughter, manager, rose } = home;
    const audited = () =>
      t.database.system((db) =>
        db
          .selectFrom('audit_log')
          .select(['user_id', 'action'])
          .where('entity_id', '=', rose.threadId)
          .execute(),
      );
    await home.list(manager, rose.threadId);
    for (let each = 0; each < 2; each += 1) await home.list(daughter, rose.threadId);
    await t.call('messages/search', { thread_id: rose.threadId, text: 'tea' }, daughter);
    expect(await audited()).toEqual([{ user_id: daughter.id, action: 'thread.read' }]);
    t.advance(minutes(24 * 60));
    await home.list(daughter, rose.threadId);
    expect(await audited()).toHaveLength(2);
  });
});

describe('waiting for an answer', () => {
  it('begins with the first message of a relative and ends with an answer', async () => {
    const home = await makeChatHome(t);
    const { daughter, manager, rose } = home;
    const since = async () => (await home.findRow(manager, rose.threadId))?.waiting_since;
    await home.send(manager, rose.threadId);
    expect(await since()).toBeNull();
    const asked = t.now().toISOString();
    await home.send(daughter, rose.threadId);
    t.advance(minutes(5));
    await home.send(daughter, rose.threadId);
    expect(await since()).toBe(asked);
    expect(await home.listThreads(manager, { filter: 'waiting' })).toHaveLength(1);
    await home.send(manager, rose.threadId);
    expect(await since()).toBeNull();
  });

  it('ends without an answer up to a number, and begins with the next message', async () => {
    const home = await makeChatHome(t);
    const { daughter, manager, rose } = home;
    await home.send(daughter, rose.threadId, { body: 'Thank you' });
    t.advance(minutes(5));
    const asked = t.now().toISOString();
    await home.send(daughter, rose.threadId, { body: 'Can I come at three?' });
    const need = (number: number) =>
      t.call('threads/need-no-answer', { id: rose.threadId, number }, manager);
    await need(1);
    expect((await home.findRow(manager, rose.threadId))?.waiting_since).toBe(asked);
    await t.call('messages/delete', { thread_id: rose.threadId, number: 2 }, daughter);
    expect((await home.findRow(manager, rose.threadId))?.waiting_since).toBeNull();
  });
});
