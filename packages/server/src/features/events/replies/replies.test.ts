import type { Input, Output } from '@relish/shared/calls.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { aSingAlong } from '../../../testing/events.ts';
import { linkRelative, testResident } from '../../../testing/resident.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const withReplies = { ...aSingAlong, rsvp: true } as const;

const add = async (user: TestUser, differences: Partial<Input<'events/add'>> = {}) => {
  const { status, body } = await t.call('events/add', { ...withReplies, ...differences }, user);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body.id as string;
};
const edit = async (user: TestUser, id: string, differences: Partial<Input<'events/edit'>>) => {
  const { version } = (await t.call('events/get', { id }, user)).body as Output<'events/get'>;
  return t.call('events/edit', { ...withReplies, id, version, ...differences }, user);
};
const accept = (user: TestUser, event_id: string, guests = 1, resident_id?: string) =>
  t.call('replies/accept', { event_id, guests, ...(resident_id && { resident_id }) }, user);
const withdraw = (user: TestUser, event_id: string) =>
  t.call('replies/withdraw', { event_id }, user);
const list = async (user: TestUser, event_id: string) =>
  (await t.call('replies/list', { event_id }, user)).body as Output<'replies/list'>;
const listNotSeen = async (user: TestUser, event_id: string) =>
  (await t.call('replies/not-seen', { event_id }, user)).body as Output<'replies/not-seen'>;
const ownReply = async (user: TestUser, id: string) =>
  ((await t.call('events/get', { id }, user)).body as Output<'events/get'>).reply;

const resident = ({ carehomeId }: TestUser) =>
  t.database.system((db) => testResident(db, carehomeId, t.now()));

async function family(manager: TestUser, residentId?: string) {
  const { carehomeId } = manager;
  const own = residentId ?? (await resident(manager));
  const relative = await t.signIn({ role: 'relative', carehomeId });
  await t.database.system((db) =>
    linkRelative(db, carehomeId, { userId: relative.id, residentId: own, now: t.now() }),
  );
  return { ...relative, residentId: own };
}

const subjects = async ({ email }: TestUser) => {
  await t.jobs.runDue();
  return (await t.mailbox.to(email)).map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]?.trim());
};

describe('a sign-up', () => {
  it('takes places, waits when there is none, and can be changed', async () => {
    const manager = await t.signIn();
    const [one, two] = [await family(manager), await family(manager)];
    const id = await add(manager, { capacity: 3 });
    expect((await accept(one, id, 2, one.residentId)).body).toEqual({
      guests: 2,
      is_waiting: false,
    });
    expect((await accept(two, id, 2)).body).toEqual({ guests: 2, is_waiting: true });
    expect(await ownReply(one, id)).toEqual({
      guests: 2,
      is_waiting: false,
      resident_id: one.residentId,
    });
    const { coming, waiting } = await list(manager, id);
    expect(coming.map(({ name, guests, resident: own }) => [name, guests, own?.id])).toEqual([
      ['Susan Hill', 2, one.residentId],
    ]);
    expect(waiting).toHaveLength(1);
    expect((await accept(one, id, 3)).body).toEqual({ guests: 3, is_waiting: false });
    expect((await accept(two, id, 1)).body).toEqual({ guests: 1, is_waiting: true });
    expect((await accept(one, id, 2)).body).toEqual({ guests: 2, is_waiting: false });
    expect(await ownReply(two, id)).toMatchObject({ guests: 1, is_waiting: false });
    // Asking for more than there is keeps the place that one has.
    expect((await accept(one, id, 3)).error.errors?.guests).toHaveLength(1);
    expect(await ownReply(one, id)).toMatchObject({ guests: 2, is_waiting: false });
  });

  it('gives a withdrawn place to those who wait, in their order, and mails them', async () => {
    const manager = await t.signIn();
    const [one, large, three, four] = [
      await family(manager),
      await family(manager),
      await family(manager),
      await family(manager),
    ];
    const id = await add(manager, { capacity: 2 });
    await accept(one, id, 1);
    await accept(four, id, 1);
    await accept(large, id, 2);
    await accept(three, id, 1);
    expect((await list(manager, id)).waiting.map(({ guests }) => guests)).toEqual([2, 1]);
    await withdraw(one, id);
    // Two do not fit into one place, so the next in the order comes.
    expect(await ownReply(large, id)).toMatchObject({ is_waiting: true });
    expect(await ownReply(three, id)).toMatchObject({ is_waiting: false });
    expect(await subjects(three)).toEqual(['You have a place']);
    expect(await subjects(large)).toEqual([]);
    // Someone who withdrew and comes back waits behind the others.
    expect((await accept(one, id)).body).toMatchObject({ is_waiting: true });
    expect((await list(manager, id)).waiting.map(({ guests }) => guests)).toEqual([2, 1]);
  });

  it('comes from the waiting list when the event gets more places', async () => {
    const manager = await t.signIn();
    const [one, two, three] = [await family(manager), await family(manager), await family(manager)];
    const id = await add(manager, { capacity: 1 });
    for (const user of [one, two, three]) await accept(user, id);
    expect((await edit(manager, id, { capacity: 2 })).status).toBe(200);
    expect(await ownReply(two, id)).toMatchObject({ is_waiting: false });
    expect(await ownReply(three, id)).toMatchObject({ is_waiting: true });
    await edit(manager, id, { capacity: null });
    expect(await ownReply(three, id)).toMatchObject({ is_waiting: false });
    expect(await subjects(two)).toEqual(['You have a place']);
  });

  it('holds for 50 at once: exactly the places are taken, and the others wait in order', async () => {
    const manager = await t.signIn();
    const id = await add(manager, { capacity: 10 });
    const mother = await resident(manager);
    const families: TestUser[] = [];
    for (let count = 0; count < 50; count++) families.push(await family(manager, mother));
    const answers = await Promise.all(families.map((each) => accept(each, id)));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    const { coming, waiting } = await list(manager, id);
    expect([coming.length, waiting.length]).toEqual([10, 40]);
    const before = waiting.map((guest) => guest.id);
    const leaving = families.filter((_, at) => answers[at]?.body.is_waiting === false).slice(0, 3);
    await Promise.all(leaving.map((each) => withdraw(each, id)));
    const after = await list(manager, id);
    expect(after.coming.slice(-3).map((guest) => guest.id)).toEqual(before.slice(0, 3));
    expect(after.waiting.map((guest) => guest.id)).toEqual(before.slice(3));
  });

  it('is refused for cancelled and begun events, without replies, and for impossible numbers', async () => {
    const manager = await t.signIn();
    const relative = await family(manager);
    const refusal = async (id: string) => (await accept(relative, id)).error.errors?.event_id;
    const cancelled = await add(manager);
    await t.call('events/cancel', { id: cancelled, reason: 'The pianist is ill' }, manager);
    expect(await refusal(cancelled)).toEqual(['This event was cancelled.']);
    expect(await refusal(await add(manager, { rsvp: false }))).toHaveLength(1);
    const soon = await add(manager, { day: '2026-11-15', start_time: '09:30' });
    t.advance(45 * 60_000);
    expect(await refusal(soon)).toEqual(['This event has already begun.']);
    t.advance(-45 * 60_000);
    const id = await add(manager, { capacity: 4 });
    for (const guests of [0, 1.5, 11, 5, Number.NaN])
      expect((await accept(relative, id, guests)).status).toBe(422);
    expect(await ownReply(relative, id)).toBeNull();
  });
});

describe('staff', () => {
  it('put residents down and take them off', async () => {
    const manager = await t.signIn();
    const [rose, john] = [await resident(manager), await resident(manager)];
    const relative = await family(manager);
    const id = await add(manager, { capacity: 1 });
    const putDown = (resident_id: string) =>
      t.call('replies/put-down', { event_id: id, resident_id }, manager);
    expect((await putDown(rose)).body).toEqual({ is_waiting: false });
    expect((await putDown(rose)).body).toEqual({ is_waiting: false });
    expect((await putDown(john)).body).toEqual({ is_waiting: true });
    await accept(relative, id);
    await t.call('replies/take-off', { event_id: id, resident_id: rose }, manager);
    const { coming, waiting } = await list(manager, id);
    expect(coming.map((guest) => [guest.name, guest.resident?.id])).toEqual([[null, john]]);
    expect(waiting.map(({ name }) => name)).toEqual(['Susan Hill']);
  });

  it('N7: cannot put down a resident who has died', async () => {
    const manager = await t.signIn();
    const rose = await resident(manager);
    await t.database.system((db) =>
      db.updateTable('residents').set({ status: 'deceased' }).where('id', '=', rose).execute(),
    );
    const input = { event_id: await add(manager), resident_id: rose };
    expect((await t.call('replies/put-down', input, manager)).status).toBe(404);
  });

  it('see which families do not know of a change, until they have seen it', async () => {
    const manager = await t.signIn();
    const [one, two] = [await family(manager), await family(manager)];
    const id = await add(manager);
    await accept(one, id, 2);
    await accept(two, id);
    await t.database.system((db) =>
      db
        .updateTable('relatives')
        .set({ phone: '01234 567890' })
        .where('user_id', '=', two.id)
        .execute(),
    );
    await edit(manager, id, { description: 'With cake' });
    expect(await listNotSeen(manager, id)).toEqual([]);
    await t.call('events/cancel', { id, reason: 'The pianist is ill' }, manager);
    expect(await listNotSeen(manager, id)).toMatchObject([
      { name: 'Susan Hill', phone: null, guests: 2 },
      { name: 'Susan Hill', phone: '01234 567890', guests: 1 },
    ]);
    // The first version is not the latest one.
    await t.call('replies/seen', { event_id: id, version: 1 }, one);
    expect(await listNotSeen(manager, id)).toHaveLength(2);
    await t.call('replies/seen', { event_id: id, version: 3 }, one);
    expect(await listNotSeen(manager, id)).toMatchObject([{ phone: '01234 567890' }]);
  });
});

describe('families', () => {
  it('N1: cannot reply to an event that is not for them, nor for another family’s resident', async () => {
    const manager = await t.signIn();
    const [relative, other] = [await family(manager), await family(manager)];
    const theirs = await add(manager, {
      family_scope: 'linked_to_invited',
      resident_ids: [other.residentId],
    });
    for (const call of ['replies/accept', 'replies/withdraw', 'replies/seen'] as const)
      expect(
        (await t.call(call, { event_id: theirs, guests: 1, version: 1 }, relative)).status,
      ).toBe(404);
    const open = await add(manager);
    expect((await accept(relative, open, 1, other.residentId)).status).toBe(404);
    expect(await list(manager, open)).toEqual({ coming: [], waiting: [] });
  });

  it('N18: cannot list who else comes', async () => {
    const manager = await t.signIn();
    const [relative, other] = [await family(manager), await family(manager)];
    const id = await add(manager);
    await accept(other, id);
    for (const call of ['replies/list', 'replies/not-seen'] as const)
      expect((await t.call(call, { event_id: id }, relative)).status).toBe(403);
    const { body } = await t.call('events/get', { id }, relative);
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`${other.id}|${other.residentId}|Susan`));
    expect(await ownReply(relative, id)).toBeNull();
  });

  it('N2: of another home find no event', async () => {
    const [manager, stranger] = [await t.signIn(), await t.signIn()];
    const id = await add(manager);
    expect((await accept(await family(stranger), id)).status).toBe(404);
    expect((await t.call('replies/list', { event_id: id }, stranger)).status).toBe(404);
  });

  it('N3: cannot reply once they are blocked, and are not on the list to call', async () => {
    const manager = await t.signIn();
    const relative = await family(manager);
    const id = await add(manager);
    await accept(relative, id);
    await t.database.system(async (db) => {
      await db
        .updateTable('relative_links')
        .set({ status: 'blocked' })
        .where('resident_id', '=', relative.residentId)
        .execute();
      await db
        .updateTable('memberships')
        .set({ ended_at: t.now() })
        .where('user_id', '=', relative.id)
        .execute();
    });
    expect((await accept(relative, id, 4)).status).toBe(401);
    await t.call('events/cancel', { id, reason: 'The pianist is ill' }, manager);
    expect(await listNotSeen(manager, id)).toEqual([]);
    expect(await subjects(relative)).toEqual([]);
  });

  it('N20: reply once, however often the request is sent', async () => {
    const manager = await t.signIn();
    const relative = await family(manager);
    const id = await add(manager, { capacity: 5 });
    await Promise.all(Array.from({ length: 5 }, () => accept(relative, id, 3)));
    const { coming, waiting } = await list(manager, id);
    expect([coming.map(({ guests }) => guests), waiting]).toEqual([[3], []]);
  });

  it('N23: cannot reply when the package of the home has expired, but can withdraw', async () => {
    const manager = await t.signIn({ package_title: 'Package D' });
    const relative = await family(manager);
    const id = await add(manager);
    await accept(relative, id);
    await t.database.system((db) =>
      db
        .updateTable('organisations')
        .set({ expired: true })
        .where('id', '=', manager.organisationId)
        .execute(),
    );
    expect((await accept(relative, id, 2)).status).toBe(403);
    expect((await withdraw(relative, id)).status).toBe(200);
    expect(await ownReply(relative, id)).toBeNull();
  });
});
