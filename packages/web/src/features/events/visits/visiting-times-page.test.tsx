import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { LUNCH, makeLimit } from '../../../testing/make-visit.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './hours-dialog.tsx';
import './limit-dialog.tsx';
import './visiting-times-page.tsx';
import '../../../app/shell.tsx';
import '../../../ui/overlays/modal-box.tsx';
import '../../../ui/forms/date-picker-field.tsx';
import '../../../ui/forms/clock-field.tsx';
import '@hookform/resolvers/zod';
import '@relish/shared/events/visits/visiting-times.ts';

async function open(user: Partial<CurrentUser> = {}) {
  const api = signedInApi(makeUser(user));
  api.answers('visits/times', { times: [LUNCH], limits: [makeLimit()] });
  renderApp('/visiting-times', { token: 'a-token' });
  await expectHeading('Visiting times');
  await screen.findByText('Mealtime · Every day, 12:30–13:30');
  return { api, person: userEvent.setup() };
}
const inputs = (api: ReturnType<typeof signedInApi>, name: Parameters<typeof api.sentTo>[0]) =>
  api.sentTo(name).map(({ input }) => input);

test('a manager adds a quiet time on weekdays', async () => {
  const { api, person } = await open();
  api.answers('visits/add-time', { id: LUNCH.id });
  await person.click(screen.getByRole('button', { name: 'Add a time' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a time' }));
  await person.click(dialog.getByRole('radio', { name: 'Quiet time' }));
  for (const day of ['Sat', 'Sun']) await person.click(dialog.getByRole('checkbox', { name: day }));
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Enter a name.')).toBeTruthy();
  await person.type(dialog.getByLabelText('Name'), 'Rest after lunch');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Visiting times are saved');
  expect(inputs(api, 'visits/add-time')).toEqual([
    {
      kind: 'quiet',
      label: 'Rest after lunch',
      weekdays: [1, 2, 3, 4, 5],
      from: '12:30',
      to: '13:30',
    },
  ]);
});

test('a removed time comes back with undo', async () => {
  const { api, person } = await open();
  api.answers('visits/remove-time', {});
  api.answers('visits/add-time', { id: LUNCH.id });
  await person.click(screen.getByRole('button', { name: 'Remove Lunch' }));
  await screen.findByText('The time is removed');
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  const { id: _, ...lunch } = LUNCH;
  await waitFor(() => expect(inputs(api, 'visits/add-time')).toEqual([lunch]));
});

test('a limit needs a reason, and is ended early with undo', async () => {
  const { api, person } = await open();
  api.answers('visits/end-limit', {});
  api.answers('visits/resume-limit', {});
  expect(screen.getByText('In force')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Add a limit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a limit' }));
  await person.type(dialog.getByLabelText(/^What is limited/), 'One visitor at a time');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Enter the reason.')).toBeTruthy();
  await person.click(dialog.getByRole('button', { name: 'Cancel' }));
  await person.click(screen.getByRole('button', { name: 'End now: Two visitors at a time' }));
  await screen.findByText('The limit has ended');
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(inputs(api, 'visits/resume-limit')).toEqual([{ id: makeLimit().id }]));
});

test.each<[string, Partial<CurrentUser>]>([
  ['a carer', { role: 'carer' }],
  ['a relative', { type: 'family', role: 'relative' }],
])('%s reads them and changes nothing', async (_, user) => {
  await open(user);
  expect(screen.getByText('Two visitors at a time')).toBeTruthy();
  for (const name of [/^Add/, /^Edit/, /^Remove/, /^End now/])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('an expired manager can end a limit and reads why nothing can be added', async () => {
  await open({ expired: true });
  expect(screen.getByText(/Adding is switched off/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
  expect(screen.getByRole('button', { name: /^End now/ })).toBeTruthy();
});
