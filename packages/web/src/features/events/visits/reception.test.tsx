import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import type { Output } from '@relish/shared/calls.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeRow, PEGGY } from '../../../testing/make-resident.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { ENTRY, makeEntry, makeExpected, VISIT } from '../../../testing/make-visit.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './fire-list-page.tsx';
import './reception.tsx';
import './sign-in-dialog.tsx';
import './visits-page.tsx';
import '../../../app/shell.tsx';
import '../../../ui/overlays/modal-box.tsx';
import '../../../ui/forms/date-picker-field.tsx';
import '@hookform/resolvers/zod';
import '@relish/shared/events/visits/reception.ts';

const FIRE: Output<'visits/fire-list'> = {
  at: '2026-11-17T14:05:00.000Z',
  visitors: [makeEntry({ people: 2 })],
  perhaps: [],
  residents: [{ id: PEGGY, preferred_name: 'Peggy', last_name: 'Hartley', room: '12' }],
};

async function open(
  day: Partial<Output<'visits/day'>> = {},
  user: Partial<CurrentUser> = {},
  fire: Partial<Output<'visits/fire-list'>> = {},
) {
  const api = signedInApi(makeUser(user));
  api.answers('visits/day', { expected: [], entries: [], ...day });
  api.answers('visits/fire-list', { ...FIRE, ...fire });
  api.answers('residents/list', [makeRow()]);
  renderApp('/visits', { token: 'a-token' });
  await expectHeading('Visitors');
  return { api, person: userEvent.setup() };
}
const inputs = (api: ReturnType<typeof signedInApi>, name: Parameters<typeof api.sentTo>[0]) =>
  api.sentTo(name).map(({ input }) => input);

test('signs an expected visitor in with one tap, and undoes it', async () => {
  const { api, person } = await open({ expected: [makeExpected()] });
  api.answers('visits/sign-in', { id: ENTRY });
  api.answers('visits/remove', {});
  const expected = within(await screen.findByRole('region', { name: 'Expected: 2' }));
  expect(expected.getByText('Afternoon · Peggy Hartley, room 12 · 2 people')).toBeTruthy();
  await person.click(expected.getByRole('button', { name: 'Sign in Susan Hartley' }));
  await screen.findByText('Susan Hartley is signed in');
  expect(inputs(api, 'visits/sign-in')).toMatchObject([
    { visit_id: VISIT, reply_id: null, people: 2 },
  ]);
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(inputs(api, 'visits/remove')).toEqual([{ id: ENTRY }]));
});

test('signs a visitor out, and back in', async () => {
  const { api, person } = await open({ entries: [makeEntry()] });
  api.answers('visits/sign-out', {});
  api.answers('visits/back-in', {});
  await person.click(await screen.findByRole('button', { name: 'Sign out Brian Tate' }));
  await screen.findByText('Brian Tate is signed out');
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(inputs(api, 'visits/back-in')).toEqual([{ id: ENTRY }]));
});

test('lists a signed-in visitor only once, and finds people by name', async () => {
  const { person } = await open({
    expected: [makeExpected()],
    entries: [
      makeEntry({ visit_id: VISIT, name: 'Susan Hartley', firm: null }),
      makeEntry({ id: VISIT }),
    ],
  });
  await screen.findByRole('region', { name: 'In the house now: 2' });
  expect(screen.getAllByText('Susan Hartley')).toHaveLength(1);
  await person.type(screen.getByRole('searchbox', { name: 'Find a visitor or resident' }), 'brian');
  expect(screen.queryByText('Susan Hartley')).toBeNull();
  expect(screen.getByText('Brian Tate')).toBeTruthy();
  await person.type(screen.getByRole('searchbox', { name: 'Find a visitor or resident' }), 'zzz');
  expect(screen.getByText('Nobody on this day has that name.')).toBeTruthy();
});

test('warns when the resident is not at home, and marks who was not signed out', async () => {
  await open({
    expected: [makeExpected({ resident_at_home: false })],
    entries: [makeEntry({ signed_out_at: '2026-11-18T04:00:00.000Z', not_signed_out: true })],
  });
  expect(await screen.findByText('Not at home: ask the person in charge')).toBeTruthy();
  expect(screen.getByText('Not signed out')).toBeTruthy();
});

test('signs in someone unexpected, and asks for a name', async () => {
  const { api, person } = await open();
  api.answers('visits/sign-in', { id: ENTRY });
  await person.click(await screen.findByRole('button', { name: 'Sign in a visitor' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign in a visitor' }));
  await person.click(dialog.getByRole('button', { name: 'Sign in' }));
  expect(await dialog.findByText('Enter a name.')).toBeTruthy();
  await person.type(dialog.getByLabelText('Name'), 'Moira Kelly');
  await dialog.findByRole('option', { name: 'Peggy Hartley' });
  await person.selectOptions(dialog.getByLabelText(/^Whom do they visit/), PEGGY);
  await person.click(dialog.getByRole('button', { name: 'Sign in' }));
  await screen.findByText('Moira Kelly is signed in');
  expect(inputs(api, 'visits/sign-in')).toMatchObject([
    { name: 'Moira Kelly', resident_id: PEGGY, people: 1 },
  ]);
});

test('lets an expired home sign out, and says why nobody can be signed in', async () => {
  await open({ expected: [makeExpected()], entries: [makeEntry()] }, { expired: true });
  expect(await screen.findByText(/Signing in is switched off/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Sign in/ })).toBeNull();
  expect(await screen.findByRole('button', { name: 'Sign out Brian Tate' })).toBeTruthy();
});

test('opens the fire list: visitors, residents by room and the time', async () => {
  const { person } = await open({}, {}, { perhaps: [makeEntry({ id: VISIT, name: 'Kath Lowe' })] });
  await person.click(await screen.findByRole('link', { name: 'Fire list (3)' }));
  await expectHeading('Fire list');
  expect(await screen.findByText('As of 14:05 on 17 Nov 2026')).toBeTruthy();
  const visitors = within(screen.getByRole('region', { name: 'Visitors: 2' }));
  expect(visitors.getByText(/Brian Tate \(2 people\)/)).toBeTruthy();
  expect(screen.getByRole('region', { name: /perhaps still here: 1/ }).textContent).toContain(
    'Kath Lowe',
  );
  const residents = screen.getByRole('region', { name: 'Residents at home, by room: 1' });
  expect(residents.textContent).toContain('12Peggy Hartley');
  expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy();
});

test('shows relatives no fire list', async () => {
  const api = signedInApi(makeUser({ type: 'family', role: 'relative' }));
  renderApp('/fire-list', { token: 'a-token' });
  await screen.findByText('Visits belong to care homes');
  expect(api.sentTo('visits/fire-list')).toEqual([]);
});
