import type { Input } from '@relish/shared/calls.ts';
import { beforeAll, expect, it } from 'vitest';

import { aSingAlong } from '../../../testing/events.ts';
import { workOnce } from '../../../testing/regular-work.ts';
import { linkRelative, testResident } from '../../../testing/resident.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { freshDatabase } from '../../../testing/test-database.ts';
import { makeResident } from '../../residents/residents/make.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ database: await freshDatabase() });
});

const add = async (user: TestUser, differences: Partial<Input<'events/add'>> = {}) =>
  (await t.call('events/add', { ...aSingAlong, rsvp: true, ...differences }, user)).body
    .id as string;

async function family({ carehomeId }: TestUser) {
  const relative = await t.signIn({ role: 'relative', carehomeId });
  const residentId = await t.database.system(async (db) => {
    const id = await testResident(db, carehomeId, t.now());
    await linkRelative(db, carehomeId, { userId: relative.id, residentId: id, now: t.now() });
    return id;
  });
  return { ...relative, residentId };
}
const accept = (user: TestUser, event_id: string) =>
  t.call('replies/accept', { event_id, guests: 1 }, user);

/** Does the regular work of an instant, and gives the clock back. */
async function workAt(...instants: string[]) {
  for (const instant of instants) {
    const shift = Date.parse(instant) - t.now().getTime();
    t.advance(shift);
    await workOnce(t);
    t.advance(-shift);
  }
}
const reminders = async ({ email }: TestUser) =>
  (await t.mailbox.to(email)).filter((mail) => mail.includes('Subject: An event tomorrow'));

// The event is on Wednesday, 18 November.
it('reminds once, on the morning before, with one mail for all events of the day', async () => {
  const manager = await t.signIn();
  const relative = await family(manager);
  for (const title of ['Sing-along', 'Tea dance'])
    await accept(relative, await add(manager, { title }));
  await workAt('2026-11-16T12:00:00Z', '2026-11-17T03:00:00Z');
  expect(await reminders(relative)).toEqual([]);
  await workAt('2026-11-17T09:10:00Z', '2026-11-17T09:20:00Z', '2026-11-17T15:00:00Z');
  const [mail, ...others] = await reminders(relative);
  expect(others).toEqual([]);
  expect(mail).toContain('Tea dance');
});

it('sends no email to someone who declined reminders', async () => {
  const manager = await t.signIn();
  const [declined, other] = [await family(manager), await family(manager)];
  const id = await add(manager);
  for (const relative of [declined, other]) await accept(relative, id);
  const choices = { programme: true, reminders: false };
  expect((await t.call('event-mails/set', choices, declined)).body).toEqual(choices);
  await workAt('2026-11-17T09:10:00Z');
  expect(await reminders(declined)).toEqual([]);
  const [mail] = await reminders(other);
  expect(mail).toMatch(/You can stop these reminders at \S+\/tabs\/account/);
});

it('N1: no email about an event names a resident, whatever staff wrote into its title', async () => {
  const manager = await t.signIn();
  const { carehomeId } = manager;
  const dolly = { first_name: 'Dorothea', preferred_name: 'Dolly', last_name: 'Marchbanks' };
  await t.database.system((db) =>
    makeResident(db, carehomeId, { ...dolly, createdBy: manager.id, now: t.now() }),
  );
  const [one, two] = [await family(manager), await family(manager)];
  const id = await add(manager, { title: 'Birthday of Dolly Marchbanks', capacity: 1 });
  for (const relative of [one, two]) await accept(relative, id);
  await t.call('replies/withdraw', { event_id: id }, one);
  await workAt('2026-11-17T09:10:00Z');
  await t.call('events/cancel', { id, reason: 'Bad weather' }, manager);
  await t.jobs.runDue();
  const mails = await t.mailbox.to(two.email);
  const subjects = mails.map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]?.trim());
  expect(new Set(subjects)).toEqual(
    new Set(['You have a place', 'An event tomorrow', 'An event was cancelled']),
  );
  for (const mail of mails) {
    expect(mail).toContain('Birthday of a resident');
    expect(mail).not.toMatch(/Dolly|Dorothea|Marchbanks/);
  }
});

it('does not remind of cancelled events, nor those who wait or have withdrawn', async () => {
  const manager = await t.signIn();
  const [one, two, three] = [await family(manager), await family(manager), await family(manager)];
  const cancelled = await add(manager);
  await accept(one, cancelled);
  await t.call('events/cancel', { id: cancelled, reason: 'The pianist is ill' }, manager);
  const id = await add(manager, { capacity: 1 });
  await accept(two, id);
  await accept(three, id);
  const open = await add(manager);
  await accept(three, open);
  await t.call('replies/withdraw', { event_id: open }, three);
  await workAt('2026-11-17T10:00:00Z');
  expect(await reminders(one)).toEqual([]);
  expect(await reminders(two)).toHaveLength(1);
  expect(await reminders(three)).toEqual([]);
});

it('N7, N3: does not remind after a death, nor a relative who is blocked', async () => {
  const manager = await t.signIn();
  const [bereaved, blocked] = [await family(manager), await family(manager)];
  const id = await add(manager);
  for (const user of [bereaved, blocked]) await accept(user, id);
  await t.database.system(async (db) => {
    await db
      .updateTable('residents')
      .set({ status: 'deceased' })
      .where('id', '=', bereaved.residentId)
      .execute();
    await db
      .updateTable('relative_links')
      .set({ status: 'blocked' })
      .where('resident_id', '=', blocked.residentId)
      .execute();
  });
  await workAt('2026-11-17T10:00:00Z');
  expect(await reminders(bereaved)).toEqual([]);
  expect(await reminders(blocked)).toEqual([]);
});
