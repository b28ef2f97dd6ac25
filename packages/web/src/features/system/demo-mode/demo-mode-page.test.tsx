import type { CallName } from '@relish/shared/calls.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { call } from '../../../api/client.ts';
import { TOKEN_KEY } from '../../../session/session.ts';
import { expectHeading } from '../../../testing/expect-heading.ts';
import { CALDER_MILL, makeCarehome, makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './demo-frame.tsx';
import './demo-mode-page.tsx';

const REAL = makeUser();
const DEMO = makeUser({
  id: '0197a000-0000-7000-8000-000000000009',
  demo: true,
  carehome: makeCarehome(CALDER_MILL, 'Calder Mill (Demo)'),
});
const MAIL = {
  id: '0197a000-0000-7000-8000-000000000010',
  kind: 'mail' as const,
  recipient: 'sam@example.org',
  subject: 'You are invited to Relish',
  body: 'Open the link: /register#…',
  attachments: [],
  sent_at: '2026-11-16T10:00:00.000Z',
};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const lastToken = (api: ReturnType<typeof signedInApi>, name: CallName) =>
  api.sentTo(name).at(-1)?.headers.get('authorization')?.replace('Bearer ', '');

/** `me` answers by the token that it is asked with, as the server does. */
async function open(path = '/demo-mode') {
  const api = signedInApi(REAL);
  api.answers('me', () => (lastToken(api, 'me') === 'demo-token' ? DEMO : REAL));
  api.answers('demo-mode/start', { token: 'demo-token' });
  api.answers('demo-mode/leave', {});
  api.answers('demo-mode/sends', [MAIL]);
  api.answers('demo-mode/practices', [
    { code: 'record-a-group', done: false },
    { code: 'record-one-to-one', done: true },
  ]);
  const app = renderApp(path, { token: 'real-token' });
  await expectHeading('Demo mode');
  return { api, app };
}

test('turns on in this tab only, shows the frame, and returns to the same page', async () => {
  const { api, app } = await open('/demo-mode?from=tour');
  await press('Turn on demo mode');
  // The page that is left has a button of the same name.
  await expectHeading('Hello, Grace');
  expect(screen.getByText('Nothing here is real, and nothing is sent.')).toBeTruthy();
  expect(app.at()).toBe('/tabs/home');
  expect(localStorage.getItem(TOKEN_KEY)).toBe('real-token');
  expect(lastToken(api, 'demo-mode/start')).toBe('real-token');

  await press('Leave demo');
  await expectHeading('Demo mode');
  expect(app.at()).toBe('/demo-mode');
  expect(screen.queryByText('Nothing here is real, and nothing is sent.')).toBeNull();
  await waitFor(() => expect(lastToken(api, 'demo-mode/leave')).toBe('demo-token'));
  expect(lastToken(api, 'me')).toBe('real-token');
});

test('lists what would have been sent, and the practice tasks', async () => {
  await open();
  await press('Turn on demo mode');
  await userEvent.click(await screen.findByRole('link', { name: /Would have been sent/ }));
  await expectHeading('Demo mode');
  const tray = screen.getByRole('region', { name: 'Would have been sent' });
  expect(await within(tray).findByText('You are invited to Relish')).toBeTruthy();
  expect(within(tray).getByText('To sam@example.org, 10:00')).toBeTruthy();
  const tasks = screen.getByRole('list', { name: 'Practice tasks' });
  expect(
    within(tasks)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual(['Record a group of sixTry it', 'Record time with one residentDoneTry it']);
});

test('starts again with the real session, after a question', async () => {
  const { api } = await open();
  await press('Turn on demo mode');
  await userEvent.click(await screen.findByRole('link', { name: /Would have been sent/ }));
  await expectHeading('Demo mode');
  await press('Start again');
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Start again' }));
  await expectHeading('Hello, Grace');
  expect(api.sentTo('demo-mode/start').map(({ input }) => input)).toEqual([
    { fresh: false },
    { fresh: true },
  ]);
  expect(lastToken(api, 'demo-mode/start')).toBe('real-token');
});

test('an ended demonstration leads back to the real home, without signing out', async () => {
  const { api } = await open();
  await press('Turn on demo mode');
  await screen.findByText('Nothing here is real, and nothing is sent.');
  api.fails('residents/get', 401);
  await call('residents/get', { id: MAIL.id }).catch(() => undefined);
  expect(await screen.findByText('The demo has ended')).toBeTruthy();
  expect(localStorage.getItem(TOKEN_KEY)).toBe('real-token');
  await waitFor(() => expect(screen.queryByText(/Nothing here is real/)).toBeNull());
});

test('signing out in another tab ends demo mode here', async () => {
  const { app } = await open();
  await press('Turn on demo mode');
  await screen.findByText('Nothing here is real, and nothing is sent.');
  localStorage.removeItem(TOKEN_KEY);
  window.dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY }));
  await waitFor(() => expect(app.at()).toBe('/login'));
  expect(sessionStorage.getItem('relish.demo-token')).toBeNull();
});
