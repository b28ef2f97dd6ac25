import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeThreadRow } from '../../../testing/make-thread.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './chat-page.tsx';

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

test('Home shows staff that a family waits longer than promised', async () => {
  const api = signedInApi();
  const waiting_since = hoursAgo(26);
  api.answers('threads/unread', { unread: 2, waiting: 2, late: 1, waiting_since });
  renderApp('/tabs/home', { token: 'a-token' });
  await expectHeading('Hello, Grace');
  expect(await screen.findByText('1 family has waited longer than you promised')).toBeTruthy();
  expect(screen.getByText('The oldest message came 26 h ago.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Answer families' }).getAttribute('href')).toBe(
    '/tabs/chat?show=waiting',
  );
});

test('the list shows which family waits longer than promised', async () => {
  const api = signedInApi();
  const threads = [makeThreadRow({ waiting_since: hoursAgo(26.1), is_late: true })];
  api.answers('threads/list', { threads, next: null });
  renderApp('/tabs/chat?show=waiting', { token: 'a-token' });
  const list = await screen.findByRole('list', { name: 'Conversations' });
  expect(within(list).getByText('Late: waiting 26 h')).toBeTruthy();
});
