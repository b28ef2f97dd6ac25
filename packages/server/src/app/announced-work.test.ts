import { randomUUID } from 'node:crypto';

import type { Output } from '@relish/shared/calls.ts';
import { expect, test } from 'vitest';

import { commands } from '../admin/commands.ts';
import { days, minutes } from '../core/clock.ts';
import { createPasswords } from '../core/passwords.ts';
import { touchHome } from '../db/announce.ts';
import { joinCarehome } from '../features/accounts/people/public.ts';
import { countWeeks } from '../features/dashboard/comparison/public.ts';
import { enqueue } from '../jobs/queue.ts';
import { makeChatHome } from '../testing/chat-home.ts';
import { PASSWORD, testApp, type TestUser } from '../testing/test-app.ts';
import { deletePastRows } from './retention.ts';

// Work that no call of the home itself does: its screens hear of it all the same.

const t = await testApp();

/** The topics and threads that a screen of this user hears of since the work began. */
async function hearing(user: TestUser, work: () => Promise<unknown>): Promise<string[]> {
  const changes = async (since: number) =>
    (await t.call('live/changes', { since }, user)).body as Output<'live/changes'>;
  const { number } = await changes(0);
  await work();
  const { topics, threads } = await changes(number);
  return [...topics.toSorted(), ...threads];
}

test('a job announces what it declares to change, in the home of its payload only', async () => {
  const role = 'org_admin';
  const [home, other] = [await t.signIn({ role }), await t.signIn({ role })];
  const work = async () => {
    const payload = { carehome_id: home.carehomeId, weeks: 2 };
    await t.database.system((db) => enqueue(db, countWeeks, payload, t.now()));
    await t.jobs.runDue();
  };
  let elsewhere: string[] = [];
  const heard = await hearing(home, async () => {
    elsewhere = await hearing(other, work);
  });
  expect(heard).toEqual(['comparison']);
  expect(elsewhere).toEqual([]);
});

test('a job that fails and rolls back announces nothing', async () => {
  const manager = await t.signIn();
  const heard = await hearing(manager, async () => {
    const database = t.database.announcing(manager.carehomeId, ['comparison']);
    const failing = database.system(async (db) => {
      touchHome(db, manager.carehomeId, 'events');
      await enqueue(db, countWeeks, { carehome_id: manager.carehomeId, weeks: 1 }, t.now());
      throw new Error('too late');
    });
    await expect(failing).rejects.toThrow('too late');
    await database.system((db) => db.selectFrom('carehomes').select('id').limit(1).execute());
  });
  expect(heard).toEqual([]);
});

test('colleagues hear that an invitation was accepted', async () => {
  const manager = await t.signIn();
  const email = `${randomUUID()}@example.org`;
  await t.call('invitations/add', { email, role: 'carer' }, manager);
  const invitation_code = await t.mailedSecret(email, 'register');
  const person = { first_name: 'Noor', last_name: 'Ali', email, password: PASSWORD };
  const heard = await hearing(manager, async () => {
    const joined = await t.call('register', { ...person, is_adult: true, invitation_code });
    expect(joined.status).toBe(200);
  });
  expect(heard).toEqual(['invitations', 'relatives', 'staff']);
});

test('every home in which a notice is posted hears of it', async () => {
  const [one, two] = [await t.signIn(), await t.signIn()];
  await t.database.system((db) =>
    joinCarehome(db, two.carehomeId, { user_id: one.id, started_at: t.now(), role: 'reception' }),
  );
  const heard = await hearing(two, () =>
    t.call(
      'notices/add',
      { title: 'Tea at three', audience: 'all', carehome_ids: [two.carehomeId] },
      one,
    ),
  );
  expect(heard).toEqual(['notices']);
});

test('all homes of an organisation hear that the operator has changed the package', async () => {
  const manager = await t.signIn();
  const context = { ...t, passwords: createPasswords(), tell: () => {}, now: t.now() };
  const options = { organisation: manager.organisationId, package: 'B' };
  const heard = await hearing(manager, async () =>
    commands['set-package']?.run({ ...context, embedded: undefined }, { words: [], options }),
  );
  expect(heard).toEqual(['account']);
});

test('a home hears that the operator has deactivated a colleague', async () => {
  const manager = await t.signIn();
  const { email } = await t.signIn({ role: 'carer', carehomeId: manager.carehomeId });
  const context = { ...t, passwords: createPasswords(), tell: () => {}, now: t.now() };
  const heard = await hearing(manager, async () =>
    commands['deactivate-user']?.run(
      { ...context, embedded: undefined },
      { words: [], options: { email } },
    ),
  );
  expect(heard).toEqual(['invitations', 'relatives', 'staff']);
});

test('a home hears when a notice appears and ends by its own time', async () => {
  const manager = await t.signIn();
  const at = (time: number) => new Date(t.now().getTime() + time).toISOString();
  const times = { publish_at: at(minutes(5)), expires_at: at(minutes(60)) };
  const notice = { title: 'Tea at three', audience: 'all' as const, ...times };
  expect((await t.call('notices/add', notice, manager)).status).toBe(200);
  const wait = (time: number) => async () => {
    t.advance(time);
    await t.jobs.runDue();
  };
  expect(await hearing(manager, wait(minutes(4)))).toEqual([]);
  expect(await hearing(manager, wait(minutes(1)))).toEqual(['notices']);
  expect(await hearing(manager, wait(minutes(54)))).toEqual([]);
  expect(await hearing(manager, wait(minutes(1)))).toEqual(['notices']);
});

test('a home hears of messages and notices that are deleted after their time', async () => {
  const home = await makeChatHome(t);
  await home.send(home.daughter, home.rose.threadId);
  await t.call('notices/add', { title: 'Tea at three', audience: 'all' }, home.manager);
  t.advance(days(5 * 365));
  const { sweep, stop } = deletePastRows({ ...t, clock: t.now }, { error: () => {} });
  stop();
  const [manager, other] = [await home.addStaff('home_manager'), await t.signIn()];
  let elsewhere: string[] = [];
  const heard = await hearing(manager, async () => {
    elsewhere = await hearing(other, sweep);
  });
  expect(heard).toEqual(['notices', home.rose.threadId]);
  expect(elsewhere).toEqual([]);
});
