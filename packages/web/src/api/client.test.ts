import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { pageConfig } from '../platform/page-config.ts';
import { makeUser } from '../testing/make-user.ts';
import { stubApi } from '../testing/stub-api.ts';
import type { ApiError } from './api-error.ts';
import { apiOrigin, call, handleFailuresWith, read, setBearer } from './client.ts';

const failures: number[] = [];

beforeEach(() => {
  failures.length = 0;
  handleFailuresWith(({ status }: ApiError) => void failures.push(status));
  setBearer(undefined);
  return () => {
    handleFailuresWith(() => undefined);
    setBearer(undefined);
    document.cookie = 'XSRF-TOKEN=; max-age=0';
  };
});

function configure(api_origin: string) {
  pageConfig.api_origin = api_origin;
  onTestFinished(() => void delete pageConfig.api_origin);
}

/** Skips the delay between retries. */
function withoutWaiting() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

const catchError = (answer: Promise<unknown>) => answer.catch((error: unknown) => error);

const login = { email: 'grace@example.org', password: 'four green apples' };

test('calls the local test host only from the development address', () => {
  expect(apiOrigin('http://localhost:8100')).toBe('http://localhost:8080');
  expect(apiOrigin('http://localhost:8080')).toBe('');
  expect(apiOrigin('https://relish.example')).toBe('');
});

test('calls the host named in a native build, but never from the development address', () => {
  configure('https://api.relish.example');
  expect(apiOrigin('capacitor://localhost')).toBe('https://api.relish.example');
  expect(apiOrigin('http://localhost:8100')).toBe('http://localhost:8080');
});

test('posts JSON to /api/v2', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({}));
  vi.stubGlobal('fetch', fetch);
  onTestFinished(() => void vi.unstubAllGlobals());
  await call('start_reset', { email: 'grace@example.org' });
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    '/api/v2/start_reset',
    expect.objectContaining({ method: 'POST', body: '{"email":"grace@example.org"}' }),
  );
});

test('sends the token with every call except login', async () => {
  const api = stubApi();
  api.answers('login', { token: 'new' });
  api.answers('logout', {});
  await call('logout', {});
  setBearer('a-token');
  await call('login', login);
  await call('logout', {});
  const [before, after] = api.sentTo('logout').map(({ headers }) => headers.get('authorization'));
  expect([before, after]).toEqual([null, 'Bearer a-token']);
  expect(api.sentTo('login')[0]?.headers.has('authorization')).toBe(false);
});

test('sends answers to a survey without token, page and CSRF cookie (N10)', async () => {
  document.cookie = 'XSRF-TOKEN=a-cookie';
  setBearer('a-token');
  const api = stubApi();
  api.answers('survey-entries/send', {});
  await call('survey-entries/send', {
    survey_id: makeUser().id,
    token: 'a'.repeat(43),
    signature: 'b'.repeat(342),
    answers: {},
  });
  const [sent] = api.sentTo('survey-entries/send');
  expect([...(sent?.headers.keys() ?? [])]).toEqual(['content-type']);
});

test('sends an idempotency key only if there is one', async () => {
  const api = stubApi();
  api.answers('logout', {});
  await call('logout', {});
  await call('logout', {}, { key: 'a-key-of-one-save' });
  const keys = api.sentTo('logout').map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toEqual([null, 'a-key-of-one-save']);
});

test('sends the CSRF cookie as a header', async () => {
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

test('does not send the CSRF cookie to another host', async () => {
  const api = stubApi();
  api.answers('logout', {});
  configure('https://api.relish.example');
  document.cookie = 'XSRF-TOKEN=a-secret';
  await call('logout', {});
  const [sent] = api.sentTo('logout');
  expect(sent?.url).toBe('https://api.relish.example/api/v2/logout');
  expect(sent?.headers.has('x-xsrf-token')).toBe(false);
});

test.each([
  ['a page of a guest Wi-Fi', () => new Response('<h1>Welcome</h1>'), { status: 0 }],
  ['a page of a proxy', () => new Response('<h1>Oh</h1>', { status: 504 }), { status: 504 }],
  ['foreign JSON', () => Response.json(['no'], { status: 500 }), { status: 500 }],
])('throws an ApiError for %s', async (_, response, expected) => {
  vi.stubGlobal('fetch', async () => response());
  onTestFinished(() => void vi.unstubAllGlobals());
  await expect(call('logout', {})).rejects.toMatchObject({ ...expected, body: undefined });
});

test('times out after 30 seconds with status 504', async () => {
  const api = stubApi();
  api.neverAnswers('logout');
  const patience = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  onTestFinished(() => timeout.mockRestore());
  const answer = catchError(call('logout', {}));
  expect(timeout).toHaveBeenCalledExactlyOnceWith(30_000);
  patience.abort();
  expect(await answer).toMatchObject({ status: 504 });
  expect(failures).toEqual([504]);
});

test('rethrows a cancellation without handling it as a failure', async () => {
  const api = stubApi();
  api.neverAnswers('me');
  const leaving = new AbortController();
  const answer = catchError(read('me', {}, { signal: leaving.signal }));
  leaving.abort();
  expect(await answer).toMatchObject({ name: 'AbortError' });
  expect(failures).toEqual([]);
  expect(api.sentTo('me')).toHaveLength(1);
});

test.each([0, 504])('retries a read after status %i', async (status) => {
  withoutWaiting();
  const api = stubApi();
  if (status === 0) api.cannotBeReached('me');
  else api.fails('me', status);
  const answer = read('me', {});
  await vi.advanceTimersByTimeAsync(399);
  expect(api.sentTo('me')).toHaveLength(1);
  api.answers('me', makeUser());
  await vi.advanceTimersByTimeAsync(1);
  expect((await answer).first_name).toBe('Grace');
  expect(api.sentTo('me')).toHaveLength(2);
  expect(failures).toEqual([]);
});

test('retries a read only once, and reports one failure', async () => {
  withoutWaiting();
  const api = stubApi();
  api.cannotBeReached('me');
  const answer = catchError(read('me', {}));
  await vi.runAllTimersAsync();
  expect(await answer).toMatchObject({ status: 0 });
  expect(api.sentTo('me')).toHaveLength(2);
  expect(failures).toEqual([0]);
});

test('does not retry a read after the user has signed out', async () => {
  withoutWaiting();
  const api = stubApi();
  api.fails('me', 504);
  const leaving = new AbortController();
  const answer = catchError(read('me', {}, { signal: leaving.signal }));
  await vi.advanceTimersByTimeAsync(100);
  leaving.abort();
  await vi.runAllTimersAsync();
  expect(await answer).toMatchObject({ name: 'AbortError' });
  expect(api.sentTo('me')).toHaveLength(1);
});

test('does not retry a read with another user’s token', async () => {
  withoutWaiting();
  const api = stubApi();
  api.fails('me', 504);
  setBearer('old');
  const answer = catchError(read('me', {}));
  await vi.advanceTimersByTimeAsync(100);
  setBearer('new');
  await vi.runAllTimersAsync();
  expect(await answer).toMatchObject({ status: 504 });
  expect(api.sentTo('me')).toHaveLength(1);
});

test.each([401, 422, 500, 503])('does not retry a read after status %i', async (status) => {
  const api = stubApi();
  api.fails('me', status);
  await expect(read('me', {})).rejects.toMatchObject({ status });
  expect(api.sentTo('me')).toHaveLength(1);
});

test.each([0, 504])('never retries a change: status %i', async (status) => {
  const api = stubApi();
  if (status === 0) api.cannotBeReached('logout');
  else api.fails('logout', status);
  await expect(call('logout', {})).rejects.toMatchObject({ status });
  expect(api.sentTo('logout')).toHaveLength(1);
});

test('leaves failures of login and quiet calls to their callers', async () => {
  const api = stubApi();
  api.fails('login', 401);
  api.fails('logout', 401);
  await expect(call('login', login)).rejects.toMatchObject({ status: 401 });
  await expect(call('logout', {}, { quiet: true })).rejects.toMatchObject({ status: 401 });
  expect(failures).toEqual([]);
});

test('does not sign out the current user for an earlier user’s failed call', async () => {
  const api = stubApi();
  setBearer('old');
  api.fails('logout', 401);
  const answer = catchError(call('logout', {}));
  setBearer('new');
  expect(await answer).toMatchObject({ status: 401 });
  expect(failures).toEqual([]);
});
