import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import webPush from 'web-push';

import { readVapid, testPushService } from '../testing/push-service.ts';
import { type PushHost, readPushHost } from './hosts.ts';
import { pushTexts } from './messages.ts';
import { createPusher } from './pusher.ts';

let service: Awaited<ReturnType<typeof testPushService>>;
beforeAll(async () => {
  service = await testPushService();
});
afterAll(() => service.close());

const pusher = (hosts: PushHost[], timeoutMs = 10_000) => {
  const keys = webPush.generateVAPIDKeys();
  return createPusher({ keys, subject: 'https://relish.example', hosts, timeoutMs });
};
const target = ({ subscription: { endpoint, keys } }: ReturnType<typeof service.browser>) => ({
  endpoint,
  ...keys,
});

describe('a push service', () => {
  it('that never answers times out', async () => {
    service.answers(() => {});
    const sending = pusher([service.host], 50).send(target(service.browser()), pushTexts.test);
    await expect(sending).rejects.toMatchObject({ code: 'TimeoutError' });
  });

  it('that answers without end is cut off', async () => {
    let isLeft: Promise<unknown> = Promise.resolve();
    service.answers((response) => {
      isLeft = new Promise((resolve) => response.once('close', resolve));
      response.writeHead(201).write('x'.repeat(1024));
    });
    const sending = pusher([service.host]).send(target(service.browser()), pushTexts.test);
    await expect(sending).resolves.toBe('sent');
    await isLeft;
  });

  it('that is no longer allowed is not called', async () => {
    service.answers();
    const browser = service.browser();
    expect(await pusher([]).send(target(browser), pushTexts.test)).toBe('gone');
    expect(browser.requests()).toEqual([]);
  });

  it('is sent our contact address', async () => {
    service.answers();
    const browser = service.browser();
    await pusher([service.host]).send(target(browser), pushTexts.test);
    const { authorization } = browser.requests()[0]?.headers ?? {};
    expect(readVapid(authorization).claims.sub).toBe('https://relish.example');
  });
});

describe('endpoints', () => {
  const added = ['push.example.org', '*.push.example.com:8443', 'http://127.0.0.1:9000'].map(
    (entry) => readPushHost(entry) as PushHost,
  );

  it.each([
    'https://fcm.googleapis.com/fcm/send/x',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://wns2-par02p.notify.windows.com/w/?token=x',
    'https://web.push.apple.com/x',
    'https://push.example.org/x',
    'https://a.push.example.com:8443/x',
    'http://127.0.0.1:9000/x',
  ])('%s is accepted', (endpoint) => {
    expect(pusher(added).accepts(endpoint)).toBe(true);
  });

  it.each([
    'https://googleapis.com/x',
    'https://push.apple.com.example/x',
    'https://sub.push.example.org/x',
    'http://push.example.org/x',
    'https://push.example.com:8443/x',
    'https://a.push.example.com/x',
    'http://127.0.0.1:9001/x',
    'http://localhost:9000/x',
    'https://127.0.0.1:9000/x',
    'nonsense',
  ])('%s is rejected', (endpoint) => {
    expect(pusher(added).accepts(endpoint)).toBe(false);
  });
});
