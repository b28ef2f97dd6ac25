import { expect, it } from 'vitest';

import { days } from '../core/clock.ts';
import { enqueue } from '../jobs/queue.ts';
import { testApp } from '../testing/test-app.ts';
import { freshDatabase } from '../testing/test-database.ts';
import { deletePastRows } from './retention.ts';

it('what has expired is deleted, what has not stays', async () => {
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
    await t.database.system((db) => enqueue(db, 'mail-confirm-email', { user_id: id }, t.now()));
    await t.jobs.runDue();
    // One that was given up.
    await t.database.system(async (db) => {
      await enqueue(db, 'mail-password-changed', { user_id: id }, t.now());
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
