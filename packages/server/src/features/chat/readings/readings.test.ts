import type { Input, Output } from '@relish/shared/calls.ts';
import type { Reception } from '@relish/shared/chat/readings/choices.ts';
import type { Status } from '@relish/shared/residents/residents/choices.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { minutes } from '../../../core/clock.ts';
import { type ChatHome, makeChatHome } from '../../../testing/chat-home.ts';
import { decide } from '../../../testing/resident.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const add = (user: TestUser, thread_id: string, reception: Reception = 'smiled', number = 1) =>
  t.call('readings/add', { thread_id, number, reception }, user);
const undo = (user: TestUser, id: string) => t.call('readings/undo', { id }, user);
const readingsOf = async (home: ChatHome, user: TestUser, number = 1) =>
  (await home.list(user, home.rose.threadId)).messages.find((each) => each.number === number)
    ?.readings;

const setStatus = (residentId: string, status: Status) =>
  t.database.system((db) =>
    db
      .updateTable('residents')
      .set({ status, status_since: t.now() })
      .where('id', '=', residentId)
      .execute(),
  );

/** Rose's daughter has written once, and Rose agrees that her family reads how she seemed to feel. */
async function makeHome() {
  const home = await makeChatHome(t);
  await home.send(home.daughter, home.rose.threadId, { body: 'The roses are out, Mum.' });
  const sharesMood = (decision: 'yes' | 'withdrawn') =>
    t.database.system((db) =>
      decide(db, home.carehomeId, home.rose.id, {
        purpose: 'share_mood_family',
        decision,
        now: t.now(),
      }),
    );
  await sharesMood('yes');
  return { ...home, sharesMood };
}

describe('a message that was read to the resident', () => {
  it('tells staff who read it and how it was received, and the family only the second', async () => {
    const home = await makeHome();
    const { body } = await add(home.carer, home.rose.threadId);
    expect(body).toEqual({ id: expect.any(String), at: t.now().toISOString() });
    const shown = { id: body.id, at: body.at, reception: 'smiled' };
    const by = 'Kim Sharma';
    expect(await readingsOf(home, home.carer)).toEqual([{ ...shown, by, may_undo: true }]);
    for (const user of [home.daughter, home.son])
      expect(await readingsOf(home, user)).toEqual([{ ...shown, by: null, may_undo: false }]);
  });

  it('can be read again, and the last reading comes first', async () => {
    const home = await makeHome();
    await add(home.carer, home.rose.threadId, 'listened');
    t.advance(minutes(120));
    await add(home.manager, home.rose.threadId, 'talked');
    expect((await readingsOf(home, home.son))?.map(({ reception }) => reception)).toEqual([
      'talked',
      'listened',
    ]);
  });

  it.each(['upset', 'no_reaction'] as const)(
    'N9: that it was received with “%s” stays with staff',
    async (reception) => {
      const home = await makeHome();
      await add(home.carer, home.rose.threadId, reception);
      expect(await readingsOf(home, home.manager)).toMatchObject([{ reception }]);
      expect(await readingsOf(home, home.daughter)).toMatchObject([{ reception: null }]);
      expect(JSON.stringify(await home.list(home.daughter, home.rose.threadId))).not.toContain(
        reception,
      );
    },
  );

  it('N24: without consent to share moods the family reads only that it was read', async () => {
    const home = await makeHome();
    await add(home.carer, home.rose.threadId);
    await home.sharesMood('withdrawn');
    expect(await readingsOf(home, home.daughter)).toMatchObject([{ reception: null }]);
    expect(await readingsOf(home, home.manager)).toMatchObject([{ reception: 'smiled' }]);
  });

  it('still waits for an answer, because reading it out is none', async () => {
    const home = await makeHome();
    const waiting = async () => (await home.open(home.carer, home.rose.threadId)).waiting_since;
    const before = await waiting();
    expect(before).not.toBeNull();
    await add(home.carer, home.rose.threadId);
    expect(await waiting()).toBe(before);
  });

  it('can be undone by the colleague who recorded it and by managers, and leaves a trace', async () => {
    const home = await makeHome();
    const colleague = await home.addStaff('carer');
    const { id } = (await add(home.carer, home.rose.threadId)).body as { id: string };
    expect((await undo(colleague, id)).status).toBe(403);
    expect(await readingsOf(home, colleague)).toMatchObject([{ may_undo: false }]);
    expect((await undo(home.carer, id)).status).toBe(200);
    expect((await undo(home.carer, id)).status).toBe(200);
    for (const user of [home.carer, home.daughter])
      expect(await readingsOf(home, user)).toEqual([]);
    const second = (await add(home.carer, home.rose.threadId)).body as { id: string };
    expect((await undo(home.manager, second.id)).status).toBe(200);
    const rows = await t.database.system((db) =>
      db
        .selectFrom('message_readings')
        .select(['undone_by'])
        .where('carehome_id', '=', home.carehomeId)
        .orderBy('read_at')
        .execute(),
    );
    expect(new Set(rows.map(({ undone_by }) => undone_by))).toEqual(
      new Set([home.carer.id, home.manager.id]),
    );
  });

  it('shows no reading once it is deleted', async () => {
    const home = await makeHome();
    await add(home.carer, home.rose.threadId);
    await t.call('messages/delete', { thread_id: home.rose.threadId, number: 1 }, home.daughter);
    expect(await readingsOf(home, home.carer)).toEqual([]);
    expect((await add(home.carer, home.rose.threadId)).status).toBe(404);
  });
});

describe('reading out', () => {
  it('is for messages that a family wrote in a family thread', async () => {
    const home = await makeHome();
    const { carer, manager, daughter, rose, team } = home;
    await home.send(carer, rose.threadId);
    expect((await add(carer, rose.threadId, 'smiled', 2)).status).toBe(422);
    expect((await add(carer, rose.threadId, 'smiled', 3)).status).toBe(404);
    await home.send(carer, team);
    expect((await add(carer, team)).status).toBe(422);
    const priv = await home.openPrivate(daughter, rose.id);
    await home.send(daughter, priv);
    expect((await add(manager, priv)).status).toBe(422);
    expect((await add(carer, priv)).status).toBe(404);
  });

  it('N18: is for those who answer families', async () => {
    const home = await makeHome();
    const { daughter, rose } = home;
    const { id } = (await add(home.carer, rose.threadId)).body as { id: string };
    for (const user of [daughter, await home.addStaff('volunteer_external')]) {
      expect((await add(user, rose.threadId)).status).toBe(403);
      expect((await undo(user, id)).status).toBe(403);
      expect((await t.call('readings/print', { thread_id: rose.threadId }, user)).status).toBe(403);
    }
    const written = t.database.asTenant(
      { carehomeId: home.carehomeId, userId: daughter.id, isRelative: true },
      (db) =>
        db
          .insertInto('message_readings')
          .values({
            carehome_id: home.carehomeId,
            thread_id: rose.threadId,
            number: 1,
            resident_id: rose.id,
            reception: 'smiled',
            read_at: t.now(),
            read_by: daughter.id,
          })
          .execute(),
    );
    await expect(written).rejects.toThrow(/row-level security/);
  });

  it.each(['hospital', 'away', 'moved_out', 'deceased'] as const)(
    'N7, N8: is not possible while the resident is “%s”, and nothing tells the family',
    async (status) => {
      const home = await makeHome();
      const { carer, daughter, rose } = home;
      await add(carer, rose.threadId);
      const read = async () => [
        await home.open(daughter, rose.threadId),
        await home.list(daughter, rose.threadId),
      ];
      const before = await read();
      expect((await home.open(carer, rose.threadId)).reads_out).toBe(true);
      expect((await home.open(daughter, rose.threadId)).reads_out).toBe(false);
      await setStatus(rose.id, status);
      expect((await home.open(carer, rose.threadId)).reads_out).toBe(false);
      expect((await add(carer, rose.threadId)).status).toBe(422);
      const words = { body: 'See you soon', of_resident: true };
      expect((await home.send(carer, rose.threadId, words)).status).toBe(422);
      expect((await t.call('readings/print', { thread_id: rose.threadId }, carer)).status).toBe(
        404,
      );
      expect(await read()).toEqual(before);
    },
  );

  it('N24: is not possible once the resident no longer agrees to chat', async () => {
    const home = await makeHome();
    await home.agree(home.rose.id, 'withdrawn');
    expect((await home.open(home.carer, home.rose.threadId)).reads_out).toBe(false);
    expect((await add(home.carer, home.rose.threadId)).status).toBe(422);
  });
});

describe('the resident’s own words', () => {
  const SAYS = { body: 'Lovely. Cut some for me!', of_resident: true };

  it('are told apart from words of the home, in lists, quotes and searches', async () => {
    const home = await makeHome();
    const { carer, daughter, rose } = home;
    expect((await home.send(carer, rose.threadId, { ...SAYS, reply_to: 1 })).status).toBe(200);
    await home.send(daughter, rose.threadId, { body: 'I will!', reply_to: 2 });
    const { messages } = await home.list(daughter, rose.threadId);
    expect(messages).toMatchObject([
      { of_resident: false },
      { of_resident: true, body: SAYS.body, author: { name: 'Kim', is_home: true } },
      { of_resident: false, reply_to: { number: 2, of_resident: true } },
    ]);
    expect(
      (await t.call('messages/search', { thread_id: rose.threadId, text: 'lovely' }, daughter))
        .body,
    ).toMatchObject([{ number: 2, of_resident: true }]);
    await home.send(carer, rose.threadId, SAYS);
    expect((await home.findRow(daughter, rose.threadId))?.last).toMatchObject({
      number: 4,
      of_resident: true,
    });
  });

  it('cannot be sent by a relative, nor in another kind of thread', async () => {
    const home = await makeHome();
    const { carer, manager, daughter, rose, team } = home;
    expect((await home.send(daughter, rose.threadId, SAYS)).status).toBe(422);
    expect((await home.send(carer, team, SAYS)).status).toBe(422);
    const priv = await home.openPrivate(daughter, rose.id);
    expect((await home.send(manager, priv, SAYS)).status).toBe(422);
  });

  it('answer the message they reply to, while a question to the home still waits', async () => {
    const home = await makeHome();
    const { carer, daughter, rose } = home;
    const waiting = async () => (await home.open(carer, rose.threadId)).waiting_since;
    const first = await waiting();
    t.advance(minutes(5));
    await home.send(daughter, rose.threadId, { body: 'Has the optician been?' });
    await home.send(carer, rose.threadId, SAYS);
    expect(await waiting()).toBe(first);
    await home.send(carer, rose.threadId, { ...SAYS, reply_to: 2 });
    expect(await waiting()).toBe(first);
    await home.send(carer, rose.threadId, { ...SAYS, reply_to: 1 });
    expect(await waiting()).toBe(t.now().toISOString());
    await home.send(carer, rose.threadId, { body: 'Yes, this morning.' });
    expect(await waiting()).toBeNull();
  });
});

it('a subject access copy has the readings and the resident’s own words', async () => {
  const home = await makeHome();
  const { carer, manager, rose } = home;
  await add(carer, rose.threadId, 'talked');
  await home.send(carer, rose.threadId, { body: 'Lovely.', of_resident: true });
  const input: Input<'subject-access/check'> = {
    resident_id: rose.id,
    requested_by: 'resident',
    checked_by: 'Dr Shah',
    checked_as: 'health_professional',
    checked_on: t.now().toISOString().slice(0, 10),
    outcome: 'nothing_withheld',
  };
  expect((await t.call('subject-access/check', input, manager)).status).toBe(200);
  const { parts } = (await t.call('subject-access/record', { resident_id: rose.id }, manager))
    .body as Output<'subject-access/record'>;
  const rows = (title: string) => parts.find((part) => part.title === title)?.rows;
  expect(rows('Messages that were read to them')).toEqual([
    { message: 1, reception: 'talked', 'read at': expect.any(String), 'read by': 'Kim Sharma' },
  ]);
  expect(rows('Messages in the chat of their family')?.[1]).toMatchObject({
    text: 'Lovely.',
    'in their own words': true,
  });
});
