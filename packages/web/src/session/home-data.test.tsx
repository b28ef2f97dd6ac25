import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../testing/expect-heading.ts';
import { CALDER_MILL, makeCarehome, makeUser, ROSEWOOD } from '../testing/make-user.ts';
import { otherTab } from '../testing/other-tab.ts';
import { renderApp } from '../testing/render-app.tsx';
import { signedInApi } from '../testing/signed-in-api.ts';
import { homeData } from './home-data.ts';
import { reloadUser, signOut, switchCarehome, USER_KEY } from './session.ts';

const atCalderMill = makeUser({ carehome: makeCarehome(CALDER_MILL, 'Calder Mill') });

const kept = () => homeData.getQueryCache().findAll({ queryKey: ['invitations/list'] }).length;

const invitation = (email: string) => ({
  id: ROSEWOOD,
  email,
  role: 'carer' as const,
  status: 'accepted' as const,
  invited_by: null,
  created_at: '2026-11-10T09:00:00.000Z',
  expires_at: '2026-11-17T09:00:00.000Z',
});

async function homeWithData() {
  const api = signedInApi();
  api.answers('invitations/list', [invitation('rosewood@example.org')]);
  const app = renderApp('/tabs/invitations', { token: 'a-token' });
  await screen.findByText('rosewood@example.org');
  return { api, app };
}

test('removes the previous home’s data after switching', async () => {
  const { api, app } = await homeWithData();
  expect(kept()).toBe(1);
  // A screen that loads no data of the next home.
  await app.go('/change-password');
  api.answers('switch-carehome', {});
  api.answers('me', atCalderMill);
  await act(() => switchCarehome(CALDER_MILL));
  expect(kept()).toBe(0);
});

test('shows the new home’s data on a screen that stays open', async () => {
  const { api } = await homeWithData();
  api.answers('switch-carehome', {});
  api.answers('me', atCalderMill);
  api.answers('invitations/list', [invitation('calder@example.org')]);
  await act(() => switchCarehome(CALDER_MILL));
  expect(screen.queryByText('rosewood@example.org')).toBeNull();
  await screen.findByText('calder@example.org');
});

test('keeps no screen state when another tab switches home', async () => {
  const api = signedInApi();
  renderApp('/change-password', { token: 'a-token' });
  await expectHeading('Change password');
  const field = () => screen.getByLabelText<HTMLInputElement>('Current password');
  await userEvent.type(field(), 'four green apples');
  api.answers('me', atCalderMill);
  otherTab(USER_KEY, JSON.stringify(atCalderMill));
  await waitFor(() => expect(screen.getAllByText('Calder Mill')).not.toEqual([]));
  expect(field().value).toBe('');
});

test('removes all data after signing out', async () => {
  await homeWithData();
  act(signOut);
  await expectHeading('Sign in');
  expect(kept()).toBe(0);
});

test('keeps the data when only the user is reloaded', async () => {
  await homeWithData();
  await act(reloadUser);
  expect(kept()).toBe(1);
});

test('drops a pending answer for the previous home', async () => {
  const api = signedInApi();
  const late = Promise.withResolvers<ReturnType<typeof invitation>[]>();
  api.answers('invitations/list', () => late.promise);
  const app = renderApp('/tabs/invitations', { token: 'a-token' });
  await expectHeading('Invitations');
  await waitFor(() => expect(api.sentTo('invitations/list')).toHaveLength(1));

  api.answers('switch-carehome', {});
  api.answers('me', atCalderMill);
  api.answers('invitations/list', [invitation('calder@example.org')]);
  await act(() => switchCarehome(CALDER_MILL));
  await screen.findByText('calder@example.org');
  await act(async () => late.resolve([invitation('rosewood@example.org')]));
  expect(app.at()).toBe('/tabs/invitations');
  expect(
    JSON.stringify(
      homeData
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
    ),
  ).toContain('calder@example.org');
  expect(screen.queryByText('rosewood@example.org')).toBeNull();
});
