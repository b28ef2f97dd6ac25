import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './calendar-feed-page.tsx';
import '../../../app/shell.tsx';
import '../../../ui/overlays/modal-box.tsx';

interface Feed {
  created_at: string;
  last_used_at: string | null;
}
const FEED: Feed = { created_at: '2026-11-10T09:00:00.000Z', last_used_at: null };

function open(feed: Feed | null, user = makeUser()) {
  const api = signedInApi(user);
  api.answers('demo-mode/sends', []);
  let shown = feed;
  api.answers('sharing/feed-status', () => ({ feed: shown }));
  api.answers('sharing/create-feed', () => {
    shown = FEED;
    return { path: '/calendar/secret.ics' };
  });
  api.answers('sharing/revoke-feed', () => {
    shown = null;
    return {};
  });
  renderApp('/calendar-feed', { token: 'a-token' });
  return { api, person: userEvent.setup() };
}

const ADDRESS = /\/calendar\/secret\.ics$/;

test('creates an address that is shown once and can be copied', async () => {
  const { person } = open(null);
  await person.click(await screen.findByRole('button', { name: 'Create a calendar address' }));
  expect((await screen.findByText(ADDRESS)).textContent).toMatch(/^http/);
  const link = screen.getByRole('link', { name: 'Open in my calendar' });
  expect(link.getAttribute('href')).toMatch(/^webcal:/);
  await person.click(screen.getByRole('button', { name: 'Copy address' }));
  expect(await screen.findByText('Copied.')).toBeDefined();
  expect(await navigator.clipboard.readText()).toMatch(ADDRESS);
});

test('revokes the address after a question', async () => {
  const { person } = open(FEED);
  expect(await screen.findByText(/No calendar has used it yet/)).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Revoke address' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await person.click(dialog.getByRole('button', { name: 'Revoke address' }));
  expect(await screen.findByText('The calendar address has been revoked.')).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Create a calendar address' })).toBeDefined();
});

test('explains that demo mode has no address', async () => {
  open(null, makeUser({ demo: true }));
  expect(await screen.findByText('This is not available in demo mode.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Create a calendar address' })).toBeNull();
});
