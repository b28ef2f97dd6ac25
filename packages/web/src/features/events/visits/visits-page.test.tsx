import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import type { Output } from '@relish/shared/calls.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { PEGGY } from '../../../testing/make-resident.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { LUNCH, makeLimit, makeOwnVisit, VISIT, visitToday } from '../../../testing/make-visit.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './own-visits.tsx';
import './visit-dialog.tsx';
import './visits-page.tsx';
import '../../../app/shell.tsx';
import '../../../ui/overlays/modal-box.tsx';
import '../../../ui/forms/date-picker-field.tsx';
import '../../../ui/forms/clock-field.tsx';
import '@hookform/resolvers/zod';
import '@relish/shared/events/visits/contract.ts';

const RELATIVE: Partial<CurrentUser> = { type: 'family', role: 'relative' };
const MY_PEGGY: Output<'relatives/my-people'>[number] = {
  id: PEGGY,
  preferred_name: 'Peggy',
  first_name: 'Margaret',
  last_name: 'Hartley',
  pronouns: null,
  picture: null,
  relationship: 'child',
  access_level: 3,
  home_name: 'Rosewood House',
  room: null,
  state: 'here',
};

async function open(visits: Output<'visits/own'> = [], user: Partial<CurrentUser> = RELATIVE) {
  const api = signedInApi(makeUser(user));
  api.answers('relatives/my-people', [MY_PEGGY]);
  api.answers('visits/own', visits);
  api.answers('visits/times', { times: [LUNCH], limits: [] });
  renderApp('/visits', { token: 'a-token' });
  await expectHeading('Visits');
  return { api, person: userEvent.setup() };
}
const inputs = (api: ReturnType<typeof signedInApi>, name: Parameters<typeof api.sentTo>[0]) =>
  api.sentTo(name).map(({ input }) => input);

test('announces a visit, says when lunch is, and undoes it', async () => {
  const { api, person } = await open();
  api.answers('visits/announce', { id: VISIT });
  api.answers('visits/cancel', {});
  await person.click(await screen.findByRole('button', { name: 'I’m coming' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'I’m coming' }));
  expect(await dialog.findByText('Lunch is from 12:30 to 13:30. You may still come.')).toBeTruthy();
  await person.click(dialog.getByRole('radio', { name: 'Morning' }));
  expect(dialog.queryByText(/Lunch is from/)).toBeNull();
  await person.selectOptions(dialog.getByLabelText('How many people?'), '3');
  await person.type(dialog.getByLabelText(/^A line for the home/), 'With the dog');
  await person.click(dialog.getByRole('button', { name: 'Tell the home' }));
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(inputs(api, 'visits/cancel')).toEqual([{ id: VISIT }]));
  expect(inputs(api, 'visits/announce')).toEqual([
    {
      resident_id: PEGGY,
      day: visitToday(),
      part: 'morning',
      time: null,
      people: 3,
      note: 'With the dog',
    },
  ]);
});

test('lists visits and replies together, and leads to the event of a reply', async () => {
  const event = { id: VISIT, title: 'Choir', start_time: '14:30' };
  await open([
    makeOwnVisit(),
    makeOwnVisit({ visit_id: null, day: '2099-06-09', part: null, time: '14:30', events: [event] }),
  ]);
  const list = within(await screen.findByRole('list', { name: 'When you are coming' }));
  expect(list.getByText('Thu 4 Jun, afternoon')).toBeTruthy();
  expect(list.getByText('To Peggy · 2 people · Choir')).toBeTruthy();
  expect(list.getByRole('link', { name: 'Change your reply' }).getAttribute('href')).toBe(
    `/event?id=${VISIT}`,
  );
});

test('moves a visit with undo, and cancels one with undo', async () => {
  const { api, person } = await open([makeOwnVisit()]);
  api.answers('visits/edit', {});
  api.answers('visits/cancel', {});
  api.answers('visits/restore', {});
  const when = 'Thu 4 Jun, afternoon';
  await person.click(await screen.findByRole('button', { name: `Move the visit on ${when}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move your visit' }));
  await person.click(dialog.getByRole('radio', { name: 'Evening' }));
  await person.click(dialog.getByRole('button', { name: 'Save visit' }));
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(inputs(api, 'visits/edit')).toMatchObject([
      { id: VISIT, part: 'evening', people: 2 },
      { id: VISIT, part: 'afternoon', people: 2 },
    ]),
  );
  await person.click(screen.getByRole('button', { name: `Cancel the visit on ${when}` }));
  await screen.findByText('Your visit is cancelled');
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(inputs(api, 'visits/restore')).toEqual([{ id: VISIT }]));
});

test('shows a limit that is in force, with its reason', async () => {
  const api = signedInApi(makeUser(RELATIVE));
  api.answers('visits/times', { times: [], limits: [makeLimit()] });
  renderApp('/visits', { token: 'a-token' });
  await screen.findByText('Two visitors at a time');
  expect(screen.getByText('Reason: Several residents have a cough')).toBeTruthy();
});

test('says why a relative of an expired home cannot announce, and lets them cancel', async () => {
  await open([makeOwnVisit()], { ...RELATIVE, expired: true });
  expect(await screen.findByText(/You can visit as always/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'I’m coming' })).toBeNull();
  expect(await screen.findByRole('button', { name: /^Cancel the visit/ })).toBeTruthy();
});

test.each<[string, Partial<CurrentUser>]>([
  ['a family organisation', { type: 'member', role: 'family_lead', organisation_type: 2 }],
  ['an inspector', { role: 'viewer_inspector' }],
])('shows %s no visits, and asks for none', async (_, user) => {
  const api = signedInApi(makeUser(user));
  renderApp('/visits', { token: 'a-token' });
  await screen.findByText('Visits belong to care homes');
  expect(api.sentTo('visits/own')).toEqual([]);
  expect(api.sentTo('visits/day')).toEqual([]);
});
