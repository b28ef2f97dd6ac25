import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';

const LABEL = 'Email me in the evening if I have unread messages';

async function open(differences: Partial<CurrentUser>) {
  const api = signedInApi(makeUser(differences));
  renderApp('/tabs/account', { token: 'a-token' });
  await expectHeading('Grace Adeyemi');
  return api;
}

test('a relative declines the email about unread messages', async () => {
  const api = await open({ type: 'family', role: 'relative' });
  let mail = true;
  api.answers('notifications/get', () => ({ mail }));
  api.answers('notifications/set', () => {
    mail = false;
    return { mail };
  });
  await userEvent.click(await screen.findByRole('switch', { name: LABEL }));
  expect(await screen.findByText('Your choice is saved')).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('switch', { name: LABEL }).checked).toBe(false),
  );
  expect(api.sentTo('notifications/set').map(({ input }) => input)).toEqual([{ mail: false }]);
});

test('staff, who get no such email, are not asked', async () => {
  await open({ role: 'carer' });
  expect(screen.queryByRole('switch', { name: LABEL })).toBeNull();
});
