import { addDays, dayIn } from '@relish/shared/days.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';

beforeAll(
  () => Promise.all([import('../../../app/shell.tsx'), import('./add-residents-page.tsx')]),
  60_000,
);

async function open() {
  const person = userEvent.setup();
  const api = signedInApi();
  renderApp('/add-residents?from=home', { token: 'a-token' });
  await expectHeading('Add several residents');
  const row = (number: number) => within(screen.getByRole('group', { name: `Resident ${number}` }));
  const save = () => person.click(screen.getByRole('button', { name: 'Add residents' }));
  return { api, person, row, save };
}

test('adds residents typed with the Tab key, and returns to Home', async () => {
  const { api, person, row, save } = await open();
  await person.click(row(1).getByLabelText('First name'));
  await person.keyboard(
    'Mary{Tab}Brown{Tab}02/04/1938{Tab}{Tab}{Tab}George{Tab}Lee{Tab}11/05/1935',
  );
  api.answers('residents/add-several', { added: 2 });
  await save();
  expect(await screen.findByText('2 residents added')).toBeTruthy();
  await expectHeading('Hello, Grace');
  const [sent] = api.sentTo('residents/add-several');
  expect(sent?.input).toMatchObject({
    move_in_date: addDays(dayIn('Europe/London', new Date()), -1),
    residents: [
      { first_name: 'Mary', last_name: 'Brown', date_of_birth: '02/04/1938' },
      { first_name: 'George', last_name: 'Lee', date_of_birth: '11/05/1935' },
      { first_name: '' },
      { first_name: '' },
      { first_name: '' },
    ],
  });
});

test('shows what is missing at its field, and keeps what was typed', async () => {
  const { api, person, row, save } = await open();
  await person.type(row(2).getByLabelText('First name'), 'Mary');
  await save();
  expect(await row(2).findByText('Enter the last name.')).toBeTruthy();
  expect(
    screen.getByRole('link', { name: 'Resident 2, Last name: Enter the last name.' }),
  ).toBeTruthy();
  expect(api.sentTo('residents/add-several')).toEqual([]);
  expect(row(2).getByLabelText('First name')).toHaveProperty('value', 'Mary');
});

test('shows what the server refuses at the row', async () => {
  const { api, person, row, save } = await open();
  await person.click(row(1).getByLabelText('First name'));
  await person.keyboard('Mary{Tab}Brown{Tab}02/04/1938{Tab}7');
  api.fails('residents/add-several', 422, {
    code: 'invalid',
    message: 'Please check the fields.',
    errors: { 'residents.0.room': ['Somebody else has this room.'] },
  });
  await save();
  expect(await row(1).findByText('Somebody else has this room.')).toBeTruthy();
});

test('asks for a name when every row is empty', async () => {
  const { api, row, save } = await open();
  await save();
  expect(await row(1).findByText('Enter at least one resident.')).toBeTruthy();
  expect(api.sentTo('residents/add-several')).toEqual([]);
});

test('offers more rows', async () => {
  const { person, row } = await open();
  await person.click(screen.getByRole('button', { name: 'Add another row' }));
  expect(row(6).getByLabelText('First name')).toBeTruthy();
});

test('is locked for carers', async () => {
  signedInApi(makeUser({ role: 'carer' }));
  renderApp('/add-residents', { token: 'a-token' });
  await expectHeading('Add several residents');
  expect(screen.queryByRole('button', { name: 'Add residents' })).toBeNull();
});
