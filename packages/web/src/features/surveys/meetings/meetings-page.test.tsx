import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { listActions, makeAction, makeMeeting, MEETING } from '../../../testing/make-listening.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './meetings-page.tsx';
import './meeting-page.tsx';
import './meeting-print-page.tsx';
import './meeting-dialog.tsx';
import '../../../app/shell.tsx';
import '../../../ui/forms/combobox-field.tsx';
import '../../../ui/forms/date-picker-field.tsx';
import '@hookform/resolvers/zod';

function open(path: string, user: Parameters<typeof makeUser>[0] = {}) {
  const api = signedInApi(makeUser(user));
  const { id, kind, title, day, came, has_minutes, has_easy_read, actions } = makeMeeting();
  const row = { id, kind, title, day, came, has_minutes, has_easy_read, actions };
  api.answers('meetings/list', { rows: [row], next: null });
  api.answers('meetings/get', makeMeeting());
  api.answers('meetings/events', []);
  api.answers('residents/list', []);
  api.answers('actions/list', listActions(makeAction()));
  renderApp(path, { token: 'a-token' });
  return { api, person: userEvent.setup() };
}

test('lists meetings, and adds one with an agenda and an easy-read version', async () => {
  const { api, person } = open('/meetings');
  api.answers('meetings/add', { id: MEETING });
  expect(await screen.findByRole('link', { name: 'Autumn meeting' })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Add a meeting' }));
  await person.type(await screen.findByLabelText('Title'), 'Winter meeting');
  await person.type(screen.getByLabelText(/Agenda/), 'Food{Enter}Outings');
  await person.type(screen.getByLabelText(/Easy-read version/), 'We want tea.');
  await person.click(screen.getByRole('button', { name: 'Save meeting' }));
  await waitFor(() =>
    expect(api.sentTo('meetings/add')[0]?.input).toMatchObject({
      title: 'Winter meeting',
      agenda: ['Food', 'Outings'],
      easy_read: [{ symbol: 'drink', text: 'We want tea.' }],
    }),
  );
});

test('shows minutes, who came and the actions of a meeting', async () => {
  open(`/meeting?id=${MEETING}`);
  await expectHeading('Autumn meeting');
  expect(screen.getByText('People would like more soup.')).toBeTruthy();
  expect(screen.getByText('Joan Cartwright')).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Hot soup' })).toBeTruthy();
});

test('prints the easy-read version', async () => {
  open(`/meeting-print?id=${MEETING}`);
  expect(await screen.findByText('We want hot soup.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy();
});

test('lets a carer read meetings only', async () => {
  open('/meetings', { role: 'carer' });
  expect(await screen.findByRole('link', { name: 'Autumn meeting' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add a meeting' })).toBeNull();
});

test('asks the server for nothing without an id', async () => {
  const { api } = open('/meeting');
  expect(await screen.findByText('This could not be found')).toBeTruthy();
  expect(api.sentTo('meetings/get')).toEqual([]);
});
