import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { TOKEN_KEY } from '../../../session/session.ts';
import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeCarehome, makeUser, ROSEWOOD } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';

async function open(differences: Partial<CurrentUser> = {}) {
  const api = signedInApi(makeUser(differences));
  const app = renderApp('/tabs/account', { token: 'a-token' });
  await expectHeading('Grace Adeyemi');
  return { api, app, person: userEvent.setup() };
}

const card = (name: string) => screen.getByRole('region', { name });

const permissions = () =>
  within(card('What you may do here'))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

const details = () =>
  within(card('Your account'))
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

test('shows name, home, role and package', async () => {
  await open();
  expect(screen.getByText('grace@example.org')).toBeTruthy();
  expect(details()).toEqual([
    'Care home: Rosewood House',
    'Organisation: Rosewood Care',
    'Your role: Home manager',
    'Package: Package E',
  ]);
});

test('names a home that is its own organisation only once', async () => {
  await open({ carehome: makeCarehome(ROSEWOOD, 'Rosewood Care') });
  expect(details()[0]).toBe('Care home: Rosewood Care');
  expect(details()[1]).toBe('Your role: Home manager');
});

test('lists what a manager on Package E may do', async () => {
  await open();
  expect(permissions()).toContain('Send reports by e-mail');
  expect(permissions()).toContain('Invite people');
  expect(permissions()).not.toContain('Follow your own relative’s days');
});

test('lists what a relative may do', async () => {
  await open({ type: 'family', role: 'relative' });
  expect(permissions()).toContain('Follow your own relative’s days');
  for (const words of ['See residents', 'Read reports', 'Add events', 'Invite people'])
    expect(permissions()).not.toContain(words);
});

test('offers to switch only to users with several homes', async () => {
  await open();
  const links = within(card('Your account')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/my-details']);
});

test('links users with several homes to the switch page', async () => {
  await open({ carehomes_count: 2 });
  const link = within(card('Your account')).getByRole('link', { name: 'Switch care home' });
  expect(link.getAttribute('href')).toBe('/switch');
});

test('asks before signing out', async () => {
  const { api, person } = await open();
  await person.click(within(card('Security')).getByRole('button', { name: 'Sign out' }));
  const question = await screen.findByRole('alertdialog', { name: 'Sign out on this device?' });
  await person.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(localStorage.getItem(TOKEN_KEY)).toBe('a-token');

  await person.click(within(card('Security')).getByRole('button', { name: 'Sign out' }));
  const again = await screen.findByRole('alertdialog');
  await person.click(within(again).getByRole('button', { name: 'Sign out' }));
  await expectHeading('Sign in');
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
  expect(api.sentTo('logout')).toHaveLength(1);
});

test('shares a birthday with the team, and stops sharing it', async () => {
  const { api, person } = await open({ role: 'carer' });
  let birthday: string | null = null;
  api.answers('birthdays/own', () => ({ birthday }));
  api.answers('birthdays/set-own', (input) => {
    ({ birthday } = input);
    return { birthday };
  });
  const own = within(await screen.findByRole('region', { name: 'Your birthday' }));
  await person.selectOptions(await own.findByLabelText('Day'), '29');
  await person.click(own.getByRole('button', { name: 'Tell the team' }));
  expect(own.getByText('Choose a day and a month.')).toBeTruthy();
  await person.selectOptions(own.getByLabelText('Month'), 'February');
  await person.click(own.getByRole('button', { name: 'Tell the team' }));
  await own.findByText('Your team sees that your birthday is on 29 February.');
  await person.click(own.getByRole('button', { name: 'No longer tell it' }));
  await own.findByText(/If you like, your team sees the day/);
  expect(api.sentTo('birthdays/set-own').map(({ input }) => input)).toEqual([
    { birthday: '02-29' },
    { birthday: null },
  ]);
});

test('does not ask relatives for their birthday', async () => {
  const { api } = await open({ type: 'family', role: 'relative' });
  expect(screen.queryByRole('region', { name: 'Your birthday' })).toBeNull();
  expect(api.sentTo('birthdays/own')).toEqual([]);
});
