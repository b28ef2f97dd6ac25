import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type TestApp, testApp } from '../testing/test-app.ts';
import type { PageOptions } from './page-config.ts';

let t: TestApp;
let port: number;
beforeAll(async () => {
  t = await testApp();
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  port = (t.app.server.address() as AddressInfo).port;
});
afterAll(() => t.app.close());

async function raw(bytes: string): Promise<{ status: number; body: string }> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  const answer = await text(socket);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(/^HTTP\/1.1 (\d+)/.exec(head)?.[1]), body };
}

const CLOSE = 'Connection: close\r\n';

describe('requests that Node would answer with 400', () => {
  it.each([
    ['nonsense', 'nonsense\r\n\r\n'],
    ['an unknown method', `BREW /api/v2/ping HTTP/1.1\r\nHost: x\r\n${CLOSE}\r\n`],
    ['a broken header', 'POST /api/v2/ping HTTP/1.1\r\nHost: x\r\nbad header\r\n\r\n'],
    [
      'two lengths',
      'POST /api/v2/ping HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}',
    ],
    [
      'length and chunks',
      'POST /api/v2/ping HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}',
    ],
    [
      'a broken chunk',
      'POST /api/v2/ping HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n',
    ],
    ['huge headers', `POST /api/v2/ping HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`],
  ])('%s is answered 422 in our error format', async (_, bytes) => {
    const { status, body } = await raw(bytes);
    expect(status).toBe(422);
    expect(JSON.parse(body)).toMatchObject({ code: 'invalid' });
  });

  it('a missing Host header is accepted', async () => {
    expect((await raw(`POST /api/v2/ping HTTP/1.1\r\n${CLOSE}\r\n`)).status).toBe(200);
  });

  it('an unknown Expect header is accepted', async () => {
    const { status } = await raw(
      `POST /api/v2/ping HTTP/1.1\r\nHost: x\r\nExpect: tea\r\n${CLOSE}\r\n`,
    );
    expect(status).toBe(200);
  });

  it.each(['/api/v2/%', '/api/v2/%ff', '//', '/api/v2/ping/../me', '/%00', `/${'x'.repeat(5000)}`])(
    'the address %s is answered in our error format',
    async (path) => {
      const { status, body } = await raw(`POST ${path} HTTP/1.1\r\nHost: x\r\n${CLOSE}\r\n`);
      expect([401, 404, 422]).toContain(status);
      expect(JSON.parse(body)).toHaveProperty('code');
    },
  );
});

describe('paths and methods that are not calls', () => {
  it.each([
    ['GET', '/api/v2/me'],
    ['PUT', '/api/v2/login'],
    ['DELETE', '/api/v2/nothing'],
    ['POST', '/api/v2/nothing'],
    ['POST', '/api/v1/login'],
    ['POST', '/'],
    ['TRACE', '/api/v2/me'],
    ['GET', '/assets/nothing.js'],
  ] as const)('%s %s is answered 404 as JSON', async (method, url) => {
    const answer = await t.app.inject({ method, url });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  });
});

it('an OPTIONS request that is not a preflight is answered', async () => {
  const { statusCode } = await t.app.inject({ method: 'OPTIONS', url: '/api/v2/me' });
  expect(statusCode).toBe(204);
});

it('sends security headers with every answer', async () => {
  const { headers } = await t.call('ping', {});
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'content-security-policy':
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; " +
      "media-src 'self' blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; " +
      "worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  });
  expect(headers).not.toHaveProperty('strict-transport-security');
  const secure = await testApp({ publicUrl: 'https://relish.example' });
  const answer = await secure.call('ping', {});
  expect(answer.headers['strict-transport-security']).toContain('max-age=31536000');
});

it('allows configured error reporting and analytics in the content security policy, and nothing else', async () => {
  const policyWith = async (options: PageOptions) => {
    const { headers } = await (await testApp(options)).call('ping', {});
    const rules = String(headers['content-security-policy']).split('; ');
    return rules.filter((rule) => /^(connect|worker)-src/.test(rule));
  };
  const SENTRY_DSN = 'https://key@o1.ingest.sentry.example/7';
  const ANALYTICS_ENDPOINT = 'https://stats.example:8443/api/event';
  expect(await policyWith({ SENTRY_DSN })).toEqual([
    "connect-src 'self' https://o1.ingest.sentry.example",
    "worker-src 'self'",
  ]);
  expect(await policyWith({ ANALYTICS_SITE: 'relish.example', ANALYTICS_ENDPOINT })).toEqual([
    "connect-src 'self' https://stats.example:8443",
    "worker-src 'self'",
  ]);
});

it('trusts the client address from our own proxy, not one set by the caller', async () => {
  const user = await t.signIn();
  const address = '203.0.113.9, 10.9.8.7';
  await t.call('login', { email: user.email, password: 'wrong' }, { address });
  const noted = await t.database.system((db) =>
    db.selectFrom('audit_log').select('address').where('user_id', '=', user.id).execute(),
  );
  expect(noted).toEqual([{ address: '10.9.8.7' }]);
});

it('logs declared paths, never the requested URL', async () => {
  await t.app.inject({ method: 'POST', url: '/api/v2/ping?name=Mary-Smith' });
  await t.app.inject({ method: 'GET', url: '/residents/Mary-Smith' });
  expect(t.log.join('')).toContain('/api/v2/ping');
  expect(t.log.join('')).not.toContain('Mary');
});

it('a client that disconnects is not logged as a fault', async () => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const arrived = once(t.app.server, 'request');
  socket.write('POST /api/v2/ping HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{');
  const [request] = (await arrived) as [IncomingMessage];
  const closed = new Promise((resolve) => request.once('close', resolve));
  socket.destroy();
  await closed;
  await t.call('ping', {});
  expect(t.log.filter((line) => line.includes('"level":50'))).toEqual([]);
});

it('a request in progress while the server closes is answered, not sent to maintenance', async () => {
  const closing = await testApp();
  await closing.app.listen({ port: 0, host: '127.0.0.1' });
  const { token } = await closing.signIn();
  closing.app.server.once('request', () => void closing.app.close());
  const request = `POST /api/v2/me HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n`;
  const socket = connect((closing.app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`${request}\r\n${request}${CLOSE}\r\n`);
  const statuses = [...(await text(socket)).matchAll(/HTTP\/1.1 (\d+)/g)].map(
    ([, status]) => status,
  );
  expect(statuses).toEqual(['200', '200']);
});

describe('CORS', () => {
  const preflight = (origin: string, { app } = t) =>
    app.inject({
      method: 'OPTIONS',
      url: '/api/v2/me',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      },
    });

  it.each(['capacitor://localhost', 'https://localhost', 'http://localhost'])(
    'allows %s',
    async (origin) => {
      expect((await preflight(origin)).headers['access-control-allow-origin']).toBe(origin);
    },
  );

  it.each([
    'https://evil.example',
    'http://localhost:8100',
    'http://localhost:8101',
    'null',
    'https://localhost.evil.example',
  ])('rejects %s', async (origin) => {
    expect((await preflight(origin)).headers['access-control-allow-origin']).toBeUndefined();
  });

  it('allows the development server’s origin in development', async () => {
    const origin = 'http://localhost:8100';
    const developing = await testApp({ publicUrl: origin });
    const { headers } = await preflight(origin, developing);
    expect(headers['access-control-allow-origin']).toBe(origin);
  });
});

describe('CSRF', () => {
  const cookie = 'XSRF-TOKEN=abc; other=1';

  it('rejects a call with the cookie but without the matching header', async () => {
    for (const headers of [
      { cookie },
      { cookie, 'x-xsrf-token': 'abd' },
      { cookie, 'x-xsrf-token': '' },
    ]) {
      const answer = await t.call('ping', {}, { headers });
      expect([answer.status, answer.error.code]).toEqual([403, 'forbidden']);
    }
  });

  it('accepts our page and clients without cookies', async () => {
    const ours = await t.call('ping', {}, { headers: { cookie, 'x-xsrf-token': 'abc' } });
    const native = await t.call('ping', {});
    expect([ours.status, native.status]).toEqual([200, 200]);
  });
});
