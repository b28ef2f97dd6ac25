import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { days, minutes } from '../../../core/clock.ts';
import { readVapid, testPushService } from '../../../testing/push-service.ts';
import { PASSWORD, type TestApp, testApp, type TestUser } from '../../../testing/test-app.ts';
import { openPusher } from '../../../web-push/open-pusher.ts';
import { deactivateUser, endMembership } from '../people/public.ts';

let t: TestApp;
let service: Awaited<ReturnType<typeof testPushService>>;
beforeAll(async () => {
  service = await testPushService();
  t = await testApp({ PUSH_HOSTS: [service.host] });
});
beforeEach(() => service.answers());
afterAll(() => service.close());

type Browser = ReturnType<typeof service.browser>;

const subscribe = ({ token }: { token: string }, { subscription }: Browser) =>
  t.call('devices/subscribe', subscription, { token });

async function subscribed(user?: TestUser) {
  const owner = user ?? (await t.signIn());
  const browser = service.browser();
  expect((await subscribe(owner, browser)).status).toBe(200);
  return { ...owner, browser };
}

const sentTo = async ({ token }: { token: string }) =>
  (await t.call('devices/test-push', {}, { token })).body.sent_to as number;

const TEST = {
  title: 'Relish',
  body: 'Notifications are working on this device.',
  url: '/tabs/account',
};

describe('a notification', () => {
  it('reaches every device of the user, readable by that device only', async () => {
    const user = await subscribed();
    const second = await subscribed(user);
    const stranger = await subscribed();
    expect(await sentTo(user)).toBe(2);
    await t.jobs.runDue();
    expect([user.browser.shown(), second.browser.shown()]).toEqual([[TEST], [TEST]]);
    expect(stranger.browser.requests()).toEqual([]);
  });

  it('is signed with the published key for this push service', async () => {
    const user = await subscribed();
    await sentTo(user);
    await t.jobs.runDue();
    const { public_key } = (await t.call('devices/push-key', {}, { token: user.token })).body;
    const [request] = user.browser.requests();
    const { key, claims, isSigned } = readVapid(request?.headers.authorization);
    expect([key, isSigned]).toEqual([public_key, true]);
    expect(claims).toMatchObject({ aud: service.origin, sub: 'mailto:no-reply@relish.test' });
    expect(claims.exp * 1000).toBeGreaterThan(Date.now());
    expect(request?.headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' });
  });

  it.each([404, 410])('answered with %i is the last one sent to this device', async (status) => {
    const user = await subscribed();
    service.answers((response) => response.writeHead(status).end());
    expect(await sentTo(user)).toBe(1);
    await t.jobs.runDue();
    expect(await sentTo(user)).toBe(0);
  });

  it('is retried after a temporary failure of the push service', async () => {
    const user = await subscribed();
    service.answers((response) => response.writeHead(500).end());
    await sentTo(user);
    await t.jobs.runDue();
    service.answers();
    t.advance(minutes(5));
    await t.jobs.runDue();
    expect(user.browser.shown()).toEqual([TEST, TEST]);
  });

  it('does not follow redirects', async () => {
    const user = await subscribed();
    const elsewhere = service.browser();
    const headers = { location: elsewhere.subscription.endpoint };
    service.answers((response) => response.writeHead(307, headers).end());
    await sentTo(user);
    await t.jobs.runDue();
    expect([user.browser.requests().length, elsewhere.requests().length]).toEqual([1, 0]);
  });

  it('leaves no endpoint in log or queue', async () => {
    const user = await subscribed();
    service.answers((response) => response.destroy());
    await sentTo(user);
    await t.jobs.runDue();
    const jobs = await t.database.system((db) =>
      db.selectFrom('jobs').select(['payload', 'last_error']).execute(),
    );
    const mine = jobs.filter(({ payload }) => JSON.stringify(payload).includes(user.id));
    const reason = expect.stringMatching(/^(UND_ERR_SOCKET|ECONNRESET)$/);
    expect(mine).toMatchObject([{ last_error: reason }]);
    const traces = JSON.stringify(jobs) + t.log.join('\n');
    expect(traces).toContain('push-notification');
    const { endpoint, keys } = user.browser.subscription;
    for (const secret of [service.origin, new URL(endpoint).pathname, keys.auth])
      expect(traces).not.toContain(secret);
  });

  it('can be tested ten times in a quarter of an hour', async () => {
    const { token } = await t.signIn();
    const statuses = [];
    for (let each = 0; each < 11; each += 1)
      statuses.push((await t.call('devices/test-push', {}, { token })).status);
    expect(statuses.slice(-2)).toEqual([200, 429]);
  });
});

describe('a signed-out device gets nothing', () => {
  const ENDINGS: Record<string, (user: TestUser) => Promise<unknown>> = {
    'a logout': ({ token }) => t.call('logout', {}, { token }),
    'a new password': async ({ email }) => {
      const { body } = await t.call('login', { email, password: PASSWORD });
      const input = { current_password: PASSWORD, new_password: 'another long password' };
      await t.call('user/change-password', input, { token: body.token });
    },
    'the end of the account': ({ id }) =>
      t.database.system((db) => deactivateUser(db, id, t.now())),
    'the end of the membership': ({ id, carehomeId }) =>
      t.database.system((db) => endMembership(db, carehomeId, id, t.now())),
    'a membership that ended without its session': ({ id }) =>
      t.database.system((db) =>
        db
          .updateTable('memberships')
          .set({ ended_at: t.now() })
          .where('user_id', '=', id)
          .execute(),
      ),
    'an account that ended without its session': ({ id }) =>
      t.database.system((db) =>
        db.updateTable('users').set({ deactivated_at: t.now() }).where('id', '=', id).execute(),
      ),
    'thirty days away': async () => t.advance(days(31)),
  };

  it.each(Object.entries(ENDINGS))('after %s, not even queued notifications', async (_, end) => {
    const user = await subscribed();
    expect(await sentTo(user)).toBe(1);
    await end(user);
    await t.jobs.runDue();
    expect(user.browser.requests()).toEqual([]);
  });

  it('while the user’s other devices still do', async () => {
    const user = await subscribed();
    const { body } = await t.call('login', { email: user.email, password: PASSWORD });
    const other = await subscribed({ ...user, token: body.token as string });
    await t.call('logout', {}, { token: user.token });
    expect(await sentTo(other)).toBe(1);
  });
});

describe('a subscription', () => {
  it('is stored once, however often it is made', async () => {
    const user = await subscribed();
    await subscribe(user, user.browser);
    expect(await sentTo(user)).toBe(1);
  });

  it('moves with the device to the next user, without the first user’s queued notifications', async () => {
    const first = await subscribed();
    const second = await t.signIn();
    await sentTo(first);
    await subscribe(second, first.browser);
    await t.jobs.runDue();
    expect(first.browser.requests()).toEqual([]);
    expect([await sentTo(first), await sentTo(second)]).toEqual([0, 1]);
  });

  it('can only be ended by its owner', async () => {
    const [user, stranger] = [await subscribed(), await t.signIn()];
    const { endpoint } = user.browser.subscription;
    const end = (token: string) => t.call('devices/unsubscribe', { endpoint }, { token });
    expect((await end(stranger.token)).body).toEqual({});
    expect(await sentTo(user)).toBe(1);
    expect((await end(user.token)).body).toEqual({});
    expect(await sentTo(user)).toBe(0);
  });

  it('replaces the oldest above twenty', async () => {
    const user = await subscribed();
    for (let each = 0; each < 20; each += 1) {
      t.advance(1000);
      await subscribed(user);
    }
    expect(await sentTo(user)).toBe(20);
    await t.jobs.runDue();
    expect(user.browser.requests()).toEqual([]);
  });

  it.each([
    'https://push.evil.example/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evilpush.apple.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://user@fcm.googleapis.com/x',
    'http://fcm.googleapis.com/x',
    'http://127.0.0.1/x',
    'https://127.0.0.1/x',
    'http://169.254.169.254/latest/meta-data',
    'https://[::1]/x',
    'file:///etc/passwd',
  ])('with the endpoint %s is rejected', async (endpoint) => {
    const { token } = await t.signIn();
    const { keys } = service.browser().subscription;
    const { status, error } = await t.call('devices/subscribe', { endpoint, keys }, { token });
    expect([status, error.errors]).toEqual([422, { endpoint: [expect.any(String)] }]);
  });

  it('with keys that cannot be encrypted for is rejected', async () => {
    const { token } = await t.signIn();
    const { endpoint, keys } = service.browser().subscription;
    const p256dh = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url');
    for (const [field, wrong] of [
      ['keys.p256dh', { ...keys, p256dh }],
      ['keys.auth', { ...keys, auth: 'short' }],
    ] as const) {
      const answer = await t.call('devices/subscribe', { endpoint, keys: wrong }, { token });
      expect(Object.keys(answer.error.errors ?? {})).toEqual([field]);
    }
  });

  it('accepts everything a browser sends', async () => {
    const { token } = await t.signIn();
    const { keys } = service.browser().subscription;
    const endpoint = `https://updates.push.services.mozilla.com/wpush/v2/${randomUUID()}`;
    const body = JSON.stringify({ endpoint, expirationTime: null, keys });
    expect((await t.send('devices/subscribe', { body, token })).status).toBe(200);
  });
});

it('generates the key once, unless one is configured', async () => {
  const options = {
    PUBLIC_URL: 'https://relish.example',
    MAIL_FROM: 'x@y.example',
    PUSH_HOSTS: [],
  };
  const again = await openPusher(options, t.database);
  expect(again.publicKey).toBe(t.pusher.publicKey);
  const vapidKeys = { VAPID_PUBLIC_KEY: 'public', VAPID_PRIVATE_KEY: 'private' };
  expect((await openPusher({ ...options, ...vapidKeys }, t.database)).publicKey).toBe('public');
});
