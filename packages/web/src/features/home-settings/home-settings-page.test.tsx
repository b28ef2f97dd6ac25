import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';

import { expectHeading } from '../../testing/expect-heading.ts';
import { makeUser } from '../../testing/make-user.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { signedInApi } from '../../testing/signed-in-api.ts';

// What is loaded lazily is read once before the clock runs: a busy machine takes its time.
beforeAll(
  () => Promise.all([import('../../app/shell.tsx'), import('./home-settings-page.tsx')]),
  60_000,
);

const SETTINGS = {
  pal_review_months: 3,
  pal_guide_for_relatives: false,
  room_shown_to_relatives: false,
  email_attachments: false,
};

test('a manager decides for the home', async () => {
  const person = userEvent.setup();
  const api = signedInApi();
  api.answers('home-settings/get', SETTINGS);
  renderApp('/home-settings', { token: 'a-token' });
  await expectHeading('Home settings');
  await person.selectOptions(await screen.findByLabelText('Review a check after'), '6 months');
  await person.click(
    screen.getByRole('switch', { name: 'Relatives may read the guide of their person' }),
  );
  const changed = { ...SETTINGS, pal_review_months: 6, pal_guide_for_relatives: true };
  api.answers('home-settings/edit', changed);
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  expect(api.sentTo('home-settings/edit').map(({ input }) => input)).toEqual([changed]);
});

test('others are told who decides', async () => {
  const api = signedInApi(makeUser({ role: 'carer' }));
  renderApp('/home-settings', { token: 'a-token' });
  await expectHeading('Home settings');
  expect(screen.getByText('Your home manager can change them.')).toBeTruthy();
  expect(api.sentTo('home-settings/get')).toEqual([]);
});
