import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';

import { TOKEN_KEY } from '../../../session/session.ts';
import { describedBy } from '../../../testing/described-by.ts';
import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
import { stubApi } from '../../../testing/stub-api.ts';
import ConfirmEmailPage from './confirm-email-page.tsx';

const password = () => screen.getByLabelText<HTMLInputElement>('New password');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('forgotten: mails a link and says so, whether or not the address has an account', async () => {
  const api = stubApi();
  api.answers('start_reset', {});
  renderApp('/forgotten-password');
  await expectHeading('Forgotten your password?');
  await userEvent.type(screen.getByLabelText('E-mail address'), 'grace@example.org{Enter}');
  const sent = await expectHeading('Look into your mailbox');
  expect(document.activeElement).toBe(sent);
  expect(screen.getByText(/grace@example\.org.*for 60 minutes/)).toBeTruthy();
  expect(api.sentTo('start_reset').map(({ input }) => input)).toEqual([
    { email: 'grace@example.org' },
  ]);

  await press('Try another address');
  await expectHeading('Forgotten your password?');
});

test('forgotten: rejects an invalid address without sending', async () => {
  const api = stubApi();
  renderApp('/forgotten-password');
  await expectHeading('Forgotten your password?');
  await userEvent.type(screen.getByLabelText('E-mail address'), 'grace{Enter}');
  const email = screen.getByLabelText('E-mail address');
  await waitFor(() => expect(describedBy(email)).toContain('like name@example.org'));
  expect(document.activeElement).toBe(email);
  expect(api.sentTo('start_reset')).toEqual([]);
});

test('forgotten: keeps the input when too many links were requested', async () => {
  const api = stubApi();
  api.refuses('start_reset', 'too_many_requests', { message: 'Please wait a quarter of an hour.' });
  renderApp('/forgotten-password');
  await expectHeading('Forgotten your password?');
  await userEvent.type(screen.getByLabelText('E-mail address'), 'grace@example.org{Enter}');
  await screen.findByText('Please wait a quarter of an hour.');
  expect(screen.getByLabelText<HTMLInputElement>('E-mail address').value).toBe('grace@example.org');
});

test('reset: sends the link’s secret, and signs in', async () => {
  const api = signedInApi();
  api.answers('complete_reset', { token: 'a-token' });
  const app = renderApp('/reset-password#a%2Fsecret');
  await expectHeading('Choose a new password');
  await userEvent.type(password(), 'four green apples{Enter}');
  await screen.findByText('Your password has been changed');
  await expectHeading('Hello, Grace');
  expect(app.at()).toBe('/tabs/home');
  expect(localStorage.getItem(TOKEN_KEY)).toBe('a-token');
  expect(api.sentTo('complete_reset').map(({ input }) => input)).toEqual([
    { token: 'a/secret', password: 'four green apples' },
  ]);
});

test('reset: replaces a user still signed in on this device by the owner of the link', async () => {
  const api = signedInApi(makeUser({ first_name: 'Earlier' }));
  api.answers('complete_reset', () => {
    api.answers('me', makeUser());
    return { token: 'a-new-token' };
  });
  const app = renderApp('/reset-password#a-secret', { token: 'an-old-token' });
  await expectHeading('Choose a new password');
  await userEvent.type(password(), 'four green apples{Enter}');
  await expectHeading('Hello, Grace');
  expect(app.at()).toBe('/tabs/home');
  expect(localStorage.getItem(TOKEN_KEY)).toBe('a-new-token');
});

test('reset: rejects a password that is too short at its field', async () => {
  const api = stubApi();
  renderApp('/reset-password#a-secret');
  await expectHeading('Choose a new password');
  await userEvent.type(password(), 'short{Enter}');
  await waitFor(() => expect(password().getAttribute('aria-invalid')).toBe('true'));
  expect(describedBy(password())).toContain('Use at least 10 characters.');
  expect(api.sentTo('complete_reset')).toEqual([]);
});

test('reset: offers a new link instead of another password when the link was used', async () => {
  const api = stubApi();
  api.refuses('complete_reset', 'invalid', {
    message: 'Please check what you entered.',
    errors: { token: ['This link has been used or is too old.'] },
  });
  renderApp('/reset-password#used');
  await expectHeading('Choose a new password');
  await userEvent.type(password(), 'four green apples{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This link has been used or is too old.',
  );
  expect(screen.queryByLabelText('New password')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Ask for a new link' }));
  await expectHeading('Forgotten your password?');
});

test('confirm: confirms the address on opening the link', async () => {
  const api = stubApi();
  api.answers('user/confirm-email', {});
  renderApp('/confirm-email#first-secret');
  await screen.findByText(/Your e-mail address is confirmed/);
  expect(api.sentTo('user/confirm-email').map(({ input }) => input)).toEqual([
    { token: 'first-secret' },
  ]);
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/tabs');
});

test('confirm: updates a signed-in user at once', async () => {
  const api = signedInApi(makeUser({ email_confirmed: false }));
  api.answers('user/confirm-email', () => {
    api.answers('me', makeUser());
    return {};
  });
  renderApp('/confirm-email#second-secret', { token: 'a-token' });
  await screen.findByText(/Your e-mail address is confirmed/);
  await userEvent.click(screen.getByRole('link', { name: 'Continue' }));
  await expectHeading('Hello, Grace');
  expect(screen.queryByText('Please confirm your e-mail address')).toBeNull();
});

test('confirm: shows what is wrong with a link', async () => {
  const api = stubApi();
  api.refuses('user/confirm-email', 'invalid', {
    message: 'Please check what you entered.',
    errors: { token: ['This link is too old.'] },
  });
  renderApp('/confirm-email#third-secret');
  expect((await screen.findByRole('alert')).textContent).toBe('This link is too old.');
  expect(screen.getByRole('link', { name: 'Continue' })).toBeTruthy();
});

test('confirm: uses a link once, even if mounted twice', async () => {
  const api = stubApi();
  api.answers('user/confirm-email', {});
  const router = createMemoryRouter([{ path: '*', Component: ConfirmEmailPage }], {
    initialEntries: ['/confirm-email#fourth-secret'],
  });
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  await screen.findByText(/Your e-mail address is confirmed/);
  expect(api.sentTo('user/confirm-email')).toHaveLength(1);
});
