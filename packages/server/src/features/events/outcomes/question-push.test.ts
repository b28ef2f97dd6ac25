import { afterAll, beforeAll, expect, it } from 'vitest';

import { makeEventsOf } from '../../../testing/events.ts';
import { testPushService } from '../../../testing/push-service.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { freshDatabase } from '../../../testing/test-database.ts';
import { queueQuestions } from './public.ts';

let t: TestApp;
let service: Awaited<ReturnType<typeof testPushService>>;
beforeAll(async () => {
  service = await testPushService();
  t = await testApp({ database: await freshDatabase(), PUSH_HOSTS: [service.host] });
});
afterAll(() => service.close());

async function subscribe({ token }: TestUser) {
  const browser = service.browser();
  expect((await t.call('devices/subscribe', browser.subscription, { token })).status).toBe(200);
  return browser;
}

const EVENING = '2026-11-15T18:10:00Z';

/** Queues the questions of the evening, and sends them after an answer came in between. */
async function askInTheEvening(meanwhile: () => Promise<unknown> = async () => undefined) {
  const shift = Date.parse(EVENING) - t.now().getTime();
  t.advance(shift);
  await t.database.system((db) => queueQuestions(db, t.now()));
  await meanwhile();
  await t.jobs.runDue();
  await t.jobs.runDue();
  t.advance(-shift);
}

const MORNING = { day: '2026-11-15', start_time: '11:00', title: 'Birthday of Dolly' };
const AFTERNOON = { day: '2026-11-15', start_time: '14:00', title: 'Tea dance' };

it('N17: opens the record of the event, and names neither event nor resident', async () => {
  const manager = await t.signIn({ name: 'Rosewood' });
  const browser = await subscribe(manager);
  const [id = ''] = await makeEventsOf(t, manager, [MORNING]);
  await askInTheEvening();
  expect(browser.shown()).toEqual([
    {
      title: 'Relish',
      body: 'How was it? An event at Rosewood has no record yet.',
      url: `/manage-report?event=${id}`,
    },
  ]);
});

it('opens Home, which lists them, if several events have no record', async () => {
  const manager = await t.signIn();
  const browser = await subscribe(manager);
  await makeEventsOf(t, manager, [MORNING, AFTERNOON]);
  await askInTheEvening();
  expect(browser.shown()).toMatchObject([{ url: '/tabs/home' }]);
});

it('asks only about events that nobody has answered since', async () => {
  const manager = await t.signIn();
  const browser = await subscribe(manager);
  const [answered = '', open = ''] = await makeEventsOf(t, manager, [MORNING, AFTERNOON]);
  const reason = 'weather' as const;
  await askInTheEvening(() => t.call('outcomes/not-held', { id: answered, reason }, manager));
  expect(browser.shown()).toMatchObject([{ url: `/manage-report?event=${open}` }]);
});

it('does not notify if every event has been answered since', async () => {
  const manager = await t.signIn();
  const browser = await subscribe(manager);
  const [id = ''] = await makeEventsOf(t, manager, [MORNING]);
  await askInTheEvening(() => t.call('outcomes/dismiss', { id }, manager));
  expect(browser.requests()).toEqual([]);
});
