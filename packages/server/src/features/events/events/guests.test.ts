import type { Input, Output } from '@relish/shared/calls.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { aSingAlong } from '../../../testing/events.ts';
import { linkRelative, testResident } from '../../../testing/resident.ts';
import { randomAddress, type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { makeResident } from '../../residents/residents/make.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const GUESTS = ['volunteer_external', 'viewer_inspector'] as const;

const NAMING = {
  ...aSingAlong,
  title: 'Birthday of Dolly Marchbanks',
  description: 'Dorothea likes cake.',
  place: 'Mrs Marchbanks’ room',
} as const satisfies Input<'events/add'>;

const period = { from: aSingAlong.day, to: aSingAlong.day };

/** A home with a resident and a cancelled event whose every text names her. */
async function setUp() {
  const manager = await t.signIn();
  const residentId = await t.database.system((db) =>
    makeResident(db, manager.carehomeId, {
      first_name: 'Dorothea',
      preferred_name: 'Dolly',
      last_name: 'Marchbanks',
      createdBy: manager.id,
      now: t.now(),
    }),
  );
  const id = (await t.call('events/add', NAMING, manager)).body.id as string;
  const reason = 'Dolly is ill';
  expect((await t.call('events/cancel', { id, reason }, manager)).status).toBe(200);
  return { manager, id, residentId };
}

const list = async (user: TestUser) =>
  ((await t.call('events/list', period, user)).body as Output<'events/list'>).events;
const get = async (user: TestUser, id: string) =>
  (await t.call('events/get', { id }, user)).body as Output<'events/get'>;

const HIDDEN = {
  title: 'Birthday of a resident',
  description: 'A resident likes cake.',
  place: 'A resident’s room',
  cancel_reason: 'A resident is ill',
};

describe.each(GUESTS)('for %s', (role) => {
  it('events name no resident in the calendar, on their page, in the feed or in a file', async () => {
    const { manager, id } = await setUp();
    const guest = await t.signIn({ role, carehomeId: manager.carehomeId });
    expect(await list(guest)).toMatchObject([HIDDEN]);
    expect(await get(guest, id)).toMatchObject({ ...HIDDEN, staff: null });
    const { path } = (await t.call('sharing/create-feed', {}, guest)).body as { path: string };
    const headers = { 'x-forwarded-for': randomAddress() };
    const feed = await t.app.inject({ method: 'GET', url: path, headers });
    const file = (await t.call('sharing/ics', { id }, guest)).body as Output<'sharing/ics'>;
    for (const text of [feed.body, file.text].map((each) => each.replaceAll('\r\n ', ''))) {
      expect(text).toContain(HIDDEN.title);
      expect(text).not.toMatch(/Dolly|Dorothea|Marchbanks/);
    }
  });

  it('figures name neither events nor residents, and lists with names are closed', async () => {
    const { manager } = await setUp();
    const guest = await t.signIn({ role, carehomeId: manager.carehomeId });
    const figures = await t.call('dashboard/figures', {}, guest);
    expect(figures.status).toBe(200);
    expect(JSON.stringify(figures.body)).not.toMatch(/Birthday|Dolly|Dorothea|Marchbanks/);
    for (const call of ['outcomes/asked', 'sharing/prints', 'performers/list'] as const)
      expect((await t.call(call, {}, guest)).status).toBe(403);
  });

  it('an edit of their own event keeps names that a colleague added', async () => {
    const { manager } = await setUp();
    const guest = await t.signIn({ role, carehomeId: manager.carehomeId });
    const id = (await t.call('events/add', aSingAlong, guest)).body.id as string;
    const named = await t.call('events/edit', { ...NAMING, id, version: 1 }, manager);
    expect(named.status).toBe(200);
    const { title, description, place, version, can_edit } = await get(guest, id);
    expect([title, can_edit]).toEqual([HIDDEN.title, true]);
    const edit = { ...aSingAlong, title, description, place, start_time: '16:00', id, version };
    expect((await t.call('events/edit', edit, guest)).status).toBe(200);
    const { title: written, description: text, place: room } = NAMING;
    const expected = { title: written, description: text, place: room, start_time: '16:00' };
    expect(await get(manager, id)).toMatchObject(expected);
    expect(await get(guest, id)).toMatchObject({ title, description, place });
    const renamed = { ...edit, title: 'Tea and cake', version: version + 1 };
    expect((await t.call('events/edit', renamed, guest)).status).toBe(200);
    expect(await get(manager, id)).toMatchObject({ ...expected, title: 'Tea and cake' });
  });
});

it('N1: a family reads the name of its own resident, and of no other', async () => {
  const { manager, id, residentId } = await setUp();
  const { carehomeId } = manager;
  const [hers, another] = [
    await t.signIn({ role: 'relative', carehomeId }),
    await t.signIn({ role: 'relative', carehomeId }),
  ];
  await t.database.system(async (db) => {
    const now = t.now();
    const other = await testResident(db, carehomeId, now);
    await linkRelative(db, carehomeId, { userId: hers.id, residentId, now });
    await linkRelative(db, carehomeId, { userId: another.id, residentId: other, now });
  });
  const { title, description, place } = NAMING;
  const written = { title, description, place, cancel_reason: 'Dolly is ill' };
  expect(await list(hers)).toMatchObject([written]);
  expect(await get(hers, id)).toMatchObject(written);
  for (const text of [await list(another), await get(another, id)].map((body) =>
    JSON.stringify(body),
  )) {
    expect(text).toContain('Birthday of another resident');
    expect(text).not.toMatch(/Dolly|Dorothea|Marchbanks/);
  }
});

it('staff read the texts of an event as written', async () => {
  const { manager, id } = await setUp();
  const carer = await t.signIn({ role: 'carer', carehomeId: manager.carehomeId });
  const { title, description, place } = NAMING;
  const written = { title, description, place, cancel_reason: 'Dolly is ill' };
  expect(await list(carer)).toMatchObject([written]);
  expect(await get(carer, id)).toMatchObject(written);
});
