import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';

import { TOKEN_KEY } from '../../../session/session.ts';
import { describedBy } from '../../../testing/described-by.ts';
import { expectHeading } from '../../../testing/expect-heading.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';

const email = () => screen.getByLabelText<HTMLInputElement>('E-mail address');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const button = () => screen.getByRole('button', { name: 'Sign in' });

async function open() {
  const api = signedInApi();
  renderApp('/login');
  await expectHeading('Sign in');
  return { api, person: userEvent.setup() };
}

async function submit(person: ReturnType<typeof userEvent.setup>) {
  await person.type(email(), 'grace@example.org');
  await person.type(password(), 'four green apples');
  await person.click(button());
}

test('exchanges email and password for a token and stores it', async () => {
  const { api, person } = await open();
  api.answers('login', { token: 'a-token' });
  await submit(person);
  await expectHeading('Hello, Grace');
  expect(localStorage.getItem(TOKEN_KEY)).toBe('a-token');
  const [login] = api.sentTo('login');
  expect(login?.input).toEqual({ email: 'grace@example.org', password: 'four green apples' });
  expect(login?.headers.has('authorization')).toBe(false);
  expect(api.sentTo('me')[0]?.headers.get('authorization')).toBe('Bearer a-token');
});

test('shows errors at their fields, focuses the first, and keeps the input', async () => {
  const { api, person } = await open();
  const mismatch = 'This e-mail address and password do not match.';
  api.refuses('login', 'invalid', { message: mismatch, errors: { email: [mismatch] } });
  await submit(person);

  await waitFor(() => expect(document.activeElement).toBe(email()));
  expect(email().getAttribute('aria-invalid')).toBe('true');
  expect(describedBy(email())).toBe(mismatch);
  expect(password().hasAttribute('aria-invalid')).toBe(false);
  expect([email().value, password().value]).toEqual(['grace@example.org', 'four green apples']);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('focuses the first of several invalid fields', async () => {
  const { api, person } = await open();
  api.refuses('login', 'invalid', {
    message: 'Please check what you entered.',
    errors: { password: ['Enter your password.'], email: ['Enter an e-mail address.'] },
  });
  await person.click(button());
  await waitFor(() => expect(document.activeElement).toBe(email()));
  expect(describedBy(email())).toBe('Enter an e-mail address.');
  expect(describedBy(password())).toBe('Enter your password.');
});

test.each([
  ['too_many_requests', 'Too many attempts. Please try again in 5 minutes.'],
  ['forbidden', 'Your account is not connected to a care home any more.'],
  ['invalid', 'This request is not readable.'],
] as const)('shows the server’s message above the form: %s', async (code, message) => {
  const { api, person } = await open();
  api.refuses('login', code, { message });
  await submit(person);
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(password().value).toBe('four green apples');
  expect(button().ariaDisabled).not.toBe('true');
});

test('says when the server cannot be reached, and allows another try', async () => {
  const { api, person } = await open();
  api.cannotBeReached('login');
  await submit(person);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Could not connect to Relish servers, please try again');

  api.answers('login', { token: 'a-token' });
  await person.click(button());
  await expectHeading('Hello, Grace');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('says when the device is offline', async () => {
  const { api, person } = await open();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => online.mockRestore());
  api.cannotBeReached('login');
  await submit(person);
  expect((await screen.findByRole('alert')).textContent).toContain('It seems you are offline');
});

test('sends once, however often the button is pressed', async () => {
  const { api, person } = await open();
  const answer = Promise.withResolvers<{ token: string }>();
  api.answers('login', () => answer.promise);
  await submit(person);

  const busy = await screen.findByRole('button', { name: 'Signing in…' });
  expect(busy.getAttribute('aria-disabled')).toBe('true');
  await person.click(busy);
  await person.type(password(), '{Enter}');
  answer.resolve({ token: 'a-token' });
  await expectHeading('Hello, Grace');
  expect(api.sentTo('login')).toHaveLength(1);
});

test('shows and hides the password, keeping the text', async () => {
  const { person } = await open();
  await person.type(password(), 'four green apples');
  expect(password().type).toBe('password');
  await person.click(screen.getByRole('button', { name: 'Show password' }));
  expect([password().type, password().value]).toEqual(['text', 'four green apples']);
  await person.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password().type).toBe('password');
});

test.each([
  ['I have forgotten my password', 'Forgotten your password?'],
  ['Register a care home or family', 'Register'],
])('links to the other pages: %s', async (link, first) => {
  const { person } = await open();
  await person.click(screen.getByRole('link', { name: link }));
  await expectHeading(first);
  await person.click(screen.getByRole('link', { name: /Back to signing in|I have an account/ }));
  await expectHeading('Sign in');
});
