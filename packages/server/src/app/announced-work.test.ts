import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { commands } from '../admin/commands.ts';
import { createPasswords } from '../core/passwords.ts';
import { touchHome } from '../db/announce.ts';
import { joinCarehome } from '../features/accounts/people/public.ts';
import { countWeeks } from '../features/dashboard/comparison/public.ts';
import { enqueue } from '../jobs/queue.ts';
import { PASSWORD, testApp, type TestUser } from '../testing/test-app.ts';

// Work that no call of the home itself does: its screens hear of it all the same.

const t = await testApp();

/** The topics that a screen of this user hears of since the work began. */
async function hearing(user: TestUser, work: () => Promise<unknown>): Promise<string[]> {
  const changes = async (since: number) => {
    const { body } = await t.call('live/changes', { since }, user);
    return body as { number: number; topics: string[] };
  };
  const { number } = await changes(0);
  await work();
  return (await changes(number)).topics.toSorted();
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
