import type { Output } from '@relish/shared/calls.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { TOKEN_KEY } from '../../../session/session.ts';
import { describedBy } from '../../../testing/described-by.ts';
import { expectHeading } from '../../../testing/expect-heading.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';

const DRAFT_KEY = 'relish.draft.register';

type Person = ReturnType<typeof userEvent.setup>;

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const register = (person: Person) => person.click(screen.getByRole('button', { name: 'Register' }));

async function open(path: string, first: string) {
  const api = signedInApi();
  const app = renderApp(path);
  await expectHeading(first);
  return { api, app, person: userEvent.setup() };
}

const openNew = () => open('/register', 'Register');
const NEW_PERSON = {
  email: 'grace@example.org',
  carehome_name: 'Rosewood House',
  first_name: null,
  last_name: null,
  has_account: false,
};

async function openInvited(code = 'a-code', invitation: Output<'invitations/open'> = NEW_PERSON) {
  const api = signedInApi();
  api.answers('invitations/open', invitation);
  const app = renderApp(`/register#${code}`);
  await expectHeading('Welcome to Relish');
  return { api, app, person: userEvent.setup() };
}

async function fillPerson(person: Person) {
  await person.clear(field('First name'));
  await person.type(field('First name'), 'Grace');
  await person.type(field('Last name'), 'Adeyemi');
  await person.clear(field('E-mail address'));
  await person.type(field('E-mail address'), 'grace@example.org');
  await person.type(field('New password'), 'four green apples');
  await person.click(screen.getByRole('checkbox', { name: 'I am 18 or over' }));
}

async function fillHome(person: Person) {
  await person.click(screen.getByRole('radio', { name: /A care home/ }));
  await person.type(field('Name of the care home'), 'Rosewood House');
  await person.selectOptions(field('Region'), 'Wales');
}

const grace = {
  email: 'grace@example.org',
  password: 'four green apples',
  first_name: 'Grace',
  last_name: 'Adeyemi',
  is_adult: true,
};

test('joins a home with the code of the mailed link, and sends no home', async () => {
  const { api, person, app } = await openInvited('a%2Fcode');
  api.answers('register', { token: 'a-token' });
  expect(screen.queryByRole('radio')).toBeNull();
  expect(describedBy(field('E-mail address'))).toBe(
    'The address to which the invitation was sent.',
  );
  await fillPerson(person);
  await register(person);
  await screen.findByText('Welcome! Your account is ready');
  await expectHeading('Hello, Grace');
  expect(app.at()).toBe('/tabs/home');
  expect(api.sentTo('register').map(({ input }) => input)).toEqual([
    { ...grace, invitation_code: 'a/code' },
  ]);
  expect(localStorage.getItem(TOKEN_KEY)).toBe('a-token');
});

test('registers a care home without a code', async () => {
  const { api, person } = await openNew();
  api.answers('register', { token: 'a-token' });
  await fillHome(person);
  await fillPerson(person);
  await register(person);
  await expectHeading('Hello, Grace');
  expect(api.sentTo('register').map(({ input }) => input)).toEqual([
    { ...grace, organisation: { kind: 'care_home', name: 'Rosewood House', region: 'wales' } },
  ]);
});

test('asks a family for its own name', async () => {
  const { person } = await openNew();
  await person.click(screen.getByRole('radio', { name: /A family/ }));
  expect(field('Name of your family')).toBeTruthy();
  expect(screen.queryByLabelText('Name of the care home')).toBeNull();
});

test('shows missing values at their fields before sending', async () => {
  const { api, person } = await openNew();
  await register(person);
  await waitFor(() => expect(describedBy(field('First name'))).toBe('Enter your first name.'));
  expect(describedBy(field('Last name'))).toBe('Enter your last name.');
  expect(describedBy(field('E-mail address'))).toContain('Enter an e-mail address');
  expect(describedBy(field('New password'))).toContain('Choose a password.');
  expect(describedBy(field('Name of the care home'))).toBe('Enter a name.');
  for (const words of [
    'Choose what you are registering.',
    'Choose a region.',
    'Accounts are for people aged 18 or over.',
  ])
    expect(screen.getByText(words)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /A care home/ }));
  expect(api.sentTo('register')).toEqual([]);
});

test('shows the server’s errors at their fields, including nested ones, and focuses the first', async () => {
  const { api, person } = await openNew();
  api.refuses('register', 'invalid', {
    message: 'Please check what you entered.',
    errors: {
      'organisation.name': ['There is a home of this name already.'],
      email: ['This address has an account.', 'Sign in instead.'],
    },
  });
  await fillHome(person);
  await fillPerson(person);
  await register(person);
  await waitFor(() => expect(document.activeElement).toBe(field('Name of the care home')));
  expect(describedBy(field('Name of the care home'))).toBe('There is a home of this name already.');
  expect(describedBy(field('E-mail address'))).toBe(
    'This address has an account. Sign in instead.',
  );
  expect(field('New password').value).toBe('four green apples');
  expect(screen.queryByRole('alert')).toBeNull();

  await person.type(field('Name of the care home'), ' North');
  expect(field('Name of the care home').hasAttribute('aria-invalid')).toBe(false);
});

test('shows above the form what is wrong with an invitation', async () => {
  const { api, person } = await openInvited();
  api.refuses('register', 'invalid', {
    message: 'Please check what you entered.',
    errors: { invitation_code: ['This invitation has been used.'] },
  });
  await fillPerson(person);
  await register(person);
  expect((await screen.findByRole('alert')).textContent).toBe('This invitation has been used.');
});

test('shows errors without a field above the form', async () => {
  const { api, person } = await openInvited();
  api.refuses('register', 'invalid', {
    message: 'This cannot be done now.',
    errors: { something_else: ['Not shown.'] },
  });
  await fillPerson(person);
  await register(person);
  expect((await screen.findByRole('alert')).textContent).toBe('This cannot be done now.');
});

test('keeps the input after leaving and returning, except for the password', async () => {
  const { app, person } = await openNew();
  await fillHome(person);
  await fillPerson(person);
  await app.go('/login');
  await expectHeading('Sign in');
  await app.go('/register');
  await expectHeading('Register');
  expect(field('First name').value).toBe('Grace');
  expect(field('E-mail address').value).toBe('grace@example.org');
  expect(field('Name of the care home').value).toBe('Rosewood House');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /A care home/ }).checked).toBe(true);
  expect(field('Region').value).toBe('wales');
  expect(field('New password').value).toBe('');
  expect(sessionStorage.getItem(DRAFT_KEY)).not.toContain('apples');
  expect(localStorage.getItem(DRAFT_KEY)).toBeNull();
});

test('does not mix the draft of a home with an invitation, and stores no code', async () => {
  const organisation = { kind: 'family', name: 'Adeyemi', region: 'wales' };
  sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ first_name: 'G', organisation }));
  const { api, person } = await openInvited();
  api.answers('register', { token: 'a-token' });
  await person.clear(field('First name'));
  await fillPerson(person);
  expect(sessionStorage.getItem(DRAFT_KEY)).not.toContain('a-code');
  await register(person);
  await expectHeading('Hello, Grace');
  expect(api.sentTo('register')[0]?.input).toEqual({ ...grace, invitation_code: 'a-code' });
  expect(sessionStorage.getItem(DRAFT_KEY)).toBeNull();
});

test('prefills the name of an invited person, to be corrected before joining', async () => {
  const { api, person } = await openInvited('a-code', {
    ...NEW_PERSON,
    first_name: 'Mallory',
    last_name: 'Adeyemi',
    has_account: true,
  });
  api.answers('register', { token: 'a-token' });
  await screen.findByText('Rosewood House has invited you. Check your name before you join.');
  await waitFor(() => expect(field('First name').value).toBe('Mallory'));
  expect(field('E-mail address').value).toBe('grace@example.org');
  expect(screen.queryByLabelText('New password')).toBeNull();
  await person.clear(field('First name'));
  await person.type(field('First name'), 'Grace');
  await person.type(field('Password'), 'four green apples');
  await person.click(screen.getByRole('checkbox', { name: 'I am 18 or over' }));
  await person.click(screen.getByRole('button', { name: 'Join' }));
  await expectHeading('Hello, Grace');
  expect(api.sentTo('register')[0]?.input).toEqual({ ...grace, invitation_code: 'a-code' });
});

test('says immediately when an invitation is no longer valid', async () => {
  const api = signedInApi();
  api.refuses('invitations/open', 'not_found', { message: 'Not there.' });
  renderApp('/register#a-code');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This invitation is no longer valid. Please ask the home for a new one.',
  );
});
