import type { Input } from '@relish/shared/calls.ts';
import { addDays, dayIn } from '@relish/shared/days.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { days } from '../../../core/clock.ts';
import { type ChatHome, makeChatHome } from '../../../testing/chat-home.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const inDays = (count: number) => addDays(dayIn('Europe/London', t.now()), count);
const pause = (
  by: TestUser,
  thread_id: string,
  relative: TestUser,
  more: Partial<Input<'chat-safety/pause'>> = {},
) =>
  t.call(
    'chat-safety/pause',
    { thread_id, user_id: relative.id, reason: 'Shouting', until: inDays(7), ...more },
    by,
  );
const endPause = (by: TestUser, thread_id: string, relative: TestUser) =>
  t.call('chat-safety/end-pause', { thread_id, user_id: relative.id }, by);

const listPaused = ({ carehomeId }: ChatHome) =>
  t.database.system((db) =>
    db
      .selectFrom('thread_pauses')
      .select(['until', 'ended_at', 'ended_by'])
      .where('carehome_id', '=', carehomeId)
      .orderBy('created_at')
      .execute(),
  );

describe('a pause', () => {
  it('stops one relative from writing in one thread, and no one else', async () => {
    const home = await makeChatHome(t);
    const { daughter, son, manager, carer, rose } = home;
    await home.send(son, rose.threadId);
    expect((await pause(manager, rose.threadId, son)).status).toBe(200);
    const refused = await home.send(son, rose.threadId, { body: 'Let me in' });
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.body)).toContain('paused your messages');
    const edit = { thread_id: rose.threadId, number: 1, body: 'Changed' };
    expect((await t.call('messages/edit', edit, son)).status).toBe(422);
    expect((await home.list(son, rose.threadId)).messages).toHaveLength(1);
    expect((await home.findRow(son, rose.threadId))?.writing).toBe('paused');
    for (const user of [daughter, manager, carer]) {
      expect((await home.open(user, rose.threadId)).writing).toBe('open');
      expect((await home.send(user, rose.threadId)).status).toBe(200);
    }
    const own = await home.openPrivate(son, rose.id);
    expect((await home.send(son, own)).status).toBe(200);
  });

  it('N9, N18: gives the reason to managers, the pause to staff and the day to the relative', async () => {
    const home = await makeChatHome(t);
    const { daughter, son, manager, carer, rose } = home;
    await pause(manager, rose.threadId, son);
    const pauses = async (user: TestUser) => (await home.open(user, rose.threadId)).pauses;
    const one = { user_id: son.id, until: inDays(7) };
    expect(await pauses(manager)).toEqual([{ ...one, reason: 'Shouting' }]);
    for (const user of [carer, son]) expect(await pauses(user)).toEqual([{ ...one, reason: null }]);
    expect(await pauses(daughter)).toEqual([]);
    const seen = await t.database.asTenant(
      { carehomeId: home.carehomeId, userId: daughter.id, isRelative: true },
      (db) => db.selectFrom('thread_pauses').select('id').execute(),
    );
    expect(seen).toEqual([]);
  });

  it('ends on its day without anyone doing anything', async () => {
    const home = await makeChatHome(t);
    const { son, manager, rose } = home;
    await pause(manager, rose.threadId, son, { until: inDays(1) });
    expect((await home.send(son, rose.threadId)).status).toBe(422);
    t.advance(days(1));
    expect((await home.send(son, rose.threadId)).status).toBe(200);
    expect((await home.open(manager, rose.threadId)).pauses).toEqual([]);
    // A new pause can follow one whose day has come.
    expect((await pause(manager, rose.threadId, son)).status).toBe(200);
    expect((await home.send(son, rose.threadId)).status).toBe(422);
  });

  it('can be undone and changed, and leaves a trace', async () => {
    const home = await makeChatHome(t);
    const { son, manager, rose } = home;
    await pause(manager, rose.threadId, son);
    await pause(manager, rose.threadId, son);
    t.advance(1000);
    await pause(manager, rose.threadId, son, { until: inDays(3) });
    await endPause(manager, rose.threadId, son);
    await endPause(manager, rose.threadId, son);
    expect((await home.send(son, rose.threadId)).status).toBe(200);
    expect(await listPaused(home)).toMatchObject([
      { until: inDays(7), ended_by: manager.id },
      { until: inDays(3), ended_by: manager.id },
    ]);
    const actions = await t.database.system((db) =>
      db
        .selectFrom('audit_log')
        .select('action')
        .where('carehome_id', '=', home.carehomeId)
        .where('entity_id', '=', rose.threadId)
        .where('action', 'like', 'thread.%pause')
        .orderBy('id')
        .execute(),
    );
    expect(actions.map(({ action }) => action)).toEqual([
      'thread.pause',
      'thread.pause',
      'thread.end-pause',
    ]);
  });

  it('needs a day from tomorrow on and within three months', async () => {
    const home = await makeChatHome(t);
    const { son, manager, rose } = home;
    for (const count of [-1, 0, 93]) {
      const { status, body } = await pause(manager, rose.threadId, son, { until: inDays(count) });
      expect(status).toBe(422);
      expect(body.errors).toHaveProperty('until');
    }
    expect((await pause(manager, rose.threadId, son, { until: inDays(92) })).status).toBe(200);
  });

  it('is for managers, and for relatives of the thread', async () => {
    const home = await makeChatHome(t);
    const { son, daughter, anns, carer, manager, rose, team } = home;
    for (const by of [carer, daughter, await home.addStaff('nurse')])
      expect((await pause(by, rose.threadId, son)).status).toBe(403);
    for (const other of [anns, carer])
      expect((await pause(manager, rose.threadId, other)).status).toBe(404);
    expect((await pause(manager, team, carer)).status).toBe(404);
    const own = await home.openPrivate(daughter, rose.id);
    expect((await pause(manager, own, son)).status).toBe(404);
    expect((await pause(manager, own, daughter)).status).toBe(200);
  });
});
