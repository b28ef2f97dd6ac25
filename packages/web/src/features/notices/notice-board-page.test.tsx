import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';

import { expectHeading } from '../../testing/expect-heading.ts';
import { makeBoardNotice, ROTA, TEA } from '../../testing/make-notice.ts';
import { makeUser } from '../../testing/make-user.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { signedInApi } from '../../testing/signed-in-api.ts';
import type { BoardNotice } from './api.ts';
// What comes lazily is read before a test waits for it: on a busy machine that takes longer than the waiting.
import './notice-board-page.tsx';
import '../../app/shell.tsx';

async function open(notices: BoardNotice[], user = makeUser()) {
  const api = signedInApi(user);
  api.answers('dashboard/notice-board', notices);
  api.answers('notices/read', {});
  renderApp('/tabs/notice-board', { token: 'a-token' });
  await expectHeading('Notice board');
  return api;
}

test('shows what hangs there, to staff with whom it is for, and a way to write', async () => {
  await open([
    makeBoardNotice({ pinned: true }),
    makeBoardNotice({
      id: ROTA,
      title: 'Rota',
      audience: 'staff',
      priority: 'urgent',
      is_hidden: true,
    }),
  ]);
  const tea = within(await screen.findByRole('article', { name: 'Tea in the garden' }));
  expect(tea.getByText('Pinned') && tea.getByText('For everybody')).toBeTruthy();
  expect(tea.getByText('Grace Adeyemi, 14 Nov 2026')).toBeTruthy();
  const rota = within(screen.getByRole('article', { name: 'Rota' }));
  expect(rota.getByText('Urgent') && rota.getByText('Hidden from families')).toBeTruthy();
  const write = screen.getByRole('link', { name: 'Write a notice' });
  expect(write.getAttribute('href')).toBe('/manage-notice-board?new');
});

test('a relative finds no way to write, and is not told whom else a notice is for', async () => {
  await open([makeBoardNotice()], makeUser({ type: 'family', role: 'relative' }));
  const tea = within(await screen.findByRole('article', { name: 'Tea in the garden' }));
  expect(tea.queryByText('For everybody')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Write a notice' })).toBeNull();
});

test('says why it is empty', async () => {
  await open([], makeUser({ role: 'carer' }));
  expect(await screen.findByRole('heading', { name: 'Nothing on the board' })).toBeTruthy();
});

test('what has been before somebody’s eyes for a moment counts as read, once', async () => {
  const ends: { tell: (isSeen: boolean) => void }[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
        ends.push({ tell: (isIntersecting) => told([{ isIntersecting }]) });
      }
      observe() {}
      disconnect() {}
    },
  );
  const api = await open([makeBoardNotice()]);
  await screen.findByText('New');
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const end = ends.at(-1);
  act(() => end?.tell(true));
  act(() => end?.tell(false));
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(api.sentTo('notices/read')).toEqual([]);
  act(() => end?.tell(true));
  await act(() => vi.advanceTimersByTimeAsync(5000));
  act(() => end?.tell(true));
  await act(() => vi.advanceTimersByTimeAsync(5000));
  vi.useRealTimers();
  await waitFor(() =>
    expect(api.sentTo('notices/read').map(({ input }) => input)).toEqual([{ ids: [TEA] }]),
  );
  expect(screen.getByText('New')).toBeTruthy();
});
