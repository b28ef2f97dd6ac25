import type { Output } from '@relish/shared/calls.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { minutes } from '../../../core/clock.ts';
import { makeChatHome } from '../../../testing/chat-home.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

describe('threads', () => {
  it('exist for a new resident, home and group', async () => {
    const { manager, ...home } = await makeChatHome(t);
    const mary = {
      first_name: 'Mary',
      last_name: 'Brown',
      date_of_birth: '1938-04-02',
      move_in_date: '2026-11-01',
    };
    const { body: resident } = await t.call('residents/add', mary, manager);
    const group = { name: 'Choir', kind: 'interest', colour: 'green' } as const;
    const { body: made } = await t.call('groups/add', group, manager);
    const families = (await t.call('threads/families', {}, manager))
      .body as Output<'threads/families'>;
    expect(families.find((each) => each.resident.id === resident.id)).toMatchObject({
      resident: { name: 'Mary Brown', portrait: null },
      relatives: [],
      unreachable: 'no_consent',
    });
    const listTeams = async () =>
      (await home.listThreads(manager, { filter: 'team' }))
        .map(({ team, group_name }) => group_name ?? team ?? '')
        .toSorted();
    expect(await listTeams()).toEqual(['Choir', 'handover', 'home']);
    expect((await t.call('groups/delete', { id: made.id as string }, manager)).status).toBe(200);
    expect(await listTeams()).toEqual(['handover', 'home']);
  });

  it('are listed for staff once they have messages, and for relatives at once', async () => {
    const home = await makeChatHome(t);
    const { manager, daughter, rose, ann } = home;
    const listIds = async (user: typeof manager) =>
      (await home.listThreads(user)).map(({ id }) => id);
    expect(await listIds(daughter)).toEqual([rose.threadId]);
    expect(await listIds(manager)).not.toContain(rose.threadId);
    await home.send(home.anns, ann.threadId, { body: 'Line one\n\n   line two' });
    expect(await home.findRow(manager, ann.threadId)).toMatchObject({
      kind: 'family',
      resident: { id: ann.id, name: 'Rose Hill' },
      last: { number: 1, author: 'Kim Sharma', excerpt: 'Line one line two', is_own: false },
      writing: 'open',
    });
    expect(await home.findRow(home.anns, ann.threadId)).toMatchObject({
      resident: { name: 'Rose' },
      last: { is_own: true },
      unread: 0,
    });
  });

  it('continue after a page, latest first', async () => {
    const home = await makeChatHome(t);
    const { manager, rose, ann } = home;
    for (const [user, { threadId }] of [
      [home.daughter, rose],
      [home.anns, ann],
    ] as const) {
      t.advance(minutes(1));
      await home.send(user, threadId);
    }
    const seen: string[] = [];
    let after: Output<'threads/list'>['next'] = null;
    do {
      const { body } = await t.call('threads/list', { limit: 1, after }, manager);
      const page = body as Output<'threads/list'>;
      seen.push(...page.threads.map(({ id }) => id));
      after = page.next;
    } while (after);
    // Without the team threads, in which there is nothing yet.
    expect(seen).toEqual([ann.threadId, rose.threadId]);
  });

  it('that need an answer begin with the longest wait, also across pages', async () => {
    const home = await makeChatHome(t);
    const { daughter, anns, manager, rose, ann } = home;
    const third = await home.addResident();
    const thirds = await home.addRelative(third.id);
    const asked: [TestUser, string][] = [
      [daughter, rose.threadId],
      [anns, ann.threadId],
      [thirds, third.threadId],
    ];
    for (const [user, threadId] of asked) {
      t.advance(minutes(1));
      await home.send(user, threadId);
    }
    // A second message does not shorten the wait for an answer to the first.
    t.advance(minutes(1));
    await home.send(daughter, rose.threadId);
    const listed: string[] = [];
    let after: Output<'threads/list'>['next'] = null;
    do {
      const { body } = await t.call(
        'threads/list',
        { filter: 'waiting', limit: 1, after },
        manager,
      );
      const page = body as Output<'threads/list'>;
      listed.push(...page.threads.map(({ id }) => id));
      after = page.next;
    } while (after);
    expect(listed).toEqual(asked.map(([, threadId]) => threadId));
  });

  it('show who is in them, who has read them and how to ring the home', async () => {
    const home = await makeChatHome(t);
    const { manager, carer, daughter, son, rose } = home;
    await t.call('home-details/edit', { telephone: '01632 960 300' }, manager);
    await home.send(daughter, rose.threadId);
    await t.call('messages/read', { thread_id: rose.threadId, number: 1 }, carer);
    const opened = await home.open(manager, rose.threadId);
    expect(opened).toMatchObject({
      telephone: '01632 960 300',
      unreachable: null,
      seen: { home: 1, family: 1 },
      readers: [{ id: carer.id, name: 'Kim Sharma', number: 1 }],
    });
    expect(opened.relatives.map(({ id }) => id).toSorted()).toEqual(
      [daughter.id, son.id].toSorted(),
    );
    const own = await home.open(son, rose.threadId);
    expect(own.relatives.filter(({ is_own }) => is_own).map(({ id }) => id)).toEqual([son.id]);
  });

  it('are assigned to colleagues who answer families, and to no one else', async () => {
    const home = await makeChatHome(t);
    const { manager, carer, daughter, rose, team } = home;
    const assign = (user_id: string | null, id = rose.threadId) =>
      t.call('threads/assign', { id, user_id }, manager);
    expect((await assign(daughter.id)).status).toBe(422);
    expect((await assign(carer.id, team)).status).toBe(422);
    expect((await assign(carer.id)).status).toBe(200);
    expect((await home.listThreads(carer, { filter: 'mine' })).map(({ id }) => id)).toEqual([
      rose.threadId,
    ]);
    await assign(null);
    expect(await home.listThreads(carer, { filter: 'mine' })).toEqual([]);
  });

  it('are closed by managers only, and can be opened again', async () => {
    const home = await makeChatHome(t);
    const { manager, carer, daughter, rose } = home;
    const input = { id: rose.threadId, reason: 'Please ring us instead.' };
    expect((await t.call('threads/close', input, carer)).status).toBe(403);
    await t.call('threads/close', input, manager);
    expect((await home.send(daughter, rose.threadId)).status).toBe(422);
    await t.call('threads/reopen', { id: rose.threadId }, manager);
    expect((await home.send(daughter, rose.threadId)).status).toBe(200);
  });

  it('are opened privately by those who keep records, for relatives who may chat', async () => {
    const home = await makeChatHome(t);
    const { manager, carer, daughter, anns, rose } = home;
    const open = (relative_id: string, user = manager) =>
      t.call('threads/open-private', { resident_id: rose.id, relative_id }, user);
    expect((await open(anns.id)).status).toBe(404);
    expect((await open(daughter.id, carer)).status).toBe(403);
    const { body } = await open(daughter.id);
    expect(await home.openPrivate(daughter, rose.id)).toBe(body.id);
    await home.send(manager, body.id as string);
    expect(await home.findRow(manager, body.id as string)).toMatchObject({
      kind: 'private',
      relative: { id: daughter.id, name: 'Kim Sharma' },
    });
    expect((await home.findRow(daughter, body.id as string))?.relative).toBeNull();
  });
});
