import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import {
  answerThread,
  byHome,
  makeMessage,
  makeThread,
  PEGGYS,
  SUSAN,
} from '../../../testing/make-thread.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import '../messages/public.tsx';
import './report-dialog.tsx';

const RELATIVE: Partial<CurrentUser> = { type: 'family', role: 'relative' };

function open(user: Partial<CurrentUser>, differences: Parameters<typeof makeThread>[0] = {}) {
  const api = signedInApi(makeUser(user));
  answerThread(api, [makeMessage(1, { author: byHome, body: 'Good morning' })], {
    thread: makeThread(differences),
  });
  renderApp(`/chat-thread?id=${PEGGYS}`, { token: 'a-token' });
  return api;
}

test('reports a message with a reason, and then shows that it was reported', async () => {
  const api = open(RELATIVE);
  api.answers('chat-safety/report', {});
  await userEvent.click(await screen.findByRole('button', { name: /^Options for the message/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Report' }));
  const dialog = await screen.findByRole('dialog');
  const save = within(dialog).getByRole('button', { name: 'Report message' });
  await userEvent.click(save);
  expect(await within(dialog).findByText('Choose a reason.')).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Unkind or threatening' }));
  await userEvent.click(save);
  expect(await screen.findByText('Reported')).toBeTruthy();
  expect(api.sentTo('chat-safety/report').map(({ input }) => input)).toMatchObject([
    { thread_id: PEGGYS, number: 1, reason: 'unkind' },
  ]);
  await userEvent.click(screen.getByRole('button', { name: /^Options for the message/ }));
  expect(screen.queryByRole('button', { name: 'Report' })).toBeNull();
});

test('gives a paused relative a neutral text with the day in place of the box', async () => {
  open(RELATIVE, {
    writing: 'paused',
    pauses: [{ user_id: SUSAN, until: '2026-11-24', reason: null }],
  });
  expect(
    await screen.findByText(/Rosewood House has paused your messages until 24 Nov 2026/),
  ).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByText(/Messages from Susan Hale/)).toBeNull();
});

test('shows staff who is paused, and lets managers end it', async () => {
  const api = open({}, { pauses: [{ user_id: SUSAN, until: '2026-11-24', reason: 'Shouting' }] });
  api.answers('chat-safety/end-pause', {});
  expect(
    await screen.findByText('Messages from Susan Hale are paused until 24 Nov 2026'),
  ).toBeTruthy();
  expect(screen.getByText('Shouting')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'End pause' }));
  expect(api.sentTo('chat-safety/end-pause').map(({ input }) => input)).toEqual([
    { thread_id: PEGGYS, user_id: SUSAN },
  ]);
});

test('shows a kind line and no box to a family in mourning', async () => {
  open(RELATIVE, { writing: 'read_only', is_in_memory: true, readable_until: '2027-02-15' });
  expect(
    await screen.findByText(/Everyone at Rosewood House is thinking of you.*15 Feb 2027/),
  ).toBeTruthy();
  expect(screen.queryByText(/Not for emergencies/)).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('N8: warns staff that the family does not know yet', async () => {
  open({}, { is_family_uninformed: true });
  expect(await screen.findByText(/The family has not been informed/)).toBeTruthy();
});

test('opens a conversation at the message that the address names', async () => {
  const api = signedInApi();
  const messages = Array.from({ length: 120 }, (_, index) => makeMessage(index + 1));
  answerThread(api, messages);
  renderApp(`/chat-thread?id=${PEGGYS}&message=12`, { token: 'a-token' });
  expect(await screen.findByText('Message 12')).toBeTruthy();
});
