import type { Input, Output } from '@relish/shared/calls.ts';
import { AUTOMATIC_ANSWER } from '@relish/shared/chat/chat-hours/choices.ts';
import { addDays, dayIn } from '@relish/shared/days.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { minutes } from '../../../core/clock.ts';
import { type ChatHome, makeChatHome } from '../../../testing/chat-home.ts';
import { goTo } from '../../../testing/go-to.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { listQuietUsers } from './public.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

type Settings = Input<'chat-hours/edit'>;
const WORKDAYS = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '17:00' }));
const SETTINGS: Settings = {
  hours: WORKDAYS,
  promise_hours: 8,
  answers_automatically: true,
  automatic_answer: 'We are back in the morning.',
};
const edit = (by: TestUser, changes: Partial<Settings> = {}) =>
  t.call('chat-hours/edit', { ...SETTINGS, ...changes }, by);
const get = async (by: TestUser) =>
  (await t.call('chat-hours/get', {}, by)).body as Output<'chat-hours/get'>;
const unread = async (by: TestUser) =>
  (await t.call('threads/unread', {}, by)).body as Output<'threads/unread'>;

describe('answering hours', () => {
  it('are empty by default, with a kind text to begin with, and separate per home', async () => {
    const [home, other] = [await makeChatHome(t), await makeChatHome(t)];
    const defaults = {
      hours: [],
      promise_hours: null,
      answers_automatically: false,
      automatic_answer: AUTOMATIC_ANSWER,
    };
    const settings = async (by: TestUser) => (await t.call('chat-hours/settings', {}, by)).body;
    expect(await settings(home.manager)).toEqual(defaults);
    const changed = { ...SETTINGS, hours: WORKDAYS.toReversed() };
    expect((await edit(home.manager, changed)).body).toEqual(SETTINGS);
    expect((await edit(home.manager, { promise_hours: null })).body.promise_hours).toBeNull();
    expect(await settings(home.manager)).toEqual({ ...SETTINGS, promise_hours: null });
    expect(await settings(other.manager)).toEqual(defaults);
    expect(await get(home.daughter)).toEqual({
      hours: WORKDAYS,
      promise_hours: null,
      usual_minutes: null,
    });
  });

  it('are changed by managers only', async () => {
    const { carer, daughter } = await makeChatHome(t);
    for (const user of [carer, daughter]) {
      expect((await edit(user)).status).toBe(403);
      expect((await t.call('chat-hours/settings', {}, user)).status).toBe(403);
    }
    const { carehomeId, id } = daughter;
    await expect(
      t.database.asTenant({ carehomeId, userId: id, isRelative: true }, (db) =>
        db
          .insertInto('chat_settings')
          .values({ carehome_id: carehomeId, ...SETTINGS, hours: '[]' })
          .execute(),
      ),
    ).rejects.toThrow(/row-level security/);
  });

  it.each<[string, Partial<Settings>]>([
    ['hours.0.to', { hours: [{ weekday: 1, from: '17:00', to: '09:00' }] }],
    ['hours.0.from', { hours: [{ weekday: 1, from: '1', to: '17:00' }] }],
    ['hours', { hours: [...WORKDAYS, WORKDAYS[0]!] }],
    ['promise_hours', { promise_hours: 3 as 4 }],
    ['automatic_answer', { automatic_answer: ' ' }],
    ['automatic_answer', { automatic_answer: 'a'.repeat(501) }],
  ])('are rejected at the field: %s', async (field, changes) => {
    const { status, error } = await edit(await t.signIn(), changes);
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, [field]]);
  });
});

/** A family message and its answer so many minutes later. */
async function answerAfter({ send, daughter, carer, rose }: ChatHome, wait: number) {
  await send(daughter, rose.threadId);
  t.advance(minutes(wait));
  await send(carer, rose.threadId);
}

describe('the usual reply time', () => {
  it('is the median of at least five answers, within the answering hours', async () => {
    const home = await makeChatHome(t);
    await edit(home.manager, { answers_automatically: false });
    goTo(t, 1, '09:00');
    for (const wait of [10, 20, 30, 40]) await answerAfter(home, wait);
    expect((await get(home.daughter)).usual_minutes).toBeNull();
    // Asked on Friday at 16:30 and answered on Monday at 10:00: 90 minutes.
    goTo(t, 5, '16:30');
    await home.send(home.daughter, home.rose.threadId);
    goTo(t, 1, '10:00');
    await home.send(home.carer, home.rose.threadId);
    expect((await get(home.daughter)).usual_minutes).toBe(30);
    const waits = await t.database.system((db) =>
      db
        .selectFrom('thread_answers')
        .select('minutes')
        .where('carehome_id', '=', home.carehomeId)
        .orderBy('answered_at')
        .execute(),
    );
    expect(waits.map((row) => row.minutes)).toEqual([10, 20, 30, 40, 90]);
  });

  it('counts from the first message that waits, and no message that nobody waited for', async () => {
    const home = await makeChatHome(t);
    const { manager, daughter, carer, rose } = home;
    for (let each = 0; each < 5; each += 1) {
      await home.send(daughter, rose.threadId);
      t.advance(minutes(20));
      await home.send(home.son, rose.threadId);
      t.advance(minutes(10));
      await home.send(carer, rose.threadId);
      await home.send(carer, rose.threadId);
    }
    await home.send(daughter, rose.threadId);
    const { last } = await home.list(carer, rose.threadId);
    await t.call('threads/need-no-answer', { id: rose.threadId, number: last }, carer);
    t.advance(minutes(500));
    await home.send(manager, rose.threadId);
    expect((await get(daughter)).usual_minutes).toBe(30);
  });

  it('forgets answers after four weeks, and counts none of another home', async () => {
    const [home, other] = [await makeChatHome(t), await makeChatHome(t)];
    for (let each = 0; each < 5; each += 1) await answerAfter(home, 15);
    expect((await get(home.manager)).usual_minutes).toBe(15);
    expect((await get(other.manager)).usual_minutes).toBeNull();
    t.advance(minutes(28 * 24 * 60));
    expect((await get(await home.addStaff('carer'))).usual_minutes).toBeNull();
  });

  it('shows relatives no single answer', async () => {
    const home = await makeChatHome(t);
    await answerAfter(home, 15);
    const { daughter, carehomeId } = home;
    const rows = await t.database.asTenant(
      { carehomeId, userId: daughter.id, isRelative: true },
      (db) => db.selectFrom('thread_answers').select('minutes').execute(),
    );
    expect(rows).toEqual([]);
  });
});

describe('K21', () => {
  it('is the usual reply of the period, for homes with chat and without filters', async () => {
    const home = await makeChatHome(t);
    for (const wait of [5, 10, 20, 30, 240]) await answerAfter(home, wait);
    const day = dayIn('Europe/London', t.now());
    const period = { from: addDays(day, -7), to: day };
    const read = async (by: TestUser, filters: object = {}) => {
      const { body } = await t.call('dashboard/figures', { ...period, ...filters }, by);
      return (body as Output<'dashboard/figures'>).figures.find(({ id }) => id === 'K21');
    };
    expect(await read(home.manager)).toMatchObject({ value: 20, n: 5, unit: 'minutes' });
    expect(await read(home.manager, { category: 'CRE' })).toMatchObject({ value: null, n: 0 });
    expect(
      await read(home.manager, { from: addDays(day, -28), to: addDays(day, -21) }),
    ).toMatchObject({ value: null, n: 0 });
    expect(await read(await t.signIn({ package_title: 'Package C' }))).toBeUndefined();
  });
});

describe('the home’s promise', () => {
  it('marks families that wait longer than it, counted in answering hours', async () => {
    const home = await makeChatHome(t);
    const { manager, carer, daughter, anns, rose, ann } = home;
    await edit(manager, { promise_hours: 2, answers_automatically: false });
    goTo(t, 5, '16:00');
    await home.send(daughter, rose.threadId);
    goTo(t, 1, '09:59');
    await home.send(anns, ann.threadId);
    expect(await unread(manager)).toMatchObject({ waiting: 2, late: 0 });
    t.advance(minutes(1));
    expect(await unread(manager)).toMatchObject({ waiting: 2, late: 1 });
    const late = async (by: TestUser) =>
      (await home.listThreads(by)).flatMap(({ id, is_late }) => (is_late ? id : []));
    expect(await late(carer)).toEqual([rose.threadId]);
    expect((await home.open(carer, rose.threadId)).is_late).toBe(true);
    expect(await late(daughter)).toEqual([]);
    expect(await unread(daughter)).toMatchObject({ waiting: 0, late: 0 });
    await home.send(carer, rose.threadId);
    expect(await unread(manager)).toMatchObject({ waiting: 1, late: 0 });
    await edit(manager, { promise_hours: null });
    t.advance(minutes(60 * 24 * 7));
    expect(await unread(await home.addStaff('home_manager'))).toMatchObject({
      waiting: 1,
      late: 0,
    });
  });
});

describe('quiet hours', () => {
  const NIGHT = { from: '21:00', to: '07:00', days_off: [7] };
  const set = (by: TestUser, input: Input<'chat-hours/set-quiet'> = NIGHT) =>
    t.call('chat-hours/set-quiet', input, by);

  it('are kept per person, on the clock of the home', async () => {
    const { manager, carer, daughter, son, carehomeId } = await makeChatHome(t);
    for (const user of [carer, daughter]) expect((await set(user)).body).toEqual(NIGHT);
    const none = { from: null, to: null, days_off: [] };
    expect((await t.call('chat-hours/quiet', {}, manager)).body).toEqual(none);
    expect((await t.call('chat-hours/quiet', {}, carer)).body).toEqual(NIGHT);
    const ids = [manager, carer, daughter, son].map(({ id }) => id);
    const list = async (timeZone: string) => [
      ...(await t.database.system((db) =>
        listQuietUsers(db, carehomeId, ids, { timeZone, now: t.now() }),
      )),
    ];
    goTo(t, 1, '22:00');
    expect((await list('Europe/London')).toSorted()).toEqual([carer.id, daughter.id].toSorted());
    expect(await list('America/New_York')).toEqual([]);
    goTo(t, 7, '12:00');
    expect(await list('Europe/London')).toHaveLength(2);
    await set(carer, none);
    expect(await list('Europe/London')).not.toContain(carer.id);
  });

  it.each<[string, Input<'chat-hours/set-quiet'>]>([
    ['to', { from: '21:00', to: null, days_off: [] }],
    ['from', { from: null, to: '07:00', days_off: [] }],
    ['to', { from: '07:00', to: '07:00', days_off: [] }],
    ['days_off', { from: null, to: null, days_off: [7, 7] }],
    ['days_off.0', { from: null, to: null, days_off: [8] }],
  ])('are rejected at the field: %s', async (field, input) => {
    const { status, error } = await set(await t.signIn(), input);
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, [field]]);
  });

  it('of others are hidden in a person’s own transaction', async () => {
    const { carer, manager, carehomeId } = await makeChatHome(t);
    await set(carer);
    const rows = await t.database.asTenant(
      { carehomeId, userId: manager.id, isRelative: false },
      (db) => db.selectFrom('quiet_hours').select('user_id').execute(),
    );
    expect(rows).toEqual([]);
  });
});
