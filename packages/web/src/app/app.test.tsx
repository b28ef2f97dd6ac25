import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { TOKEN_KEY } from '../session/session.ts';
import { expectHeading } from '../testing/expect-heading.ts';
import { makeUser } from '../testing/make-user.ts';
import { otherTab } from '../testing/other-tab.ts';
import { renderApp } from '../testing/render-app.tsx';
import { signOut } from '../testing/sign-out.ts';
import { signedInApi } from '../testing/signed-in-api.ts';

test('leads from sign-in to the first screen, and back after signing out', async () => {
  const api = signedInApi();
  api.answers('login', { token: 'a-token' });
  const app = renderApp('/');
  const person = userEvent.setup();
  await expectHeading('Sign in');
  expect(app.at()).toBe('/login');
  await person.type(screen.getByLabelText('E-mail address'), 'grace@example.org');
  await person.type(screen.getByLabelText('Password'), 'four green apples{Enter}');
  await expectHeading('Hello, Grace');
  expect(app.at()).toBe('/tabs/home');

  await app.go('/tabs/more');
  await signOut();
  await expectHeading('Sign in');
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
  expect(api.sentTo('logout')[0]?.headers.get('authorization')).toBe('Bearer a-token');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('follows sign-out and sign-in in another tab', async () => {
  const api = signedInApi();
  const app = renderApp('/tabs/home', { token: 'a-token' });
  await expectHeading('Hello, Grace');
  otherTab(TOKEN_KEY, undefined);
  await expectHeading('Sign in');
  expect(app.at()).toBe('/login');

  api.answers('me', makeUser({ first_name: 'Priya' }));
  otherTab(TOKEN_KEY, 'another-token');
  await expectHeading('Hello, Priya');
  expect(api.sentTo('me').at(-1)?.headers.get('authorization')).toBe('Bearer another-token');
});

test('drops an answer that arrives after signing out', async () => {
  const api = signedInApi();
  const late = Promise.withResolvers<ReturnType<typeof makeUser>>();
  api.answers('me', () => late.promise);
  renderApp('/tabs/home', { token: 'a-token' });
  await screen.findByText('Loading…');
  otherTab(TOKEN_KEY, undefined);
  await expectHeading('Sign in');
  await act(async () => late.resolve(makeUser()));
  await waitFor(() => expect(screen.queryByText('Hello, Grace')).toBeNull());
  await expectHeading('Sign in');
});

test('keeps the token when loading the user fails, and tries again', async () => {
  const api = signedInApi();
  api.refuses('me', 'internal', { message: 'Something went wrong on our side.' });
  renderApp('/tabs/home', { token: 'a-token' });
  await expectHeading('Internal Server Error');
  expect(localStorage.getItem(TOKEN_KEY)).toBe('a-token');

  api.answers('me', makeUser());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expectHeading('Hello, Grace');
});
