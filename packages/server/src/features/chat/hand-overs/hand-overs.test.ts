import type { Input } from '@relish/shared/calls.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { minutes } from '../../../core/clock.ts';
import { makeChatHome } from '../../../testing/chat-home.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

/** A carer who answers two families, and one of them privately. */
async function makeShift() {
  const home = await makeChatHome(t);
  const { manager, carer, rose, ann } = home;
  const own = await home.openPrivate(home.daughter, rose.id);
  const threads = [rose.threadId, ann.threadId, own];
  const assign = (id: string, user_id: string | null) =>
    t.call('threads/assign', { id, user_id }, manager);
  for (const id of threads) await assign(id, carer.id);
  const handOver = (input: Partial<Input<'hand-overs/add'>> = {}, by: TestUser = carer) =>
    t.call('hand-overs/add', { to: null, note: null, ...input }, by);
  const undo = (id: string, by: TestUser = carer) => t.call('hand-overs/undo', { id }, by);
  const listMine = async (user: TestUser) =>
    (await home.listThreads(user, { filter: 'mine' })).map(({ id }) => id).toSorted();
  return { ...home, own, threads: threads.toSorted(), assign, handOver, undo, listMine };
}

describe('a hand-over', () => {
  it('gives all threads to a colleague in one step, with a note for the team', async () => {
    const home = await makeShift();
    const { carer, handover, own, listMine } = home;
    const late = await home.addStaff('carer');
    const note = 'Rose’s daughter rings at eight.';
    expect((await home.handOver({ to: late.id, note })).body).toMatchObject({ threads: 3 });
    expect(await listMine(carer)).toEqual([]);
    expect(await listMine(late)).toEqual(home.threads);
    // The private thread is open to the colleague who answers it now, and to no other carer.
    expect((await t.call('threads/get', { id: own }, late)).status).toBe(200);
    expect((await t.call('threads/get', { id: own }, carer)).status).toBe(404);
    const { messages } = await home.list(late, handover);
    expect(messages).toMatchObject([{ body: note, author: { id: carer.id } }]);
  });

  it('can be undone: threads come back, and the note is deleted', async () => {
    const home = await makeShift();
    const { carer, manager, handover, listMine } = home;
    const { body } = await home.handOver({ to: manager.id, note: 'All quiet.' });
    expect((await home.undo(body.id as string)).status).toBe(200);
    expect(await listMine(carer)).toEqual(home.threads);
    expect((await home.list(manager, handover)).messages).toMatchObject([
      { is_deleted: true, body: '' },
    ]);
    // Undone twice, it changes nothing more.
    await home.handOver();
    expect((await home.undo(body.id as string)).status).toBe(200);
    expect(await listMine(carer)).toEqual([]);
  });

  it('leaves threads where a colleague has put them since', async () => {
    const home = await makeShift();
    const { carer, manager, rose, listMine } = home;
    const { body } = await home.handOver();
    await home.assign(rose.threadId, manager.id);
    await home.undo(body.id as string);
    expect(await listMine(manager)).toEqual([rose.threadId]);
    expect(await listMine(carer)).toEqual(home.threads.filter((id) => id !== rose.threadId));
  });

  it('is undone by its author only, and not after a quarter of an hour', async () => {
    const home = await makeShift();
    const { body } = await home.handOver();
    const id = body.id as string;
    expect((await home.undo(id, home.manager)).status).toBe(404);
    t.advance(minutes(16));
    expect((await home.undo(id)).status).toBe(422);
    expect(await home.listMine(home.carer)).toEqual([]);
  });

  it('needs threads, and a colleague of the home who answers families', async () => {
    const home = await makeShift();
    const other = await makeChatHome(t);
    const volunteer = await home.addStaff('volunteer_external');
    const statuses = [];
    for (const to of [home.carer.id, home.daughter.id, volunteer.id, other.manager.id])
      statuses.push((await home.handOver({ to })).status);
    expect(statuses).toEqual([422, 422, 422, 404]);
    expect((await home.handOver({}, home.manager)).status).toBe(422);
    expect((await home.handOver({}, home.daughter)).status).toBe(403);
    expect((await home.handOver({ note: 'a'.repeat(501) })).status).toBe(422);
    expect(await home.listMine(home.carer)).toEqual(home.threads);
  });

  it('keeps each thread with one of two colleagues who hand over to each other at once', async () => {
    const home = await makeShift();
    const { carer, manager, listMine } = home;
    const third = await home.addResident();
    await home.assign(third.threadId, manager.id);
    const all = [...home.threads, third.threadId].toSorted();
    const done = await Promise.all([
      home.handOver({ to: manager.id }),
      home.handOver({ to: carer.id }, manager),
    ]);
    expect(done.map(({ status }) => status)).toEqual([200, 200]);
    const found = [...(await listMine(carer)), ...(await listMine(manager))];
    expect(found.toSorted()).toEqual(all);
  });
});
