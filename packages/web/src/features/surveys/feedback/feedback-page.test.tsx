import type { Output } from '@relish/shared/calls.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { listEntries, makeEntry } from '../../../testing/make-listening.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './feedback-page.tsx';
import './feedback-dialog.tsx';
import './feedback-thanks-page.tsx';
import './promise-dialog.tsx';
import '../../../app/shell.tsx';
import '../../../ui/forms/combobox-field.tsx';
import '../../../ui/forms/date-picker-field.tsx';
import '@hookform/resolvers/zod';

const STAFF_MEMBER: Omit<Output<'staff/list'>[number], 'id' | 'first_name' | 'last_name'> = {
  role: 'carer',
  job_title: null,
  active: true,
  started_at: '2026-01-01T00:00:00.000Z',
  access_until: null,
  ended_at: null,
  training: {},
  email: null,
  can_edit: false,
};
const COLLEAGUES = [
  { id: '0197a000-0000-7000-8000-000000000d01', first_name: 'Precious', last_name: 'Moyo' },
  { id: '0197a000-0000-7000-8000-000000000d02', first_name: 'Dean', last_name: 'Hallsworth' },
];

function open(user: Parameters<typeof makeUser>[0] = {}) {
  const api = signedInApi(makeUser(user));
  api.answers('feedback/list', listEntries(makeEntry()));
  api.answers('feedback/promise', { acknowledge_working_days: 3, answer_days: 28 });
  api.answers('residents/list', []);
  renderApp('/feedback', { token: 'a-token' });
  return { api, person: userEvent.setup() };
}

test('lists an overdue complaint with what is due, and filters', async () => {
  const { api, person } = open();
  await expectHeading('Complaints and compliments');
  expect(await screen.findByRole('link', { name: /Complaint: Food/ })).toBeTruthy();
  expect(screen.getByText(/Susan Brown · Acknowledge by 5 Nov 2026/)).toBeTruthy();
  await person.selectOptions(screen.getByLabelText('Show'), 'Overdue');
  await person.selectOptions(screen.getByLabelText('Kind'), 'Concern');
  await waitFor(() =>
    expect(api.sentTo('feedback/list').at(-1)?.input).toMatchObject({
      filter: 'overdue',
      kind: 'concern',
    }),
  );
});

test('is one of four tabs of listening', async () => {
  open();
  const tabs = within(await screen.findByRole('navigation', { name: 'Listening' }));
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Surveys',
    'Complaints and compliments',
    'You said, we did',
    'Meetings',
  ]);
  const here = tabs.getByRole('link', { current: 'page' });
  expect(here.textContent).toBe('Complaints and compliments');
});

test('N25: records a complaint about two colleagues, so that it is hidden from both', async () => {
  const { api, person } = open();
  api.answers(
    'staff/list',
    COLLEAGUES.map((each) => ({ ...STAFF_MEMBER, ...each })),
  );
  api.answers('feedback/add', { id: makeEntry().id });
  await person.click(await screen.findByRole('button', { name: 'Record feedback' }));
  await person.type(await screen.findByLabelText('What was said'), 'They were short with me.');
  await person.selectOptions(screen.getByLabelText('How it was received'), 'In person');
  await person.selectOptions(screen.getByLabelText('From'), 'Visitor');
  await person.selectOptions(screen.getByLabelText('About'), 'Staff');
  const field = screen.getByRole('combobox', { name: /Colleagues it is about/ });
  await person.selectOptions(field, 'Precious Moyo');
  await person.selectOptions(field, 'Dean Hallsworth');
  expect(screen.getByRole('button', { name: 'Remove Precious Moyo' })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Save entry' }));
  await waitFor(() => expect(api.sentTo('feedback/add')).toHaveLength(1));
  expect(api.sentTo('feedback/add')[0]?.input).toMatchObject({
    kind: 'complaint',
    area: 'staff',
    about_staff_ids: COLLEAGUES.map(({ id }) => id),
  });
});

test('lets a manager change how soon the home answers', async () => {
  const { api, person } = open();
  api.answers('feedback/set-promise', {});
  expect(await screen.findByText(/in 3 working days and answer them in 28 days/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Change' }));
  const days = await screen.findByLabelText('Answer within (days)');
  await person.clear(days);
  await person.click(screen.getByRole('button', { name: 'Save days' }));
  expect(await screen.findByText('Enter a number of days.')).toBeTruthy();
  await person.type(days, '20');
  await person.click(screen.getByRole('button', { name: 'Save days' }));
  await waitFor(() =>
    expect(api.sentTo('feedback/set-promise')[0]?.input).toEqual({
      acknowledge_working_days: 3,
      answer_days: 20,
    }),
  );
});

test('lets a carer record, and shows them nothing of the register', async () => {
  const { api } = open({ role: 'carer' });
  expect(await screen.findByText('Managers read the register')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Record feedback' })).toBeTruthy();
  expect(api.sentTo('feedback/list')).toEqual([]);
  expect(api.sentTo('feedback/promise')).toEqual([]);
});

test('tells a relative that it is not for them', async () => {
  const { api } = open({ type: 'family', role: 'relative' });
  expect(await screen.findByText('This is not part of your role')).toBeTruthy();
  expect(api.sentTo('feedback/list')).toEqual([]);
});

test('explains on Package D what unlocks the register', async () => {
  open({ package: { title: 'Package D', is_basic: false } });
  expect(await screen.findByText('Listening is part of Package E')).toBeTruthy();
});

test('shows a colleague the compliments shared with them', async () => {
  const api = signedInApi(makeUser({ role: 'carer' }));
  api.answers('feedback/thanks', [
    { id: makeEntry().id, received_on: '2026-11-02', from_kind: 'relative', said: 'Thank you!' },
  ]);
  renderApp('/feedback-thanks', { token: 'a-token' });
  expect(await screen.findByText('Thank you!')).toBeTruthy();
  expect(screen.getByText('Relative, 2 Nov 2026')).toBeTruthy();
});
