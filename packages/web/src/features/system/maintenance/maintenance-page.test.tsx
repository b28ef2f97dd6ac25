import { act, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';

import { leaveForMaintenance } from '../../../session/session.ts';
import { expectHeading } from '../../../testing/expect-heading.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { stubApi } from '../../../testing/stub-api.ts';

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Opens the page with fake timers and a fixed random number. */
async function open(chance = 0.5) {
  const api = stubApi();
  api.fails('ping', 503);
  const random = vi.spyOn(Math, 'random').mockReturnValue(chance);
  const app = renderApp('/nowhere');
  await expectHeading('There is nothing here');
  // Imported before the timers are faked, so that loading takes no fake time.
  await import('./maintenance-page.tsx');
  vi.useFakeTimers();
  onTestFinished(() => {
    random.mockRestore();
    vi.useRealTimers();
  });
  await app.go('/maintenance');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('We will be back soon');
  return { api, app };
}

test('pings at once, then with backoff up to half a minute', async () => {
  const { api } = await open();
  const moments = [Date.now()];
  while (moments.length < 9) {
    await act(() => vi.advanceTimersToNextTimerAsync());
    if (api.sentTo('ping').length === moments.length) moments.push(Date.now());
  }
  const waits = moments.slice(1).map((moment, index) => moment - (moments[index] ?? 0));
  expect(waits).toEqual([0, 3000, 4800, 7680, 12_288, 19_660, 30_000, 30_000]);
});

test('varies the interval by up to a quarter', async () => {
  const { api } = await open(0);
  await pass(0);
  await pass(2249);
  expect(api.sentTo('ping')).toHaveLength(1);
  await pass(1);
  expect(api.sentTo('ping')).toHaveLength(2);
});

test('shows the operator’s message after a reload, and a newer one when it changes', async () => {
  const { api } = await open();
  api.refuses('ping', 'maintenance', { message: 'Back at ten' });
  await pass(0);
  expect(screen.getByText('Back at ten')).toBeTruthy();
  api.refuses('ping', 'maintenance', { message: 'Back at noon' });
  await pass(3000);
  expect(screen.getByText('Back at noon')).toBeTruthy();
  // A network failure in between must not remove the message.
  api.cannotBeReached('ping');
  await pass(4800);
  expect(screen.getByText('Back at noon')).toBeTruthy();
});

test('shows a message that another call brings while the page is open', async () => {
  const { api } = await open();
  api.neverAnswers('ping');
  await pass(0);
  act(() => leaveForMaintenance('Back at ten'));
  expect(screen.getByText('Back at ten')).toBeTruthy();
});

test('keeps its own text for a proxy’s 503 and for the default message', async () => {
  const { api } = await open();
  for (const body of [
    { message: 'upstream connect error' },
    { code: 'maintenance', message: 'Our servers are undergoing maintenance' },
  ]) {
    api.fails('ping', 503, body);
    await pass(10_000);
    expect(screen.getByText('Our servers are having a little care of their own.')).toBeTruthy();
  }
});

test('shows nothing about failed pings', async () => {
  const { api } = await open();
  await pass(0);
  api.cannotBeReached('ping');
  await pass(3000);
  expect(screen.getByRole('region', { name: 'Notifications' }).textContent).toBe('');
});

test('returns to sign-in by itself, without a history entry', async () => {
  const { api, app } = await open();
  const entries = history.length;
  await pass(0);
  await pass(3000);
  expect(app.at()).toBe('/maintenance');
  api.answers('ping', { release: '2.9.1', time: '2026-11-15T08:00:00.000Z' });
  await pass(4800);
  vi.useRealTimers();
  await waitFor(() => expect(app.at()).toBe('/login'));
  expect(history.length).toBe(entries);
});

test('stops pinging when the page is left, even during a request', async () => {
  const { api, app } = await open();
  await pass(0);
  await app.go('/nowhere');
  await pass(60_000);
  expect(api.sentTo('ping')).toHaveLength(1);

  api.neverAnswers('ping');
  await app.go('/maintenance');
  await pass(0);
  expect(api.sentTo('ping')).toHaveLength(2);
  await app.go('/nowhere');
  await pass(120_000);
  expect(api.sentTo('ping')).toHaveLength(2);
});
