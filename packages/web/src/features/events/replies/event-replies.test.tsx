import type { Output } from '@relish/shared/calls.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { makePlannedEvent, SING_ALONG } from '../../../testing/make-planned-event.ts';
import { makeRow, PEGGY, WILF } from '../../../testing/make-resident.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { showSignedIn } from '../../../testing/show-signed-in.tsx';
import { stubApi } from '../../../testing/stub-api.ts';
import { EventReplies } from './public.tsx';

const relative = makeUser({ type: 'family', role: 'relative' });
const GUEST = '0197a000-0000-7000-8000-0000000000f1';

function open(event = makePlannedEvent(), user = relative) {
  const api = stubApi();
  api.answers('replies/seen', {});
  api.answers('visits/times', { times: [], limits: [] });
  return { api, person: () => showSignedIn(user, <EventReplies event={event} />) };
}
const inputs = (api: ReturnType<typeof stubApi>, name: Parameters<typeof api.sentTo>[0]) =>
  api.sentTo(name).map(({ input }) => input);

test('lets a relative accept for a number of guests, with their own resident', async () => {
  const { api, person } = open(
    makePlannedEvent({
      capacity: 12,
      places_left: 3,
      own_invited: [{ id: PEGGY, preferred_name: 'Peggy' }],
    }),
  );
  api.answers('replies/accept', { guests: 2, is_waiting: false });
  const user = person();
  expect(screen.getByText('3 places left')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('How many people?'), '2');
  await user.click(screen.getByRole('button', { name: 'I’m coming' }));
  await waitFor(() =>
    expect(inputs(api, 'replies/accept')).toEqual([
      { event_id: SING_ALONG, guests: 2, resident_id: PEGGY },
    ]),
  );
});

test('offers the waiting list when there are not enough places', async () => {
  const { person } = open(makePlannedEvent({ capacity: 12, places_left: 1 }));
  const user = person();
  await user.selectOptions(screen.getByLabelText('How many people?'), '3');
  expect(screen.getByRole('button', { name: 'Join the waiting list' })).toBeTruthy();
  expect(screen.getByText(/There is only 1 place left/)).toBeTruthy();
});

test('shows the reply, marks the event as seen, and withdraws with undo', async () => {
  const reply = { guests: 2, is_waiting: false, resident_id: null };
  const { api, person } = open(makePlannedEvent({ reply }));
  api.answers('replies/withdraw', {});
  api.answers('replies/accept', { guests: 2, is_waiting: false });
  const user = person();
  expect(screen.getByText('You are coming, 2 people')).toBeTruthy();
  await waitFor(() =>
    expect(inputs(api, 'replies/seen')).toEqual([{ event_id: SING_ALONG, version: 1 }]),
  );
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(inputs(api, 'replies/accept')).toEqual([
      { event_id: SING_ALONG, guests: 2, resident_id: null },
    ]),
  );
});

test('says that a relative is on the waiting list', () => {
  const reply = { guests: 1, is_waiting: true, resident_id: null };
  open(makePlannedEvent({ reply, capacity: 4, places_left: 0 })).person();
  expect(screen.getByText('On the waiting list, 1 person')).toBeTruthy();
});

test('asks for no reply to a cancelled event, nor to one without replies', () => {
  const cancelled = { status: 'cancelled', cancel_reason: 'The pianist is ill' } as const;
  open(makePlannedEvent(cancelled)).person();
  expect(screen.queryByText('Are you coming?')).toBeNull();
  open(makePlannedEvent({ rsvp: false })).person();
  expect(screen.queryByText('Are you coming?')).toBeNull();
});

test('says why a relative of an expired home cannot reply', () => {
  const user = { ...relative, expired: true };
  open(makePlannedEvent(), user).person();
  expect(screen.getByText(/Replying is switched off/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'I’m coming' })).toBeNull();
});

const replies: Output<'replies/list'> = {
  coming: [
    {
      id: GUEST,
      name: 'Susan Hill',
      guests: 2,
      replied_at: '2026-11-15T09:00:00.000Z',
      resident: { id: PEGGY, preferred_name: 'Peggy', last_name: 'Hartley', picture: null },
    },
  ],
  waiting: [
    {
      id: GUEST.replace('f1', 'f2'),
      name: null,
      guests: 1,
      replied_at: '2026-11-15T09:00:00.000Z',
      resident: { id: PEGGY, preferred_name: 'Peggy', last_name: 'Hartley', picture: null },
    },
  ],
};

function openForStaff(differences: Parameters<typeof makePlannedEvent>[0] = {}) {
  const opened = open(
    makePlannedEvent({ capacity: 2, places_left: 0, ...differences }),
    makeUser(),
  );
  opened.api.answers('replies/list', replies);
  opened.api.answers('replies/not-seen', []);
  opened.api.answers('residents/list', [
    makeRow(),
    makeRow({ id: WILF, preferred_name: 'Wilf', last_name: 'Ross' }),
  ]);
  return opened;
}

test('lists for staff who comes and who waits, and takes a resident off', async () => {
  const { api, person } = openForStaff();
  api.answers('replies/take-off', {});
  const user = person();
  const coming = within(await screen.findByRole('list', { name: 'Who is coming' }));
  expect(coming.getByText('Susan Hill')).toBeTruthy();
  expect(coming.getByText('2 people, with Peggy Hartley')).toBeTruthy();
  expect(screen.getByText('2 people are coming, of 2 places')).toBeTruthy();
  const waiting = within(screen.getByRole('list', { name: 'Waiting list' }));
  await user.click(waiting.getByRole('button', { name: 'Take Peggy Hartley off' }));
  expect(await screen.findByText('Peggy Hartley is no longer put down')).toBeTruthy();
  expect(inputs(api, 'replies/take-off')).toEqual([{ event_id: SING_ALONG, resident_id: PEGGY }]);
});

test('lists for staff whom to call about a change', async () => {
  const { api, person } = openForStaff();
  api.answers('replies/not-seen', [
    { id: GUEST, name: 'Susan Hill', phone: '01632 960 101', guests: 2 },
  ]);
  person();
  expect(await screen.findByText('1 family has not seen the latest change')).toBeTruthy();
  const call = screen.getByRole('link', { name: '01632 960 101' });
  expect(call.getAttribute('href')).toBe('tel:01632960101');
});

test('puts a resident down who is not put down yet', async () => {
  const { api, person } = openForStaff();
  api.answers('replies/put-down', { is_waiting: true });
  const user = person();
  await user.click(await screen.findByRole('button', { name: 'Put a resident down' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Wilf Ross')).toBeTruthy();
  expect(dialog.queryByText('Peggy Hartley')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Wilf Ross' }));
  expect(await screen.findByText('Wilf Ross is on the waiting list')).toBeTruthy();
});

test('N13: asks staff to read each warning before a resident is put down', async () => {
  const activity_id = '0197a000-0000-7000-8000-0000000000c1';
  const { api, person } = openForStaff({ activity_id });
  const conflict = { person_id: WILF, kind: 'falls', about: '' } as const;
  api.answers('suggestions/check', {
    conflicts: [conflict],
    notes: [],
    food_caution: false,
    people: [],
  });
  api.answers('replies/put-down', { is_waiting: false });
  const user = person();
  await user.click(await screen.findByRole('button', { name: 'Put a resident down' }));
  await user.click(await screen.findByRole('button', { name: 'Wilf Ross' }));
  const confirm = await screen.findByRole('button', { name: 'Put Wilf Ross down' });
  await user.click(confirm);
  expect(inputs(api, 'replies/put-down')).toEqual([]);
  await user.click(await screen.findByRole('checkbox'));
  await user.click(confirm);
  await waitFor(() =>
    expect(inputs(api, 'replies/put-down')).toEqual([
      { event_id: SING_ALONG, resident_id: WILF, acknowledged: [conflict] },
    ]),
  );
});
