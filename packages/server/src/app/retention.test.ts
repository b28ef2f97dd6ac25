import { randomUUID } from 'node:crypto';

import type { Recurrence } from '@relish/shared/events/events/recurrence.ts';
import { describe, expect, it } from 'vitest';

import { days } from '../core/clock.ts';
import { mailConfirmEmail, mailPasswordChanged } from '../features/accounts/sign-in/public.ts';
import { countWeeks } from '../features/dashboard/comparison/public.ts';
import { makeResident } from '../features/residents/residents/make.ts';
import { enqueue } from '../jobs/queue.ts';
import { makeChatHome } from '../testing/chat-home.ts';
import { aSingAlong } from '../testing/events.ts';
import { A_COMPLAINT, A_MEETING, anAction } from '../testing/foreign-listening.ts';
import { addAssessment, anAssessment } from '../testing/risk-home.ts';
import { PASSWORD, testApp } from '../testing/test-app.ts';
import { freshDatabase } from '../testing/test-database.ts';
import { deletePastRows } from './retention.ts';

it('deletes expired rows and keeps the others', async () => {
  const opened = await freshDatabase();
  const t = await testApp({ database: opened });
  const retention = deletePastRows({ ...t, clock: t.now }, { error: () => {} });
  retention.stop();
  const counts = () =>
    t.database.system(async (db) => [
      (await db.selectFrom('sessions').select('id').execute()).length,
      (await db.selectFrom('password_resets').select('user_id').execute()).length,
      (await db.selectFrom('attempts').select('count').execute()).length,
      (await db.selectFrom('email_confirmations').select('user_id').execute()).length,
      (await db.selectFrom('jobs').select('id').execute()).length,
    ]);
  const use = async () => {
    const { id, email } = await t.signIn();
    await t.call('start_reset', { email });
    await t.database.system((db) => enqueue(db, mailConfirmEmail, { user_id: id }, t.now()));
    await t.jobs.runDue();
    await t.database.system(async (db) => {
      await enqueue(db, mailPasswordChanged, { user_id: id }, t.now());
      await db
        .updateTable('jobs')
        .set({ failed_at: t.now() })
        .where('failed_at', 'is', null)
        .execute();
    });
  };
  await use();
  t.advance(days(31));
  await use();
  expect(await counts()).toEqual([2, 2, 4, 2, 2]);
  await retention.sweep();
  expect(await counts()).toEqual([1, 1, 2, 1, 1]);
  await opened.close();
}, 60_000);

it('deletes events three years after they ended, with replies, register and empty series', async () => {
  const opened = await freshDatabase();
  const t = await testApp({ database: opened });
  const retention = deletePastRows({ ...t, clock: t.now }, { error: () => {} });
  retention.stop();
  const manager = await t.signIn();
  const recurrence: Recurrence = { repeats: 'weekly', weekdays: [3], until: '2026-12-02' };
  const { id } = (await t.call('events/add', { ...aSingAlong, rsvp: true, recurrence }, manager))
    .body;
  const residentId = await t.database.system((db) =>
    makeResident(db, manager.carehomeId, { createdBy: manager.id, now: t.now() }),
  );
  const person = { event_id: id, resident_id: residentId };
  expect((await t.call('replies/put-down', person, manager)).status).toBe(200);
  t.advance(days(3));
  const mark = { ...person, mark: 'came', client_uuid: randomUUID() } as const;
  expect((await t.call('register/mark', mark, manager)).status).toBe(200);
  const counts = () =>
    t.database.system((db) =>
      Promise.all(
        (['events', 'event_replies', 'event_people', 'event_series'] as const).map(
          async (table) => (await db.selectFrom(table).select('carehome_id').execute()).length,
        ),
      ),
    );
  expect(await counts()).toEqual([3, 1, 1, 1]);
  t.advance(days(3 * 365 + 1));
  await retention.sweep();
  expect(await counts()).toEqual([2, 0, 0, 1]);
  t.advance(days(15));
  await retention.sweep();
  expect(await counts()).toEqual([0, 0, 0, 0]);
  await opened.close();
}, 60_000);

it('forgets the last use of a relative after a year', async () => {
  const t = await testApp();
  const retention = deletePastRows({ ...t, clock: t.now }, { error: () => {} });
  retention.stop();
  const { daughter, manager } = await makeChatHome(t);
  await t.call('app-activity', { version: '1.0.0', platform: 'desktop' }, daughter);
  const listUses = async () =>
    (
      await t.database.system((db) =>
        db
          .selectFrom('relatives')
          .select('last_active_on')
          .where('carehome_id', '=', manager.carehomeId)
          .where('last_active_on', 'is not', null)
          .execute(),
      )
    ).length;
  t.advance(days(365));
  await retention.sweep();
  expect(await listUses()).toBe(1);
  t.advance(days(1));
  await retention.sweep();
  expect(await listUses()).toBe(0);
});

describe('an unconfirmed registration', () => {
  async function registering() {
    const t = await testApp();
    const retention = deletePastRows({ ...t, clock: t.now }, { error: () => {} });
    retention.stop();
    const register = async () => {
      const email = `${randomUUID()}@example.org`;
      const { body } = await t.call('register', {
        email,
        password: PASSWORD,
        first_name: 'Ada',
        last_name: 'Okoro',
        is_adult: true,
        organisation: { kind: 'care_home', name: 'Bramble House', region: 'england' },
      });
      const token = body.token as string;
      const { id, carehome } = (await t.call('me', {}, { token })).body;
      return { email, token, id: id as string, carehome_id: carehome.id as string };
    };
    type Registered = Awaited<ReturnType<typeof register>>;
    const left = ({ id, carehome_id }: Registered) =>
      t.database.system(async (db) => {
        const users = await db.selectFrom('users').select('id').where('id', '=', id).execute();
        const homes = await db
          .selectFrom('carehomes as c')
          .innerJoin('organisations as o', 'o.id', 'c.organisation_id')
          .select('c.id')
          .where('c.id', '=', carehome_id)
          .execute();
        return [users.length, homes.length];
      });
    return { t, register, left, sweep: retention.sweep };
  }

  it('is deleted with its home after 30 days, and audited', async () => {
    const { t, register, left, sweep } = await registering();
    const gone = await register();
    const { carehome_id } = gone;
    await t.database.system((db) => enqueue(db, countWeeks, { carehome_id, weeks: 8 }, t.now()));
    await t.jobs.runDue();
    t.advance(days(29));
    await sweep();
    expect(await left(gone)).toEqual([1, 1]);
    t.advance(days(2));
    await sweep();
    expect(await left(gone)).toEqual([0, 0]);
    const trace = await t.database.system((db) =>
      db.selectFrom('audit_log').select('action').where('entity_id', '=', gone.id).execute(),
    );
    expect(trace).toEqual([{ action: 'registration.expire' }]);
    expect((await t.call('login', { email: gone.email, password: PASSWORD })).status).toBe(422);
    const again = await t.call('register', {
      email: gone.email,
      password: PASSWORD,
      first_name: 'Ada',
      last_name: 'Okoro',
      is_adult: true,
      organisation: { kind: 'family', name: 'Us', region: 'other' },
    });
    expect(again.status).toBe(200);
  });

  it('is kept while in use and once confirmed', async () => {
    const { t, register, left, sweep } = await registering();
    const [used, confirmed] = [await register(), await register()];
    const link = await t.mailedSecret(confirmed.email, 'confirm-email');
    expect((await t.call('user/confirm-email', { token: link })).status).toBe(200);
    t.advance(days(29));
    await t.call('me', {}, used);
    t.advance(days(29));
    await sweep();
    expect([await left(used), await left(confirmed)]).toEqual([
      [1, 1],
      [1, 1],
    ]);
    t.advance(days(31));
    await sweep();
    expect([await left(used), await left(confirmed)]).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });

  it('is kept completely if anything else refers to it', async () => {
    const { t, register, left, sweep } = await registering();
    const [withResident, withColleague, bare] = [
      await register(),
      await register(),
      await register(),
    ];
    const colleague = await t.signIn();
    await t.database.system(async (db) => {
      await makeResident(db, withResident.carehome_id, {
        createdBy: withResident.id,
        now: t.now(),
      });
      await db
        .insertInto('memberships')
        .values({
          carehome_id: withColleague.carehome_id,
          user_id: colleague.id,
          role: 'carer',
          started_at: t.now(),
        })
        .execute();
    });
    t.advance(days(60));
    await sweep();
    expect([await left(withResident), await left(withColleague), await left(bare)]).toEqual([
      [1, 1],
      [1, 1],
      [0, 0],
    ]);
    const signedIn = await t.call('login', { email: withResident.email, password: PASSWORD });
    expect(signedIn.status).toBe(200);
  });
});

it('deletes messages after three years, but not those that raised an alert', async () => {
  const opened = await freshDatabase();
  const t = await testApp({ database: opened });
  const retention = deletePastRows({ ...t, clock: t.now }, { error: () => {} });
  retention.stop();
  const { daughter, manager, rose, send, addRelative } = await makeChatHome(t);
  await send(daughter, rose.threadId, { body: 'There are bruises on her arm.' });
  await send(manager, rose.threadId, { body: 'I am on my way to you.', reply_to: 1 });
  t.advance(days(3 * 366));
  const cousin = await addRelative(rose.id);
  await send(cousin, rose.threadId, { body: 'A quiet day', reply_to: 2 });
  await retention.sweep();
  const left = await t.database.system((db) =>
    db.selectFrom('messages').select(['number', 'reply_to']).orderBy('number').execute(),
  );
  expect(left).toEqual([
    { number: 1, reply_to: null },
    { number: 3, reply_to: null },
  ]);
  await opened.close();
}, 60_000);

it('deletes meetings, closed actions and compliments after three years, and complaints after eight', async () => {
  const opened = await freshDatabase();
  const t = await testApp({ database: opened });
  const retention = deletePastRows({ ...t, clock: t.now }, { error: () => {} });
  retention.stop();
  const manager = await t.signIn();
  const complaint = (await t.call('feedback/add', A_COMPLAINT, manager)).body.id as string;
  await t.call('feedback/add', { ...A_COMPLAINT, kind: 'compliment' }, manager);
  const meeting_id = (await t.call('meetings/add', A_MEETING, manager)).body.id as string;
  const action = { ...anAction(manager.id), source: 'meeting', meeting_id } as const;
  const { id } = (await t.call('actions/add', action, manager)).body as { id: string };
  const done = { id, version: 1, done_on: '2026-11-14', proof: 'The trolley came.' };
  await t.call('actions/finish', done, manager);
  const counts = async () => {
    await retention.sweep();
    return t.database.system((db) =>
      Promise.all(
        (['actions', 'meetings', 'feedback'] as const).map(
          async (table) => (await db.selectFrom(table).select('id').execute()).length,
        ),
      ),
    );
  };
  t.advance(days(3 * 366));
  expect(await counts()).toEqual([1, 1, 1]);
  const again = await t.signIn({ carehomeId: manager.carehomeId });
  const close = { id, version: 2, reason: 'Nobody can be asked.' };
  expect((await t.call('actions/close', close, again)).status).toBe(200);
  const { version } = (await t.call('feedback/get', { id: complaint }, again)).body;
  const answer = {
    id: complaint,
    version,
    answered_on: t.now().toISOString().slice(0, 10),
    outcome: 'upheld',
    answer: 'A heated trolley.',
    candour: 'does_not_apply',
    candour_note: null,
    learning: null,
  } as const;
  expect((await t.call('feedback/answer', answer, again)).status).toBe(200);
  t.advance(days(3 * 366));
  expect(await counts()).toEqual([0, 0, 1]);
  t.advance(days(2 * 366));
  expect(await counts()).toEqual([0, 0, 0]);
  await opened.close();
}, 60_000);

it('deletes trips and archived risk assessments after three years, and keeps those of residents', async () => {
  const opened = await freshDatabase();
  const t = await testApp({ database: opened });
  const retention = deletePastRows({ ...t, clock: t.now }, { error: () => {} });
  retention.stop();
  const manager = await t.signIn();
  const resident_id = await t.database.system((db) =>
    makeResident(db, manager.carehomeId, { createdBy: manager.id, now: t.now() }),
  );
  await addAssessment(t, manager, anAssessment('low', { kind: 'event_outing' }));
  await addAssessment(t, manager, anAssessment('low', { title: 'Still in use' }));
  const review_on = '2027-02-10';
  const personal = { kind: 'resident_specific', title: 'Of a person', resident_id } as const;
  for (const text of [{ title: 'No longer done' }, { ...personal, review_on }]) {
    const seen = await addAssessment(t, manager, anAssessment('low', text));
    const archive = { ...seen, archived: true, reason: 'It has ended.' };
    expect((await t.call('risk-assessments/archive', archive, manager)).status).toBe(200);
  }
  const listTitles = async () => {
    await retention.sweep();
    const rows = await t.database.system((db) =>
      db.selectFrom('risk_assessments').select('title').execute(),
    );
    return rows.map(({ title }) => title).toSorted();
  };
  t.advance(days(2 * 365));
  expect(await listTitles()).toHaveLength(4);
  t.advance(days(3 * 366));
  expect(await listTitles()).toEqual(['Of a person', 'Still in use']);
  await opened.close();
}, 60_000);
