import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeBoardNotice, ROTA, TEA } from '../../../testing/make-notice.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
import type { BoardNotice } from './api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './notice-board-page.tsx';
import '../../../app/shell.tsx';

async function open(notices: BoardNotice[], user = makeUser()) {
  const api = signedInApi(user);
  api.answers('dashboard/notice-board', notices);
  api.answers('notices/read', {});
  renderApp('/tabs/notice-board', { token: 'a-token' });
  await expectHeading('Notice board');
  return api;
}

test('shows staff the notices with their audience, and a link to write one', async () => {
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

test('shows a relative neither a link to write nor the audience of a notice', async () => {
  await open([makeBoardNotice()], makeUser({ type: 'family', role: 'relative' }));
  const tea = within(await screen.findByRole('article', { name: 'Tea in the garden' }));
  expect(tea.queryByText('For everybody')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Write a notice' })).toBeNull();
});

test('says why the board is empty', async () => {
  await open([], makeUser({ role: 'carer' }));
  expect(await screen.findByRole('heading', { name: 'Nothing on the board' })).toBeTruthy();
});

/** Opens the board with one unread notice; `tell` says whether its end is in view. */
async function openUnread() {
  const ends: { tell: (isSeen: boolean) => void }[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        ends.push({ tell: (isIntersecting) => callback([{ isIntersecting }]) });
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
  return { api, tell: (isSeen: boolean) => act(() => ends.at(-1)?.tell(isSeen)) };
}

test('marks a notice as read once, after its end was visible for a moment', async () => {
  const { api, tell } = await openUnread();
  tell(true);
  tell(false);
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(api.sentTo('notices/read')).toEqual([]);
  tell(true);
  await act(() => vi.advanceTimersByTimeAsync(5000));
  tell(true);
  await act(() => vi.advanceTimersByTimeAsync(5000));
  vi.useRealTimers();
  await waitFor(() =>
    expect(api.sentTo('notices/read').map(({ input }) => input)).toEqual([{ ids: [TEA] }]),
  );
  expect(screen.getByText('New')).toBeTruthy();
});

test('does not mark a notice as read on a page in the background', async () => {
  const { api, tell } = await openUnread();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  onTestFinished(() => visibility.mockRestore());
  tell(true);
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(api.sentTo('notices/read')).toEqual([]);
});
