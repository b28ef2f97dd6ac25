import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { dayIn, addDays } from '@relish/shared/days.ts';
import { mondayOf } from '@relish/shared/events/events/recurrence.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeActivity, makeActivityCard, WOOL } from '../../../testing/make-activity.ts';
import { answerEventParts, makeEvent as makeAnyEvent } from '../../../testing/make-event.ts';
import { makePerformer, PIANIST } from '../../../testing/make-performer.ts';
import { makeRow, PEGGY, WILF } from '../../../testing/make-resident.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
import type { EditedEvent } from './form-api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './event-add-page.tsx';
import './event-form.tsx';
import './event-form-scope.tsx';
import './residents-picker.tsx';
import '../../../app/shell.tsx';
import '../../../ui/forms/date-picker-field.tsx';
import '../../../ui/forms/clock-field.tsx';
import '../../../ui/overlays/modal-box.tsx';
import '@hookform/resolvers/zod';

const CHOIR = '0197a000-0000-7000-8000-000000000e01';
const SINGERS = '0197a000-0000-7000-8000-000000000e02';
const TODAY = dayIn('Europe/London', new Date());
const DAY = addDays(TODAY, 7);
const TUESDAY = addDays(mondayOf(DAY), 8);

const makeEvent = (differences: Partial<EditedEvent> = {}): EditedEvent =>
  makeAnyEvent({
    id: CHOIR,
    audience: 'residents',
    day: DAY,
    starts_at: `${DAY}T14:30:00.000Z`,
    ends_at: `${DAY}T15:30:00.000Z`,
    version: 4,
    ...differences,
  });

function open(path: string, user: Partial<CurrentUser> = {}) {
  const api = signedInApi(makeUser(user));
  api.answers('residents/list', [
    makeRow(),
    makeRow({ id: WILF, preferred_name: 'Wilf', first_name: 'Wilfred', last_name: 'Ord' }),
  ]);
  api.answers('groups/list', []);
  api.answers('staff/list', []);
  api.answers('events/add', { id: CHOIR, count: 1 });
  api.answers('events/edit', { id: CHOIR });
  // Saving leads to the event.
  api.answers('events/get', makeEvent());
  answerEventParts(api);
  const app = renderApp(path, { token: 'a-token' });
  return { api, app, person: userEvent.setup() };
}

const sent = (api: ReturnType<typeof open>['api'], name: 'events/add' | 'events/edit') =>
  api.sentTo(name).map(({ input }) => input);

test('fills in an activity of the library, and saves after each warning was read', async () => {
  const { api, app, person } = open(`/event-add?day=${DAY}&time=10:15`);
  api.answers('activities/search', { total: 1, activities: [makeActivityCard()] });
  api.answers('activities/get', makeActivity());
  api.answers('suggestions/check', {
    conflicts: [{ person_id: PEGGY, kind: 'allergy', about: 'wool' }],
    notes: [],
    food_caution: false,
    people: [{ id: PEGGY, preferred_name: 'Peggy', safety: { known: true, checked_on: null } }],
  });
  await expectHeading('Add an event');
  await person.type(await screen.findByLabelText(/Find an activity/), 'wool');
  await person.click(await screen.findByRole('button', { name: /Wool winding/ }));
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Wool winding'),
  );
  await person.click(screen.getByRole('button', { name: 'Choose residents' }));
  const picker = within(await screen.findByRole('dialog', { name: 'Who is invited?' }));
  await person.click(picker.getByRole('checkbox', { name: /Peggy/ }));
  await person.click(picker.getByRole('button', { name: 'Use this choice' }));
  const warning = await screen.findByRole('checkbox', { name: /I have read this/ });

  await person.click(screen.getByRole('button', { name: 'Save event' }));
  await screen.findByRole('link', { name: 'Warnings: Read and tick every warning.' });
  expect(sent(api, 'events/add')).toEqual([]);

  await person.click(warning);
  await person.click(screen.getByRole('button', { name: 'Save event' }));
  await waitFor(() => expect(app.at()).toBe('/event'));
  expect(sent(api, 'events/add')).toMatchObject([
    {
      title: 'Wool winding',
      activity_id: WOOL,
      category: 'CRE',
      day: DAY,
      start_time: '10:15',
      minutes: 15,
      place: 'Lounge',
      equipment: 'Skeins of wool (2–3)',
      resident_ids: [PEGGY],
      recurrence: null,
      acknowledged: [{ person_id: PEGGY, kind: 'allergy', about: 'wool' }],
    },
  ]);
});

test('sums up a weekly series in words, and undoes it', async () => {
  const { api, app, person } = open(`/event-add?day=${TUESDAY}&time=14:30`);
  api.answers('events/add', { id: CHOIR, count: 8 });
  api.answers('events/delete', { count: 8 });
  await person.type(await screen.findByLabelText('Title'), 'Choir');
  await person.selectOptions(screen.getByLabelText('Category'), 'MUS');
  await person.selectOptions(screen.getByLabelText('Repeats'), 'weekly');
  expect(await screen.findByText(/^Every Tuesday at 14:30 from/)).toBeTruthy();
  await person.click(screen.getByRole('checkbox', { name: 'Thu' }));
  expect(await screen.findByText(/^Every Tuesday and Thursday at 14:30/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Save event' }));
  await screen.findByText('8 events saved');
  expect(sent(api, 'events/add')).toMatchObject([
    { recurrence: { repeats: 'weekly', weekdays: [2, 4], until: null } },
  ]);
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(app.at()).toBe('/tabs/events'));
  expect(api.sentTo('events/delete').map(({ input }) => input)).toEqual([
    { id: CHOIR, scope: 'all' },
  ]);
});

test('lists what is missing, and keeps the input', async () => {
  const { api, person } = open('/event-add');
  await person.type(await screen.findByLabelText('Title'), 'Ch');
  await person.click(screen.getByRole('button', { name: 'Save event' }));
  expect(
    await screen.findByRole('link', { name: 'Title: Use at least 3 characters.' }),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Category: Choose a category.' })).toBeTruthy();
  expect(sent(api, 'events/add')).toEqual([]);
});

const series = makeEvent({
  series_id: SINGERS,
  staff: {
    ...(makeEvent().staff as NonNullable<EditedEvent['staff']>),
    recurrence: { repeats: 'daily', until: null },
  },
});

test('lists what an edit of the following events would change before saving it', async () => {
  const { api, app, person } = open(`/event-add?id=${CHOIR}`);
  api.answers('events/get', series);
  api.answers('events/preview', {
    changed: 12,
    added: 0,
    removed: 2,
    replies: 3,
    exceptions: [{ id: SINGERS, day: '2026-12-01', fields: ['when', 'place'] }],
  });
  const place = await screen.findByRole('textbox', { name: /^Place/ });
  await person.clear(place);
  await person.type(place, 'Garden room');
  await person.click(screen.getByRole('button', { name: 'Save event' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Which events do you want to change?' }),
  );
  await person.click(dialog.getByRole('radio', { name: /^This and the following ones/ }));
  await dialog.findByText('12 events change.');
  expect(
    dialog.getByText('3 replies are affected. They keep their places and are told.'),
  ).toBeTruthy();
  expect(dialog.getByText('Tue 1 Dec: day and time and place')).toBeTruthy();
  expect(sent(api, 'events/edit')).toEqual([]);
  await person.click(dialog.getByRole('button', { name: 'Save event' }));
  await waitFor(() => expect(app.at()).toBe('/event'));
  expect(sent(api, 'events/edit')).toMatchObject([
    { id: CHOIR, version: 4, scope: 'following', place: 'Garden room' },
  ]);
});

test('edits one event of a series without its rule', async () => {
  const { api, app, person } = open(`/event-add?id=${CHOIR}`);
  api.answers('events/get', series);
  await person.type(await screen.findByLabelText('Title'), ' practice');
  await person.click(screen.getByRole('button', { name: 'Save event' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Which events/ }));
  await person.click(dialog.getByRole('button', { name: 'Save event' }));
  await waitFor(() => expect(app.at()).toBe('/event'));
  expect(sent(api, 'events/edit')).toMatchObject([
    { scope: 'one', title: 'Choir practice', recurrence: null },
  ]);
});

test('offers no single event if the rule was changed', async () => {
  const { api, person } = open(`/event-add?id=${CHOIR}`);
  api.answers('events/get', series);
  api.neverAnswers('events/preview');
  await person.selectOptions(await screen.findByLabelText('Repeats'), 'monthly');
  await person.click(screen.getByRole('button', { name: 'Save event' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Which events/ }));
  expect(dialog.queryByRole('radio', { name: /^Only this one/ })).toBeNull();
});

test('compares with what a colleague has saved meanwhile', async () => {
  const { api, person } = open(`/event-add?id=${CHOIR}`);
  api.answers('events/get', makeEvent());
  const message = 'Jamie Cole has saved changes while you were writing.';
  api.refuses('events/edit', 'invalid', { message, errors: { version: [message] } });
  await person.type(await screen.findByLabelText('Title'), ' practice');
  await person.click(screen.getByRole('button', { name: 'Save event' }));
  expect(await screen.findByText(message)).toBeTruthy();
});

test('copies an event as a single one', async () => {
  const { api, person } = open(`/event-add?copy=${CHOIR}`);
  api.answers('events/get', series);
  await expectHeading('Copy the event');
  await person.click(await screen.findByRole('button', { name: 'Save event' }));
  await waitFor(() =>
    expect(sent(api, 'events/add')).toMatchObject([{ title: 'Choir', day: DAY, recurrence: null }]),
  );
});

test('shows a household no residents, families or team', async () => {
  const { api, person } = open('/event-add', {
    type: 'member',
    role: 'family_lead',
    organisation_type: 2,
  });
  api.answers('dashboard/featured', { themes: [], activities: [] });
  await person.type(await screen.findByLabelText('Title'), 'Picnic');
  await person.selectOptions(screen.getByLabelText('Category'), 'NAT');
  expect(screen.queryByText('Who is it for?')).toBeNull();
  expect(screen.queryByText('Which families see it?')).toBeNull();
  expect(screen.queryByLabelText(/^Lead/)).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Save event' }));
  await waitFor(() =>
    expect(sent(api, 'events/add')).toMatchObject([
      { audience: 'all', family_scope: 'none', resident_ids: [], lead_id: null },
    ]),
  );
});

test('fills in a place of the home, and warns when more are invited than fit', async () => {
  const { api, app, person } = open(`/event-add?day=${DAY}`);
  const id = '0197a000-0000-7000-8000-000000000a01';
  const garden = { id, name: 'Rose garden', outdoors: true, fits: 1, notes: null };
  api.answers('places/list', [{ ...garden, archived: false, coming: 0 }]);
  await person.type(await screen.findByLabelText('Title'), 'Picnic');
  await person.selectOptions(screen.getByLabelText('Category'), 'NAT');
  await person.type(await screen.findByRole('combobox', { name: /^Place/ }), 'rose garden');
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Outdoors' }).checked).toBe(true);
  await person.click(screen.getByRole('button', { name: 'Choose residents' }));
  const picker = within(await screen.findByRole('dialog', { name: 'Who is invited?' }));
  await person.click(picker.getByRole('checkbox', { name: /Peggy/ }));
  await person.click(picker.getByRole('checkbox', { name: /Wilf/ }));
  await person.click(picker.getByRole('button', { name: 'Use this choice' }));
  expect(
    await screen.findByText('Up to 2 people are expected, and Rose garden has room for 1.'),
  ).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Save event' }));
  await waitFor(() => expect(app.at()).toBe('/event'));
  expect(sent(api, 'events/add')).toMatchObject([{ place: 'rose garden', outdoors: true }]);
});

test('adds an outside performer in place, and warns of papers and rest days', async () => {
  const { api, app, person } = open(`/event-add?day=${TUESDAY}`);
  const pianist = makePerformer({
    insurance_until: addDays(TODAY, 3),
    rest_days: [2],
  });
  api.answers('performers/add', () => {
    api.answers('performers/list', [pianist]);
    return { id: PIANIST };
  });
  await person.type(await screen.findByLabelText('Title'), 'Carols');
  await person.selectOptions(screen.getByLabelText('Category'), 'MUS');
  await person.click(screen.getByText('Team and equipment', { selector: 'summary *' }));
  await person.click(screen.getByRole('button', { name: 'Add a performer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a performer' }));
  await person.type(dialog.getByLabelText('Name'), 'Marjorie Bell');
  await person.click(dialog.getByRole('button', { name: 'Save performer' }));
  expect(await screen.findByText(/^Insurance ends on .*, before this event$/)).toBeTruthy();
  expect(screen.getByText('Marjorie Bell does not usually work on Tuesday.')).toBeTruthy();
  expect(sent(api, 'events/add')).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Save event' }));
  await waitFor(() => expect(app.at()).toBe('/event'));
  expect(sent(api, 'events/add')).toMatchObject([{ title: 'Carols', performer_id: PIANIST }]);
});

test('tells who may not add events the true reason', async () => {
  open('/event-add', { expired: true });
  expect(await screen.findByText(/^The package has expired/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to events' })).toBeTruthy();
});

test('tells relatives that the team adds events', async () => {
  open('/event-add', { type: 'family', role: 'relative' });
  expect(await screen.findByText(/^The team of the home adds events/)).toBeTruthy();
});

test('does not edit an event that is over', async () => {
  const { api } = open(`/event-add?id=${CHOIR}`);
  api.answers('events/get', makeEvent({ ends_at: '2026-01-01T10:00:00.000Z' }));
  expect(await screen.findByText('This event is over')).toBeTruthy();
});
