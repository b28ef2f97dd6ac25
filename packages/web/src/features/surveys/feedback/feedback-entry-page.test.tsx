import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import {
  ENTRY,
  listActions,
  makeAction,
  makeCompliment,
  makeEntry,
} from '../../../testing/make-listening.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './feedback-entry-page.tsx';
import './answer-dialog.tsx';
import './entry-dialogs.tsx';
import '../../../app/shell.tsx';
import '../../../ui/forms/combobox-field.tsx';
import '../../../ui/forms/date-picker-field.tsx';
import '../../../ui/overlays/menu-box.tsx';
import '@hookform/resolvers/zod';

function open(entry = makeEntry(), user: Parameters<typeof makeUser>[0] = {}) {
  const api = signedInApi(makeUser(user));
  api.answers('feedback/get', entry);
  api.answers('actions/list', listActions());
  renderApp(`/feedback-entry?id=${entry.id}`, { token: 'a-token' });
  return { api, person: userEvent.setup() };
}

async function choose(person: ReturnType<typeof userEvent.setup>, name: string) {
  await person.click(await screen.findByRole('button', { name: 'More actions' }));
  await person.click(await screen.findByRole('menuitem', { name }));
}

test('acknowledges a complaint with a date', async () => {
  const { api, person } = open();
  api.answers('feedback/acknowledge', { id: ENTRY });
  await expectHeading('Complaint: Food');
  await person.click(screen.getByRole('button', { name: 'Mark as acknowledged' }));
  await person.click(await screen.findByRole('button', { name: 'Save date' }));
  await waitFor(() =>
    expect(api.sentTo('feedback/acknowledge')[0]?.input).toMatchObject({ id: ENTRY, version: 1 }),
  );
});

test('answers a complaint, and asks for a note where the duty of candour applies', async () => {
  const { api, person } = open(
    makeEntry({ stage: 'acknowledged', acknowledged_on: '2026-11-03', version: 2 }),
  );
  api.answers('feedback/answer', { id: ENTRY });
  await person.click(await screen.findByRole('button', { name: 'Record the answer' }));
  await person.selectOptions(await screen.findByLabelText('Outcome'), 'Upheld');
  await person.type(screen.getByLabelText('What you answered'), 'We bought a trolley.');
  await person.selectOptions(screen.getByLabelText('Duty of candour'), 'Applies');
  await person.click(screen.getByRole('button', { name: 'Save answer' }));
  expect(await screen.findByText('Write what the person was told, by whom and when.')).toBeTruthy();
  expect(api.sentTo('feedback/answer')).toEqual([]);
  await person.type(screen.getByLabelText(/Note on the duty of candour/), 'Told Mrs Brown.');
  await person.click(screen.getByRole('button', { name: 'Save answer' }));
  await waitFor(() =>
    expect(api.sentTo('feedback/answer')[0]?.input).toMatchObject({
      version: 2,
      outcome: 'upheld',
      candour: 'applies',
    }),
  );
});

test('voids an entry with a reason, and offers to undo that', async () => {
  const { api, person } = open();
  api.answers('feedback/void', { id: ENTRY });
  api.answers('feedback/restore', { id: ENTRY });
  await choose(person, 'Recorded by mistake');
  await person.click(await screen.findByRole('button', { name: 'Void entry' }));
  expect(await screen.findByText(/Enter a reason/)).toBeTruthy();
  await person.type(screen.getByLabelText('Reason'), 'Typed twice.');
  await person.click(screen.getByRole('button', { name: 'Void entry' }));
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.sentTo('feedback/restore')).toHaveLength(1));
  expect(api.sentTo('feedback/void')[0]?.input).toEqual({ id: ENTRY, reason: 'Typed twice.' });
});

test('shows a voided entry with its reason, without further steps', async () => {
  const voided = { at: '2026-11-03T10:00:00.000Z', by: 'Grace Adeyemi', reason: 'Typed twice.' };
  open(makeEntry({ is_void: true, is_overdue: false, due: null, voided }));
  expect(await screen.findByText('Typed twice.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mark as acknowledged' })).toBeNull();
});

test('shares a compliment with the colleague it names', async () => {
  const { api, person } = open(makeCompliment());
  api.answers('feedback/share', { id: ENTRY });
  await person.click(await screen.findByRole('button', { name: 'Share with the colleague' }));
  await waitFor(() => expect(api.sentTo('feedback/share')[0]?.input).toEqual({ id: ENTRY }));
});

test('lists actions about the entry and raises another', async () => {
  const { api, person } = open();
  api.answers('actions/list', listActions(makeAction()));
  api.answers('actions/owners', []);
  api.answers('actions/add', { id: makeAction().id });
  api.answers('residents/list', []);
  const card = within(await screen.findByRole('region', { name: 'You said, we did' }));
  expect(await card.findByRole('link', { name: 'Hot soup' })).toBeTruthy();
  await person.click(card.getByRole('button', { name: 'Raise an action' }));
  await person.type(await screen.findByLabelText('Theme'), 'Soup');
  await person.type(screen.getByLabelText('You said'), 'It is cold.');
  await person.type(screen.getByLabelText('We will'), 'Heat it.');
  await person.click(screen.getByRole('button', { name: 'Save action' }));
  await waitFor(() =>
    expect(api.sentTo('actions/add')[0]?.input).toMatchObject({
      source: 'feedback',
      feedback_id: ENTRY,
      theme: 'Soup',
    }),
  );
});

test('names the changed fields in the history', async () => {
  const changes = [
    { at: '2026-11-03T10:00:00.000Z', by: 'Grace Adeyemi', fields: ['said', 'area'] },
  ];
  open(makeEntry({ changes }));
  const card = within(await screen.findByRole('region', { name: 'History' }));
  expect(card.getByText('What was said and About')).toBeTruthy();
});

test('N25: says the same about an entry that is hidden and one that does not exist', async () => {
  const { api } = open(makeEntry());
  api.refuses('feedback/get', 'not_found', { message: 'Not found.' });
  expect(await screen.findByText('This could not be found')).toBeTruthy();
});

test('asks the server for nothing without an id or a right to read', async () => {
  const api = signedInApi(makeUser({ role: 'carer' }));
  renderApp(`/feedback-entry?id=${ENTRY}`, { token: 'a-token' });
  expect(await screen.findByText('This is not part of your role')).toBeTruthy();
  expect(api.sentTo('feedback/get')).toEqual([]);
});
