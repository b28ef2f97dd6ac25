import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeChatAlert } from '../../../testing/make-chat-alert.ts';
import { PEGGYS, SUSAN } from '../../../testing/make-thread.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './chat-alerts-page.tsx';
import '../threads/public.tsx';

const ALERT = makeChatAlert();

async function openPage(alerts = [ALERT]) {
  const api = signedInApi();
  api.answers('chat-safety/list', ({ state }) => ({
    alerts: state === 'settled' ? [] : alerts,
    next: null,
  }));
  renderApp('/chat-alerts', { token: 'a-token' });
  await expectHeading('Messages that need attention');
  return api;
}

test('opens an alert again that was dealt with, and shows what was done before', async () => {
  const done = { at: new Date().toISOString(), by: 'Grace Hill' };
  const api = signedInApi();
  const { id } = ALERT;
  let isOpen = false;
  api.answers('chat-safety/reopen', () => {
    isOpen = true;
    return { id };
  });
  api.answers('chat-safety/list', ({ state }) => {
    if ((state === 'open') !== isOpen) return { alerts: [], next: null };
    const outcome = 'The nurse looked at her arm.';
    const changed = isOpen
      ? { reopened: { ...done, earlier_outcome: outcome } }
      : { settled: { ...done, outcome } };
    return { alerts: [makeChatAlert(changed)], next: null };
  });
  renderApp('/chat-alerts', { token: 'a-token' });
  await userEvent.click(await screen.findByRole('radio', { name: 'Dealt with' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Open again' }));
  expect(await screen.findByText('Nothing has been dealt with yet')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Open' }));
  expect(await screen.findByText('The nurse looked at her arm.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Open again' })).toBeNull();
});

test('shows the message, why it is listed and where it was written', async () => {
  await openPage([
    ALERT,
    makeChatAlert({
      id: '0197a000-0000-7000-8000-0000000000e2',
      kind: 'report',
      flags: [],
      reason: 'unkind',
      note: 'Again',
      raised_by: { id: PEGGYS, name: 'Jamie Field' },
    }),
  ]);
  const list = await screen.findByRole('list', { name: 'Open' });
  const [words, report] = within(list).getAllByRole('article');
  expect(words?.textContent).toContain('Susan Hale');
  expect(words?.textContent).toContain('Peggy’s family');
  expect(words?.textContent).toContain('Mentions: bruises and police');
  expect(words?.textContent).toContain('There are bruises on her arm');
  expect(report?.textContent).toContain('Reported: Unkind or threatening');
  expect(report?.textContent).toContain('Reported by Jamie Field');
  expect(report?.textContent).toContain('Again');
  const link = within(words ?? list).getByRole('link', { name: /Open conversation/ });
  expect(link.getAttribute('href')).toBe(`/chat-thread?id=${PEGGYS}&message=7`);
  await userEvent.click(screen.getByRole('radio', { name: 'Dealt with' }));
  expect(await screen.findByText('Nothing has been dealt with yet')).toBeTruthy();
});

test('logs a complaint and marks the alert as dealt with', async () => {
  const api = await openPage();
  const { id } = ALERT;
  api.answers('chat-safety/log-complaint', { id });
  api.answers('chat-safety/settle', { id });
  await userEvent.click(await screen.findByRole('button', { name: 'Log as complaint' }));
  expect(api.sentTo('chat-safety/log-complaint').map(({ input }) => input)).toEqual([
    { id, is_complaint: true },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Mark as dealt with' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('Enter what was done.')).toBeTruthy();
  await userEvent.type(within(dialog).getByRole('textbox'), 'Rang her');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Marked as dealt with')).toBeTruthy();
  expect(api.sentTo('chat-safety/settle').map(({ input }) => input)).toEqual([
    { id, outcome: 'Rang her' },
  ]);
});

test('pauses the relative who wrote it, and ends the pause', async () => {
  const api = await openPage([makeChatAlert({ paused_until: '2026-11-24' })]);
  api.answers('chat-safety/end-pause', {});
  expect(await screen.findByText('Paused until 24 Nov 2026')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Let Susan Hale write again' }));
  expect(api.sentTo('chat-safety/end-pause').map(({ input }) => input)).toEqual([
    { thread_id: PEGGYS, user_id: SUSAN },
  ]);
});

test('offers neither a pause nor hiding for a deleted message of a colleague', async () => {
  const { message } = ALERT;
  const author = { id: SUSAN, name: 'Ann Field', is_home: true };
  await openPage([makeChatAlert({ message: { ...message, author, is_deleted: true } })]);
  expect(await screen.findByText('This message was deleted')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Pause/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Hide message' })).toBeNull();
});

test.each(['carer', 'volunteer_external', 'viewer_inspector'] as const)(
  'N25: shows no alert to a %s',
  async (role) => {
    const api = signedInApi(makeUser({ role }));
    renderApp('/chat-alerts', { token: 'a-token' });
    await expectHeading('Messages that need attention');
    expect(await screen.findByText('For managers')).toBeTruthy();
    expect(api.sentTo('chat-safety/list').map(({ input }) => input)).toEqual([]);
  },
);

test('counts open alerts above the conversations, for managers only', async () => {
  const api = signedInApi();
  api.answers('chat-safety/count', { open: 2 });
  renderApp('/tabs/chat', { token: 'a-token' });
  expect(await screen.findByText('2 messages need your attention')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See messages' }).getAttribute('href')).toBe(
    '/chat-alerts',
  );
});
