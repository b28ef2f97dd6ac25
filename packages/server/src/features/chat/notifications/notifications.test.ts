import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { minutes, seconds } from '../../../core/clock.ts';
import { type ChatHome, makeChatHome } from '../../../testing/chat-home.ts';
import { testPushService } from '../../../testing/push-service.ts';
import { workOnce } from '../../../testing/regular-work.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { freshDatabase } from '../../../testing/test-database.ts';

let t: TestApp;
let service: Awaited<ReturnType<typeof testPushService>>;
let home: ChatHome;
beforeAll(async () => {
  service = await testPushService();
  t = await testApp({ PUSH_HOSTS: [service.host], database: await freshDatabase() });
});
beforeEach(async () => {
  home = await makeChatHome(t);
});
afterAll(() => service.close());

/** A device of the user, with the texts it has shown. */
async function device({ token }: TestUser) {
  const browser = service.browser();
  await t.call('devices/subscribe', browser.subscription, { token });
  return () => browser.shown();
}

/** First the job that finds the readers, then one for each device. */
async function runJobs() {
  t.advance(seconds(30));
  await t.jobs.runDue();
  await t.jobs.runDue();
}

const read = (user: TestUser, thread_id: string, number: number) =>
  t.call('messages/read', { thread_id, number }, user);

describe('a push notification', () => {
  it('N17: tells readers of a new message without saying who wrote, about whom, or what', async () => {
    const { daughter, manager, rose } = home;
    const shown = await device(daughter);
    await home.send(manager, rose.threadId, { body: 'She sang all afternoon' });
    await runJobs();
    const [{ name }] = (await t.call('me', {}, daughter)).body.carehomes as [{ name: string }];
    expect(shown()).toEqual([
      {
        title: 'Relish',
        body: `New message from ${name}.`,
        url: `/chat-thread?id=${rose.threadId}`,
      },
    ]);
  });

  it('comes once for a burst, and again only after reading', async () => {
    const { daughter, manager, rose } = home;
    const shown = await device(daughter);
    for (let count = 0; count < 3; count += 1) await home.send(manager, rose.threadId);
    await runJobs();
    await home.send(manager, rose.threadId);
    await runJobs();
    expect(shown()).toHaveLength(1);
    await read(daughter, rose.threadId, 4);
    await home.send(manager, rose.threadId);
    await runJobs();
    expect(shown()).toHaveLength(2);
  });

  it('is not sent to the author, to those who have read it, or for a silent thread', async () => {
    const { daughter, son, manager, rose } = home;
    const [hers, his, ours] = [await device(daughter), await device(son), await device(manager)];
    await t.call('threads/silence', { id: rose.threadId, is_silent: true }, son);
    await home.send(daughter, rose.threadId);
    await read(manager, rose.threadId, 1);
    await runJobs();
    expect([hers(), his(), ours()]).toEqual([[], [], []]);
  });

  it('of a family’s message goes to those who answer in private, or to the colleague who was asked', async () => {
    const { daughter, carer, manager, rose } = home;
    const [theirs, ours] = [await device(carer), await device(manager)];
    await home.send(daughter, rose.threadId);
    await runJobs();
    expect([theirs().length, ours().length]).toEqual([0, 1]);
    expect(ours()[0]?.body).toMatch(/^A message at .+ waits for you\.$/);
    await t.call('threads/assign', { id: rose.threadId, user_id: carer.id }, manager);
    await read(manager, rose.threadId, 1);
    await home.send(daughter, rose.threadId);
    await runJobs();
    expect([theirs().length, ours().length]).toEqual([1, 1]);
  });

  it('waits until the quiet hours of the reader are over', async () => {
    const { daughter, manager, rose } = home;
    const shown = await device(daughter);
    const time = t.now().toISOString();
    const clock = (hours: number) =>
      `${String((Number(time.slice(11, 13)) + hours) % 24).padStart(2, '0')}:00`;
    const quiet = { from: clock(0), to: clock(2), days_off: [] };
    expect((await t.call('chat-hours/set-quiet', quiet, daughter)).status).toBe(200);
    await home.send(manager, rose.threadId);
    await runJobs();
    expect(shown()).toEqual([]);
    t.advance(minutes(180));
    await runJobs();
    expect(shown()).toHaveLength(1);
  });

  it('N1, N3, N18: reaches no other family, no team outside its thread, and nobody whose access ended', async () => {
    const { anns, daughter, son, manager, rose, team } = home;
    const devices = [await device(anns), await device(daughter), await device(son)];
    await home.send(manager, rose.threadId);
    await home.send(manager, team);
    await t.database.system((db) =>
      db
        .updateTable('relative_links')
        .set({ status: 'blocked' })
        .where('id', '=', daughter.linkId)
        .execute(),
    );
    await runJobs();
    expect(devices.map((shown) => shown().length)).toEqual([0, 0, 1]);
  });
});

describe('a push notification about an alert', () => {
  it('N25: reaches the managers, but no relative and not the manager whose message was reported', async () => {
    const { carer, daughter, manager, rose, son } = home;
    const deputy = await home.addStaff('home_manager');
    const devices = [
      await device(manager),
      await device(deputy),
      await device(daughter),
      await device(son),
      await device(carer),
    ];
    const alerted = () =>
      devices.map((shown) => shown().filter(({ url }) => url === '/chat-alerts').length);
    await home.send(daughter, rose.threadId, { body: 'There are bruises on her arm.' });
    await runJobs();
    expect(alerted()).toEqual([1, 1, 0, 0, 0]);
    await home.send(manager, rose.threadId, { body: 'You worry too much.' });
    const report = { thread_id: rose.threadId, number: 2, reason: 'unkind' as const };
    expect((await t.call('chat-safety/report', report, daughter)).status).toBe(200);
    await runJobs();
    expect(alerted()).toEqual([1, 2, 0, 0, 0]);
  });
});

/** Does the regular work and its jobs at an instant, and gives the clock back. */
async function workAt(instant: string) {
  const shift = Date.parse(instant) - t.now().getTime();
  t.advance(shift);
  await workOnce(t);
  await t.jobs.runDue();
  t.advance(-shift);
}
const mails = async ({ email }: TestUser) =>
  (await t.mailbox.to(email)).filter((mail) => mail.includes('Subject: New messages'));
const day = () => t.now().toISOString().slice(0, 10);

describe('the email about unread messages', () => {
  it('N17: comes once in the evening, and says neither who wrote nor what', async () => {
    const { daughter, manager, rose, son } = home;
    await home.send(manager, rose.threadId, { body: 'She sang all afternoon' });
    await read(son, rose.threadId, 1);
    await workAt(`${day()}T17:00:00Z`);
    expect(await mails(daughter)).toEqual([]);
    for (const time of ['18:10', '19:10']) await workAt(`${day()}T${time}:00Z`);
    const [mail = '', ...more] = await mails(daughter);
    expect(more).toEqual([]);
    expect(mail).toContain('in 1 conversation');
    expect(mail).not.toMatch(/sang|Kim|Sharma/);
    expect(await mails(son)).toEqual([]);
    expect(await mails(manager)).toEqual([]);
  });

  it('is not sent to someone who declined it, or whose access ended since', async () => {
    const { daughter, son, manager, rose } = home;
    await home.send(manager, rose.threadId);
    expect((await t.call('notifications/set', { mail: false }, daughter)).body).toEqual({
      mail: false,
    });
    await home.agree(rose.id, 'no');
    await workAt(`${day()}T18:10:00Z`);
    expect([await mails(daughter), await mails(son)]).toEqual([[], []]);
    expect((await t.call('notifications/get', {}, son)).body).toEqual({ mail: true });
  });

  it('cannot be chosen by staff, who see what waits in the app', async () => {
    expect((await t.call('notifications/set', { mail: false }, home.carer)).status).toBe(403);
  });
});
