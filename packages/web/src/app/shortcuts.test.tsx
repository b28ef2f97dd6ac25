import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';

import { expectHeading } from '../testing/expect-heading.ts';
import { makeUser } from '../testing/make-user.ts';
import { renderApp } from '../testing/render-app.tsx';
import { signedInApi } from '../testing/signed-in-api.ts';
import { shortcutHelp } from './shortcut-help.ts';
// Loaded before a test waits for them, so that a busy machine has the time.
import '../features/account/account-page.tsx';
import './shell.tsx';

async function open(path: string, first: string, user = makeUser()) {
  const api = signedInApi(user);
  api.answers('invitations/list', []);
  // The sheet is the page's, not the test's: it must not stay open for the next one.
  onTestFinished(() => act(() => shortcutHelp.set(false)));
  const app = renderApp(path, { token: 'a-token' });
  await expectHeading(first);
  return { app, person: userEvent.setup() };
}

const help = () => screen.queryByRole('dialog', { name: 'Keyboard shortcuts' });
const opened = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });

test('g and a letter lead to a place', async () => {
  const { app, person } = await open('/tabs/home', 'Hello, Grace');
  await person.keyboard('gu');
  await expectHeading('Grace Adeyemi');
  await person.keyboard('gi');
  await expectHeading('Invitations');
  await person.keyboard('gh');
  await expectHeading('Hello, Grace');
  expect(app.at()).toBe('/tabs/home');
});

test('the letter alone leads nowhere, nor one that comes too late', async () => {
  const { app, person } = await open('/tabs/home', 'Hello, Grace');
  await person.keyboard('a');
  await person.keyboard('gza');
  await person.keyboard('g{Control>}a{/Control}');
  await app.go('/tabs/more');
  await expectHeading('More');
});

test('letters lead nowhere that the bar and the rail do not', async () => {
  const { app, person } = await open('/tabs/home', 'Hello, Grace', makeUser({ role: 'carer' }));
  await person.keyboard('gi');
  await person.keyboard('?');
  expect(within(await opened()).queryByText('Go to Invitations')).toBeNull();
  expect(app.at()).toBe('/tabs/home');
});

test('? shows the list, and Escape closes it', async () => {
  const { person } = await open('/tabs/home', 'Hello, Grace');
  await person.keyboard('?');
  const rows = within(await opened())
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  for (const row of [
    ['Go to Home', 'gh'],
    ['Go to Residents', 'gr'],
    ['Go to Invitations', 'gi'],
    ['Go to Activities', 'ga'],
    ['Show this list', '?'],
    ['Close a dialog', 'Esc'],
  ])
    expect(rows).toContainEqual(row);
  await person.keyboard('{Escape}');
  await waitFor(() => expect(help()).toBeNull());
});

test('the rail has a button for the list', async () => {
  const { person } = await open('/tabs/home', 'Hello, Grace');
  await person.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  expect(await opened()).toBeTruthy();
});

test('what is typed into a field is text', async () => {
  const { app, person } = await open('/change-password', 'Change password');
  await person.type(screen.getByLabelText('Current password'), 'gh?ga');
  expect(screen.getByLabelText<HTMLInputElement>('Current password').value).toBe('gh?ga');
  expect(app.at()).toBe('/change-password');
  expect(help()).toBeNull();
});

test('nobody is led away from a question, nor from an open dialog', async () => {
  const { app, person } = await open('/tabs/account', 'Grace Adeyemi');
  await person.click(screen.getByRole('button', { name: 'Sign out' }));
  await screen.findByRole('alertdialog', { name: 'Sign out on this device?' });
  await person.keyboard('gh');
  expect(app.at()).toBe('/tabs/account');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await person.keyboard('?');
  await opened();
  await person.keyboard('gh');
  expect(app.at()).toBe('/tabs/account');
});
