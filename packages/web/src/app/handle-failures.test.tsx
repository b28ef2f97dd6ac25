import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';

import { ApiError } from '../api/api-error.ts';
import { call } from '../api/client.ts';
import { currentSession } from '../session/session-state.ts';
import { TOKEN_KEY } from '../session/session.ts';
import { expectHeading } from '../testing/expect-heading.ts';
import { renderApp } from '../testing/render-app.tsx';
import { signedInApi } from '../testing/signed-in-api.ts';
import { stubApi } from '../testing/stub-api.ts';
import { showToast } from '../ui/feedback/toast-state.ts';

const MESSAGE = 'Something that the server says.';

interface Row {
  status: number;
  offline?: true;
  title: string;
  text: string;
  /** The table prefers the server's message. */
  says?: true;
  tone?: 'warning' | 'danger';
  seconds?: number;
  leadsTo?: '/login' | '/maintenance';
}

// spec 8, word for word.
const ROWS: Row[] = [
  ...[400, 401].map((status): Row => ({
    status,
    title: 'Session Expired',
    text: 'Your session has been logged out. Please login again to continue',
    tone: 'warning',
    seconds: 5,
    leadsTo: '/login',
  })),
  {
    status: 0,
    title: 'Connection Failed',
    text: 'Could not connect to Relish servers, please try again',
    leadsTo: '/maintenance',
  },
  {
    status: 0,
    offline: true,
    title: 'Connection Error',
    text: 'It seems you are offline. Please check your internet connection and try again',
  },
  {
    status: 403,
    title: 'Forbidden',
    text: 'You are not allowed to perform this action',
    says: true,
  },
  {
    status: 404,
    title: 'Resource Not Found',
    text: 'The resource you are looking for does not exist',
  },
  {
    status: 429,
    title: 'Too Many Requests',
    text: 'Too many requests were made to our servers',
    says: true,
  },
  {
    status: 500,
    title: 'Internal Server Error',
    text: 'We have been notified of this issue. If this problem persists, please contact us',
    tone: 'danger',
  },
  {
    status: 503,
    title: 'Service Unavailable',
    text: 'Our servers are undergoing maintenance',
    leadsTo: '/maintenance',
  },
  {
    status: 504,
    title: 'Gateway Timeout',
    text: 'Our servers took too long to respond',
    says: true,
  },
];

const region = () => screen.getByRole('region', { name: 'Notifications' });
const toast = () => region().querySelector<HTMLElement>('[role="alert"], [role="status"]');

async function openHome() {
  const api = signedInApi();
  api.neverAnswers('ping');
  const app = renderApp('/tabs/home', { token: 'a-token' });
  await expectHeading('Hello, Grace');
  return { api, app };
}

function stopTime() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

/** Fails a call and checks that the caller also receives the error. */
async function fail(api: ReturnType<typeof stubApi>, status: number, body?: unknown) {
  if (status === 0) api.cannotBeReached('user/mail-confirmation');
  else api.fails('user/mail-confirmation', status, body);
  const error = await act(() =>
    call('user/mail-confirmation', {}).catch((cause: unknown) => cause),
  );
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status });
}

test.each(ROWS)('$status, offline: $offline → $title', async (row) => {
  const { status, title, text, tone, seconds = 10, leadsTo } = row;
  const { api, app } = await openHome();
  if (row.offline) {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => online.mockRestore());
  }
  const entries = history.length;
  stopTime();
  await fail(api, status, { code: 'internal', message: MESSAGE });
  if (status === 0) {
    expect(toast()).toBeNull();
    await pass(0.4);
  }

  expect(toast()?.textContent).toBe(title + (row.says ? MESSAGE : text));
  expect(toast()?.role).toBe(tone === undefined ? 'status' : 'alert');
  expect(toast()?.parentElement?.className).toContain(tone ?? 'neutral');
  await pass(seconds - 0.01);
  expect(toast()).not.toBeNull();
  await pass(0.01);
  expect(toast()).toBeNull();

  vi.useRealTimers();
  await waitFor(() => expect(app.at()).toBe(leadsTo ?? '/tabs/home'));
  expect(history.length).toBe(entries);
  expect(localStorage.getItem(TOKEN_KEY)).toBe(leadsTo ? null : 'a-token');
  expect(currentSession().state).toBe(leadsTo ? 'not-authenticated' : 'authenticated');
});

test.each(ROWS.filter(({ says }) => says))(
  '$status without words of the server: $text',
  async ({ status, title, text }) => {
    const { api } = await openHome();
    await fail(api, status, 'a page of a proxy');
    expect(toast()?.textContent).toBe(title + text);
  },
);

test.each(['the call failed', 'the call began'])(
  'a connection that returns just after %s offline signs nobody out',
  async (moment) => {
    const { api, app } = await openHome();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => online.mockRestore());
    stopTime();
    const failing = fail(api, 0);
    if (moment === 'the call began') online.mockReturnValue(true);
    await failing;
    online.mockReturnValue(true);
    await pass(0.4);
    expect(toast()?.textContent).toContain('It seems you are offline.');
    expect(app.at()).toBe('/tabs/home');
    expect(currentSession().state).toBe('authenticated');
  },
);

test('422 is left to the form', async () => {
  const { api, app } = await openHome();
  const log = vi.spyOn(console, 'error');
  onTestFinished(() => log.mockRestore());
  await fail(api, 422, { code: 'invalid', message: MESSAGE });
  expect(toast()).toBeNull();
  expect(log).not.toHaveBeenCalled();
  expect(app.at()).toBe('/tabs/home');
});

test.each([402, 409, 413, 418, 501, 502])('%i is only logged and rethrown', async (status) => {
  const { api, app } = await openHome();
  const log = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => log.mockRestore());
  await fail(api, status, { code: 'internal', message: MESSAGE });
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status }));
  expect(toast()).toBeNull();
  expect(app.at()).toBe('/tabs/home');
});

test.each([400, 401, 403, 429, 500, 503, 504])('login is exempt: %i', async (status) => {
  const api = stubApi();
  const app = renderApp('/login');
  await expectHeading('Sign in');
  api.fails('login', status, { code: 'internal', message: MESSAGE });
  fireEvent.submit(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByRole('alert');
  expect(toast()).toBeNull();
  expect(app.at()).toBe('/login');
});

test('maintenance also applies without a signed-in user', async () => {
  const api = stubApi();
  api.neverAnswers('ping');
  const app = renderApp('/forgotten-password');
  await expectHeading('Forgotten your password?');
  const entries = history.length;
  api.fails('start_reset', 503);
  await act(() => call('start_reset', { email: 'a@example.org' }).catch(() => undefined));
  await expectHeading('We will be back soon');
  expect(app.at()).toBe('/maintenance');
  expect(history.length).toBe(entries);
});

test('the maintenance page shows the operator’s message, and the toast keeps its fixed text', async () => {
  const { api } = await openHome();
  await fail(api, 503, { code: 'maintenance', message: 'Back at ten' });
  await expectHeading('We will be back soon');
  expect(screen.getByText('Back at ten')).toBeTruthy();
  expect(toast()?.textContent).toBe('Service UnavailableOur servers are undergoing maintenance');
  expect(api.sentTo('ping')).toEqual([]);
});

test('an expired session does not leave a page opened from a mailed link', async () => {
  const api = signedInApi();
  const app = renderApp('/reset-password#a-token', { token: 'an-old-token' });
  await expectHeading('Choose a new password');
  await fail(api, 401);
  expect(app.at()).toBe('/reset-password');
});

test('shows one toast at a time: the latest, for its own duration', async () => {
  const { api } = await openHome();
  stopTime();
  await fail(api, 500);
  await pass(9);
  await fail(api, 404);
  expect(region().textContent).not.toContain('Internal Server Error');
  await pass(9.9);
  expect(toast()?.textContent).toContain('Resource Not Found');
  await pass(0.1);
  expect(toast()).toBeNull();
});

test('a toast lasts 3 seconds by default', async () => {
  await openHome();
  stopTime();
  act(() => showToast({ title: 'Saved' }));
  await pass(2.99);
  expect(toast()?.textContent).toBe('Saved');
  await pass(0.01);
  expect(toast()).toBeNull();
});

test.each([
  ['under the mouse', fireEvent.mouseEnter, fireEvent.mouseLeave],
  ['with the focus in it', fireEvent.focus, fireEvent.blur],
])('a toast pauses %s, and then lasts for the remaining time', async (_, begin, end) => {
  await openHome();
  stopTime();
  act(() => showToast({ title: 'Saved' }));
  await pass(2);
  const card = toast()?.parentElement;
  begin(card as HTMLElement);
  await pass(60);
  expect(toast()).not.toBeNull();
  end(card as HTMLElement);
  await pass(0.9);
  expect(toast()).not.toBeNull();
  await pass(0.1);
  expect(toast()).toBeNull();
});

test('a toast closes by button, or by Escape inside it', async () => {
  await openHome();
  const close = () => screen.getByRole('button', { name: 'Close' });
  act(() => showToast({ title: 'Saved' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(toast()).toBeNull();
  act(() => showToast({ title: 'Saved again' }));
  await screen.findByRole('button', { name: 'Close' });
  act(() => close().focus());
  fireEvent.keyDown(close(), { key: 'Escape' });
  await waitFor(() => expect(toast()).toBeNull());
});
