import type { Output } from '@relish/shared/calls.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { CHOIR, makeEvent } from '../../../testing/make-event.ts';
import { PEGGY, ROSA, WILF } from '../../../testing/make-resident.ts';
import { openRecord, press, recordServer, sentRecords } from '../../../testing/recording.ts';

type Registered = Output<'register/get'>['people'][number];

const HELPER = '0197a000-0000-7000-8000-0000000000f1';
const LEAD = '0197a000-0000-7000-8000-0000000000f2';

const makePerson = (id: string, mark: Registered['mark']): Registered => ({
  id,
  preferred_name: 'Peggy',
  last_name: 'Hartley',
  room: null,
  picture: null,
  is_invited: true,
  mark,
  note: null,
  marked_by: null,
});

async function openFor(event: Parameters<typeof makeEvent>[0], people: Registered[]) {
  const api = recordServer();
  api.answers('events/get', makeEvent({ is_recorded: false, ...event }));
  api.answers('register/get', { is_open: true, people });
  return { api, ...(await openRecord(`/manage-report?event=${CHOIR}`)) };
}
const BEGUN = {
  day: '2026-11-10',
  starts_at: '2026-11-10T14:30:00.000Z',
  ends_at: '2026-11-10T15:30:00.000Z',
};

test('prefills a record from an event and its register, and saves it with the event', async () => {
  const staff = { ...makeEvent().staff!, lead: { id: LEAD, name: 'Kim Sharma' } };
  const { api, person } = await openFor(
    { ...BEGUN, place: 'lounge', staff: { ...staff, helper_ids: [HELPER] } },
    [makePerson(PEGGY, 'came'), makePerson(WILF, 'declined'), makePerson(ROSA, 'came')],
  );
  await screen.findByText('Choir');
  await press(person, 'Save');
  await waitFor(() => expect(sentRecords(api)).toHaveLength(1));
  expect(sentRecords(api)[0]).toMatchObject({
    event_id: CHOIR,
    activity_id: null,
    free_title: 'Choir',
    category: 'MUS',
    started_at: '2026-11-10T14:30:00.000Z',
    duration_min: 60,
    place: 'lounge',
    planned: true,
    led_by: [{ kind: 'staff', id: LEAD }],
    // N21: a "no" stays a "no". Rosa is not listed among those who live here.
    participations: [
      { resident_id: PEGGY, attendance: 'took_part' },
      { resident_id: WILF, attendance: 'declined' },
    ],
  });
});

test('N21: puts down no one who was not marked as having come', async () => {
  const { api, person } = await openFor(BEGUN, [makePerson(PEGGY, 'away'), makePerson(WILF, null)]);
  await press(person, 'Save');
  await waitFor(() => expect(sentRecords(api)).toHaveLength(1));
  expect(sentRecords(api)[0]).toMatchObject({
    participations: [{ resident_id: PEGGY, attendance: 'out_of_home' }],
  });
});

test('keeps the event of a record that waits for a connection', async () => {
  const { api, person } = await openFor({ ...BEGUN, place: 'The shed' }, [
    makePerson(PEGGY, 'came'),
  ]);
  api.cannotBeReached('reports/add');
  await press(person, 'Save');
  await expectHeading('Waiting to be saved');
  expect(sentRecords(api)[0]).toMatchObject({
    event_id: CHOIR,
    place: 'other',
    place_text: 'The shed',
  });
});

test('says which home has no such event, and offers a record without it', async () => {
  const api = recordServer();
  api.refuses('events/get', 'not_found', { message: 'Not found' });
  api.refuses('register/get', 'not_found', { message: 'Not found' });
  const { person } = await openRecord(`/manage-report?event=${CHOIR}`);
  expect(
    await screen.findByRole('heading', { level: 2, name: 'Rosewood House has no such event' }),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await person.click(screen.getByRole('link', { name: 'Record an activity without it' }));
  await waitFor(() => expect(screen.queryByText('Rosewood House has no such event')).toBeNull());
});
