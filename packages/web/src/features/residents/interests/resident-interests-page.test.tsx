import { INTEREST_GROUPS } from '@relish/shared/residents/interests/taxonomy.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeResident, PEGGY } from '../../../testing/make-resident.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
import type { ResidentInterest } from './api.ts';
import { INTEREST_ICONS } from './interest-icons.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './resident-interests-page.tsx';
import './interest-sheet.tsx';
import '../../../app/shell.tsx';

const known = (
  interest_code: ResidentInterest['interest_code'],
  stance: ResidentInterest['stance'],
  differences: Partial<ResidentInterest> = {},
): ResidentInterest => ({
  interest_code,
  stance,
  detail: null,
  source: 'resident',
  since: null,
  last_confirmed: '2026-10-01',
  due: false,
  ...differences,
});
const BAKING = known('food.baking', 'love', { detail: 'Welsh cakes', since: 'since 1958' });
const DOGS = known('animals.dogs', 'never', { detail: 'Bitten as a child' });

async function open(interests: ResidentInterest[] = [BAKING, DOGS], user = makeUser()) {
  const api = signedInApi(user);
  let shown = interests;
  api.answers('residents/get', makeResident({ best_time_of_day: 'morning', session_minutes: 20 }));
  api.answers('interests/of', () => shown);
  renderApp(`/resident-interests?id=${PEGGY}`, { token: 'a-token' });
  await expectHeading('What Peggy enjoys');
  const show = (next: ResidentInterest[]) => {
    shown = next;
  };
  const sent = () => api.sentTo('interests/set').map(({ input }) => input);
  return { api, show, sent, person: userEvent.setup() };
}

const section = (name: string) => within(screen.getByRole('region', { name }));

test('bundles every icon that the taxonomy names', () => {
  const names = INTEREST_GROUPS.flatMap(({ icon, items }) => [icon, ...items.map((i) => i.icon)]);
  expect(names.filter((name) => INTEREST_ICONS[name] === undefined)).toEqual([]);
});

test('shows loved interests first, those never to be offered, and preferences', async () => {
  await open();
  expect(section('Loves').getByText('Welsh cakes · since 1958')).toBeTruthy();
  expect(section('Never').getByText('Bitten as a child')).toBeTruthy();
  expect(screen.getByText('Morning')).toBeTruthy();
  expect(screen.getByText(/20 min/)).toBeTruthy();
});

test('sets an interest optimistically in two taps, with undo', async () => {
  const { api, show, sent, person } = await open();
  const answer = Promise.withResolvers<Record<string, never>>();
  api.answers('interests/set', () => answer.promise);
  await person.click(screen.getByRole('button', { name: /^Music/ }));
  const music = within(await screen.findByRole('list', { name: 'Music' }));
  await person.click(music.getByRole('button', { name: 'Jazz' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Jazz' }));
  await person.click(sheet.getByRole('button', { name: 'Likes it' }));
  // Shown before the server has answered.
  expect(await music.findByRole('button', { name: /^Jazz ?Likes it$/ })).toBeTruthy();
  expect(section('Likes').getByText('Jazz')).toBeTruthy();
  show([BAKING, known('music.jazz', 'like'), DOGS]);
  answer.resolve({});
  api.answers('interests/set', () => {
    show([BAKING, DOGS]);
    return {};
  });
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Likes' })).toBeNull());
  expect(sent()).toEqual([
    expect.objectContaining({ resident_id: PEGGY, interest_code: 'music.jazz', stance: 'like' }),
    { resident_id: PEGGY, interest_code: 'music.jazz', stance: null },
  ]);
});

test('finds an interest by a word, and saves a detail and who said it', async () => {
  const { api, sent, person } = await open([]);
  api.answers('interests/set', {});
  await person.type(screen.getByLabelText('Find an interest'), 'dominos');
  await person.click(screen.getByRole('button', { name: 'Dominoes' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Dominoes' }));
  await person.click(sheet.getByRole('button', { name: 'Add a detail' }));
  await person.type(sheet.getByLabelText(/In a few words/), 'Fives and threes');
  await person.click(sheet.getByRole('button', { name: 'Save' }));
  expect(sheet.getByText('First choose one of the six.')).toBeTruthy();
  await person.click(sheet.getByRole('button', { name: 'Loves it' }));
  await person.click(sheet.getByRole('radio', { name: 'Family or friend' }));
  await person.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({
    interest_code: 'games.dominoes',
    stance: 'love',
    detail: 'Fives and threes',
    source: 'relative',
  });
});

test('reverts an interest that the server refused', async () => {
  const { api, person } = await open();
  api.fails('interests/set', 500);
  await person.click(section('Loves').getByRole('button', { name: /Baking/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Baking' }));
  await person.click(sheet.getByRole('button', { name: 'We do not know' }));
  await screen.findByText('Internal Server Error');
  expect(await section('Loves').findByText('Baking')).toBeTruthy();
});

test('asks for a review after a year', async () => {
  const { api, show, person } = await open([{ ...BAKING, due: true }, DOGS]);
  await screen.findByText(/1 interest was last checked over a year ago/);
  api.answers('interests/confirm', () => {
    show([BAKING, DOGS]);
    return { confirmed: 2 };
  });
  await person.click(screen.getByRole('button', { name: 'All still right' }));
  await waitFor(() => expect(screen.queryByText('Is this still right?')).toBeNull());
});

test('is read-only for carers', async () => {
  await open([BAKING], makeUser({ role: 'carer' }));
  expect(section('Loves').getByText('Baking')).toBeTruthy();
  expect(section('Loves').queryByRole('button')).toBeNull();
  expect(screen.queryByLabelText('Find an interest')).toBeNull();
  expect(screen.getByText(/keep this up to date/)).toBeTruthy();
});

test('says when the link matches no resident', async () => {
  const api = signedInApi();
  api.refuses('residents/get', 'not_found', { message: 'Not there.' });
  api.refuses('interests/of', 'not_found', { message: 'Not there.' });
  renderApp(`/resident-interests?id=${PEGGY}`, { token: 'a-token' });
  expect(await screen.findByRole('heading', { name: 'This person is not here' })).toBeTruthy();
});
