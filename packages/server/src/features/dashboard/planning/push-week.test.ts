import type { Input } from '@relish/shared/calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { aSingAlong } from '../../../testing/events.ts';
import { makeFamily } from '../../../testing/family.ts';
import { testPushService } from '../../../testing/push-service.ts';
import { type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';

let t: TestApp;
let service: Awaited<ReturnType<typeof testPushService>>;
beforeAll(async () => {
  service = await testPushService();
  t = await testApp({ PUSH_HOSTS: [service.host] });
});
afterAll(() => service.close());

const week = '2026-11-16';

const add = (user: TestUser, differences: Partial<Input<'events/add'>> = {}) =>
  t.call('events/add', { ...aSingAlong, ...differences }, user);

async function subscribe({ token }: TestUser) {
  const browser = service.browser();
  await t.call('devices/subscribe', browser.subscription, { token });
  return browser;
}

/** Publishes, announces, tells each person, and sends to each device. */
async function publish(manager: TestUser) {
  await t.call('planning/publish', { week }, manager);
  for (let round = 0; round < 3; round += 1) await t.jobs.runDue();
}

it('N17: the notification says which week and how many of its events the reader sees, and names only the home', async () => {
  const manager = await t.signIn();
  const ours = await makeFamily(t, manager, 'OURS');
  const theirs = await makeFamily(t, manager, 'THEIRS');
  const carer = await t.signIn({ role: 'carer', carehomeId: manager.carehomeId });
  const [our, their, carers] = [
    await subscribe(ours.relative),
    await subscribe(theirs.relative),
    await subscribe(carer),
  ];
  await add(manager, { title: 'OURS-FIRST at the piano', is_draft: true });
  await add(manager, {
    title: 'Birthday tea',
    is_draft: true,
    family_scope: 'linked_to_invited',
    resident_ids: [ours.residentId],
  });
  await add(manager, {
    title: 'Handover',
    is_draft: true,
    audience: 'staff',
    family_scope: 'none',
  });
  await add(manager, { title: 'In another week', day: '2026-11-24' });
  await publish(manager);
  const { name } = await t.database.system((db) =>
    db
      .selectFrom('carehomes')
      .select('name')
      .where('id', '=', manager.carehomeId)
      .executeTakeFirstOrThrow(),
  );
  const ready = (events: string) => [
    {
      title: 'Relish',
      body: `The programme of ${name} for 16–22 Nov is ready: ${events}`,
      url: '/tabs/events',
    },
  ];
  expect(our.shown()).toEqual(ready('2 events'));
  expect(their.shown()).toEqual(ready('1 event'));
  expect(carers.shown()).toEqual(ready('3 events'));
});

it('the notification counts the events of the week that were published before', async () => {
  const manager = await t.signIn();
  const carer = await t.signIn({ role: 'carer', carehomeId: manager.carehomeId });
  const browser = await subscribe(carer);
  await add(manager, { title: 'Published before' });
  await add(manager, { title: 'New', is_draft: true });
  await publish(manager);
  expect(browser.shown()).toMatchObject([{ body: expect.stringMatching(/ready: 2 events$/) }]);
});

it('the notification reaches the devices of someone who declined only the email', async () => {
  const manager = await t.signIn();
  const carer = await t.signIn({ role: 'carer', carehomeId: manager.carehomeId });
  const browser = await subscribe(carer);
  await t.call('event-mails/set', { programme: false, reminders: true }, carer);
  await add(manager, { is_draft: true });
  await publish(manager);
  expect(browser.shown()).toHaveLength(1);
  expect(await t.mailbox.to(carer.email)).toEqual([]);
});
