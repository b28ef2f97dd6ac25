import type { Output } from '@relish/shared/calls.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './quiet-hours-dialog.tsx';
import '../../../ui/forms/clock-field.tsx';

const TITLE = 'Quiet hours for messages';

test('a relative chooses quiet hours and a day off', async () => {
  let quiet: Output<'chat-hours/quiet'> = { from: '21:00', to: '07:00', days_off: [] };
  const api = signedInApi(makeUser({ type: 'family', role: 'relative' }));
  api.answers('chat-hours/quiet', () => quiet);
  api.answers('chat-hours/set-quiet', (input) => {
    quiet = input;
    return quiet;
  });
  renderApp('/tabs/account', { token: 'a-token' });
  await expectHeading('Grace Adeyemi');
  const card = within(await screen.findByRole('region', { name: TITLE }));
  expect(await card.findByText('21:00 to 07:00')).toBeTruthy();
  await userEvent.click(card.getByRole('button', { name: 'Change quiet hours' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Sun' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save quiet hours' }));
  expect(await card.findByText('21:00 to 07:00 · All day on Sunday')).toBeTruthy();
  expect(api.sentTo('chat-hours/set-quiet').map(({ input }) => input)).toEqual([
    { from: '21:00', to: '07:00', days_off: [7] },
  ]);
});

test('quiet hours are cleared with one press', async () => {
  const api = signedInApi();
  const quiet = { from: '21:00', to: '07:00', days_off: [7] };
  api.answers('chat-hours/quiet', quiet);
  api.answers('chat-hours/set-quiet', (input) => input);
  renderApp('/tabs/account', { token: 'a-token' });
  await userEvent.click(await screen.findByRole('button', { name: 'Change quiet hours' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Clear times' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save quiet hours' }));
  await screen.findByText('Quiet hours saved');
  expect(api.sentTo('chat-hours/set-quiet').map(({ input }) => input)).toEqual([
    { from: null, to: null, days_off: [7] },
  ]);
});

test('quiet hours are not offered where there is no chat', async () => {
  const api = signedInApi(makeUser({ package: { title: 'Package A', is_basic: false } }));
  renderApp('/tabs/account', { token: 'a-token' });
  await expectHeading('Grace Adeyemi');
  expect(screen.queryByRole('region', { name: TITLE })).toBeNull();
  expect(api.sentTo('chat-hours/quiet')).toEqual([]);
});
