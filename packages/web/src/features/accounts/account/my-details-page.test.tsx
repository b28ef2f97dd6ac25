import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { describedBy } from '../../../testing/described-by.ts';
import { expectHeading } from '../../../testing/expect-heading.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function open() {
  const api = signedInApi();
  renderApp('/my-details', { token: 'a-token' });
  await expectHeading('Name and email address');
  return { api, person: userEvent.setup() };
}

test('shows the name and saves a new one', async () => {
  const { api, person } = await open();
  api.answers('user/change-name', {});
  expect(field('First name').value).toBe('Grace');
  await person.clear(field('First name'));
  await person.type(field('First name'), 'Gracie');
  await press('Save name');
  expect(await screen.findByText('Your name has been changed')).toBeTruthy();
  expect(api.sentTo('user/change-name').map(({ input }) => input)).toEqual([
    { first_name: 'Gracie', last_name: 'Adeyemi' },
  ]);
});

test('requests a change of address and says that a link was sent', async () => {
  const { api, person } = await open();
  api.answers('user/change-email', {});
  await person.type(field('New email address'), 'gracie@example.org');
  await person.type(field('Current password'), 'four green apples');
  await press('Change email address');
  expect(await screen.findByText(/If gracie@example\.org can be used/)).toBeTruthy();
  expect(api.sentTo('user/change-email').map(({ input }) => input)).toEqual([
    { email: 'gracie@example.org', current_password: 'four green apples' },
  ]);
  expect(field('Current password').value).toBe('');
});

test('shows a wrong password at its field', async () => {
  const { api, person } = await open();
  const errors = { current_password: ['This is not your current password.'] };
  api.refuses('user/change-email', 'invalid', { message: 'Please check.', errors });
  await person.type(field('New email address'), 'gracie@example.org');
  await person.type(field('Current password'), 'four red apples');
  await press('Change email address');
  await expect
    .poll(() => describedBy(field('Current password')))
    .toBe('This is not your current password.');
});

test('changes the address when the button behind the new address’s link is pressed', async () => {
  const api = signedInApi();
  api.answers('user/confirm-email-change', {});
  renderApp('/confirm-email-change#a-secret');
  await expectHeading('Confirm your new email address');
  expect(api.sentTo('user/confirm-email-change')).toEqual([]);
  await press('Confirm this address');
  expect(await screen.findByText('Your email address has been changed.')).toBeTruthy();
  expect(api.sentTo('user/confirm-email-change')[0]?.input).toEqual({ token: 'a-secret' });
});

test('cancels the change with the link sent to the old address', async () => {
  const api = signedInApi();
  api.answers('user/cancel-email-change', { undone: true });
  renderApp('/cancel-email-change#a-secret');
  await expectHeading('Keep your email address');
  await press('Stop the change');
  expect(await screen.findByText(/Your old address is back/)).toBeTruthy();
});
