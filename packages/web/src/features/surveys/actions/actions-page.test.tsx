import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import {
  ACTION,
  listActions,
  makeAction,
  makeDoneAction,
} from '../../../testing/make-listening.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { savedFiles } from '../../../testing/saved-files.ts';
import { signedInApi } from '../../../testing/signed-in-api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './actions-page.tsx';
import './action-page.tsx';
import './action-dialog.tsx';
import './step-dialogs.tsx';
import '../../../app/shell.tsx';
import '../../../ui/forms/combobox-field.tsx';
import '../../../ui/forms/date-picker-field.tsx';
import '../../../ui/overlays/menu-box.tsx';
import '@hookform/resolvers/zod';

function open(action = makeAction(), user: Parameters<typeof makeUser>[0] = {}) {
  const api = signedInApi(makeUser(user));
  api.answers('actions/get', action);
  renderApp(`/action?id=${ACTION}`, { token: 'a-token' });
  return { api, person: userEvent.setup() };
}

test('lists actions with their state, filters them and makes a poster of published ones', async () => {
  const files = savedFiles();
  const api = signedInApi(makeUser());
  const published = makeDoneAction({ published_at: '2026-10-02T10:00:00.000Z' });
  const late = makeAction({ id: crypto.randomUUID(), theme: 'Sundays', state: 'overdue' });
  api.answers('actions/list', listActions(published, late));
  api.answers('actions/poster', { file_name: 'you-said-we-did.pdf', base64: btoa('%PDF') });
  const person = userEvent.setup();
  renderApp('/actions', { token: 'a-token' });
  const list = within(await screen.findByRole('list', { name: 'You said, we did' }));
  expect(list.getByText('Overdue')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Poster (PDF)' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(api.sentTo('actions/poster')[0]?.input).toEqual({ ids: [ACTION] });
  await person.selectOptions(screen.getByLabelText('Show'), 'Ask residents');
  await waitFor(() =>
    expect(api.sentTo('actions/list').at(-1)?.input).toMatchObject({ filter: 'to_ask' }),
  );
});

test('is done with a proof', async () => {
  const { api, person } = open();
  api.answers('actions/finish', { id: ACTION });
  await expectHeading('Hot soup');
  expect(screen.getByRole('link', { name: 'Autumn meeting' })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Mark as done' }));
  await person.click(await screen.findByRole('button', { name: 'Save as done' }));
  expect(await screen.findByText(/Enter what shows that it was done/)).toBeTruthy();
  await person.type(screen.getByLabelText('Proof'), 'The trolley is here.');
  await person.click(screen.getByRole('button', { name: 'Save as done' }));
  await waitFor(() =>
    expect(api.sentTo('actions/finish')[0]?.input).toMatchObject({ proof: 'The trolley is here.' }),
  );
});

test('shows at its field what may not be published', async () => {
  const { api, person } = open(makeDoneAction());
  const did = ['Leave out the name Precious Moyo: everyone reads this.'];
  api.refuses('actions/publish', 'invalid', { message: 'Check it.', errors: { did } });
  await person.click(await screen.findByRole('button', { name: 'Publish' }));
  await person.click(await screen.findByRole('button', { name: 'Publish notice' }));
  expect(await screen.findByText(did[0] ?? '')).toBeTruthy();
});

test('records what a resident says to “Did we?”, and closes the action', async () => {
  const { api, person } = open(makeDoneAction({ published_at: '2026-10-02T10:00:00.000Z' }));
  api.answers('actions/ask', { id: ACTION });
  api.answers('actions/close', { id: ACTION });
  const answers = within(await screen.findByRole('radiogroup', { name: 'Joan Cartwright' }));
  await person.click(answers.getByRole('radio', { name: 'Partly' }));
  await waitFor(() =>
    expect(api.sentTo('actions/ask')[0]?.input).toMatchObject({ answer: 'partly' }),
  );
  await person.click(screen.getByRole('button', { name: 'Close action' }));
  await person.type(await screen.findByLabelText('Reason'), 'Asked everyone.');
  const dialog = within(screen.getByRole('dialog', { name: 'Close action' }));
  await person.click(dialog.getByRole('button', { name: 'Close action' }));
  await waitFor(() => expect(api.sentTo('actions/close')).toHaveLength(1));
});

test('is reopened with a new day', async () => {
  const { api, person } = open(makeDoneAction());
  api.answers('actions/reopen', { id: ACTION });
  await person.click(await screen.findByRole('button', { name: 'More actions' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Reopen' }));
  await person.click(await screen.findByRole('button', { name: 'Reopen action' }));
  await waitFor(() => expect(api.sentTo('actions/reopen')).toHaveLength(1));
});

test('lets a carer who does not own it read it only', async () => {
  open(makeAction(), { role: 'carer' });
  await expectHeading('Hot soup');
  expect(screen.queryByRole('button', { name: 'Mark as done' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull();
});

test('tells a relative that it is not for them', async () => {
  const { api } = open(makeAction(), { type: 'family', role: 'relative' });
  expect(await screen.findByText('This is not part of your role')).toBeTruthy();
  expect(api.sentTo('actions/get')).toEqual([]);
});

test('opens the form for an action that a conversation raises, and saves where it came from', async () => {
  const api = signedInApi(makeUser());
  const thread = crypto.randomUUID();
  api.answers('actions/list', listActions());
  api.answers('actions/owners', []);
  api.answers('residents/list', []);
  api.answers('actions/add', { id: ACTION });
  const person = userEvent.setup();
  renderApp(`/actions?thread=${thread}`, { token: 'a-token' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Add an action' }));
  await person.type(dialog.getByLabelText('Theme'), 'Laundry');
  await person.type(dialog.getByLabelText('You said'), 'Jumpers get lost.');
  await person.type(dialog.getByLabelText('We will'), 'Label every jumper.');
  await person.click(dialog.getByRole('button', { name: 'Save action' }));
  await waitFor(() => expect(api.sentTo('actions/add')).toHaveLength(1));
  expect(api.sentTo('actions/add')[0]?.input).toMatchObject({ source: 'chat', thread_id: thread });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
