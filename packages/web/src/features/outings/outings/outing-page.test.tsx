import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { KIM, makeOuting, TRIP } from '../../../testing/make-outing.ts';
import { PEGGY } from '../../../testing/make-resident.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './outing-page.tsx';
import './outing-edit-page.tsx';
import '../../../app/shell.tsx';
import '@hookform/resolvers/zod';

function open(path: string, { outing = makeOuting(), user = makeUser() } = {}) {
  const api = signedInApi(user);
  api.answers('outings/get', outing);
  api.answers('headcounts/list', []);
  api.answers('staff/list', []);
  renderApp(path, { token: 'a-token' });
  return { api, person: userEvent.setup() };
}

test('shows who goes with allergies and whom to ring, and a way to count heads', async () => {
  open(`/outing?id=${TRIP}`);
  await expectHeading('Outing pack');
  expect(await screen.findAllByText('Peanuts (SEVERE)')).toHaveLength(2);
  const call = screen.getAllByRole('link', { name: '01632 960111' })[0];
  expect(call?.getAttribute('href')).toBe('tel:01632960111');
  expect(screen.getByText('1 member of staff for up to 2 residents')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Count heads' }).getAttribute('href')).toBe(
    `/headcount?id=${TRIP}`,
  );
  expect(screen.queryByText('No approved risk assessment')).toBeNull();
});

test('says that no assessment covers the trip', async () => {
  open(`/outing?id=${TRIP}`, { outing: makeOuting({ is_covered: false }) });
  expect(await screen.findByText('No approved risk assessment')).toBeTruthy();
});

test('reminds to destroy the paper only after the trip', async () => {
  const printed_at = new Date().toISOString();
  open(`/outing?id=${TRIP}`, { outing: makeOuting({ printed_at }) });
  await screen.findByText('Minibus');
  expect(screen.queryByText('Destroy the paper now')).toBeNull();
});

test('marks the paper as destroyed', async () => {
  const past = new Date(Date.now() - 60_000).toISOString();
  const outing = makeOuting({ printed_at: past, ends_at: past });
  const { api, person } = open(`/outing?id=${TRIP}`, { outing });
  api.answers('outings/destroy-paper', {});
  await person.click(await screen.findByRole('button', { name: 'I have destroyed it' }));
  await waitFor(() => expect(api.sentTo('outings/destroy-paper')).toHaveLength(1));
});

test('carers use the pack but do not edit it', async () => {
  open(`/outing?id=${TRIP}`, { user: makeUser({ role: 'carer' }) });
  await screen.findByText('Minibus');
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
});

test('saves how to recognise someone', async () => {
  const { api, person } = open(`/outing-edit?id=${TRIP}`);
  api.answers('staff/list', []);
  api.answers('outings/save', { revision: 2 });
  const [peggy] = await screen.findAllByLabelText(/How to recognise them/);
  await person.clear(peggy!);
  await person.type(peggy!, 'Blue hat');
  await person.click(screen.getByRole('button', { name: 'Save outing' }));
  await waitFor(() =>
    expect(api.sentTo('outings/save')[0]?.input).toMatchObject({
      event_id: TRIP,
      revision: 1,
      details: {
        leader_id: KIM,
        descriptions: [{ resident_id: PEGGY, text: 'Blue hat' }],
      },
    }),
  );
});
