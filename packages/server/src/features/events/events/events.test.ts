import type { Input, Output } from '@relish/shared/calls.ts';
import type { Recurrence } from '@relish/shared/events/events/recurrence.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { aSingAlong } from '../../../testing/events.ts';
import { workOnce } from '../../../testing/regular-work.ts';
import { linkRelative, testResident } from '../../../testing/resident.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { freshDatabase } from '../../../testing/test-database.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ database: await freshDatabase() });
});

// The clock of the tests stands on Sunday, 15 November 2026.
const TUESDAYS: Recurrence = { repeats: 'weekly', weekdays: [2], until: '2027-01-05' };
const choir = {
  ...aSingAlong,
  title: 'Choir',
  day: '2026-11-17',
  recurrence: TUESDAYS,
} satisfies Input<'events/add'>;

const add = async (user: TestUser, input: Input<'events/add'> = aSingAlong): Promise<string> => {
  const { status, body } = await t.call('events/add', input, user);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body.id as string;
};
const get = async (user: TestUser, id: string) =>
  (await t.call('events/get', { id }, user)).body as Output<'events/get'>;
const list = async (user: TestUser, differences: Partial<Input<'events/list'>> = {}) => {
  const input = { from: '2026-11-16', to: '2027-01-10', ...differences };
  const { status, body } = await t.call('events/list', input, user);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body as Output<'events/list'>;
};
const listDays = async (user: TestUser) => (await list(user)).events.map(({ day }) => day);
const edit = async (
  user: TestUser,
  id: string,
  differences: Partial<Input<'events/edit'>>,
  input: Input<'events/add'> = choir,
) => {
  const { version, day } = await get(user, id);
  return t.call('events/edit', { ...input, day, id, version, scope: 'one', ...differences }, user);
};
const resident = (user: TestUser) =>
  t.database.system((db) => testResident(db, user.carehomeId, t.now()));

async function makeFamily(manager: TestUser, residentId: string) {
  const { carehomeId } = manager;
  const relative = await t.signIn({ role: 'relative', carehomeId });
  await t.database.system((db) =>
    linkRelative(db, carehomeId, { userId: relative.id, residentId, now: t.now() }),
  );
  return relative;
}

/** Moves the clock for a while. */
async function at(instant: string, work: () => Promise<void>) {
  const shift = Date.parse(instant) - t.now().getTime();
  t.advance(shift);
  await work();
  t.advance(-shift);
}

/** Accepts without going through the relatives' own call. */
const reply = (user: TestUser, eventId: string, guests = 1) =>
  t.database.system((db) =>
    db
      .insertInto('event_replies')
      .values({
        carehome_id: user.carehomeId,
        event_id: eventId,
        user_id: user.id,
        resident_id: null,
        guests,
        status: 'coming',
        seen_version: 1,
        replied_at: t.now(),
      })
      .execute(),
  );

describe('a series', () => {
  it('keeps its time on the clock when clocks change', async () => {
    const manager = await t.signIn();
    await add(manager, {
      ...choir,
      day: '2026-11-17',
      recurrence: { repeats: 'weekly', weekdays: [2], until: '2027-04-27' },
    });
    const { events } = await list(manager, { from: '2027-03-20', to: '2027-04-10' });
    expect(events.map(({ day, start_time, starts_at }) => [day, start_time, starts_at])).toEqual([
      ['2027-03-23', '14:30', '2027-03-23T14:30:00.000Z'],
      ['2027-03-30', '14:30', '2027-03-30T13:30:00.000Z'],
      ['2027-04-06', '14:30', '2027-04-06T13:30:00.000Z'],
    ]);
  });

  it('moves to Thursdays for good, and everyone keeps their place', async () => {
    const manager = await t.signIn();
    await add(manager, choir);
    const { events } = await list(manager);
    const [, second, third] = events.map(({ id }) => id);
    await reply(manager, third ?? '');
    const version = 1;
    const { status, body } = await t.call(
      'events/move',
      {
        id: second ?? '',
        version,
        scope: 'following',
        day: '2026-11-26',
        start_time: '14:30',
        minutes: 60,
      },
      manager,
    );
    expect({ status, body }).toMatchObject({ status: 200 });
    expect(await listDays(manager)).toEqual([
      '2026-11-17',
      '2026-11-26',
      '2026-12-03',
      '2026-12-10',
      '2026-12-17',
      '2026-12-24',
      '2026-12-31',
    ]);
    const moved = await get(manager, third ?? '');
    expect(moved).toMatchObject({ day: '2026-12-03', reply: { guests: 1 } });
    expect((await get(manager, events[0]?.id ?? '')).series_id).not.toBe(moved.series_id);
  });

  it('keeps what was changed on one day when the whole series changes', async () => {
    const manager = await t.signIn();
    const first = await add(manager, choir);
    const second = (await list(manager)).events[1]?.id ?? '';
    await edit(manager, second, { place: 'Garden', minutes: 90 });
    const input = { ...choir, place: 'Lounge', title: 'Choir practice', scope: 'all' as const };
    const { body: preview } = await t.call(
      'events/preview',
      { ...input, id: first, version: 1 },
      manager,
    );
    expect(preview).toEqual({
      changed: 8,
      added: 0,
      removed: 0,
      replies: 0,
      exceptions: [{ id: second, day: '2026-11-24', fields: ['place', 'when'] }],
    });
    expect((await edit(manager, first, input)).status).toBe(200);
    expect(await get(manager, second)).toMatchObject({
      title: 'Choir practice',
      place: 'Garden',
      minutes: 90,
    });
    expect((await list(manager)).events.at(-1)).toMatchObject({
      title: 'Choir practice',
      place: 'Lounge',
      minutes: 60,
    });
  });

  it('never changes in the past', async () => {
    const manager = await t.signIn();
    await add(manager, choir);
    const { events } = await list(manager);
    await at('2026-12-05T12:00:00Z', async () => {
      const id = events[4]?.id ?? '';
      const changed = await edit(manager, id, { title: 'Singing', scope: 'all' });
      expect(changed).toMatchObject({ status: 200 });
    });
    const after = await list(manager);
    expect(after.events.map(({ id, title }) => [id, title])).toEqual(
      events.map(({ id, day }) => [id, day < '2026-12-05' ? 'Choir' : 'Singing']),
    );
  });

  it('cancels what someone had accepted when the series no longer has that day', async () => {
    const manager = await t.signIn();
    const first = await add(manager, choir);
    const { events } = await list(manager);
    const last = events.at(-1)?.id ?? '';
    await reply(manager, last);
    const recurrence = { ...TUESDAYS, until: '2026-12-01' };
    expect((await edit(manager, first, { recurrence, scope: 'all' })).status).toBe(200);
    expect(await listDays(manager)).toEqual([
      '2026-11-17',
      '2026-11-24',
      '2026-12-01',
      '2027-01-05',
    ]);
    expect(await get(manager, last)).toMatchObject({ status: 'cancelled', series_id: null });
  });

  it('without an end is extended as time goes by', async () => {
    const manager = await t.signIn();
    await add(manager, { ...choir, recurrence: { ...TUESDAYS, until: null } });
    const period = { from: '2027-12-01', to: '2027-12-31' };
    expect((await list(manager, period)).events).toEqual([]);
    await at('2027-01-10T12:00:00Z', async () => {
      await workOnce(t);
    });
    expect((await list(manager, period)).events).toHaveLength(4);
  });
});

describe('an event', () => {
  it('is refused in the past, too far ahead, or for people of another home', async () => {
    const [manager, other] = [await t.signIn(), await t.signIn()];
    const refuse = async (differences: object) =>
      (await t.call('events/add', { ...aSingAlong, ...differences }, manager)).error;
    expect((await refuse({ day: '2026-11-13' })).errors).toEqual({ day: ['This is in the past.'] });
    expect((await refuse({ day: '2028-01-01' })).errors?.day).toHaveLength(1);
    expect((await refuse({ lead_id: other.id })).code).toBe('not_found');
    expect((await refuse({ resident_ids: [await resident(other)] })).code).toBe('not_found');
  });

  it('conflicts when two people save at once, and loses nothing', async () => {
    const manager = await t.signIn();
    const id = await add(manager);
    expect((await edit(manager, id, { title: 'First' }, aSingAlong)).status).toBe(200);
    const late = await t.call(
      'events/edit',
      { ...aSingAlong, title: 'Second', id, version: 1, scope: 'one' },
      manager,
    );
    expect(late.error.errors?.version).toHaveLength(1);
    expect((await get(manager, id)).title).toBe('First');
  });

  it('is cancelled with its reason, restored, and deleted only before it begins', async () => {
    const manager = await t.signIn();
    const id = await add(manager);
    await t.call('events/cancel', { id, reason: 'The pianist is ill' }, manager);
    expect(await get(manager, id)).toMatchObject({
      status: 'cancelled',
      cancel_reason: 'The pianist is ill',
    });
    await t.call('events/restore', { id }, manager);
    expect(await get(manager, id)).toMatchObject({ status: 'planned', cancel_reason: null });
    await at('2026-11-18T14:45:00Z', async () => {
      const begun = await t.call('events/delete', { id }, manager);
      expect(begun.error.errors?.id).toHaveLength(1);
    });
    expect((await t.call('events/delete', { id }, manager)).body).toEqual({ count: 1 });
    expect((await t.call('events/get', { id }, manager)).status).toBe(404);
    await t.call('events/restore', { id }, manager);
    expect((await get(manager, id)).status).toBe('planned');
  });

  it('restores of a series what was deleted or cancelled together, and nothing else', async () => {
    const manager = await t.signIn();
    const first = await add(manager, choir);
    const [, second = '', third = ''] = (await list(manager)).events.map(({ id }) => id);
    await t.call('events/cancel', { id: second, reason: 'The pianist is ill' }, manager);
    await at('2026-11-15T23:00:00Z', async () => {
      await t.call('events/delete', { id: third }, manager);
    });
    const cancelled = { id: first, scope: 'all', reason: 'No pianist this winter' } as const;
    expect((await t.call('events/cancel', cancelled, manager)).body).toEqual({ count: 6 });
    const all = { id: first, scope: 'all' } as const;
    expect((await t.call('events/restore', all, manager)).body).toEqual({ count: 6 });
    expect((await get(manager, second)).status).toBe('cancelled');
    await t.call('events/delete', all, manager);
    expect((await list(manager)).events).toEqual([]);
    expect((await t.call('events/restore', all, manager)).body).toEqual({ count: 7 });
    expect((await get(manager, second)).status).toBe('cancelled');
    expect((await t.call('events/get', { id: third }, manager)).status).toBe(404);
  });

  it('keeps who is invited when its author does not see that', async () => {
    const manager = await t.signIn();
    const { carehomeId } = manager;
    const volunteer = await t.signIn({ role: 'volunteer_external', carehomeId });
    const id = await add(volunteer);
    const resident_ids = [await resident(manager)];
    expect((await edit(manager, id, { resident_ids }, aSingAlong)).status).toBe(200);
    expect((await get(volunteer, id)).staff).toBeNull();
    expect((await edit(volunteer, id, { title: 'Old songs' }, aSingAlong)).status).toBe(200);
    expect(await get(manager, id)).toMatchObject({ title: 'Old songs', staff: { resident_ids } });
  });

  it('shows marks for theme days, bank holidays and birthdays', async () => {
    const manager = await t.signIn();
    const { marks } = await list(manager, { from: '2026-12-20', to: '2026-12-31' });
    expect(marks.filter(({ kind }) => kind === 'holiday').map(({ title }) => title)).toEqual([
      'Christmas Day',
      'Boxing Day (substitute day)',
    ]);
    expect(marks.some(({ kind }) => kind === 'theme')).toBe(true);
  });
});

describe('families', () => {
  it('N1: see only what is for them, and never who is invited', async () => {
    const manager = await t.signIn();
    const [mary, john] = [await resident(manager), await resident(manager)];
    const relative = await makeFamily(manager, mary);
    const forFamilies = { family_scope: 'linked_to_invited' } as const;
    const hers = await add(manager, { ...aSingAlong, ...forFamilies, resident_ids: [mary, john] });
    const his = await add(manager, { ...aSingAlong, ...forFamilies, resident_ids: [john] });
    const ofStaff = await add(manager, { ...aSingAlong, audience: 'staff', family_scope: 'none' });
    const open = await add(manager);
    const { events } = await list(relative);
    expect(events.map(({ id }) => id).toSorted()).toEqual([hers, open].toSorted());
    for (const id of [his, ofStaff])
      expect((await t.call('events/get', { id }, relative)).status).toBe(404);
    const seen = await get(relative, hers);
    expect(seen.own_invited.map(({ id }) => id)).toEqual([mary]);
    expect(seen).toMatchObject({ staff: null, can_edit: false });
    expect(JSON.stringify(seen)).not.toContain(john);
  });

  it('D7: may not change or delete an event', async () => {
    const manager = await t.signIn();
    const relative = await makeFamily(manager, await resident(manager));
    const id = await add(manager);
    const attempts = [
      t.call('events/edit', { ...aSingAlong, id, version: 1, scope: 'one' }, relative),
      t.call('events/cancel', { id, reason: 'No reason' }, relative),
      t.call('events/delete', { id }, relative),
    ];
    for (const { status } of await Promise.all(attempts)) expect(status).toBe(403);
    expect((await get(manager, id)).status).toBe('planned');
  });

  it('N3: see nothing once they are blocked', async () => {
    const manager = await t.signIn();
    const mary = await resident(manager);
    const relative = await makeFamily(manager, mary);
    const forFamily = { family_scope: 'linked_to_invited' } as const;
    const id = await add(manager, { ...aSingAlong, ...forFamily, resident_ids: [mary] });
    await t.database.system((db) =>
      db
        .updateTable('relative_links')
        .set({ status: 'blocked' })
        .where('resident_id', '=', mary)
        .execute(),
    );
    expect((await t.call('events/get', { id }, relative)).status).not.toBe(200);
  });
});
