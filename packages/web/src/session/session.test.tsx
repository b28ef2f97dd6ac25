import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { call } from '../api/client.ts';
import { expectHeading } from '../testing/expect-heading.ts';
import { fakeNative } from '../testing/fake-native.ts';
import { CALDER_MILL, makeCarehome, makeUser } from '../testing/make-user.ts';
import { otherTab } from '../testing/other-tab.ts';
import { renderApp } from '../testing/render-app.tsx';
import { signedInApi } from '../testing/signed-in-api.ts';
import { stubApi } from '../testing/stub-api.ts';
import { currentSession, whenUserLoaded } from './session-state.ts';
import {
  completeReset,
  register,
  signIn,
  signOut,
  switchCarehome,
  TOKEN_KEY,
  USER_KEY,
} from './session.ts';

const atCalderMill = makeUser({ carehome: makeCarehome(CALDER_MILL, 'Calder Mill') });
const password = 'four green apples';
const person = { email: 'grace@example.org', first_name: 'Grace', last_name: 'Adeyemi' };

test('is unknown until storage has answered, then authenticated by the token alone', async () => {
  const api = signedInApi();
  api.neverAnswers('me');
  const phone = fakeNative('ios', { locked: true });
  phone.keychain.set(TOKEN_KEY, 'a-token');
  renderApp('/tabs/home');
  expect(currentSession()).toEqual({ state: 'unknown' });
  await phone.unlock();
  await screen.findByText('Loading…');
  expect(currentSession()).toMatchObject({ state: 'authenticated', person: { is: 'loading' } });
});

test('is not authenticated without a stored token', async () => {
  stubApi();
  renderApp('/login');
  await expectHeading('Sign in');
  expect(currentSession()).toEqual({ state: 'not-authenticated', because: 'start' });
});

test('sends the device name of the last sign-in, even after signing out', async () => {
  const api = signedInApi();
  api.answers('login', { token: 'a-token', device: 'this-phone' });
  renderApp('/login');
  await expectHeading('Sign in');
  const credentials = { email: person.email, password };
  await act(() => signIn(credentials));
  act(() => signOut());
  await act(() => signIn(credentials));
  expect(api.sentTo('login').map(({ input }) => input)).toEqual([
    credentials,
    { ...credentials, device: 'this-phone' },
  ]);
});

test('asks to sign in if the keychain cannot be read', async () => {
  stubApi();
  const phone = fakeNative('ios', { locked: true });
  renderApp('/tabs/home');
  await phone.breakKeychain();
  await expectHeading('Sign in');
});

test.each([
  ['login', () => signIn({ email: person.email, password })],
  ['register', () => register({ ...person, password, is_adult: true, invitation_code: 'a-code' })],
  ['complete_reset', () => completeReset({ token: 'a-link', password })],
] as const)('%s stores the token and signs in with it', async (name, enter) => {
  const api = signedInApi();
  api.answers(name, { token: 'a-token' });
  // Another user was signed in on this device before.
  localStorage.setItem(USER_KEY, JSON.stringify(atCalderMill));
  renderApp('/login');
  await expectHeading('Sign in');
  await act(enter);
  expect(localStorage.getItem(TOKEN_KEY)).toBe('a-token');
  expect(localStorage.getItem(USER_KEY)).toBeNull();
  await expectHeading('Hello, Grace');
  expect(api.sentTo('me')[0]?.headers.get('authorization')).toBe('Bearer a-token');
});

test('stores the token only in the keychain on native', async () => {
  const api = signedInApi();
  api.answers('login', { token: 'a-token' });
  const phone = fakeNative();
  renderApp('/login', { introSeen: false });
  await expectHeading('Sign in');
  await act(() => signIn({ email: person.email, password }));
  await expectHeading('Hello, Grace');
  expect(phone.keychain.get(TOKEN_KEY)).toBe('a-token');
  expect(phone.preferences.has(TOKEN_KEY)).toBe(false);
  expect(localStorage.length).toBe(0);

  act(signOut);
  await expectHeading('Sign in');
  expect([...phone.keychain.keys()]).toEqual([]);
});

test.each([
  ['a 400', 400, '/login', 'expired'],
  ['a 401', 401, '/login', 'expired'],
  ['maintenance', 503, '/maintenance', 'maintenance'],
] as const)('%s removes the token', async (_, status, path, because) => {
  const api = signedInApi();
  localStorage.setItem(USER_KEY, JSON.stringify(makeUser()));
  const app = renderApp('/tabs/home', { token: 'a-token' });
  await expectHeading('Hello, Grace');
  api.neverAnswers('ping');
  api.fails('user/mail-confirmation', status);
  await act(() => call('user/mail-confirmation', {}).catch(() => undefined));
  expect(currentSession()).toEqual({ state: 'not-authenticated', because });
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
  expect(localStorage.getItem(USER_KEY)).toBeNull();
  await waitFor(() => expect(app.at()).toBe(path));
});

test('signs out without waiting for the server', async () => {
  const api = signedInApi();
  api.fails('logout', 500);
  renderApp('/tabs/home', { token: 'a-token' });
  await expectHeading('Hello, Grace');
  act(signOut);
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
  await expectHeading('Sign in');
  expect(api.sentTo('logout')).toHaveLength(1);
  expect(screen.queryByText('Internal Server Error')).toBeNull();
});

test('whenUserLoaded resolves once the user is loaded, and immediately from then on', async () => {
  const api = signedInApi();
  const answer = Promise.withResolvers<ReturnType<typeof makeUser>>();
  api.answers('me', () => answer.promise);
  let loadedName: string | undefined;
  const waiting = whenUserLoaded().then((user) => (loadedName = user.first_name));
  renderApp('/tabs/home', { token: 'a-token' });
  await screen.findByText('Loading…');
  expect(loadedName).toBeUndefined();
  await act(async () => answer.resolve(makeUser()));
  await waiting;
  expect(loadedName).toBe('Grace');
  expect((await whenUserLoaded()).first_name).toBe('Grace');
});

test('does not count the device’s copy as loaded', async () => {
  const api = signedInApi();
  api.neverAnswers('me');
  localStorage.setItem(USER_KEY, JSON.stringify(makeUser()));
  renderApp('/tabs/home', { token: 'a-token' });
  await expectHeading('Hello, Grace');
  const first = await Promise.race([whenUserLoaded(), Promise.resolve('still waiting')]);
  expect(first).toBe('still waiting');
});

test('stores a copy of the user only after switching home', async () => {
  const api = signedInApi();
  renderApp('/tabs/home', { token: 'a-token' });
  await expectHeading('Hello, Grace');
  expect(localStorage.getItem(USER_KEY)).toBeNull();

  api.answers('switch-carehome', {});
  api.answers('me', atCalderMill);
  await act(() => switchCarehome(CALDER_MILL));
  expect(JSON.parse(localStorage.getItem(USER_KEY) ?? '')).toEqual(atCalderMill);
  expect(screen.getAllByText('Calder Mill')).not.toEqual([]);
});

test('shows the copy at the next start until the server has answered', async () => {
  const api = signedInApi();
  const answer = Promise.withResolvers<ReturnType<typeof makeUser>>();
  api.answers('me', () => answer.promise);
  localStorage.setItem(USER_KEY, JSON.stringify(makeUser({ first_name: 'Earlier' })));
  renderApp('/tabs/home', { token: 'a-token' });
  await expectHeading('Hello, Earlier');
  await act(async () => answer.resolve(makeUser()));
  await expectHeading('Hello, Grace');
});

test('ignores a copy that cannot be parsed', async () => {
  signedInApi();
  localStorage.setItem(USER_KEY, '{"id":');
  renderApp('/tabs/home', { token: 'a-token' });
  await expectHeading('Hello, Grace');
});

test('follows a switch in another tab', async () => {
  const api = signedInApi();
  renderApp('/tabs/home', { token: 'a-token' });
  await expectHeading('Hello, Grace');
  api.answers('me', atCalderMill);
  otherTab(USER_KEY, JSON.stringify(atCalderMill));
  await waitFor(() => expect(screen.getAllByText('Calder Mill')).not.toEqual([]));
  expect(screen.queryByText('Rosewood House')).toBeNull();
});

test.each([401, 503])(
  'does not load the user after a switch that ended with %i',
  async (status) => {
    const api = signedInApi();
    renderApp('/tabs/home', { token: 'a-token' });
    await expectHeading('Hello, Grace');
    api.fails('switch-carehome', status);
    await act(() => switchCarehome(CALDER_MILL).catch(() => undefined));
    expect(currentSession().state).toBe('not-authenticated');
    expect(api.sentTo('me')).toHaveLength(1);
    expect(localStorage.getItem(USER_KEY)).toBeNull();
  },
);
