import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import {
  answerThread,
  makeMessage,
  makeThread,
  makeThreadRow,
  PEGGYS,
  SUSAN,
} from '../../../testing/make-thread.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './chat-page.tsx';
import './chat-badge.tsx';
import './families-dialog.tsx';

const A = { title: 'Package A', is_basic: false } as const;
const RELATIVE: Partial<CurrentUser> = { type: 'family', role: 'relative' };
const OTHER = '0197a000-0000-7000-8000-0000000000d1';

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

test('lists conversations with the last message, what is unread and who waits for an answer', async () => {
  const api = signedInApi();
  api.answers('threads/list', {
    threads: [
      makeThreadRow({
        unread: 3,
        waiting_since: hoursAgo(3.1),
        assigned_to: { id: SUSAN, name: 'Ann Field' },
      }),
      makeThreadRow({ id: OTHER, kind: 'team', team: 'handover', resident: null, last: null }),
    ],
    next: null,
  });
  renderApp('/tabs/chat', { token: 'a-token' });
  await expectHeading('Chat');
  const list = await screen.findByRole('list', { name: 'Conversations' });
  const [family, team] = within(list).getAllByRole('link');
  expect(family?.textContent).toContain('Peggy’s family');
  expect(family?.textContent).toContain('Susan: How was her walk?');
  expect(family?.textContent).toContain('3 unread messages');
  expect(family?.textContent).toContain('Waiting 3 h');
  expect(family?.textContent).toContain('Ann Field answers');
  expect(family?.getAttribute('href')).toBe(`/chat-thread?id=${PEGGYS}`);
  expect(team?.textContent).toContain('Handover');
});

test('shows how long each family has waited for an answer, in the order of the server', async () => {
  const api = signedInApi();
  api.answers('threads/unread', { unread: 0, waiting: 2, late: 0, waiting_since: hoursAgo(50) });
  api.answers('threads/list', ({ filter }) => ({
    threads:
      filter === 'waiting'
        ? [
            makeThreadRow({ id: OTHER, waiting_since: hoursAgo(50) }),
            makeThreadRow({ waiting_since: hoursAgo(1.1) }),
          ]
        : [],
    next: null,
  }));
  renderApp('/tabs/chat', { token: 'a-token' });
  await userEvent.click(await screen.findByRole('radio', { name: 'Needs an answer (2)' }));
  const list = await screen.findByRole('list', { name: 'Conversations' });
  const rows = within(list).getAllByRole('link');
  expect(rows.map(({ textContent }) => /Waiting [^A-Z]+/.exec(textContent ?? '')?.[0])).toEqual([
    'Waiting 2 days',
    'Waiting 1 h',
  ]);
});

test('opens the only conversation of a relative at once', async () => {
  const api = signedInApi(makeUser(RELATIVE));
  answerThread(api, [makeMessage(1)], { thread: makeThread() });
  renderApp('/tabs/chat', { token: 'a-token' });
  await expectHeading('Peggy');
  expect(await screen.findByText('Message 1')).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Conversations' })).toBeNull();
});

test('lists both conversations of a relative who also writes privately', async () => {
  const api = signedInApi(makeUser(RELATIVE));
  api.answers('threads/list', {
    threads: [makeThreadRow(), makeThreadRow({ id: OTHER, kind: 'private' })],
    next: null,
  });
  renderApp('/tabs/chat', { token: 'a-token' });
  const list = await screen.findByRole('list', { name: 'Conversations' });
  const names = within(list)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(names[0]).toMatch(/Peggy/);
  expect(names[1]).toMatch(/Private with Rosewood House/);
  expect(screen.queryByRole('button', { name: 'Write to a family' })).toBeNull();
});

test('says why a family cannot be reached, with a way to change it', async () => {
  const api = signedInApi();
  const resident = { id: SUSAN, name: 'Arthur', portrait: null };
  api.answers('threads/families', [
    {
      thread_id: PEGGYS,
      resident: { ...resident, name: 'Peggy' },
      relatives: [{ id: SUSAN, name: 'Susan Hale', relationship: 'child' }],
      unreachable: null,
    },
    { thread_id: OTHER, resident, relatives: [], unreachable: 'no_consent' },
  ]);
  renderApp('/tabs/chat', { token: 'a-token' });
  await userEvent.click(await screen.findByRole('button', { name: 'Write to a family' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('button', { name: 'Peggy’s family' })).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Arthur’s family' })).toBeNull();
  expect(dialog.getByRole('link', { name: 'See consents' }).getAttribute('href')).toBe(
    `/resident-consents?id=${SUSAN}`,
  );
});

test.each([
  ['staff', {}, 'Chat is part of a larger package'],
  ['a relative', RELATIVE, 'No messages here yet'],
])('explains to %s why there is no chat in a smaller package', async (_, user, title) => {
  const api = signedInApi(makeUser({ ...user, package: A }));
  renderApp('/tabs/chat', { token: 'a-token' });
  await expectHeading('Chat');
  expect(screen.getByText(title)).toBeTruthy();
  expect(api.sentTo('threads/list')).toEqual([]);
});

test('offers to try again when the list cannot be loaded', async () => {
  const api = signedInApi();
  api.fails('threads/list', 500, { code: 'internal', message: 'Sorry.' });
  renderApp('/tabs/chat', { token: 'a-token' });
  const again = await screen.findByRole('button', { name: 'Try again' });
  api.answers('threads/list', { threads: [makeThreadRow()], next: null });
  await userEvent.click(again);
  expect(await screen.findByRole('list', { name: 'Conversations' })).toBeTruthy();
});
