import { afterAll, beforeAll, expect, it } from 'vitest';

import { makeChatHome } from '../../../testing/chat-home.ts';
import { testPushService } from '../../../testing/push-service.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

let t: TestApp;
let service: Awaited<ReturnType<typeof testPushService>>;
beforeAll(async () => {
  service = await testPushService();
  t = await testApp({ PUSH_HOSTS: [service.host] });
});
afterAll(() => service.close());

async function subscribe({ token }: TestUser) {
  const browser = service.browser();
  await t.call('devices/subscribe', browser.subscription, { token });
  return () => browser.shown().filter(({ url }) => url === '/chat-alerts').length;
}

it('a report about the only manager notifies those who look at it instead, and never the manager', async () => {
  const home = await makeChatHome(t);
  const { manager, daughter, carer, rose } = home;
  const nurse = await home.addStaff('nurse');
  const counts = await Promise.all([manager, nurse, carer, daughter].map(subscribe));
  const report = async () => {
    await home.send(manager, rose.threadId);
    const number = (await home.list(daughter, rose.threadId)).messages.at(-1)?.number ?? 0;
    const input = { thread_id: rose.threadId, number, reason: 'unkind' as const };
    expect((await t.call('chat-safety/report', input, daughter)).status).toBe(200);
    for (let round = 0; round < 3; round += 1) await t.jobs.runDue();
  };
  await report();
  expect(counts.map((count) => count())).toEqual([0, 1, 0, 0]);
  const admin = await subscribe(await home.addStaff('org_admin'));
  await report();
  expect([...counts, admin].map((count) => count())).toEqual([0, 1, 0, 0, 1]);
});
