import type { Output } from '@relish/shared/calls.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeThreadRow, SUSAN } from '../../../testing/make-thread.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './hand-over-dialog.tsx';

const ANN: Output<'staff/list'>[number] = {
  id: SUSAN,
  first_name: 'Ann',
  last_name: 'Field',
  role: 'carer',
  job_title: null,
  active: true,
  started_at: new Date(0).toISOString(),
  access_until: null,
  ended_at: null,
  training: {},
  email: null,
  can_edit: false,
};

test('a carer hands over all conversations with a note, and can undo it', async () => {
  const api = signedInApi();
  api.answers('threads/list', ({ filter }) => ({
    threads: filter === 'mine' ? [makeThreadRow({ assigned_to: { id: SUSAN, name: 'Me' } })] : [],
    next: null,
  }));
  api.answers('staff/list', [ANN]);
  const id = '0197a000-0000-7000-8000-0000000000e1';
  api.answers('hand-overs/add', { id, threads: 2 });
  api.answers('hand-overs/undo', {});
  renderApp('/tabs/chat', { token: 'a-token' });
  await expectHeading('Chat');
  expect(screen.queryByRole('button', { name: 'Hand over my conversations' })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Assigned to me' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Hand over my conversations' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(await dialog.findByLabelText('Hand over to'), 'Ann Field');
  await userEvent.type(dialog.getByLabelText(/Note for the next shift/), 'All quiet.');
  await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }));
  expect(await screen.findByText('2 conversations handed over')).toBeTruthy();
  expect(api.sentTo('hand-overs/add').map(({ input }) => input)).toEqual([
    { to: SUSAN, note: 'All quiet.' },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(api.sentTo('hand-overs/undo').map(({ input }) => input)).toEqual([{ id }]);
});
