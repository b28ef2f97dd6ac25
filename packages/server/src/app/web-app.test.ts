import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';

import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { answerError } from './error-handler.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { serveWebApp } from './web-app.ts';

const PAGE = `<!doctype html><title>Relish</title>${' '.repeat(2000)}`;
const SCRIPT = `export {};${' '.repeat(2000)}`;

const HEAD = { method: 'HEAD' };
const NAMED = ['content-type', 'content-length', 'content-encoding', 'cache-control', 'vary'];

const newFolder = () => mkdtemp(join(tmpdir(), 'relish-web-'));

async function served(folder: string): Promise<FastifyInstance> {
  const fastify = Fastify({
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  });
  fastify.setErrorHandler(answerError);
  await setSecurityHeaders(fastify, { secure: true, publicUrl: 'https://relish.example' });
  await serveWebApp(fastify, { folder, secure: true });
  return fastify;
}

let app: FastifyInstance;
beforeAll(async () => {
  const folder = await newFolder();
  for (const name of ['assets', 'icons']) await mkdir(join(folder, name));
  const files = {
    'index.html': PAGE,
    'assets/app-1a2b.js': SCRIPT,
    'assets/app-1a2b.js.br': brotliCompressSync(SCRIPT),
    'assets/app-1a2b.js.gz': gzipSync(SCRIPT),
    'assets/plain-3c4d.js': SCRIPT,
    'sw.js': SCRIPT,
    'manifest.webmanifest': '{"name":"Relish"}',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'robots.txt': 'User-agent: *',
    'icons/icon-192.png': 'png',
    'icons/notes.txt': 'notes',
    'secret.txt': 'secret',
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  app = await served(folder);
});

afterAll(() => app.close());

const get = (url: string, accept = '') =>
  app.inject({ url, headers: { 'accept-encoding': accept } });

describe('the web app', () => {
  it.each(['/', '/login', '/tabs/residents?id=4', '/reset-password', '/index.html'])(
    'is served fresh at %s',
    async (url) => {
      const { statusCode, headers, body } = await app.inject(url);
      expect([statusCode, body]).toEqual([200, PAGE]);
      expect(headers['cache-control']).toBe('no-cache');
    },
  );

  it('sets a CSRF cookie readable by our script, once', async () => {
    const first = await app.inject('/login');
    const cookie = String(first.headers['set-cookie']);
    expect(cookie).toMatch(/^XSRF-TOKEN=[\w-]{43}; Path=\/; SameSite=Lax; Secure$/);
    const again = await app.inject({
      url: '/login',
      headers: { cookie: cookie.split(';')[0] ?? '' },
    });
    expect(again.headers['set-cookie']).toBeUndefined();
  });

  it('serves assets that are cached for ever', async () => {
    const { statusCode, headers } = await app.inject('/assets/app-1a2b.js');
    expect([statusCode, headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
  });

  it.each([
    '/assets/app-0000.js',
    '/assets/',
    '/assets/nothing',
    '/assets/../secret.txt',
    '/assets/%2e%2e/secret.txt',
    '/assets/..%2fsecret.txt',
    '/assets/%00',
    '/assets/%',
    '/secret.txt',
    '/icons/notes.txt',
    '/icons/../secret.txt',
    '/icons/%2e%2e%2fsecret.txt',
    '/icons/icon-512.png',
    '/favicon.ico',
    '/sw.js.map',
    '/api',
    '/api?x',
    '//api/v2/me',
    '/api%2fv2%2fme',
    '/API/v2/me',
  ])('answers %s with 404 or 422, never 400', async (url) => {
    for (const accept of ['', 'br, gzip']) {
      const { statusCode, body } = await get(url, accept);
      expect([404, 422]).toContain(statusCode);
      expect(JSON.parse(body)).toHaveProperty('code');
    }
  });
});

describe('compression', () => {
  const FORMS = [
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['', undefined, (bytes: Buffer) => bytes],
    ['identity', undefined, (bytes: Buffer) => bytes],
  ] as const;

  it.each(FORMS)('for accept-encoding “%s” is %s', async (accept, encoding, open) => {
    for (const [url, content, type] of [
      ['/login', PAGE, '/html'],
      ['/sw.js', SCRIPT, '/javascript'],
      ['/assets/app-1a2b.js', SCRIPT, '/javascript'],
    ] as const) {
      const { headers, rawPayload } = await get(url, accept);
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers['content-type']).toContain(type);
      // Answers differ by origin as well (CORS).
      expect(headers['vary']).toBe('Origin, accept-encoding');
      expect(Number(headers['content-length'])).toBe(rawPayload.length);
      expect(open(rawPayload).toString()).toBe(content);
    }
  });

  it('is skipped where no compressed variant was built', async () => {
    const { headers, body } = await get('/assets/plain-3c4d.js', 'br, gzip');
    expect([headers['content-encoding'], body]).toEqual([undefined, SCRIPT]);
  });

  it('applies to HEAD as to GET, without the body', async () => {
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    for (const path of ['/login', '/sw.js', '/assets/app-1a2b.js', '/icons/icon-192.png']) {
      const [whole, head] = [await fetch(origin + path), await fetch(origin + path, HEAD)];
      expect([path, head.status, await head.text()]).toEqual([path, 200, '']);
      expect(await whole.text()).not.toBe('');
      const named = (answer: Response) => NAMED.map((name) => answer.headers.get(name));
      expect([path, ...named(head)]).toEqual([path, ...named(whole)]);
    }
  });
});

describe('files with fixed names', () => {
  it.each([
    ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', 'no-cache'],
    ['/favicon.svg', 'image/svg+xml', 'public, max-age=86400'],
    ['/icons/icon-192.png', 'image/png', 'public, max-age=86400'],
    ['/robots.txt', 'text/plain; charset=utf-8', 'public, max-age=86400'],
  ])('%s is %s, %s', async (url, type, caching) => {
    const { statusCode, headers } = await app.inject(url);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      type,
      caching,
    ]);
  });

  it('the service worker may control every page', async () => {
    expect((await app.inject('/sw.js')).headers['service-worker-allowed']).toBe('/');
  });

  it('are answered 304 to a client that has them', async () => {
    const { headers } = await app.inject('/sw.js');
    const again = await app.inject({
      url: '/sw.js',
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('return 404 if not built', async () => {
    const folder = await newFolder();
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), PAGE);
    const bare = await served(folder);
    for (const url of ['/sw.js', '/manifest.webmanifest', '/icons/icon-192.png'])
      expect((await bare.inject(url)).statusCode).toBe(404);
  });
});
