import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { enqueue } from '../../../jobs/queue.ts';
import { testPushService } from '../../../testing/push-service.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { joinCarehome } from '../people/public.ts';
import { pushNeedsAttention, pushNotification } from './job-kinds.ts';
import { listSubscriptions } from './queries.ts';

let t: TestApp;
let service: Awaited<ReturnType<typeof testPushService>>;
beforeAll(async () => {
  service = await testPushService();
  t = await testApp({ PUSH_HOSTS: [service.host] });
});
afterAll(() => service.close());

describe('a former member of a home, signed in at another one,', () => {
  /** A manager of two homes; the device is signed in at the second one. */
  async function managerOfTwo() {
    const [first, user] = [await t.signIn(), await t.signIn()];
    const browser = service.browser();
    await t.call('devices/subscribe', browser.subscription, user);
    await t.database.system((db) =>
      joinCarehome(db, first.carehomeId, {
        user_id: user.id,
        role: 'home_manager',
        started_at: t.now(),
      }),
    );
    const notify = () =>
      t.database.system((db) =>
        enqueue(db, pushNeedsAttention, { carehome_id: first.carehomeId }, t.now()),
      );
    const endOn = (column: 'ended_at' | 'ends_at') =>
      t.database.system((db) =>
        db
          .updateTable('memberships')
          .set({ [column]: t.now() })
          .where('user_id', '=', user.id)
          .where('carehome_id', '=', first.carehomeId)
          .execute(),
      );
    return { user, browser, notify, endOn, carehome_id: first.carehomeId };
  }

  it('is notified of the first home until then', async () => {
    const { browser, notify } = await managerOfTwo();
    await notify();
    await t.jobs.runDue();
    expect(browser.requests()).toHaveLength(1);
  });

  it.each(['ended_at', 'ends_at'] as const)('is not notified after %s', async (column) => {
    const { browser, notify, endOn } = await managerOfTwo();
    await endOn(column);
    await notify();
    await t.jobs.runDue();
    expect(browser.requests()).toEqual([]);
  });

  it('does not get what was queued before', async () => {
    const { user, browser, endOn, carehome_id } = await managerOfTwo();
    await t.database.system(async (db) => {
      for (const { id } of await listSubscriptions(db, user.id)) {
        const notification = { subscription_id: id, user_id: user.id, carehome_id };
        await enqueue(db, pushNotification, { ...notification, text: 'needsAttention' }, t.now());
      }
    });
    await endOn('ended_at');
    await t.jobs.runDue();
    expect(browser.requests()).toEqual([]);
  });
});
