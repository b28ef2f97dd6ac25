import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';

import { expectHeading } from '../testing/expect-heading.ts';
import { makeUser } from '../testing/make-user.ts';
import { renderApp } from '../testing/render-app.tsx';
import { signedInApi } from '../testing/signed-in-api.ts';
import { shortcutHelp } from './shortcut-help.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './account-page.tsx';
import './shell.tsx';

async function open(path: string, first: string, user = makeUser()) {
  const api = signedInApi(user);
  api.answers('invitations/list', []);
  // The store is shared by the whole page, so the sheet must not stay open for the next test.
  onTestFinished(() => act(() => shortcutHelp.set(false)));
  const app = renderApp(path, { token: 'a-token' });
  await expectHeading(first);
  return { app, person: userEvent.setup() };
}

const help = () => screen.queryByRole('dialog', { name: 'Keyboard shortcuts' });
const opened = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });

test('g followed by a letter opens a place', async () => {
  const { app, person } = await open('/tabs/home', 'Hello, Grace');
  await person.keyboard('gu');
  await expectHeading('Grace Adeyemi');
  await person.keyboard('gi');
  await expectHeading('Invitations');
  await person.keyboard('gh');
  await expectHeading('Hello, Grace');
  expect(app.at()).toBe('/tabs/home');
});

test('ignores the letter alone, and one typed too late', async () => {
  const { app, person } = await open('/tabs/home', 'Hello, Grace');
  await person.keyboard('a');
  await person.keyboard('g2a');
  await person.keyboard('g{Control>}a{/Control}');
  await app.go('/tabs/more');
  await expectHeading('More');
});

test('opens only places that the user may open', async () => {
  const { app, person } = await open('/tabs/home', 'Hello, Grace', makeUser({ role: 'carer' }));
  await person.keyboard('gi');
  await person.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  expect(within(await opened()).queryByText('Go to Invitations')).toBeNull();
  expect(app.at()).toBe('/tabs/home');
});

test('a button in the rail opens the list of shortcuts, and Escape closes it', async () => {
  const { person } = await open('/tabs/home', 'Hello, Grace');
  await person.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  const rows = within(await opened())
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  for (const row of [
    ['Go to Home', 'gh'],
    ['Go to Residents', 'gr'],
    ['Go to Invitations', 'gi'],
    ['Go to Activities', 'ga'],
    ['Open help for this page', '?'],
    ['Close a dialog', 'Esc'],
  ])
    expect(rows).toContainEqual(row);
  await person.keyboard('{Escape}');
  await waitFor(() => expect(help()).toBeNull());
});

test('ignores letters typed into a field', async () => {
  const { app, person } = await open('/change-password', 'Change password');
  await person.type(screen.getByLabelText('Current password'), 'gh?ga');
  expect(screen.getByLabelText<HTMLInputElement>('Current password').value).toBe('gh?ga');
  expect(app.at()).toBe('/change-password');
  expect(help()).toBeNull();
});

test('ignores shortcuts while a dialog is open', async () => {
  const { app, person } = await open('/tabs/account', 'Grace Adeyemi');
  await person.click(screen.getByRole('button', { name: 'Sign out' }));
  await screen.findByRole('alertdialog', { name: 'Sign out on this device?' });
  await person.keyboard('gh');
  expect(app.at()).toBe('/tabs/account');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  act(() => shortcutHelp.set(true));
  await opened();
  await person.keyboard('gh');
  expect(app.at()).toBe('/tabs/account');
});
