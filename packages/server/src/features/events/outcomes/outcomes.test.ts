import type { Output } from '@relish/shared/calls.ts';
import { beforeAll, expect, it } from 'vitest';

import { makeEventsOf } from '../../../testing/events.ts';
import { linkRelative, testResident } from '../../../testing/resident.ts';
import { makeSessions } from '../../../testing/sessions.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { queueQuestions } from './public.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

// The clock of the tests stands on Sunday, 15 November 2026, 9:00.
const asked = async (user: TestUser) =>
  ((await t.call('outcomes/asked', {}, user)).body as Output<'outcomes/asked'>).map(
    ({ title }) => title,
  );
const get = async (user: TestUser, id: string) =>
  (await t.call('events/get', { id }, user)).body as Output<'events/get'>;
const colleague = ({ carehomeId }: TestUser) => t.signIn({ role: 'carer', carehomeId });

it('asks the lead, or else the author, about finished events for residents', async () => {
  const manager = await t.signIn();
  const carer = await colleague(manager);
  await makeEventsOf(t, manager, [
    { title: 'Choir', lead_id: carer.id },
    { title: 'Tea dance', start_time: '16:00' },
    { title: 'Handover', audience: 'staff', family_scope: 'none' },
    { title: 'Breakfast club', day: '2026-11-15', start_time: '07:30', minutes: 45 },
    { title: 'Long ago', day: '2026-10-20' },
    { title: 'Tomorrow', day: '2026-11-16' },
  ]);
  expect(await asked(carer)).toEqual(['Choir']);
  // Breakfast ended 45 minutes ago.
  expect(await asked(manager)).toEqual(['Tea dance']);
});

it('does not ask about an event that was recorded, dismissed, cancelled or not held', async () => {
  const { manager, add } = await makeSessions(t, ['Ann']);
  const [recorded = '', dismissed = '', cancelled = '', notHeld = ''] = await makeEventsOf(
    t,
    manager,
    ['Choir', 'Tea dance', 'Outing', 'Gardening'].map((title) => ({ title })),
  );
  expect(await asked(manager)).toHaveLength(4);
  await add({ event_id: recorded });
  await t.call('outcomes/dismiss', { id: dismissed }, manager);
  await t.database.system((db) =>
    db
      .updateTable('events')
      .set({ status: 'cancelled', cancel_reason: 'The bus broke down' })
      .where('id', '=', cancelled)
      .execute(),
  );
  await t.call('outcomes/not-held', { id: notHeld, reason: 'weather' }, manager);
  expect(await asked(manager)).toEqual([]);
  await t.call('outcomes/dismiss', { id: dismissed, dismissed: false }, manager);
  await t.call('outcomes/undo-not-held', { id: notHeld }, manager);
  expect((await asked(manager)).toSorted()).toEqual(['Gardening', 'Tea dance']);
});

it('keeps why an event did not take place, tells no guest, and can undo it', async () => {
  const manager = await t.signIn();
  const relative = await t.signIn({ role: 'relative', carehomeId: manager.carehomeId });
  const residentId = await t.database.system(async (db) => {
    const id = await testResident(db, manager.carehomeId, t.now());
    const link = { userId: relative.id, residentId: id, now: t.now() };
    await linkRelative(db, manager.carehomeId, link);
    return id;
  });
  const [id = ''] = await makeEventsOf(t, manager, [
    { rsvp: true, day: '2026-11-15', start_time: '12:00' },
  ]);
  const reply = { event_id: id, guests: 1, resident_id: residentId };
  expect((await t.call('replies/accept', reply, relative)).status).toBe(200);
  const early = await t.call('outcomes/not-held', { id, reason: 'illness' }, manager);
  expect(early.error.errors?.id).toHaveLength(1);
  t.advance(6 * 3_600_000);
  const note = 'Ann had a cold';
  await t.call('outcomes/not-held', { id, reason: 'illness', note }, manager);
  expect(await get(manager, id)).toMatchObject({
    status: 'cancelled',
    cancel_reason: note,
    staff: { not_held_reason: 'illness' },
  });
  // N1: families do not read what staff wrote about residents.
  expect(await get(relative, id)).toMatchObject({
    cancel_reason: 'It did not take place.',
    is_recorded: null,
  });
  await t.jobs.runDue();
  expect((await t.mailbox.to(relative.email)).filter((mail) => mail.includes('ancelled'))).toEqual(
    [],
  );
  await t.call('outcomes/undo-not-held', { id }, manager);
  expect(await get(manager, id)).toMatchObject({ status: 'planned', cancel_reason: null });
  t.advance(-6 * 3_600_000);
});

it('refuses that a recorded or earlier cancelled event did not take place', async () => {
  const { manager, add } = await makeSessions(t, ['Ann']);
  const [recorded = '', cancelled = ''] = await makeEventsOf(t, manager, [{}, {}]);
  await add({ event_id: recorded });
  await t.database.system((db) =>
    db
      .updateTable('events')
      .set({ status: 'cancelled', cancel_reason: 'The bus broke down' })
      .where('id', '=', cancelled)
      .execute(),
  );
  for (const id of [recorded, cancelled])
    expect((await t.call('outcomes/not-held', { id, reason: 'other' }, manager)).status).toBe(422);
});

it('N23: an expired home is not asked and answers nothing', async () => {
  const manager = await t.signIn({ package_title: 'Package D' });
  const [id = ''] = await makeEventsOf(t, manager, [{}]);
  await t.database.system((db) =>
    db
      .updateTable('organisations')
      .set({ expired: true })
      .where('id', '=', manager.organisationId)
      .execute(),
  );
  expect((await t.call('outcomes/asked', {}, manager)).status).toBe(403);
  expect((await t.call('outcomes/not-held', { id, reason: 'other' }, manager)).status).toBe(403);
});

/** Asks at an instant, and gives the clock back. */
async function askAt(...instants: string[]) {
  for (const instant of instants) {
    const shift = Date.parse(instant) - t.now().getTime();
    t.advance(shift);
    await t.database.system((db) => queueQuestions(db, t.now()));
    t.advance(-shift);
  }
}
const questions = ({ id }: TestUser) =>
  t.database.system(async (db) => {
    const jobs = await db
      .selectFrom('jobs')
      .selectAll()
      .where('kind', '=', 'ask-outcome')
      .execute();
    return jobs.filter((job) => JSON.stringify(job).includes(id)).length;
  });

it('notifies the lead once in the evening of the day, whatever number of events', async () => {
  const manager = await t.signIn();
  const carer = await colleague(manager);
  await makeEventsOf(t, manager, [
    { day: '2026-11-15', start_time: '11:00', lead_id: carer.id },
    { day: '2026-11-15', start_time: '14:00', lead_id: carer.id },
    { day: '2026-11-15', start_time: '17:30', lead_id: carer.id },
    { day: '2026-11-14', start_time: '14:00' },
  ]);
  await askAt('2026-11-15T17:00:00Z');
  expect(await questions(carer)).toBe(0);
  await askAt('2026-11-15T18:10:00Z', '2026-11-15T18:20:00Z', '2026-11-15T20:00:00Z');
  await askAt('2026-11-15T22:00:00Z', '2026-11-16T18:30:00Z');
  expect([await questions(carer), await questions(manager)]).toEqual([1, 0]);
});
