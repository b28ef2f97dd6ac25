import type { CallName } from '@relish/shared/calls.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { after, days } from '../core/clock.ts';
import { type ChatHome, makeChatHome } from '../testing/chat-home.ts';
import { listen, openStream } from '../testing/live-stream.ts';
import { type TestApp, testApp, type TestUser } from '../testing/test-app.ts';

let t: TestApp;
let url: string;
beforeAll(async () => {
  t = await testApp();
  url = await listen(t);
});

const setStatus = (residentId: string, values: object) =>
  t.database.system((db) =>
    db.updateTable('residents').set(values).where('id', '=', residentId).execute(),
  );

const setPackage = (user: TestUser, values: object) =>
  t.database.system((db) =>
    db.updateTable('organisations').set(values).where('id', '=', user.organisationId).execute(),
  );

const ALERT_CALLS: [CallName, object][] = [
  ['chat-safety/count', {}],
  ['chat-safety/list', {}],
  ['chat-safety/list', { state: 'settled' }],
  ['chat-safety/settle', { id: crypto.randomUUID(), outcome: 'Done' }],
  ['chat-safety/reopen', { id: crypto.randomUUID() }],
  ['chat-safety/log-complaint', { id: crypto.randomUUID(), is_complaint: true }],
  ['chat-safety/hide-message', { id: crypto.randomUUID(), reason: 'Unkind' }],
];

async function tryAlerts(user: TestUser) {
  const statuses = new Set<number>();
  for (const [name, input] of ALERT_CALLS)
    statuses.add((await t.send(name, { body: JSON.stringify(input), token: user.token })).status);
  return [...statuses];
}

/** Everything that chat answers a reader, without what changes by itself. */
async function readAll(home: ChatHome, user: TestUser, threadId: string) {
  const { threads } = (await t.call('threads/list', {}, user)).body;
  return {
    threads,
    thread: await home.open(user, threadId),
    page: await home.list(user, threadId),
    unread: (await t.call('threads/unread', {}, user)).body,
    found: (await t.call('messages/search', { thread_id: threadId, text: 'arm' }, user)).body,
  };
}

describe('N25: a safeguarding concern', () => {
  it('reaches no relative in any call', async () => {
    const home = await makeChatHome(t);
    const { daughter, son, carer, manager, rose } = home;
    await home.send(daughter, rose.threadId, { body: 'Bruises on her arm' });
    await home.send(son, rose.threadId, { body: 'On which arm?' });
    await t.call('messages/read', { thread_id: rose.threadId, number: 2 }, daughter);
    const before = [
      await readAll(home, daughter, rose.threadId),
      await readAll(home, son, rose.threadId),
    ];
    const message = { thread_id: rose.threadId, number: 1 };
    const note = 'SECRET-NOTE';
    await t.call('chat-safety/report', { ...message, reason: 'at_risk', note }, carer);
    const { alerts } = (await t.call('chat-safety/list', {}, manager)).body;
    expect(alerts).toHaveLength(2);
    for (const { id } of alerts) {
      await t.call('chat-safety/log-complaint', { id, is_complaint: true }, manager);
      await t.call('chat-safety/settle', { id, outcome: 'SECRET-OUTCOME' }, manager);
    }
    const now = [
      await readAll(home, daughter, rose.threadId),
      await readAll(home, son, rose.threadId),
    ];
    expect(now).toEqual(before);
    for (const user of [daughter, son]) expect(await tryAlerts(user)).toEqual([403]);
  });

  it('reaches no relative in the database, but for the reports they made', async () => {
    const home = await makeChatHome(t);
    const { daughter, son, carer, rose } = home;
    await home.send(son, rose.threadId, { body: 'Bruises' });
    const message = { thread_id: rose.threadId, number: 1, reason: 'at_risk' } as const;
    for (const user of [carer, daughter]) await t.call('chat-safety/report', message, user);
    const asRelative = <T>(user: TestUser, work: Parameters<typeof t.database.asTenant<T>>[1]) =>
      t.database.asTenant({ carehomeId: home.carehomeId, userId: user.id, isRelative: true }, work);
    const list = (user: TestUser) =>
      asRelative(user, (db) =>
        db.selectFrom('message_alerts').select(['kind', 'raised_by']).execute(),
      );
    expect(await list(son)).toEqual([]);
    expect(await list(daughter)).toEqual([{ kind: 'report', raised_by: daughter.id }]);
    const changed = await asRelative(daughter, (db) =>
      db.updateTable('message_alerts').set({ settled_at: t.now(), outcome: 'x' }).execute(),
    );
    expect(changed[0]?.numUpdatedRows).toBe(0n);
  });

  it('reaches no relative by a stream, and managers at once', async () => {
    const home = await makeChatHome(t);
    const { daughter, son, carer, manager, rose } = home;
    const follow = async (user: TestUser) => {
      const stream = await openStream(url, user.token);
      await expect.poll(() => stream.events.length).toBe(1);
      return stream.events;
    };
    const [managers, carers, sons] = [
      await follow(manager),
      await follow(carer),
      await follow(son),
    ];
    await home.send(daughter, rose.threadId, { body: 'Bruises on her arm' });
    await expect.poll(() => managers.length).toBe(2);
    expect(managers[1]).toMatchObject({ topics: ['chat-alerts'], threads: [rose.threadId] });
    await expect.poll(() => sons.length).toBe(2);
    expect(sons[1]).toMatchObject({ topics: [], threads: [rose.threadId] });
    await t.call(
      'chat-safety/report',
      { thread_id: rose.threadId, number: 1, reason: 'at_risk' },
      carer,
    );
    await expect.poll(() => managers.length).toBe(3);
    expect(managers[2]).toMatchObject({ topics: ['chat-alerts'], threads: [] });
    await home.send(daughter, rose.threadId, { body: 'Good night' });
    await expect.poll(() => sons.length).toBe(3);
    expect(JSON.stringify([sons, carers])).not.toContain('chat-alerts');
  });

  it('is open to no volunteer, inspector, carer, small or ended package', async () => {
    const home = await makeChatHome(t);
    const { manager, carer, rose } = home;
    await home.send(carer, rose.threadId, { body: 'Bruises' });
    for (const role of ['volunteer_external', 'viewer_inspector', 'carer', 'reception'] as const)
      expect(await tryAlerts(await home.addStaff(role))).toEqual([403]);
    for (const values of [
      { package_title: 'Package C' },
      { package_title: 'Package E', is_basic: true },
      { package_title: 'Package E', is_basic: false, expired: true },
    ]) {
      await setPackage(manager, values);
      expect(await tryAlerts(manager)).toEqual([403]);
    }
  });

  it('N2: is open to no other home', async () => {
    const [home, other] = [await makeChatHome(t), await makeChatHome(t)];
    await home.send(home.carer, home.rose.threadId, { body: 'Bruises' });
    const [alert] = (await t.call('chat-safety/list', {}, home.manager)).body.alerts;
    expect((await t.call('chat-safety/list', {}, other.manager)).body.alerts).toEqual([]);
    const input = { id: alert.id as string, outcome: 'Done' };
    expect((await t.call('chat-safety/settle', input, other.manager)).status).toBe(404);
  });
});

describe('N3: a relative who was blocked', () => {
  it('can report nothing, and stays in the alerts of managers', async () => {
    const home = await makeChatHome(t);
    const { daughter, manager, carer, rose } = home;
    await home.send(carer, rose.threadId);
    await home.send(daughter, rose.threadId, { body: 'Bruises' });
    await t.database.system((db) =>
      db
        .updateTable('relative_links')
        .set({ status: 'blocked' })
        .where('id', '=', daughter.linkId)
        .execute(),
    );
    const report = { thread_id: rose.threadId, number: 1, reason: 'unkind' } as const;
    expect((await t.call('chat-safety/report', report, daughter)).status).toBe(404);
    expect((await t.call('chat-safety/list', {}, manager)).body.alerts).toMatchObject([
      { message: { author: { id: daughter.id } } },
    ]);
  });
});

describe('death and hospital', () => {
  it.each(['deceased', 'hospital'])(
    'N8: “%s” changes nothing for the family and warns staff until the family is informed',
    async (status) => {
      const home = await makeChatHome(t);
      const { daughter, manager, rose } = home;
      await home.send(daughter, rose.threadId, { body: 'How is her arm?' });
      const before = await readAll(home, daughter, rose.threadId);
      expect((await home.open(manager, rose.threadId)).is_family_uninformed).toBe(false);
      await setStatus(rose.id, { status, status_since: t.now() });
      expect(await readAll(home, daughter, rose.threadId)).toEqual(before);
      expect((await home.open(manager, rose.threadId)).is_family_uninformed).toBe(true);
      expect((await home.send(manager, rose.threadId)).status).toBe(200);
      expect((await home.send(daughter, rose.threadId)).status).toBe(200);
    },
  );

  it('N7: once the family is informed it is in memory, and waits for no answer', async () => {
    const home = await makeChatHome(t);
    const { daughter, manager, rose } = home;
    await home.send(daughter, rose.threadId, { body: 'How is her arm?' });
    const family_status_since = t.now();
    const settings = (await t.call('home-settings/get', {}, manager)).body;
    await setStatus(rose.id, {
      status: 'deceased',
      family_status: 'deceased',
      family_status_since,
    });
    const until = after(family_status_since, days(settings.days_after_death as number));
    expect(await home.open(daughter, rose.threadId)).toMatchObject({
      writing: 'read_only',
      is_in_memory: true,
      readable_until: until.toISOString().slice(0, 10),
      is_family_uninformed: false,
    });
    expect(await home.open(manager, rose.threadId)).toMatchObject({
      writing: 'read_only',
      is_in_memory: true,
      readable_until: null,
      waiting_since: null,
    });
    const { waiting } = (await t.call('threads/unread', {}, manager)).body;
    expect(waiting).toBe(0);
    expect(await home.listThreads(manager, { filter: 'waiting' })).toEqual([]);
    for (const user of [daughter, manager])
      expect((await home.send(user, rose.threadId)).status).toBe(422);
  });
});
