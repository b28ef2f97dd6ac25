import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './edit-home-details.tsx';

const DETAILS = {
  telephone: '01632 960 300',
  address: '1 Orchard Lane',
  visiting_times: 'Every day',
};

async function open() {
  const api = signedInApi();
  const person = userEvent.setup();
  renderApp('/home-settings', { token: 'a-token' });
  await expectHeading('Home settings');
  await person.click(await screen.findByRole('button', { name: 'Edit details' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your home’s details' }));
  const save = () => person.click(dialog.getByRole('button', { name: 'Save details' }));
  return { api, person, dialog, save };
}

test('saves the home’s details and shows them on the card', async () => {
  const { api, person, dialog, save } = await open();
  await person.type(dialog.getByLabelText(/^Telephone/), DETAILS.telephone);
  await person.type(dialog.getByLabelText(/^Address/), DETAILS.address);
  await person.type(dialog.getByLabelText(/^Visiting times/), DETAILS.visiting_times);
  api.answers('home-details/edit', DETAILS);
  api.answers('home-details/get', DETAILS);
  await save();
  expect(await screen.findByText('The details are saved')).toBeTruthy();
  expect(api.sentTo('home-details/edit').map(({ input }) => input)).toEqual([DETAILS]);
  const card = within(screen.getByRole('region', { name: 'Your home’s details' }));
  expect(await card.findByText('Every day')).toBeTruthy();
});

test('shows an invalid telephone number at its field', async () => {
  const { api, person, dialog, save } = await open();
  await person.type(dialog.getByLabelText(/^Telephone/), 'ring the bell');
  await save();
  expect(await dialog.findByText('Enter a telephone number.')).toBeTruthy();
  expect(api.sentTo('home-details/edit')).toEqual([]);
});
