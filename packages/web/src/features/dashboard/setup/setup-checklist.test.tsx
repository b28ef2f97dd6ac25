import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import type { SetupStep } from '@relish/shared/dashboard/setup/steps.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
import type { SetupState } from './api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './setup-checklist.tsx';

const OPEN: Record<SetupStep, SetupState['state']> = {
  email: 'open',
  residents: 'open',
  record: 'open',
  details: 'open',
  colleagues: 'open',
  week: 'open',
  family: 'open',
};
const toChecklist = (states: Partial<typeof OPEN>) => ({
  steps: Object.entries({ ...OPEN, ...states }).map(([id, state]) => ({
    id: id as SetupStep,
    state,
  })),
});

async function open(states: Partial<typeof OPEN> = {}, user: Partial<CurrentUser> = {}) {
  const person = userEvent.setup();
  const api = signedInApi(makeUser(user));
  api.answers('setup/get', toChecklist(states));
  renderApp('/tabs/home', { token: 'a-token' });
  await expectHeading('Hello, Grace');
  const list = within(await screen.findByRole('region', { name: 'Let’s set up Rosewood House' }));
  const press = (name: string) => person.click(list.getByRole('button', { name }));
  return { api, person, list, press };
}

test('welcomes a new home without measuring it', async () => {
  const { list } = await open({ email: 'done', residents: 'done' });
  expect(list.getByText('2 of 7 steps done')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Who has been missed' })).toBeNull();
  expect(screen.queryByText('How it is going')).toBeNull();
});

test('shows the first step that can be done here, and another one when chosen', async () => {
  const { list, press } = await open();
  expect(list.getByRole('link', { name: 'Add residents' }).getAttribute('href')).toBe(
    '/add-residents?from=home',
  );
  await press('Record a first activity');
  expect(list.getByText('Add a resident first.')).toBeTruthy();
  expect(list.queryByRole('link', { name: 'Record an activity' })).toBeNull();
});

test('leads to the first record once there is a resident', async () => {
  const { list } = await open({ email: 'done', details: 'done', residents: 'done' });
  expect(list.getByRole('link', { name: 'Record an activity' }).getAttribute('href')).toBe(
    '/manage-report',
  );
});

test('ticks a step that was done in place, without a reload', async () => {
  const { api, person, list, press } = await open({ email: 'done' });
  await press('Telephone and visiting times');
  await press('Add details');
  const dialog = within(await screen.findByRole('dialog', { name: 'Your home’s details' }));
  await person.type(dialog.getByLabelText(/^Telephone/), '01632 960 300');
  const details = { telephone: '01632 960 300', address: null, visiting_times: 'Every day' };
  api.answers('home-details/edit', details);
  api.answers('setup/get', toChecklist({ email: 'done', details: 'done' }));
  await person.click(dialog.getByRole('button', { name: 'Save details' }));
  await waitFor(() => expect(list.getByText('2 of 7 steps done')).toBeTruthy());
});

test('mails the confirmation again instead of a second banner', async () => {
  const { api, list, press } = await open({}, { email_confirmed: false });
  expect(screen.queryByText('Please confirm your e-mail address')).toBeNull();
  api.answers('user/mail-confirmation', {});
  await press('Confirm your email address');
  await press('Send it again');
  expect(await list.findByText(/grace@example\.org/)).toBeTruthy();
});

test('skips a step and is gone with the last one', async () => {
  const { api, press } = await open({
    email: 'done',
    details: 'done',
    residents: 'done',
    record: 'done',
    colleagues: 'done',
    week: 'done',
  });
  api.answers('setup/skip', {});
  api.answers('setup/get', null);
  await press('Skip: Invite a first family');
  await waitFor(() => expect(screen.queryByText(/Let’s set up/)).toBeNull());
  expect(api.sentTo('setup/skip')[0]?.input).toEqual({ step: 'family', skipped: true });
});

test('closes, and undoes it', async () => {
  const { api, person, press } = await open();
  api.answers('setup/close', {});
  api.answers('setup/get', null);
  await press('Close this checklist');
  api.answers('setup/get', toChecklist({}));
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('region', { name: 'Let’s set up Rosewood House' })).toBeTruthy();
  expect(api.sentTo('setup/close').map(({ input }) => input)).toEqual([
    { closed: true },
    { closed: false },
  ]);
});

test('is not asked for by colleagues', async () => {
  const api = signedInApi(makeUser({ role: 'carer' }));
  renderApp('/tabs/home', { token: 'a-token' });
  await expectHeading('Hello, Grace');
  expect(api.sentTo('setup/get')).toEqual([]);
});
