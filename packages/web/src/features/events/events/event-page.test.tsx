import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { answerEventParts, CHOIR, makeEvent } from '../../../testing/make-event.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
import type { OneEvent } from './api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './event-page.tsx';
import './events-page.tsx';
import '../../../app/shell.tsx';
import '../../../ui/overlays/menu-box.tsx';
import '../../../ui/overlays/modal-box.tsx';
import '../../../ui/forms/date-picker-field.tsx';
import '../../../ui/forms/clock-field.tsx';
import '@hookform/resolvers/zod';

const SERIES = '0197a000-0000-7000-8000-000000000803';
/** Far ahead, because what is over cannot be changed. */
const AHEAD = {
  day: '2099-06-04',
  starts_at: '2099-06-04T13:30:00.000Z',
  ends_at: '2099-06-04T14:30:00.000Z',
};

async function open(event: Partial<OneEvent> = {}, user: Partial<CurrentUser> = {}) {
  const api = signedInApi(makeUser(user));
  let shown = makeEvent({ ...AHEAD, ...event });
  api.answers('events/get', () => shown);
  api.answers('events/list', { events: [], marks: [] });
  answerEventParts(api);
  api.answers('groups/list', []);
  api.answers('residents/list', []);
  renderApp(`/event?id=${CHOIR}`, { token: 'a-token' });
  await expectHeading(shown.title);
  const show = (differences: Partial<OneEvent>) => {
    shown = makeEvent({ ...AHEAD, ...event, ...differences });
  };
  const person = userEvent.setup();
  const choose = async (name: string) => {
    await person.click(await screen.findByRole('button', { name: 'More actions' }));
    await person.click(await screen.findByRole('menuitem', { name }));
  };
  return { api, show, person, choose };
}

test('shows when, where, for whom, the cost and the places left', async () => {
  await open({ rsvp: true, capacity: 10, places_left: 3, cost_pence: 450 });
  const details = within(screen.getByRole('region', { name: 'Details' }));
  for (const words of ['Lounge', 'Everyone', '£4.50', '3 of 10 left'])
    expect(details.getByText(words)).toBeTruthy();
  const edit = screen.getByRole('link', { name: 'Edit' });
  expect(edit.getAttribute('href')).toBe(`/event-add?id=${CHOIR}`);
});

test('cancels one of a series with a reason, and restores it', async () => {
  const { api, show, person, choose } = await open({ series_id: SERIES });
  api.answers('events/cancel', () => {
    show({ status: 'cancelled', cancel_reason: 'The pianist is ill' });
    return { count: 3 };
  });
  api.answers('events/restore', () => {
    show({});
    return { count: 3 };
  });
  await choose('Cancel event');
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel “Choir”?' }));
  await person.click(dialog.getByRole('button', { name: 'Cancel event' }));
  expect(await dialog.findByText(/Enter a reason/)).toBeTruthy();
  await person.type(dialog.getByLabelText(/^Reason/), 'The pianist is ill');
  await person.click(dialog.getByRole('radio', { name: 'This and following' }));
  await person.click(dialog.getByRole('button', { name: 'Cancel event' }));
  expect(await screen.findByText('3 events cancelled.')).toBeTruthy();
  expect(api.sentTo('events/cancel')[0]?.input).toEqual({
    id: CHOIR,
    scope: 'following',
    reason: 'The pianist is ill',
  });
  expect(await screen.findByText('This event is cancelled')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByText('This event is cancelled')).toBeNull());
  expect(api.sentTo('events/restore')[0]?.input).toEqual({ id: CHOIR, scope: 'following' });
});

test('moves an event without a mouse', async () => {
  const { api, person, choose } = await open({ series_id: SERIES });
  api.answers('events/move', { id: CHOIR });
  await choose('Move to …');
  const dialog = within(await screen.findByRole('dialog', { name: 'Move “Choir”' }));
  await person.click(dialog.getByRole('radio', { name: 'All that have not begun' }));
  await person.click(dialog.getByRole('button', { name: 'Move event' }));
  expect(await screen.findByText(/^Event moved to/)).toBeTruthy();
  expect(api.sentTo('events/move')[0]?.input).toMatchObject({
    start_time: '14:30',
    version: 1,
    scope: 'all',
  });
});

test('deletes an event before it begins, and returns to the calendar', async () => {
  const { api, person, choose } = await open();
  api.answers('events/delete', { count: 1 });
  await choose('Delete');
  const dialog = within(await screen.findByRole('alertdialog'));
  await person.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Event deleted.')).toBeTruthy();
  await expectHeading('Events');
});

test('a draft leads to its plan, and has neither replies nor a register nor a cancellation', async () => {
  const { person } = await open({ is_draft: true, rsvp: true });
  expect(await screen.findByText('This is a draft')).toBeTruthy();
  expect(screen.getByRole('link', { name: /plan/ }).getAttribute('href')).toMatch(
    /^\/plan-week\?week=/,
  );
  expect(screen.queryByRole('region', { name: 'Register' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'More actions' }));
  expect(await screen.findByRole('menuitem', { name: 'Delete' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Cancel event' })).toBeNull();
});

test('a relative reads that their person is invited, and may change nothing', async () => {
  const rose = { id: SERIES, preferred_name: 'Rose' };
  await open(
    { own_invited: [rose], staff: null, can_edit: false },
    { type: 'family', role: 'relative' },
  );
  expect(screen.getByText('Rose is invited')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Invited' })).toBeNull();
});

test('an event that is not there is not revealed', async () => {
  const api = signedInApi();
  api.fails('events/get', 404);
  renderApp(`/event?id=${CHOIR}`, { token: 'a-token' });
  expect(await screen.findByRole('heading', { name: 'This event is not here' })).toBeTruthy();
});
