import type { Output } from '@relish/shared/calls.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeThreadRow, SUSAN } from '../../../testing/make-thread.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import '../../dashboard/home/home-page.tsx';
import '../../dashboard/home/team-home.tsx';
import '../hand-overs/hand-over-dialog.tsx';
import './chat-page.tsx';

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

const ANN: Output<'staff/list'>[number] = {
  id: SUSAN,
  first_name: 'Ann',
  last_name: 'Field',
  role: 'carer',
  job_title: null,
  active: true,
  started_at: hoursAgo(1000),
  access_until: null,
  ended_at: null,
  training: {},
  email: null,
  can_edit: false,
};

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

test('a carer hands over all conversations with a note, and can undo it', async () => {
  const api = signedInApi();
  api.answers('threads/list', ({ filter }) => ({
    threads: filter === 'mine' ? [makeThreadRow({ assigned_to: { id: SUSAN, name: 'Me' } })] : [],
    next: null,
  }));
  api.answers('staff/list', [ANN]);
  const id = '0197a000-0000-7000-8000-0000000000e1';
  api.answers('hand-overs/add', { id, threads: 2 });
  api.answers('hand-overs/undo', {});
  renderApp('/tabs/chat', { token: 'a-token' });
  await expectHeading('Chat');
  expect(screen.queryByRole('button', { name: 'Hand over my conversations' })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Assigned to me' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Hand over my conversations' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(await dialog.findByLabelText('Hand over to'), 'Ann Field');
  await userEvent.type(dialog.getByLabelText(/Note for the next shift/), 'All quiet.');
  await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }));
  expect(await screen.findByText('2 conversations handed over')).toBeTruthy();
  expect(api.sentTo('hand-overs/add').map(({ input }) => input)).toEqual([
    { to: SUSAN, note: 'All quiet.' },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(api.sentTo('hand-overs/undo').map(({ input }) => input)).toEqual([{ id }]);
});
