import { act, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';

import { expectHeading } from '../../testing/expect-heading.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { stubApi } from '../../testing/stub-api.ts';

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Opens the page with time standing still, and chance on this side. */
async function open(chance = 0.5) {
  const api = stubApi();
  api.fails('ping', 503);
  const random = vi.spyOn(Math, 'random').mockReturnValue(chance);
  const app = renderApp('/nowhere');
  await expectHeading('There is nothing here');
  // Fetched before the clock stands still, so that opening it takes no time.
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

test('asks more and more slowly, at last every half minute', async () => {
  const { api } = await open();
  const moments = [Date.now()];
  while (moments.length < 8) {
    await act(() => vi.advanceTimersToNextTimerAsync());
    if (api.sentTo('ping').length === moments.length) moments.push(Date.now());
  }
  const waits = moments.slice(1).map((moment, index) => moment - (moments[index] ?? 0));
  expect(waits).toEqual([3000, 4800, 7680, 12_288, 19_660, 30_000, 30_000]);
});

test('asks out of step with others, by up to a quarter', async () => {
  const { api } = await open(0);
  await pass(2249);
  expect(api.sentTo('ping')).toHaveLength(0);
  await pass(1);
  expect(api.sentTo('ping')).toHaveLength(1);
});

test('says nothing of its failures', async () => {
  const { api } = await open();
  api.cannotBeReached('ping');
  await pass(3000);
  expect(screen.getByRole('region', { name: 'Notifications' }).textContent).toBe('');
});

test('returns to signing in by itself, without a way back', async () => {
  const { api, app } = await open();
  const entries = history.length;
  await pass(3000);
  expect(app.at()).toBe('/maintenance');
  api.answers('ping', { release: '2.9.1', time: '2026-11-15T08:00:00.000Z' });
  await pass(4800);
  vi.useRealTimers();
  await waitFor(() => expect(app.at()).toBe('/login'));
  expect(history.length).toBe(entries);
});

test('stops asking when it is left, also in the middle of a question', async () => {
  const { api, app } = await open();
  await app.go('/nowhere');
  await pass(60_000);
  expect(api.sentTo('ping')).toHaveLength(0);

  api.neverAnswers('ping');
  await app.go('/maintenance');
  await pass(3000);
  expect(api.sentTo('ping')).toHaveLength(1);
  await app.go('/nowhere');
  await pass(120_000);
  expect(api.sentTo('ping')).toHaveLength(1);
});
