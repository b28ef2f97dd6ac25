import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { TOKEN_KEY } from '../session/session.ts';
import { expectHeading } from '../testing/expect-heading.ts';
import { fakeNative } from '../testing/fake-native.ts';
import { makeUser } from '../testing/make-user.ts';
import { renderApp } from '../testing/render-app.tsx';
import { signOut } from '../testing/sign-out.ts';
import { signedInApi } from '../testing/signed-in-api.ts';
import { stubApi } from '../testing/stub-api.ts';
import { tabTitle } from './page-title.ts';

const expectOneFocusedHeading = async (words: string) => {
  const first = await expectHeading(words);
  expect(screen.getAllByRole('heading', { level: 1 })).toEqual([first]);
  await waitFor(() => expect(document.activeElement).toBe(first));
};

test.each([
  ['/intro', 'Find what suits the person'],
  ['/login', 'Sign in'],
  ['/register', 'Register'],
  ['/register#a-code', 'Welcome to Relish'],
  ['/forgotten-password', 'Forgotten your password?'],
  ['/reset-password#a-token', 'Choose a new password'],
  ['/confirm-email-change#a-token', 'Confirm your new email address'],
  ['/cancel-email-change#a-token', 'Keep your email address'],
  ['/maintenance', 'We will be back soon'],
  ['/nowhere', 'There is nothing here'],
])('%s focuses its only h1', async (path, words) => {
  const api = stubApi();
  api.neverAnswers('ping');
  api.refuses('invitations/open', 'not_found', { message: 'Not there.' });
  renderApp(path);
  await expectOneFocusedHeading(words);
});

test.each([
  ['/tabs/home', 'Hello, Grace'],
  ['/tabs/invitations', 'Invitations'],
  ['/tabs/account', 'Grace Adeyemi'],
  ['/tabs/more', 'More'],
  ['/tabs/nowhere', 'There is nothing here'],
  ['/switch', 'Switch care home'],
  ['/change-password', 'Change password'],
  ['/my-details', 'Name and email address'],
])('%s focuses its only h1 for a signed-in user', async (path, words) => {
  signedInApi().answers('invitations/list', []);
  renderApp(path, { token: 'a-token' });
  await expectOneFocusedHeading(words);
});

test('a locked page focuses its only h1', async () => {
  signedInApi(makeUser({ role: 'carer' }));
  renderApp('/tabs/invitations', { token: 'a-token' });
  await expectOneFocusedHeading('Invitations');
});

test('moves the focus with each navigation', async () => {
  signedInApi();
  const app = renderApp('/tabs/home', { token: 'a-token' });
  await expectOneFocusedHeading('Hello, Grace');
  await app.go('/tabs/more');
  await expectOneFocusedHeading('More');
});

test('titles a page below /tabs with its first segment and the product name', async () => {
  signedInApi().answers('invitations/list', []);
  const app = renderApp('/tabs', { token: 'a-token' });
  await expectHeading('Hello, Grace');
  await waitFor(() => expect(document.title).toBe('Home | Relish'));
  await app.go('/tabs/invitations');
  await expectHeading('Invitations');
  await waitFor(() => expect(document.title).toBe('Invitations | Relish'));
});

test('updates the title after signing out', async () => {
  signedInApi();
  const app = renderApp('/tabs/more', { token: 'a-token' });
  await waitFor(() => expect(document.title).toBe('More | Relish'));
  await signOut();
  await expectHeading('Sign in');
  expect(app.at()).toBe('/login');
  await waitFor(() => expect(document.title).toBe('Sign in | Relish'));
});

test.each([
  ['/tabs/residents/12/notes', 'Residents | Relish'],
  ['/tabs/photo-book', 'Photo-book | Relish'],
  ['/change-password', 'Change-password | Relish'],
  ['/tabs', undefined],
  ['/', undefined],
])('%s has the title %s: only the first segment counts', (pathname, title) => {
  expect(tabTitle(pathname)).toBe(title);
});

test('sets no titles in the native app', async () => {
  signedInApi();
  fakeNative().keychain.set(TOKEN_KEY, 'a-token');
  document.title = 'Relish';
  renderApp('/tabs/home');
  await expectHeading('Hello, Grace');
  expect(document.title).toBe('Relish');
});
