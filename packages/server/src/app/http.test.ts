import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type TestApp, testApp } from '../testing/test-app.ts';

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

describe('what Node would answer 400 to', () => {
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
  ])('%s is 422 in our shape', async (_, bytes) => {
    const { status, body } = await raw(bytes);
    expect(status).toBe(422);
    expect(JSON.parse(body)).toMatchObject({ code: 'invalid' });
  });

  it('a missing Host header does no harm', async () => {
    expect((await raw(`POST /api/v2/ping HTTP/1.1\r\n${CLOSE}\r\n`)).status).toBe(200);
  });

  it('an expectation we do not know does no harm', async () => {
    const { status } = await raw(
      `POST /api/v2/ping HTTP/1.1\r\nHost: x\r\nExpect: tea\r\n${CLOSE}\r\n`,
    );
    expect(status).toBe(200);
  });

  it.each(['/api/v2/%', '/api/v2/%ff', '//', '/api/v2/ping/../me', '/%00', `/${'x'.repeat(5000)}`])(
    'the address %s is answered in our shape',
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
  ] as const)('%s %s is 404 as JSON', async (method, url) => {
    const answer = await t.app.inject({ method, url });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  });
});

it('an OPTIONS request that is no preflight does no harm', async () => {
  const { statusCode } = await t.app.inject({ method: 'OPTIONS', url: '/api/v2/me' });
  expect(statusCode).toBe(204);
});

it('answers calls to every path with headers that keep others out', async () => {
  const { headers } = await t.call('ping', {});
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(headers['content-security-policy']).not.toMatch(/unsafe|\*/);
});

describe('CORS', () => {
  const preflight = (origin: string) =>
    t.app.inject({
      method: 'OPTIONS',
      url: '/api/v2/me',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      },
    });

  it.each([
    'capacitor://localhost',
    'https://localhost',
    'http://localhost',
    'http://localhost:8100',
  ])('lets %s in', async (origin) => {
    expect((await preflight(origin)).headers['access-control-allow-origin']).toBe(origin);
  });

  it.each([
    'https://evil.example',
    'http://localhost:8101',
    'null',
    'https://localhost.evil.example',
  ])('keeps %s out', async (origin) => {
    expect((await preflight(origin)).headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('CSRF', () => {
  const cookie = 'XSRF-TOKEN=abc; other=1';

  it('refuses a call that has the cookie without the matching header', async () => {
    for (const headers of [
      { cookie },
      { cookie, 'x-xsrf-token': 'abd' },
      { cookie, 'x-xsrf-token': '' },
    ]) {
      const answer = await t.call('ping', {}, { headers });
      expect([answer.status, answer.error.code]).toEqual([403, 'forbidden']);
    }
  });

  it('lets our page and everyone without cookies through', async () => {
    const ours = await t.call('ping', {}, { headers: { cookie, 'x-xsrf-token': 'abc' } });
    const native = await t.call('ping', {});
    expect([ours.status, native.status]).toEqual([200, 200]);
  });
});
