import { type BrowserContext, expect, type Page } from '@playwright/test';

import { expectAccessible, expectPainted } from './expect-page.ts';
import { MANAGER } from './people.ts';
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

test('a push message shows only its text, and tapping it opens its page', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/tabs/home');
  await expectPainted(page, 'Hello, Grace');
  await whenControlled(page);

  const browser = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(
        ({ scopeURL, isDeleted }) => !isDeleted && scopeURL === `${baseURL}/`,
      );
      if (ours) resolve(ours.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const registrationId = await registration;
  const deliver = (data: string) =>
    browser.send('ServiceWorker.deliverPushMessage', {
      origin: baseURL ?? '',
      registrationId,
      data,
    });

  // The browser drops messages while it stops a worker, so they are sent again; the same tag shows
  // only one.
  const expectShown = (data: string, title: string, body: string) =>
    expect(async () => {
      await deliver(data);
      await expect.poll(() => notifications(page), { timeout: 3000 }).toEqual([{ title, body }]);
    }).toPass({ timeout: 30_000 });
  const message = {
    title: 'Something new',
    body: 'Open Relish to see it.',
    url: '/tabs/account',
    name: 'Grace',
  };
  await expectShown(JSON.stringify(message), 'Something new', 'Open Relish to see it.');

  // A headless browser cannot tap a notification, so the worker's handler is called directly.
  const tap = async () =>
    (await findWorker(context)).evaluate(async () => {
      const scope = globalThis as unknown as ServiceWorkerScope;
      scope.WindowClient.prototype.focus = async () => undefined;
      const [notification] = await scope.registration.getNotifications();
      scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
    });
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
