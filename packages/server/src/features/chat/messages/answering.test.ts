import { randomUUID } from 'node:crypto';

import type { Input, Output } from '@relish/shared/calls.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { minutes } from '../../../core/clock.ts';
import { makeChatHome } from '../../../testing/chat-home.ts';
import { goTo } from '../../../testing/go-to.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const TEXT = 'We are back in the morning.';
const WORKDAYS = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '17:00' }));

/** Answers automatically outside of Monday to Friday, 9 to 5. */
async function makeHome(changes: Partial<Input<'chat-hours/edit'>> = {}) {
  const home = await makeChatHome(t);
  const settings = {
    hours: WORKDAYS,
    promise_hours: null,
    answers_automatically: true,
    automatic_answer: TEXT,
  };
  const edit = (more: Partial<Input<'chat-hours/edit'>>) =>
    t.call('chat-hours/edit', { ...settings, ...changes, ...more }, home.manager);
  await edit({});
  const count = async (threadId = home.rose.threadId) =>
    (await home.list(home.manager, threadId)).messages.filter(({ author }) => author === null)
      .length;
  return { ...home, edit, count };
}

const setStatus = (residentId: string, values: object) =>
  t.database.system((db) =>
    db.updateTable('residents').set(values).where('id', '=', residentId).execute(),
  );

describe('an automatic answer', () => {
  it('follows a family’s message outside the hours, and the family still waits', async () => {
    const home = await makeHome();
    const { daughter, carer, rose } = home;
    goTo(t, 5, '17:00');
    expect((await home.send(daughter, rose.threadId)).body.number).toBe(1);
    const { messages, last, read } = await home.list(daughter, rose.threadId);
    expect({ last, read }).toEqual({ last: 2, read: 1 });
    expect(messages[1]).toMatchObject({
      number: 2,
      author: null,
      body: TEXT,
      at: t.now().toISOString(),
      editable_until: null,
    });
    expect(await home.findRow(carer, rose.threadId)).toMatchObject({
      waiting_since: t.now().toISOString(),
      last: { author: null, is_own: false, excerpt: TEXT },
    });
    const seen = (await t.call('threads/unread', {}, carer)).body as Output<'threads/unread'>;
    expect(seen.waiting).toBe(1);
  });

  it('comes once until the hours begin again, and again after they ended again', async () => {
    const home = await makeHome();
    const { daughter, son, rose } = home;
    goTo(t, 5, '18:00');
    await home.send(daughter, rose.threadId);
    t.advance(minutes(600));
    await home.send(daughter, rose.threadId);
    await home.send(son, rose.threadId);
    expect(await home.count()).toBe(1);
    goTo(t, 1, '09:00');
    await home.send(daughter, rose.threadId);
    expect(await home.count()).toBe(1);
    goTo(t, 1, '17:00');
    await home.send(daughter, rose.threadId);
    expect(await home.count()).toBe(2);
  });

  it('comes once when two relatives write at the same moment', async () => {
    const home = await makeHome();
    const { daughter, son, rose } = home;
    goTo(t, 6, '12:00');
    const senders = Array.from({ length: 10 }, (_, each) => [daughter, son][each % 2]!);
    const sent = await Promise.all(senders.map((user) => home.send(user, rose.threadId)));
    expect(sent.map(({ status }) => status)).toEqual(senders.map(() => 200));
    expect(await home.count()).toBe(1);
    const { messages } = await home.list(daughter, rose.threadId);
    expect(messages.map(({ number }) => number)).toEqual(
      Array.from({ length: senders.length + 1 }, (_, each) => each + 1),
    );
  });

  it('N20: comes once for a message that is sent twice', async () => {
    const home = await makeHome();
    goTo(t, 6, '12:00');
    const id = randomUUID();
    for (let each = 0; each < 2; each += 1)
      await home.send(home.daughter, home.rose.threadId, { id });
    expect((await home.list(home.daughter, home.rose.threadId)).last).toBe(2);
  });

  it('comes to each family, also to a private conversation', async () => {
    const home = await makeHome();
    const { daughter, anns, rose, ann } = home;
    goTo(t, 6, '12:00');
    const own = await home.openPrivate(daughter, rose.id);
    await home.send(daughter, own);
    await home.send(anns, ann.threadId);
    expect([await home.count(own), await home.count(ann.threadId)]).toEqual([1, 1]);
  });

  it('does not interrupt a colleague who answers outside the hours', async () => {
    const home = await makeHome();
    const { carer, daughter, rose } = home;
    goTo(t, 6, '12:00');
    await home.send(carer, rose.threadId);
    await home.send(daughter, rose.threadId);
    expect(await home.count()).toBe(0);
  });

  it('is no answer: the reply time counts the colleague’s', async () => {
    const home = await makeHome();
    const { carer, daughter, rose } = home;
    goTo(t, 5, '16:50');
    await home.send(daughter, rose.threadId);
    t.advance(minutes(20));
    await home.send(daughter, rose.threadId);
    goTo(t, 1, '09:05');
    await home.send(carer, rose.threadId);
    const rows = await t.database.system((db) =>
      db
        .selectFrom('thread_answers')
        .select(['number', 'minutes'])
        .where('carehome_id', '=', home.carehomeId)
        .execute(),
    );
    expect(rows).toEqual([{ number: 4, minutes: 15 }]);
  });

  it('does not come by the home’s own messages, in team conversations, or when turned off', async () => {
    const home = await makeHome();
    const { manager, rose, team } = home;
    goTo(t, 6, '12:00');
    await home.send(manager, rose.threadId);
    await home.send(manager, team);
    expect([await home.count(), await home.count(team)]).toEqual([0, 0]);
    for (const off of [{ answers_automatically: false }, { hours: [] }]) {
      const other = await makeHome(off);
      await other.send(other.daughter, other.rose.threadId);
      expect(await other.count()).toBe(0);
    }
  });

  it.each(['hospital', 'deceased'])(
    'N7, N8: stops while the resident is %s, although the family has not been informed',
    async (status) => {
      const home = await makeHome();
      const { daughter, rose } = home;
      goTo(t, 6, '12:00');
      await setStatus(rose.id, { status, status_since: t.now() });
      expect((await home.send(daughter, rose.threadId)).status).toBe(200);
      expect(await home.count()).toBe(0);
    },
  );

  it('does not come to a closed conversation', async () => {
    const home = await makeHome();
    goTo(t, 6, '12:00');
    const { manager, daughter, rose } = home;
    await t.call('threads/close', { id: rose.threadId, reason: 'Please ring us.' }, manager);
    expect((await home.send(daughter, rose.threadId)).status).toBe(422);
    expect(await home.count()).toBe(0);
  });

  it('follows the clock of the home', async () => {
    const home = await makeHome();
    await t.database.system((db) =>
      db
        .updateTable('carehomes')
        .set({ time_zone: 'Pacific/Auckland' })
        .where('id', '=', home.carehomeId)
        .execute(),
    );
    goTo(t, 1, '16:59', 'Pacific/Auckland');
    await home.send(home.daughter, home.rose.threadId);
    expect(await home.count()).toBe(0);
    t.advance(minutes(1));
    await home.send(home.daughter, home.rose.threadId);
    expect(await home.count()).toBe(1);
  });

  it('comes no second time when the hours are moved to an earlier end', async () => {
    const home = await makeHome();
    const { daughter, rose } = home;
    goTo(t, 2, '17:30');
    await home.send(daughter, rose.threadId);
    await home.edit({ hours: WORKDAYS.map((day) => ({ ...day, to: '16:00' })) });
    t.advance(minutes(5));
    await home.send(daughter, rose.threadId);
    expect(await home.count()).toBe(1);
  });

  it('cannot be written by a relative without its claim', async () => {
    const home = await makeHome();
    const { daughter, rose, carehomeId } = home;
    const forged = {
      carehome_id: carehomeId,
      thread_id: rose.threadId,
      number: 1,
      id: randomUUID(),
      author_id: null,
      is_home: true,
      body: 'Forged',
      created_at: t.now(),
    };
    await expect(
      t.database.asTenant({ carehomeId, userId: daughter.id, isRelative: true }, (db) =>
        db.insertInto('messages').values(forged).execute(),
      ),
    ).rejects.toThrow(/row-level security/);
  });
});

it('does not count the words of a resident as a reply of the home', async () => {
  const { carer, daughter, rose, send, carehomeId } = await makeChatHome(t);
  const count = () =>
    t.database.system((db) =>
      db
        .selectFrom('thread_answers')
        .select('number')
        .where('carehome_id', '=', carehomeId)
        .execute(),
    );
  await send(daughter, rose.threadId);
  const own = { body: 'Love to you too', of_resident: true };
  expect((await send(carer, rose.threadId, own)).status).toBe(200);
  expect(await count()).toEqual([]);
  await send(carer, rose.threadId);
  expect(await count()).toEqual([{ number: 3 }]);
});
