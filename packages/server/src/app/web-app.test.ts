import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import Fastify, { type FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';

import { answerError } from './error-handler.ts';
import { serveWebApp } from './web-app.ts';

let app: FastifyInstance;
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'relish-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Relish</title>');
  await writeFile(join(folder, 'assets', 'app-1a2b.js'), 'export {};');
  await writeFile(join(folder, 'secret.txt'), 'secret');
  app = Fastify({
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  });
  app.setErrorHandler(answerError);
  await serveWebApp(app, { folder, secure: true });
});

describe('the web app', () => {
  it.each(['/', '/login', '/tabs/residents?id=4', '/reset-password'])(
    'is served at %s, always fresh',
    async (url) => {
      const { statusCode, headers, body } = await app.inject(url);
      expect([statusCode, body]).toEqual([200, expect.stringContaining('<title>Relish</title>')]);
      expect(headers['cache-control']).toBe('no-cache');
    },
  );

  it('comes with a CSRF cookie that our script can read, once', async () => {
    const first = await app.inject('/login');
    const cookie = String(first.headers['set-cookie']);
    expect(cookie).toMatch(/^XSRF-TOKEN=[\w-]{43}; Path=\/; SameSite=Lax; Secure$/);
    const again = await app.inject({
      url: '/login',
      headers: { cookie: cookie.split(';')[0] ?? '' },
    });
    expect(again.headers['set-cookie']).toBeUndefined();
  });

  it('has assets that are kept for ever', async () => {
    const { statusCode, headers } = await app.inject('/assets/app-1a2b.js');
    expect([statusCode, headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
  });

  it.each([
    '/assets/app-0000.js',
    '/assets/',
    '/assets/../secret.txt',
    '/assets/%2e%2e/secret.txt',
    '/assets/..%2fsecret.txt',
    '/assets/%00',
    '/assets/%',
    '/secret.txt',
    '/favicon.ico',
    '/api',
    '/api?x',
    '//api/v2/me',
    '/api%2fv2%2fme',
    '/API/v2/me',
  ])('answers %s with 404 or 422, never 400', async (url) => {
    const { statusCode, body } = await app.inject(url);
    expect([404, 422]).toContain(statusCode);
    expect(JSON.parse(body)).toHaveProperty('code');
  });
});
