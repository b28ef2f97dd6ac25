import { afterEach, expect, test, vi } from 'vitest';

import { stubApi } from '../testing/stub-api.ts';
import { apiOrigin, call } from './client.ts';

afterEach(() => {
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

test('calls the local test host from the development address only', () => {
  expect(apiOrigin('http://localhost:8100')).toBe('http://localhost:8080');
  expect(apiOrigin('http://localhost:8080')).toBe('');
  expect(apiOrigin('https://relish.example')).toBe('');
});

test('proves with the cookie that it is our page that speaks', async () => {
  const api = stubApi();
  api.answers('logout', {});
  await call('logout', {});
  document.cookie = 'other=1';
  document.cookie = 'XSRF-TOKEN=a-secret%==';
  await call('logout', {});
  const [without, withCookie] = api.sentTo('logout');
  expect(without?.headers.has('x-xsrf-token')).toBe(false);
  expect(withCookie?.headers.get('x-xsrf-token')).toBe('a-secret%==');
});

test.each([
  ['a page of a guest Wi-Fi', () => new Response('<h1>Welcome</h1>'), { status: 0 }],
  ['a page of a proxy', () => new Response('<h1>Oh</h1>', { status: 504 }), { status: 504 }],
  ['foreign JSON', () => Response.json(['no'], { status: 500 }), { status: 500 }],
])('throws one kind of error for %s', async (_, response, expected) => {
  vi.stubGlobal('fetch', async () => response());
  await expect(call('logout', {})).rejects.toMatchObject({ ...expected, body: undefined });
  vi.unstubAllGlobals();
});
