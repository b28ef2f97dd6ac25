import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { makePerformer } from '../../../testing/make-performer.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './home-page.tsx';
import './team-home.tsx';
import '../../../app/shell.tsx';

function open(user: Partial<CurrentUser> = {}) {
  const api = signedInApi(makeUser(user));
  api.answers('performers/list', [
    makePerformer({ insurance_until: '2020-01-01' }),
    makePerformer({ id: makeUser().id, name: 'Bramble', insurance_until: '2090-01-01' }),
  ]);
  renderApp('/tabs/home', { token: 'a-token' });
  return api;
}

test('tells those who plan how many performers have papers to renew', async () => {
  open();
  const line = await screen.findByRole('link', { name: '1 performer has papers to renew' });
  expect(line.getAttribute('href')).toBe('/performers');
});

test('does not ask a carer to renew the papers of performers', async () => {
  const api = open({ role: 'carer' });
  await screen.findByText('Today’s events');
  expect(screen.queryByText(/papers to renew/)).toBeNull();
  expect(api.sentTo('performers/list')).toEqual([]);
});
