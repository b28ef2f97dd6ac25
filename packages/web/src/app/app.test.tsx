import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { TOKEN_KEY } from '../session/session.ts';
import { makeUser } from '../testing/make-user.ts';
import { renderWithSession } from '../testing/render-with-session.tsx';
import { stubApi } from '../testing/stub-api.ts';
import { App } from './app.tsx';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

function otherTab(token: string | undefined) {
  if (token === undefined) localStorage.removeItem(TOKEN_KEY);
  else localStorage.setItem(TOKEN_KEY, token);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY, newValue: token ?? null }));
  });
}

test('leads from signing in to the account and, signed out, back', async () => {
  const api = stubApi();
  api.answers('login', { token: 'a-token' });
  api.answers('me', makeUser());
  api.answers('logout', {});
  renderWithSession(<App />);
  const person = userEvent.setup();
  await heading('Sign in');
  await person.type(screen.getByLabelText('E-mail address'), 'grace@example.org');
  await person.type(screen.getByLabelText('Password'), 'four green apples{Enter}');
  await heading('Hello, Grace');

  await person.click(screen.getByRole('button', { name: 'Sign out' }));
  await heading('Sign in');
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
  expect(api.sentTo('logout')[0]?.headers.get('authorization')).toBe('Bearer a-token');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('signs out even when the servers cannot be told', async () => {
  const api = stubApi();
  api.answers('me', makeUser());
  api.cannotBeReached('logout');
  renderWithSession(<App />, 'a-token');
  await heading('Hello, Grace');
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await heading('Sign in');
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
});

test('forgets an expired token at start and says why', async () => {
  const api = stubApi();
  api.refuses('me', 'unauthenticated', { message: 'Your session has ended.' });
  renderWithSession(<App />, 'an-old-token');
  await heading('Sign in');
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('Session Expired');
  expect(alert.textContent).toContain('Please login again to continue');
});

test('keeps the token when the start only failed', async () => {
  const api = stubApi();
  api.refuses('me', 'internal', { message: 'Something went wrong on our side.' });
  renderWithSession(<App />, 'a-token');
  await heading('Internal Server Error');
  expect(localStorage.getItem(TOKEN_KEY)).toBe('a-token');
});

test('follows another tab that signs out, and one that signs in', async () => {
  const api = stubApi();
  api.answers('me', makeUser());
  renderWithSession(<App />, 'a-token');
  await heading('Hello, Grace');
  otherTab(undefined);
  await heading('Sign in');

  api.answers('me', makeUser({ first_name: 'Priya' }));
  otherTab('another-token');
  await heading('Hello, Priya');
  expect(api.sentTo('me').at(-1)?.headers.get('authorization')).toBe('Bearer another-token');
});

test('drops an answer that arrives after signing out', async () => {
  const api = stubApi();
  const late = Promise.withResolvers<ReturnType<typeof makeUser>>();
  api.answers('me', () => late.promise);
  api.answers('logout', {});
  renderWithSession(<App />, 'a-token');
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await heading('Sign in');
  await act(async () => late.resolve(makeUser()));
  await waitFor(() => expect(screen.queryByText('Hello, Grace')).toBeNull());
  await heading('Sign in');
});
