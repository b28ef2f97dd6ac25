import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { makeRiskRow, TRIP } from '../../../testing/make-risk.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './risk-assessments-page.tsx';
import '../../../app/shell.tsx';

const SUMMARY = {
  cells: [{ likelihood: 2, severity: 3, count: 4 }],
  waiting_for_me: [],
  overdue_reviews: 2,
  overdue_actions: 1,
  check_again: 3,
};

function open(user = makeUser(), path = '/tabs/risk-assessments') {
  const api = signedInApi(user);
  api.answers('risk-assessments/list', { rows: [makeRiskRow()], next: null });
  api.answers('risk-assessments/summary', SUMMARY);
  renderApp(path, { token: 'a-token' });
  return { api, person: userEvent.setup() };
}

test('lists assessments with band, status and review', async () => {
  open();
  const list = within(await screen.findByRole('list', { name: 'Risk assessments' }));
  expect(list.getByRole('link', { name: 'Trip to a garden centre' }).getAttribute('href')).toBe(
    `/risk-assessment?id=${TRIP}`,
  );
  expect(list.getByText('Moderate')).toBeTruthy();
  expect(list.getByText('Approved')).toBeTruthy();
});

test('filters by band, status and review, kept in the address', async () => {
  const { api, person } = open(undefined, '/tabs/risk-assessments?review=expired');
  await person.selectOptions(await screen.findByLabelText('Risk'), 'High');
  await waitFor(() =>
    expect(api.sentTo('risk-assessments/list').at(-1)?.input).toMatchObject({
      bands: ['high'],
      review_states: ['expired'],
    }),
  );
  expect(location.search).toContain('band=high');
});

test('puts what waits for this user first', async () => {
  const { api } = open();
  api.answers('risk-assessments/summary', {
    ...SUMMARY,
    waiting_for_me: [makeRiskRow({ title: 'Dog visit', status: 'awaiting_approval' })],
  });
  const list = within(await screen.findByRole('list', { name: 'Waiting for your approval' }));
  expect(list.getByRole('link', { name: 'Dog visit' })).toBeTruthy();
});

test('counts risks on the matrix, and a number leads to its band', async () => {
  open();
  const cell = await screen.findByRole('link', {
    name: '4 assessments: Unlikely and moderate, moderate',
  });
  expect(cell.getAttribute('href')).toBe('/tabs/risk-assessments?band=moderate');
});

test('lets only managers decide whether planning stops', async () => {
  const { api, person } = open();
  api.answers('risk-assessments/save-settings', {});
  await person.click(
    await screen.findByRole('switch', { name: /Stop planning without a valid assessment/ }),
  );
  await waitFor(() =>
    expect(api.sentTo('risk-assessments/save-settings')[0]?.input).toEqual({
      blocks_planning: true,
    }),
  );
});

test('shows carers the register without writing or settings', async () => {
  const { api } = open(makeUser({ role: 'carer' }));
  expect(await screen.findByRole('link', { name: 'Trip to a garden centre' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'New assessment' })).toBeNull();
  expect(api.sentTo('risk-assessments/settings')).toEqual([]);
});

test('welcomes a home without assessments', async () => {
  const { api } = open();
  api.answers('risk-assessments/list', { rows: [], next: null });
  expect(await screen.findByText('No assessments yet')).toBeTruthy();
});
