import { randomUUID } from 'node:crypto';

import type { CallName } from '@relish/shared/calls.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';

import { after, days } from '../core/clock.ts';
import { listThreadReaders } from '../features/chat/threads/public.ts';
import { type ChatHome, makeChatHome } from '../testing/chat-home.ts';
import { type TestApp, testApp, type TestUser } from '../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const execute = (statement: ReturnType<typeof sql>) =>
  t.database.system((db) => statement.execute(db));

/** Every call that names a thread, with the status it answers. */
async function tryAll(user: TestUser, id: string, resident_id: string) {
  const one = { thread_id: id, number: 1 };
  const inputs: [CallName, object][] = [
    ['threads/get', { id }],
    ['threads/silence', { id, is_silent: true }],
    ['messages/list', { thread_id: id }],
    ['messages/search', { thread_id: id, text: 'Hello' }],
    ['messages/send', { thread_id: id, id: randomUUID(), body: 'Hello' }],
    ['messages/edit', { ...one, body: 'Changed' }],
    ['messages/delete', one],
    ['messages/react', { ...one, kind: 'heart' }],
    ['messages/read', one],
    // Relatives open their own, whoever they name.
    ['threads/open-private', { resident_id, relative_id: randomUUID() }],
  ];
  const statuses = new Set<number>();
  for (const [name, input] of inputs)
    statuses.add((await t.send(name, { body: JSON.stringify(input), token: user.token })).status);
  return [...statuses];
}

const readersOf = async ({ carehomeId }: ChatHome, threadId: string, users: TestUser[]) => {
  const ids = users.map(({ id }) => id);
  const readers = await t.database.system((db) =>
    listThreadReaders(db, carehomeId, [threadId], ids, t.now()),
  );
  return [...(readers.get(threadId) ?? [])].toSorted();
};
const idsOf = (...users: TestUser[]) => users.map(({ id }) => id).toSorted();

const setStatus = (residentId: string, values: object) =>
  t.database.system((db) =>
    db.updateTable('residents').set(values).where('id', '=', residentId).execute(),
  );

/** Nothing of the thread is open to the user, by any call or stream. */
async function expectClosed(home: ChatHome, user: TestUser, threadId: string, residentId: string) {
  expect(await tryAll(user, threadId, residentId)).toEqual([404]);
  expect((await home.listThreads(user)).map(({ id }) => id)).not.toContain(threadId);
  expect(await readersOf(home, threadId, [user])).toEqual([]);
}

describe('chat', () => {
  it('N1, N18: a relative reads neither another family’s thread nor one of the team', async () => {
    const home = await makeChatHome(t);
    const { anns, daughter, manager, rose, ann, team, handover } = home;
    await home.send(daughter, rose.threadId);
    await home.send(manager, team);
    await expectClosed(home, anns, rose.threadId, rose.id);
    for (const id of [team, handover]) await expectClosed(home, daughter, id, ann.id);
    expect((await home.listThreads(anns)).map(({ id }) => id)).toEqual([ann.threadId]);
    expect((await t.call('threads/families', {}, anns)).status).toBe(403);
    const seen = await t.database.asTenant(
      { carehomeId: home.carehomeId, userId: anns.id, isRelative: true },
      async (db) => ({
        threads: await db.selectFrom('threads').select('id').execute(),
        messages: await db.selectFrom('messages').select('number').execute(),
        readers: await db.selectFrom('thread_readers').select('number').execute(),
      }),
    );
    expect(seen).toEqual({ threads: [{ id: ann.threadId }], messages: [], readers: [] });
  });

  it('N18: a private thread is closed to other relatives of the same resident', async () => {
    const home = await makeChatHome(t);
    const { daughter, son, manager, carer, rose } = home;
    const id = await home.openPrivate(daughter, rose.id);
    expect(await home.openPrivate(daughter, rose.id)).toBe(id);
    await home.send(daughter, id);
    const [son1, carer1] = [await tryOpen(son, id), await tryOpen(carer, id)];
    expect([son1, carer1]).toEqual([404, 404]);
    expect(await readersOf(home, id, [daughter, son, manager, carer])).toEqual(
      idsOf(daughter, manager),
    );
    const rows = await t.database.asTenant(
      { carehomeId: home.carehomeId, userId: son.id, isRelative: true },
      (db) => db.selectFrom('messages').select('number').where('thread_id', '=', id).execute(),
    );
    expect(rows).toEqual([]);
    expect((await home.open(daughter, id)).relatives).toMatchObject([{ id: daughter.id }]);
    // A colleague who is asked to answer it may read it.
    await t.call('threads/assign', { id, user_id: carer.id }, manager);
    expect(await tryOpen(carer, id)).toBe(200);
  });

  it('N18: a relative can open no private thread for someone else', async () => {
    const home = await makeChatHome(t);
    const { daughter, son, rose } = home;
    const input = { resident_id: rose.id, relative_id: son.id };
    const { body } = await t.call('threads/open-private', input, daughter);
    expect(await home.openPrivate(daughter, rose.id)).toBe(body.id);
    expect(await tryOpen(son, body.id as string)).toBe(404);
  });

  it('N2: another home finds no thread', async () => {
    const [home, other] = [await makeChatHome(t), await makeChatHome(t)];
    await home.send(home.daughter, home.rose.threadId);
    for (const user of [other.manager, other.daughter])
      expect(await tryAll(user, home.rose.threadId, home.rose.id)).toEqual([404]);
    expect(await readersOf(home, home.rose.threadId, [other.manager, home.manager])).toEqual(
      idsOf(home.manager),
    );
  });

  it.each(['suspended', 'blocked', 'ended', 'invited'])(
    'N3: a link that is %s opens nothing at once',
    async (status) => {
      const home = await makeChatHome(t);
      const { daughter, rose } = home;
      const id = await home.openPrivate(daughter, rose.id);
      await home.send(daughter, rose.threadId);
      await execute(
        sql`update relative_links set status = ${status} where id = ${daughter.linkId}`,
      );
      for (const each of [id, rose.threadId]) await expectClosed(home, daughter, each, rose.id);
    },
  );

  it('N3: a message that is on its way when its author is blocked is refused like any other', async () => {
    const { daughter, rose, send, carehomeId } = await makeChatHome(t);
    const listWaiting = async () =>
      (await execute(sql`select from pg_locks where not granted`)).rows;
    // Locks the thread, for which the message waits.
    const held = Promise.withResolvers<void>();
    const released = Promise.withResolvers<never>();
    const holding = t.database.system(async (db) => {
      await sql`insert into thread_readers (carehome_id, thread_id, user_id, is_home)
        values (${carehomeId}, ${rose.threadId}, ${daughter.id}, false)`.execute(db);
      held.resolve();
      await released.promise;
    });
    await held.promise;
    const sending = send(daughter, rose.threadId);
    await expect.poll(listWaiting).toHaveLength(1);
    await execute(sql`update relative_links set status = 'blocked' where id = ${daughter.linkId}`);
    released.reject(new Error('undone'));
    await expect(holding).rejects.toThrow('undone');
    expect((await sending).status).toBe(404);
  });

  it('N3, N24: no level below the family circle and no withdrawn consent opens it', async () => {
    const home = await makeChatHome(t);
    const { daughter, son, rose } = home;
    const friend = await home.addRelative(rose.id, 2);
    await expectClosed(home, friend, rose.threadId, rose.id);
    for (const decision of ['no', 'withdrawn', 'ask_each_time'] as const) {
      await home.agree(rose.id, decision);
      await expectClosed(home, daughter, rose.threadId, rose.id);
    }
    await home.agree(rose.id, 'yes');
    expect(await readersOf(home, rose.threadId, [daughter, son, friend])).toEqual(
      idsOf(daughter, son),
    );
  });

  it('N3: a member who has left reads nothing', async () => {
    const home = await makeChatHome(t);
    const { manager, carer, daughter, rose } = home;
    await t.database.system((db) =>
      db
        .updateTable('memberships')
        .set({ ended_at: t.now() })
        .where('user_id', 'in', [carer.id, daughter.id])
        .execute(),
    );
    expect(await readersOf(home, rose.threadId, [manager, carer, daughter])).toEqual(
      idsOf(manager),
    );
  });

  it('N7, N8: a death changes nothing for the family before they are informed', async () => {
    const home = await makeChatHome(t);
    const { daughter, manager, rose } = home;
    await home.send(manager, rose.threadId);
    const read = async () => [
      await home.listThreads(daughter),
      await home.open(daughter, rose.threadId),
      await home.list(daughter, rose.threadId),
    ];
    const before = await read();
    await setStatus(rose.id, { status: 'deceased', status_since: t.now() });
    expect(await read()).toEqual(before);
    expect((await home.send(daughter, rose.threadId)).status).toBe(200);
    const families = (await t.call('threads/families', {}, manager)).body as object[];
    expect(JSON.stringify(families)).not.toContain(rose.threadId);
  });

  it('N8: once the family is informed it can be read for the home’s time, and no longer', async () => {
    const home = await makeChatHome(t);
    const { daughter, manager, rose } = home;
    await home.send(daughter, rose.threadId);
    const since = (count: number) => ({
      status: 'deceased',
      family_status: 'deceased',
      family_status_since: after(t.now(), -days(count)),
    });
    await setStatus(rose.id, since(1));
    for (const user of [daughter, manager]) {
      expect((await home.open(user, rose.threadId)).writing).toBe('read_only');
      expect((await home.send(user, rose.threadId)).status).toBe(422);
      expect((await home.list(user, rose.threadId)).messages).toHaveLength(1);
    }
    await setStatus(rose.id, since(400));
    await expectClosed(home, daughter, rose.threadId, rose.id);
    expect((await home.list(manager, rose.threadId)).messages).toHaveLength(1);
  });

  it('N9, N18: what is for staff reaches no relative', async () => {
    const home = await makeChatHome(t);
    const { daughter, son, manager, rose } = home;
    await t.database.system((db) =>
      db
        .updateTable('users')
        .set({ first_name: 'Olu', last_name: 'SECRET-LAST' })
        .where('id', '=', manager.id)
        .execute(),
    );
    await home.send(daughter, rose.threadId, { body: 'SECRET-DELETED' });
    await t.call('messages/delete', { thread_id: rose.threadId, number: 1 }, daughter);
    await home.send(daughter, rose.threadId, { body: 'SECRET-EARLIER' });
    const one = { thread_id: rose.threadId, number: 2 };
    await t.call('messages/edit', { ...one, body: 'Hello Olu' }, daughter);
    await t.call('messages/react', { ...one, kind: 'heart' }, manager);
    await t.call('threads/assign', { id: rose.threadId, user_id: manager.id }, manager);
    const reason = 'SECRET-REASON';
    await t.call('threads/close', { id: rose.threadId, reason }, manager);
    const texts = JSON.stringify([
      await home.listThreads(son),
      await home.open(son, rose.threadId),
      await home.list(son, rose.threadId),
      (await t.call('messages/search', { thread_id: rose.threadId, text: 'Olu' }, son)).body,
      (await t.call('messages/search', { thread_id: rose.threadId, text: 'SECRET' }, son)).body,
    ]);
    expect(texts).not.toContain('SECRET');
    expect(await home.open(son, rose.threadId)).toMatchObject({
      waiting_since: null,
      assigned_to: null,
      closed_reason: null,
      unreachable: null,
      readers: [],
      writing: 'closed',
    });
    expect((await home.list(son, rose.threadId)).messages[1]?.reactions).toEqual([
      { kind: 'heart', count: 1, is_own: false, names: [] },
    ]);
    expect(await home.open(manager, rose.threadId)).toMatchObject({
      assigned_to: { id: manager.id },
      closed_reason: reason,
    });
    const versions = await t.database.asTenant(
      { carehomeId: home.carehomeId, userId: daughter.id, isRelative: true },
      (db) => db.selectFrom('message_versions').select('body').execute(),
    );
    expect(versions).toEqual([]);
  });

  it('N20: a repeated request after the thread was closed returns the first answer', async () => {
    const home = await makeChatHome(t);
    const { daughter, manager, rose } = home;
    const id = randomUUID();
    const first = await home.send(daughter, rose.threadId, { id });
    await t.call('threads/close', { id: rose.threadId, reason: 'Moved' }, manager);
    expect((await home.send(daughter, rose.threadId, { id })).body).toEqual(first.body);
    expect((await home.send(daughter, rose.threadId)).status).toBe(422);
  });

  it('N23: a package without chat is refused by every call and stream', async () => {
    const home = await makeChatHome(t);
    const { manager, daughter, rose } = home;
    expect(await readersOf(home, rose.threadId, [manager, daughter])).toHaveLength(2);
    for (const values of [
      { package_title: 'Package C' as const },
      { package_title: 'Package E' as const, expired: true },
    ]) {
      await t.database.system((db) =>
        db
          .updateTable('organisations')
          .set(values)
          .where('id', '=', manager.organisationId)
          .execute(),
      );
      for (const user of [manager, daughter])
        expect(await tryAll(user, rose.threadId, rose.id)).toEqual([403]);
      expect(await readersOf(home, rose.threadId, [manager, daughter])).toEqual([]);
    }
  });

  it('volunteers and inspectors have no threads', async () => {
    const home = await makeChatHome(t);
    await home.send(home.manager, home.team);
    for (const role of ['volunteer_external', 'viewer_inspector'] as const) {
      const guest = await home.addStaff(role);
      expect(await home.listThreads(guest)).toEqual([]);
      for (const id of [home.team, home.rose.threadId])
        await expectClosed(home, guest, id, home.rose.id);
    }
  });

  it('a household has one thread of its own', async () => {
    const [lead, other] = [
      await t.signIn({ role: 'family_lead', kind: 'family' }),
      await t.signIn({ role: 'family_lead', kind: 'family' }),
    ];
    const member = await t.signIn({ role: 'family_member', carehomeId: lead.carehomeId });
    const { body } = await t.call('threads/list', {}, lead);
    expect(body.threads).toMatchObject([{ kind: 'household', resident: null, writing: 'open' }]);
    const thread_id = body.threads[0].id as string;
    const sent = { id: randomUUID(), thread_id, body: 'Dinner at six' };
    expect((await t.call('messages/send', sent, member)).body.number).toBe(1);
    const { messages } = (await t.call('messages/list', { thread_id }, lead)).body;
    expect(messages).toMatchObject([{ author: { id: member.id, is_home: false } }]);
    expect(await tryAll(other, thread_id, randomUUID())).toEqual([404]);
  });
});

const tryOpen = async (user: TestUser, id: string) =>
  (await t.call('messages/list', { thread_id: id }, user)).status;
