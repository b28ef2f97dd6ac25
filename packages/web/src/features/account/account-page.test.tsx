import type { CurrentUser } from '@relish/shared/account/current-user.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { CALDER_MILL, makeCarehome, makeUser, ROSEWOOD } from '../../testing/make-user.ts';
import { renderWithSession } from '../../testing/render-with-session.tsx';
import { stubApi } from '../../testing/stub-api.ts';
import AccountPage from './account-page.tsx';

function open(user: CurrentUser) {
  const api = stubApi();
  api.answers('me', user);
  renderWithSession(<AccountPage />, 'a-token');
  return { api, person: userEvent.setup() };
}

const permissions = async () => {
  await screen.findByRole('heading', { level: 1 });
  const card = screen.getByRole('region', { name: 'What you may do here' });
  return within(card)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
};

const twoHomes = makeUser({
  carehomes: [
    {
      id: ROSEWOOD,
      name: 'Rosewood House',
      organisation_name: 'Rosewood Care',
      role: 'home_manager',
    },
    { id: CALDER_MILL, name: 'Calder Mill', organisation_name: 'Calder Homes', role: 'nurse' },
  ],
  carehomes_count: 2,
});

test('greets by first name and says where, as whom and on which package', async () => {
  open(makeUser());
  const heading = await screen.findByRole('heading', { level: 1, name: 'Hello, Grace' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText('Rosewood House')).toBeTruthy();
  const account = screen.getByRole('region', { name: 'Your account' });
  for (const words of ['Rosewood Care', 'Home manager', 'Package E', 'grace@example.org'])
    expect(within(account).getByText(words)).toBeTruthy();
  expect(document.title).toBe('Rosewood House – Relish');
});

test('shows the shape of the page while the person is being loaded', async () => {
  open(makeUser());
  expect(screen.getByRole('status').textContent).toBe('Loading your account…');
  expect(screen.getByRole('heading', { name: 'What you may do here' })).toBeTruthy();
  await screen.findByRole('heading', { level: 1 });
});

test('lists what a manager on Package E may do', async () => {
  open(makeUser());
  const list = await permissions();
  expect(list).toContain('Send reports by e-mail');
  expect(list).toContain('Invite people');
  expect(list).not.toContain('Follow your own relative’s days');
});

test('lists what a relative may do', async () => {
  open(makeUser({ type: 'family', role: 'relative' }));
  const list = await permissions();
  expect(list).toContain('Follow your own relative’s days');
  for (const words of ['See residents', 'Read reports', 'Add events', 'Invite people'])
    expect(list).not.toContain(words);
});

test('offers no switch to whoever has one home', async () => {
  open(makeUser());
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('region', { name: 'Your care homes' })).toBeNull();
});

test('switches to another home and shows it', async () => {
  const { api, person } = open(twoHomes);
  api.answers('switch-carehome', () => {
    api.answers('me', {
      ...twoHomes,
      role: 'nurse',
      carehome: makeCarehome(CALDER_MILL, 'Calder Mill'),
    });
    return {};
  });
  const homes = await screen.findByRole('region', { name: 'Your care homes' });
  await person.click(within(homes).getByRole('button', { name: /Calder Mill/ }));

  expect(await within(homes).findByText('You are now at Calder Mill.')).toBeTruthy();
  expect(api.sentTo('switch-carehome').map(({ input }) => input)).toEqual([
    { carehome_id: CALDER_MILL },
  ]);
  const here = within(homes).getByRole('button', { current: true });
  expect(here.textContent).toContain('Calder Mill');
  expect(document.activeElement).toBe(here);
  expect(
    within(screen.getByRole('region', { name: 'Your account' })).getByText('Nurse'),
  ).toBeTruthy();
});

test('does not call for the home one is already at', async () => {
  const { api, person } = open(twoHomes);
  await person.click(await screen.findByRole('button', { name: /Rosewood House/ }));
  expect(api.sentTo('switch-carehome')).toEqual([]);
});

test('says why a switch was refused and stays', async () => {
  const { api, person } = open(twoHomes);
  api.refuses('switch-carehome', 'too_many_requests', { message: 'Please wait a moment.' });
  await person.click(await screen.findByRole('button', { name: /Calder Mill/ }));
  expect((await screen.findByRole('alert')).textContent).toBe('Please wait a moment.');
  expect(screen.getByRole('button', { current: true }).textContent).toContain('Rosewood House');
});

test('never shows the old home when it cannot tell where a switch ended', async () => {
  const { api, person } = open(twoHomes);
  await screen.findByRole('heading', { level: 1 });
  api.cannotBeReached('switch-carehome');
  api.cannotBeReached('me');
  await person.click(screen.getByRole('button', { name: /Calder Mill/ }));
  await screen.findByRole('heading', { level: 1, name: 'Connection Failed' });
  expect(screen.queryByText('Rosewood House')).toBeNull();
});

test('says what happened when the person cannot be loaded, and tries again', async () => {
  const api = stubApi();
  api.cannotBeReached('me');
  renderWithSession(<AccountPage />, 'a-token');
  await screen.findByRole('heading', { level: 1, name: 'Connection Failed' });
  expect(screen.getByText('Could not connect to Relish servers, please try again')).toBeTruthy();

  api.answers('me', makeUser());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hello, Grace'),
  );
});
