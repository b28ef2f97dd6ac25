import { PAGE_HEADER } from '@relish/shared/chat/live/page-header.ts';
import { expect, test } from 'vitest';

import { days } from '../../../core/clock.ts';
import { announce } from '../../../db/announce.ts';
import { listen, openStream } from '../../../testing/live-stream.ts';
import { testApp, type TestUser } from '../../../testing/test-app.ts';
import { deleteSession } from '../../accounts/account/public.ts';

const t = await testApp();
const url = await listen(t);

/** Waits for the first event, which says where the stream begins. */
async function follow(user: TestUser, input: Parameters<typeof openStream>[2] = {}) {
  const stream = await openStream(url, user.token, input);
  await expect.poll(() => stream.events.length).toBe(1);
  return stream;
}

const addNotice = (user: TestUser, headers: Record<string, string> = {}) =>
  t.call('notices/add', { title: 'Tea at three', audience: 'all' }, { token: user.token, headers });

/** Written directly, for topics whose calls need much preparation. */
const change = async (
  carehomeId: string,
  ...topics: Parameters<typeof announce>[2]['topics'] & {}
) => {
  await t.database.system((db) => announce(db, carehomeId, { topics }));
  t.live.changed(carehomeId);
};

test('tells colleagues what to fetch again, and says nothing about the content', async () => {
  const manager = await t.signIn();
  const carer = await t.signIn({ carehomeId: manager.carehomeId, role: 'carer' });
  const { events, response } = await follow(carer);
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await addNotice(manager)).status).toBe(200);
  await expect.poll(() => events.length).toBe(2);
  expect(events[1]).toEqual({
    carehome_id: manager.carehomeId,
    number: (events[0]?.number ?? 0) + 1,
    topics: ['notices'],
    threads: [],
  });
});

test('does not tell a page of its own changes', async () => {
  const manager = await t.signIn();
  const own = await follow(manager, { page: 'first' });
  const other = await follow(manager, { page: 'second' });
  await addNotice(manager, { [PAGE_HEADER]: 'first' });
  await expect.poll(() => other.events.length).toBe(2);
  await addNotice(manager, { [PAGE_HEADER]: 'second' });
  await expect.poll(() => own.events.length).toBe(2);
  // Only the second change, which the other page made.
  expect(own.events[1]?.number).toBe((other.events[1]?.number ?? 0) + 1);
});

test('catches up from the last number, once', async () => {
  const manager = await t.signIn();
  const { carehomeId } = manager;
  const before = await follow(manager);
  const number = before.events[0]?.number ?? 0;
  before.close();
  await change(carehomeId, 'residents');
  await change(carehomeId, 'reports');
  await change(carehomeId, 'residents');
  const { events } = await follow(manager, { last: { carehome_id: carehomeId, number } });
  expect(events[0]?.number).toBe(number + 3);
  expect(events[0]?.topics.toSorted()).toEqual(['reports', 'residents']);
});

test('has a page fetch everything again if its number comes from the future', async () => {
  const manager = await t.signIn();
  const last = { carehome_id: manager.carehomeId, number: 1_000_000 };
  const { events } = await follow(manager, { last });
  expect(events[0]).toMatchObject({ everything: true });
});

test('ignores a number of another home', async () => {
  const [one, other] = [await t.signIn(), await t.signIn()];
  await change(one.carehomeId, 'residents');
  const { events } = await follow(one, { last: { carehome_id: other.carehomeId, number: 0 } });
  expect(events[0]).toMatchObject({ carehome_id: one.carehomeId, topics: [] });
});

test('N2: carries nothing of another home', async () => {
  const [ours, theirs] = [await t.signIn(), await t.signIn()];
  const { events } = await follow(ours);
  await change(theirs.carehomeId, 'residents');
  await change(ours.carehomeId, 'notices');
  await expect.poll(() => events.length).toBe(2);
  expect(events[1]?.topics).toEqual(['notices']);
});

test('N9: tells a relative of nothing that only staff can fetch', async () => {
  const manager = await t.signIn();
  const relative = await t.signIn({ carehomeId: manager.carehomeId, role: 'relative' });
  const { events } = await follow(relative);
  await change(manager.carehomeId, 'observations');
  await change(manager.carehomeId, 'observations', 'notices');
  await expect.poll(() => events.length).toBe(2);
  expect(events[1]?.topics).toEqual(['notices']);
});

test('N3: ends with the session, and carries nothing that happens afterwards', async () => {
  const manager = await t.signIn();
  const carer = await t.signIn({ carehomeId: manager.carehomeId, role: 'carer' });
  const { events, state } = await follow(carer);
  await t.database.system((db) => deleteSession(db, carer.sessionId));
  await change(manager.carehomeId, 'residents');
  await expect.poll(() => state.isOver).toBe(true);
  expect(events).toHaveLength(1);
});

test('follows a change of role at once', async () => {
  const manager = await t.signIn();
  const planner = await t.signIn({ carehomeId: manager.carehomeId, role: 'activity_lead' });
  const { events } = await follow(planner);
  await t.database.system((db) =>
    db
      .updateTable('memberships')
      .set({ role: 'carer' })
      .where('user_id', '=', planner.id)
      .execute(),
  );
  await change(manager.carehomeId, 'week-templates');
  await expect.poll(() => events.length).toBe(2);
  expect(events[1]).toMatchObject({ everything: true, topics: [] });
});

test('beats while nothing happens, and notices a session that is over', async () => {
  const manager = await t.signIn();
  const { state } = await follow(manager);
  await t.live.beat();
  await expect.poll(() => state.beats).toBe(1);
  await t.database.system((db) => deleteSession(db, manager.sessionId));
  await t.live.beat();
  await expect.poll(() => state.isOver).toBe(true);
});

test('has a page fetch everything again when a trial ends by date', async () => {
  const app = await testApp();
  const manager = await app.signIn({ trial_ends_on: '2026-11-15' });
  const { events } = await openStream(await listen(app), manager.token);
  await expect.poll(() => events.length).toBe(1);
  await app.live.beat();
  expect(events).toHaveLength(1);
  app.advance(days(2));
  await app.live.beat();
  await expect.poll(() => events.at(-1)).toMatchObject({ everything: true, topics: [] });
});

test('keeps a few streams per person and ends the oldest', async () => {
  const manager = await t.signIn();
  const streams: Awaited<ReturnType<typeof follow>>[] = [];
  for (let count = 0; count < 13; count += 1) streams.push(await follow(manager));
  await expect.poll(() => streams.filter(({ state }) => state.isOver).length).toBe(1);
  expect(streams[0]?.state.isOver).toBe(true);
});

test('refuses strangers and unreadable requests', async () => {
  const manager = await t.signIn();
  const stranger = await openStream(url, 'x'.repeat(43));
  expect(stranger.response.status).toBe(401);
  const wrong = await openStream(url, manager.token, { page: 'no spaces' });
  expect(wrong.response.status).toBe(422);
});

test('a change that is rolled back is not announced', async () => {
  const manager = await t.signIn();
  const { events } = await follow(manager);
  await expect(
    t.database.system(async (db) => {
      await announce(db, manager.carehomeId, { topics: ['residents'] });
      throw new Error('too late');
    }),
  ).rejects.toThrow('too late');
  await change(manager.carehomeId, 'notices');
  await expect.poll(() => events.length).toBe(2);
  expect(events[1]?.topics).toEqual(['notices']);
});

test('numbers changes without gaps when many happen at once', async () => {
  const manager = await t.signIn();
  const { events } = await follow(manager);
  const first = events[0]?.number ?? 0;
  await Promise.all(Array.from({ length: 20 }, () => change(manager.carehomeId, 'residents')));
  await expect.poll(() => events.at(-1)?.number).toBe(first + 20);
});
