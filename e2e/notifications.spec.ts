import { type BrowserContext, expect, type Page } from '@playwright/test';

import { pushMessage } from '../packages/server/src/web-push/messages.ts';
import { expectAccessible, expectPainted } from './expect-page.ts';
import { ask, MANAGER, signInByApi } from './people.ts';
import { test } from './watched-page.ts';
import { whenControlled } from './when-controlled.ts';

test.use({ worker: true, permissions: ['notifications'], signedInAs: MANAGER });

const findWorker = async (context: BrowserContext) =>
  context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));

const notifications = (page: Page) =>
  page.evaluate(async () => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications();
    return shown.map(({ title, body }) => ({ title, body }));
  });

interface ServiceWorkerScope extends EventTarget {
  registration: ServiceWorkerRegistration;
  WindowClient: { prototype: { focus: () => Promise<unknown> } };
  NotificationEvent: new (type: string, init: { notification: Notification | undefined }) => Event;
}

test('notifications are turned on, tested and turned off', async ({ page, expectRefusals }) => {
  // Replaces the browser's push service, which is on the internet.
  await page.addInitScript(() => {
    const keys = {
      p256dh:
        'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const KEY = 'stub.subscribed';
    const subscription = {
      endpoint: `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`,
      toJSON: () => ({ endpoint: subscription.endpoint, keys }),
      unsubscribe: async () => {
        sessionStorage.removeItem(KEY);
        return true;
      },
    };
    Object.assign(PushManager.prototype, {
      subscribe: async () => {
        sessionStorage.setItem(KEY, 'true');
        return subscription;
      },
      getSubscription: async () => (sessionStorage.getItem(KEY) ? subscription : null),
    });
  });
  const answers: Record<string, number> = {};
  page.on('response', (response) => {
    const call = /\/api\/v2\/(devices\/.+)/.exec(response.url())?.[1];
    if (call !== undefined) answers[call] = response.status();
  });
  await page.goto('/tabs/account');
  const card = page.getByRole('region', { name: 'Notifications on this device' });
  await expect(card).toContainText('This device gets no notifications.');
  await whenControlled(page);
  await card.getByRole('button', { name: 'Turn on' }).click();
  await expect(card).toContainText('This device gets notifications.');
  await expect(page.getByText('Notifications are on', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Send a test' }).click();
  // N16: nothing leaves a demo home.
  await expect(page.getByText('A demonstration home sends no notifications.')).toBeVisible();
  await card.getByRole('button', { name: 'Turn off' }).click();
  await expect(card).toContainText('This device gets no notifications.');
  expect(answers).toEqual({
    'devices/push-key': 200,
    'devices/subscribe': 200,
    'devices/test-push': 403,
    'devices/unsubscribe': 200,
  });
  expectRefusals(403);
});

/** Delivers push messages to the page's worker, and taps what it shows. */
async function openPush(page: Page, context: BrowserContext, origin: string) {
  await page.goto('/tabs/home');
  await expectPainted(page, 'Hello, Grace');
  await whenControlled(page);
  const browser = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(
        ({ scopeURL, isDeleted }) => !isDeleted && scopeURL === `${origin}/`,
      );
      if (ours) resolve(ours.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const registrationId = await registration;
  const deliver = (data: string) =>
    browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });

  // The browser drops messages while it stops a worker, so they are sent again; the same tag shows
  // only one.
  const expectShown = (data: string, title: string, body: string) =>
    expect(async () => {
      await deliver(data);
      await expect.poll(() => notifications(page), { timeout: 3000 }).toEqual([{ title, body }]);
    }).toPass({ timeout: 30_000 });

  // A headless browser cannot tap a notification, so the worker's handler is called directly.
  const tap = async () =>
    (await findWorker(context)).evaluate(async () => {
      const scope = globalThis as unknown as ServiceWorkerScope;
      scope.WindowClient.prototype.focus = async () => undefined;
      const [notification] = await scope.registration.getNotifications();
      scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
    });
  return { expectShown, tap };
}

test('a push message shows only its text, and tapping it opens its page', async ({
  page,
  context,
  baseURL: origin = '',
}) => {
  const { expectShown, tap } = await openPush(page, context, origin);
  const message = {
    title: 'Something new',
    body: 'Open Relish to see it.',
    url: '/tabs/account',
    name: 'Grace',
  };
  await expectShown(JSON.stringify(message), 'Something new', 'Open Relish to see it.');
  await tap();
  await expectPainted(page, 'Grace Adeyemi');
  await expect(page).toHaveURL('/tabs/account');
  await expect.poll(() => notifications(page)).toEqual([]);

  // Malformed messages and foreign addresses lead nowhere else.
  await expectShown('no JSON', 'Relish', '');
  await tap();
  await expect(page).toHaveURL('/tabs/home');
  const elsewhere = { title: 'Elsewhere', body: '', url: 'https://example.com/' };
  await expectShown(JSON.stringify(elsewhere), 'Elsewhere', '');
  await page.goto('/tabs/account');
  await tap();
  await expect(page).toHaveURL('/tabs/home');
});

test('tapping “How was it?” opens the record of the event', async ({
  page,
  context,
  baseURL: origin = '',
}) => {
  const token = await signInByApi(origin, MANAGER);
  const title = `Poems ${Date.now()}`;
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' }).format();
  const event = {
    title,
    category: 'COG',
    audience: 'residents',
    day,
    start_time: null,
    minutes: 60,
  };
  const { id } = await ask<{ id: string }>(origin, 'events/add', event, token);
  const { expectShown, tap } = await openPush(page, context, origin);
  const message = pushMessage('eventOutcome', 'Rosewood', { event_id: id });
  await expectShown(JSON.stringify(message), message.title, message.body);
  await tap();
  await expect(page).toHaveURL(new RegExp(`/manage-report\\?event=${id}`));
  await expectPainted(page, 'Record');
  await expect(page.getByText(title).first()).toBeVisible();
});
