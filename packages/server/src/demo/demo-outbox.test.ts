import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { minutes } from '../core/clock.ts';
import { pushNotification } from '../features/accounts/devices/public.ts';
import { enqueue } from '../jobs/queue.ts';
import { photographed, makeDocumentHome } from '../testing/document-home.ts';
import { testPushService } from '../testing/push-service.ts';
import { realSmtpServer } from '../testing/smtp-server.ts';
import { PASSWORD, type TestApp, testApp, type TestUser } from '../testing/test-app.ts';
import { freshDatabase } from '../testing/test-database.ts';

let t: TestApp;
let smtp: Awaited<ReturnType<typeof realSmtpServer>>;
let service: Awaited<ReturnType<typeof testPushService>>;
beforeAll(async () => {
  smtp = await realSmtpServer();
  service = await testPushService();
  const database = await freshDatabase();
  t = await testApp({ database, SMTP_URL: smtp.url, PUSH_HOSTS: [service.host] });
  return () => database.close();
});
afterAll(async () => {
  t.jobContext.mailer.close();
  service.close();
  await smtp.close();
});

const newEmail = () => `${randomUUID()}@example.org`;

/** Sends every kind of mail to deliverable addresses. */
async function sendEverything(is_demo: boolean) {
  const home = await makeDocumentHome(t, { is_demo });
  const { manager, daughter, peggy, zebedee } = home;
  t.advance(minutes(60));
  await photographed(t, home, { others: true });
  const [colleague, nephew, corrected] = [newEmail(), newEmail(), newEmail()];
  const relative = (resident_id: string, email: string) => ({
    resident_id,
    email,
    first_name: 'Susan',
    last_name: 'Brown',
    relationship: 'child' as const,
    access_level: 3 as const,
    agreed: 'resident_agrees' as const,
  });
  const update = { resident_id: peggy, from: '2026-11-09', to: '2026-11-30' };
  const answers = [
    await t.call('invitations/add', { email: colleague, role: 'carer' }, manager),
    await t.call('relatives/invite', relative(peggy, nephew), manager),
    await t.call('relatives/invite', relative(zebedee, daughter.email), manager),
    await t.call('report-mails/send', { ...update, recipient_ids: [daughter.id] }, manager),
    await t.call('start_reset', { email: daughter.email }),
    await t.call('user/change-email', { email: corrected, current_password: PASSWORD }, daughter),
    await t.call(
      'user/change-password',
      { current_password: PASSWORD, new_password: 'violet kettle harbour' },
      manager,
    ),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  await t.jobs.runDue();
  return [colleague, nephew, daughter.email, manager.email, corrected];
}

it('N16: mail of a demonstration home stays in the folder, even with SMTP configured', async () => {
  const strangers = await sendEverything(true);
  expect(smtp.received).toEqual([]);
  const kept = await Promise.all(strangers.map((email) => t.mailbox.to(email)));
  expect(kept.map((mails) => mails.length)).toEqual([1, 1, 4, 1, 1]);
}, 60_000);

it('mail of a real home is sent by SMTP', async () => {
  const people = await sendEverything(false);
  const received = people.map((email) => smtp.received.filter(({ to }) => to.includes(email)));
  expect(received.map((mails) => mails.length)).toEqual([1, 1, 4, 1, 1]);
}, 60_000);

it('a user of both a demonstration and a real home gets account mail', async () => {
  const demo = await t.signIn({ is_demo: true });
  const real = await t.signIn();
  await t.database.system((db) =>
    db
      .insertInto('memberships')
      .values({
        carehome_id: real.carehomeId,
        user_id: demo.id,
        role: 'carer',
        started_at: t.now(),
      })
      .execute(),
  );
  await t.call('start_reset', { email: demo.email });
  await t.jobs.runDue();
  expect(smtp.received.filter(({ to }) => to.includes(demo.email))).toHaveLength(1);
});

it('N16: a demonstration home sends no notification, even if queued', async () => {
  const subscribed = async (user: TestUser) => {
    const browser = service.browser();
    await t.call('devices/subscribe', browser.subscription, user);
    return browser;
  };
  const [demo, real] = [await t.signIn({ is_demo: true }), await t.signIn()];
  const [silent, notified] = [await subscribed(demo), await subscribed(real)];
  const tried = await t.call('devices/test-push', {}, demo);
  expect([tried.status, tried.error.message]).toEqual([
    403,
    expect.stringContaining('demonstration'),
  ]);
  expect((await t.call('devices/test-push', {}, real)).status).toBe(200);
  await t.database.system(async (db) => {
    const { id } = await db
      .selectFrom('push_subscriptions')
      .select('id')
      .where('user_id', '=', demo.id)
      .executeTakeFirstOrThrow();
    const queued = { subscription_id: id, user_id: demo.id };
    await enqueue(db, pushNotification, { ...queued, text: 'test' }, t.now());
    await enqueue(
      db,
      pushNotification,
      { ...queued, text: 'urgentNotice', carehome_id: demo.carehomeId },
      t.now(),
    );
  });
  await t.jobs.runDue();
  expect([silent.requests().length, notified.requests().length]).toEqual([0, 1]);
});
