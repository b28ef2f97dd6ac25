import { beforeAll, describe, expect, it } from 'vitest';

import { type TestApp, testApp } from '../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
const ask = (url: string, headers: Record<string, string> = {}) =>
  t.app.inject({ method: 'GET', url, headers });

describe('drawings of the library', () => {
  it.each(['/library/pictures/wool-winding.svg', '/library/glyphs/MUS.svg'])(
    '%s is public, cacheable and sandboxed',
    async (url) => {
      const { statusCode, headers, body } = await ask(url);
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
      expect(body).toContain('<svg');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['content-security-policy']).not.toContain('script-src');
      expect(headers['cache-control']).toContain('max-age=');
      const etag = String(headers['etag']);
      expect((await ask(url, { 'if-none-match': etag })).statusCode).toBe(304);
    },
  );

  it.each([
    '/library/pictures/no-such-guide.svg',
    '/library/pictures/',
    '/library/pictures/../wool-winding.json',
    '/library/pictures/..%2fwool-winding.json',
    '/library/pictures/%2e%2e/wool-winding.json',
    '/library/pictures/..%2f..%2fcalendar%2fthemes.json',
    '/library/glyphs/%00.svg',
    '/library',
    '/library/activities/wool-winding.json',
  ])('serves nothing else: %s', async (url) => {
    const { statusCode, headers } = await ask(url);
    expect([403, 404, 422]).toContain(statusCode);
    expect(headers['content-type']).toContain('application/json');
  });
});
