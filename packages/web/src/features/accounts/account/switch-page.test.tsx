import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { CALDER_MILL, makeCarehome, makeUser, ROSEWOOD } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
import { matchingCarehomes } from './matching-carehomes.ts';

const home = (id: string, name: string, organisation_name: string) => ({
  id,
  name,
  organisation_name,
  role: 'nurse' as const,
});

const TWO = [
  home(ROSEWOOD, 'Rosewood House', 'Rosewood Care'),
  home(CALDER_MILL, 'Calder Mill', 'Calder Mill'),
];

const MANY = [
  ...TWO,
  ...['Plas Tŷ Gwyn', 'Élan Court', 'Oak Lodge', 'Elm Lodge', 'Fern Lodge'].map((name, index) =>
    home(`0197a000-0000-7000-8000-00000000001${index}`, name, 'Bryn Homes'),
  ),
];

async function open(carehomes = TWO) {
  const user = makeUser({ carehomes, carehomes_count: carehomes.length });
  const api = signedInApi(user);
  const app = renderApp('/switch', { token: 'a-token' });
  await expectHeading('Switch care home');
  const atCalderMill = { ...user, carehome: makeCarehome(CALDER_MILL, 'Calder Mill') };
  return { api, app, atCalderMill, person: userEvent.setup() };
}

const choices = () =>
  within(screen.getByRole('list', { name: 'Your care homes' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const choose = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('lists the homes with the user’s role, and marks the current one', async () => {
  await open();
  expect(choices()).toEqual([
    'Rosewood HouseNurse, Rosewood CareYou are here',
    'Calder MillNurseSwitch',
  ]);
  expect(screen.getByRole('button', { current: true }).textContent).toContain('Rosewood House');
});

test('switches, confirms it, and shows the new home', async () => {
  const { api, app, atCalderMill } = await open();
  api.answers('switch-carehome', () => {
    api.answers('me', atCalderMill);
    return {};
  });
  await choose(/Calder Mill/);
  await screen.findByText('You are now at Calder Mill');
  await expectHeading('Hello, Grace');
  expect(app.at()).toBe('/tabs/home');
  expect(screen.queryByText('Rosewood House')).toBeNull();
  expect(api.sentTo('switch-carehome').map(({ input }) => input)).toEqual([
    { carehome_id: CALDER_MILL },
  ]);
});

test('switches once, however often the button is pressed', async () => {
  const { api, atCalderMill } = await open();
  const answer = Promise.withResolvers<Record<string, never>>();
  api.answers('switch-carehome', () => answer.promise);
  await choose(/Calder Mill/);
  expect(choices()[1]).toContain('Switching…');
  await choose(/Calder Mill/);
  api.answers('me', atCalderMill);
  answer.resolve({});
  await expectHeading('Hello, Grace');
  expect(api.sentTo('switch-carehome')).toHaveLength(1);
});

test('does not switch to the current home', async () => {
  const { api } = await open();
  await choose(/Rosewood House/);
  expect(api.sentTo('switch-carehome')).toEqual([]);
});

test('shows why a switch was refused, and stays', async () => {
  const { api, app } = await open();
  api.refuses('switch-carehome', 'too_many_requests', { message: 'Please wait a moment.' });
  await choose(/Calder Mill/);
  await screen.findByText('Please wait a moment.');
  await waitFor(() => expect(choices()[1]).toBe('Calder MillNurseSwitch'));
  expect(app.at()).toBe('/switch');
  expect(screen.getByRole('button', { current: true }).textContent).toContain('Rosewood House');
});

test('shows the session’s actual home when a failed switch had taken effect', async () => {
  const { api, atCalderMill } = await open();
  api.fails('switch-carehome', 504);
  api.answers('me', atCalderMill);
  await choose(/Calder Mill/);
  await screen.findByText('Gateway Timeout');
  await waitFor(() =>
    expect(screen.getByRole('button', { current: true }).textContent).toContain('Calder Mill'),
  );
});

test('offers a search only with many homes', async () => {
  await open(MANY.slice(0, 6));
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('finds homes by parts of their own and their organisation’s name, ignoring accents', async () => {
  const { person } = await open(MANY);
  const search = screen.getByRole('searchbox', { name: 'Find a home' });
  expect(screen.getByText('7 homes')).toBeTruthy();
  await person.type(search, 'BRYN ty');
  expect(choices()).toEqual(['Plas Tŷ GwynNurse, Bryn HomesSwitch']);
  expect(screen.getByText('1 home')).toBeTruthy();
  await person.clear(search);
  await person.type(search, 'nowhere');
  expect(screen.getByRole('heading', { name: 'No home of that name' })).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Your care homes' })).toBeNull();
});

test.each([
  ['elan', ['Élan Court']],
  ['ÉLAN', ['Élan Court']],
  ['lodge  oak', ['Oak Lodge']],
  ['rosewood care', ['Rosewood House']],
  [' ', MANY.map(({ name }) => name)],
  ['oak elm', []],
])('%j finds %j', (wanted, names) => {
  expect(matchingCarehomes(MANY, wanted).map(({ name }) => name)).toEqual(names);
});
