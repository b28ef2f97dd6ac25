import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { TOKEN_KEY } from '../../../session/session.ts';
import { describedBy } from '../../../testing/described-by.ts';
import { expectHeading } from '../../../testing/expect-heading.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

async function open() {
  const api = signedInApi();
  const app = renderApp('/change-password', { token: 'a-token' });
  await expectHeading('Change password');
  const person = userEvent.setup();
  const submit = async (current: string, next: string) => {
    await person.type(field('Current password'), current);
    await person.type(field('New password'), `${next}{Enter}`);
  };
  return { api, app, submit };
}

test('changes the password, confirms it, and returns to the account', async () => {
  const { api, app, submit } = await open();
  api.answers('user/change-password', {});
  await submit('four green apples', 'five ripe pears');
  await screen.findByText('Your password has been changed');
  await expectHeading('Grace Adeyemi');
  expect(app.at()).toBe('/tabs/account');
  expect(api.sentTo('user/change-password').map(({ input }) => input)).toEqual([
    { current_password: 'four green apples', new_password: 'five ripe pears' },
  ]);
  expect(localStorage.getItem(TOKEN_KEY)).toBe('a-token');
});

test('shows a wrong current password at its field, and focuses it', async () => {
  const { api, app, submit } = await open();
  api.refuses('user/change-password', 'invalid', {
    message: 'Please check what you entered.',
    errors: { current_password: ['This is not your password.'] },
  });
  await submit('four red apples', 'five ripe pears');
  await waitFor(() => expect(document.activeElement).toBe(field('Current password')));
  expect(describedBy(field('Current password'))).toBe('This is not your password.');
  expect(field('New password').value).toBe('five ripe pears');
  expect(app.at()).toBe('/change-password');
});

test('rejects a new password that is too short before sending', async () => {
  const { api, submit } = await open();
  await submit('four green apples', 'pears');
  await waitFor(() => expect(document.activeElement).toBe(field('New password')));
  expect(describedBy(field('New password'))).toContain('Use at least 10 characters.');
  expect(api.sentTo('user/change-password')).toEqual([]);
});

test('gives password managers the user name', async () => {
  await open();
  const user = document.querySelector<HTMLInputElement>('input[autocomplete="username"]');
  expect(user?.value).toBe('grace@example.org');
});
