import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { call } from '../api/client.ts';
import { TOKEN_KEY } from '../session/session.ts';
import { expectHeading } from '../testing/expect-heading.ts';
import { fakeNative } from '../testing/fake-native.ts';
import { otherTab } from '../testing/other-tab.ts';
import { renderApp } from '../testing/render-app.tsx';
import { signOut } from '../testing/sign-out.ts';
import { signedInApi } from '../testing/signed-in-api.ts';
import { stubApi } from '../testing/stub-api.ts';

const INTRO_KEY = 'relish.intro-seen';

async function signIn() {
  const person = userEvent.setup();
  await expectHeading('Sign in');
  await person.type(screen.getByLabelText('E-mail address'), 'grace@example.org');
  await person.type(screen.getByLabelText('Password'), 'four green apples{Enter}');
}

function ableToSignIn() {
  const api = signedInApi();
  api.answers('login', { token: 'a-token' });
  api.answers('invitations/list', []);
  return api;
}

test('starts at the sign-in page', async () => {
  stubApi();
  const app = renderApp('/');
  await expectHeading('Sign in');
  expect(app.at()).toBe('/login');
});

test.each([undefined, '', 'TRUE', 'true ', '1', 'false'])(
  'shows the introduction first if the device stores %j',
  async (kept) => {
    stubApi();
    if (kept !== undefined) localStorage.setItem(INTRO_KEY, kept);
    const entries = history.length;
    const app = renderApp('/login', { introSeen: false });
    await expectHeading('Find what suits the person');
    expect(app.at()).toBe('/intro');
    expect(history.length).toBe(entries);
  },
);

test('removes the introduction from the history', async () => {
  stubApi();
  const app = renderApp('/nowhere', { introSeen: false });
  await expectHeading('There is nothing here');
  const entries = history.length;
  await app.go('/login');
  await expectHeading('Find what suits the person');
  expect(history.length).toBe(entries);
  await userEvent.click(screen.getByRole('button', { name: 'Skip' }));
  await expectHeading('Sign in');
  expect(history.length).toBe(entries);
});

test('redirects signed-in users away from the sign-in page', async () => {
  signedInApi();
  const app = renderApp('/login', { token: 'a-token' });
  await expectHeading('Hello, Grace');
  expect(app.at()).toBe('/tabs/home');
});

test.each(['/tabs', '/tabs/home', '/tabs/nowhere', '/switch', '/change-password'])(
  'redirects %s to sign-in for everyone else',
  async (path) => {
    stubApi();
    const app = renderApp(path);
    await expectHeading('Sign in');
    expect(app.at()).toBe('/login');
  },
);

test.each(['/nowhere', '/tabsy', '/login/more'])('shows the not-found page at %s', async (path) => {
  stubApi();
  const app = renderApp(path);
  await expectHeading('There is nothing here');
  expect(app.at()).toBe(path);
  expect(screen.getByRole('link', { name: 'Go to the start' }).getAttribute('href')).toBe('/tabs');
});

test('shows the not-found page inside the shell for an unknown place', async () => {
  signedInApi();
  const app = renderApp('/tabs/nowhere', { token: 'a-token' });
  await expectHeading('There is nothing here');
  expect(app.at()).toBe('/tabs/nowhere');
  expect(screen.getAllByRole('navigation', { name: 'Places' })).toHaveLength(2);
});

test('opens a deep link with its query after signing in', async () => {
  ableToSignIn();
  const app = renderApp('/tabs/invitations?sort=role');
  await signIn();
  await expectHeading('Invitations');
  expect(app.at()).toBe('/tabs/invitations');
  expect(location.search).toBe('?sort=role');
});

test('opens a deep link after the introduction and signing in', async () => {
  ableToSignIn();
  const app = renderApp('/tabs/account', { introSeen: false });
  await expectHeading('Find what suits the person');
  await userEvent.click(screen.getByRole('button', { name: 'Skip' }));
  await signIn();
  await expectHeading('Grace Adeyemi');
  expect(app.at()).toBe('/tabs/account');
});

test('returns to the page where the session expired', async () => {
  const api = ableToSignIn();
  const app = renderApp('/tabs/invitations?sort=role', { token: 'a-token' });
  await expectHeading('Invitations');
  api.fails('user/mail-confirmation', 401);
  await act(() => call('user/mail-confirmation', {}).catch(() => undefined));
  await signIn();
  await expectHeading('Invitations');
  expect(app.at() + location.search).toBe('/tabs/invitations?sort=role');
});

test('does not return to a page after signing out', async () => {
  ableToSignIn();
  const app = renderApp('/tabs/more', { token: 'a-token' });
  await signOut();
  await signIn();
  await expectHeading('Hello, Grace');
  expect(app.at()).toBe('/tabs/home');
});

test('does not return to a page after signing out in another tab', async () => {
  ableToSignIn();
  const app = renderApp('/tabs/account', { token: 'a-token' });
  await expectHeading('Grace Adeyemi');
  otherTab(TOKEN_KEY, undefined);
  await signIn();
  await expectHeading('Hello, Grace');
  expect(app.at()).toBe('/tabs/home');
});

test('does not open a page that an earlier user wanted', async () => {
  ableToSignIn();
  const app = renderApp('/tabs/account');
  await expectHeading('Sign in');
  // Signing in from another tab must discard the remembered path.
  await app.go('/forgotten-password');
  otherTab(TOKEN_KEY, 'a-token');
  await app.go('/tabs/more');
  await signOut();
  await signIn();
  await expectHeading('Hello, Grace');
  expect(app.at()).toBe('/tabs/home');
});

test.each(['/login', '/tabs/home'])(
  'shows no page at %s until the session is known',
  async (path) => {
    stubApi();
    const phone = fakeNative('android', { locked: true });
    const app = renderApp(path);
    const shown: string[] = [];
    const watch = new MutationObserver(() => shown.push(document.body.textContent));
    watch.observe(document.body, { childList: true, subtree: true });
    await waitFor(() => expect(document.querySelector('.boot')).not.toBeNull());
    expect(screen.queryByRole('heading')).toBeNull();

    await phone.unlock();
    await expectHeading('Sign in');
    watch.disconnect();
    expect(app.at()).toBe('/login');
    expect(shown.filter((text) => text.includes('Hello') || text.includes('Loading'))).toEqual([]);
  },
);

test('redirects a signed-in user from /login without showing it', async () => {
  signedInApi();
  const app = renderApp('/tabs/home', { token: 'a-token' });
  await expectHeading('Hello, Grace');
  await app.go('/login');
  await waitFor(() => expect(app.at()).toBe('/tabs/home'));
  expect(screen.queryByRole('heading', { name: 'Sign in' })).toBeNull();
});
