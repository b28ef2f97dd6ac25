import type { Output } from '@relish/shared/calls.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';

import { removeSealed, sealedNames } from '../../../platform/sealed-store.ts';
import { keptOnDevice } from '../../../testing/kept-on-device.ts';
import { makePlannedEvent, SING_ALONG } from '../../../testing/make-planned-event.ts';
import { makeRow, PEGGY, ROSA, WILF } from '../../../testing/make-resident.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { showSignedIn } from '../../../testing/show-signed-in.tsx';
import { stubApi } from '../../../testing/stub-api.ts';
import type { RegisteredPerson } from './api.ts';
import MarksBanner from './marks-banner.tsx';
import { isAway, marks } from './marks-outbox.ts';
import { EventRegister } from './public.tsx';

const makePerson = (differences: Partial<RegisteredPerson> = {}): RegisteredPerson => ({
  id: PEGGY,
  preferred_name: 'Peggy',
  last_name: 'Hartley',
  room: '12',
  picture: null,
  is_invited: true,
  mark: null,
  note: null,
  marked_by: null,
  ...differences,
});
const wilf = makePerson({ id: WILF, preferred_name: 'Wilf', last_name: 'Ross' });

async function forgetMarks() {
  for (const name of await sealedNames()) await removeSealed(name);
  marks.waiting.set([]);
  isAway.set(false);
}

/** A server that keeps marks, and a page as in the app. */
function openServer(register: Partial<Output<'register/get'>> = {}) {
  onTestFinished(forgetMarks);
  const api = stubApi();
  let people = register.people ?? [makePerson(), wilf];
  api.answers('register/get', () => ({ is_open: true, ...register, people }));
  const save = () =>
    api.answers('register/mark', ({ resident_id, mark, note }) => {
      const isKnown = people.some(({ id }) => id === resident_id);
      const known = isKnown
        ? people
        : [...people, makePerson({ id: resident_id, preferred_name: 'Rosa', is_invited: false })];
      people = known.map((each) =>
        each.id === resident_id ? { ...each, mark, note: note ?? null } : each,
      );
      return { mark };
    });
  save();
  const show = (user = makeUser()) =>
    showSignedIn(
      user,
      <>
        <MarksBanner />
        <EventRegister event={makePlannedEvent({ is_recorded: false })} />
      </>,
    );
  return { api, save, show };
}
function open(register: Partial<Output<'register/get'>> = {}, user = makeUser()) {
  const server = openServer(register);
  return { ...server, person: server.show(user) };
}
const marksOf = async (name: string) =>
  within(await screen.findByRole('group', { name: `What happened: ${name}` }));

test('marks a resident with one tap, and undoes it with another', async () => {
  const { api, person } = open();
  const came = (await marksOf('Peggy Hartley')).getByRole('button', { name: 'Came' });
  await person.click(came);
  expect(came.getAttribute('aria-pressed')).toBe('true');
  expect(await screen.findByText('1 resident came, 1 not marked yet')).toBeTruthy();
  const record = screen.getByRole('link', { name: 'Record the activity' });
  expect(record.getAttribute('href')).toBe(`/manage-report?event=${SING_ALONG}`);
  await person.click(came);
  await waitFor(() => expect(came.getAttribute('aria-pressed')).toBe('false'));
  await waitFor(() => expect(api.sentTo('register/mark')).toHaveLength(2));
  expect(api.sentTo('register/mark').map(({ input }) => input)).toMatchObject([
    { event_id: SING_ALONG, resident_id: PEGGY, mark: 'came' },
    { event_id: SING_ALONG, resident_id: PEGGY, mark: null },
  ]);
});

test('keeps a mark without a connection and sends the same one again', async () => {
  const { api, person, save } = open();
  api.cannotBeReached('register/mark');
  const asleep = (await marksOf('Wilf Ross')).getByRole('button', { name: 'Asleep' });
  await person.click(asleep);
  expect(await screen.findByText('1 mark is not saved yet')).toBeTruthy();
  expect(screen.getByText('Not sent yet')).toBeTruthy();
  expect(asleep.getAttribute('aria-pressed')).toBe('true');
  save();
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText('1 mark is not saved yet')).toBeNull());
  expect(asleep.getAttribute('aria-pressed')).toBe('true');
  const [first, second] = api.sentTo('register/mark');
  expect(second?.input).toEqual(first?.input);
});

test('N20: sends marks after the page was closed without a connection, each once and in order', async () => {
  const { api, save, show } = openServer();
  api.cannotBeReached('register/mark');
  const first = show();
  const peggy = await marksOf('Peggy Hartley');
  await first.click(peggy.getByRole('button', { name: 'Came' }));
  await first.click(peggy.getByRole('button', { name: 'Declined' }));
  await expect.poll(keptOnDevice).toContain('declined');
  await screen.findByText('1 mark is not saved yet');
  // The page is closed: what waits is on the device only.
  marks.waiting.set([]);
  const attempts = api.sentTo('register/mark').length;
  save();
  await marks.load();
  await marks.sendWaiting();
  const sent = api
    .sentTo('register/mark')
    .slice(attempts)
    .map(({ input }) => (input as { mark: string }).mark);
  expect(sent).toEqual(['came', 'declined']);
  expect(await keptOnDevice()).not.toContain('declined');
  await marks.sendWaiting();
  expect(api.sentTo('register/mark')).toHaveLength(attempts + 2);
});

test('says why a mark was refused, until it is discarded', async () => {
  const { api, person } = open();
  api.refuses('register/mark', 'invalid', {
    message: 'This event was cancelled.',
    errors: { event_id: ['This event was cancelled.'] },
  });
  const came = (await marksOf('Peggy Hartley')).getByRole('button', { name: 'Came' });
  await person.click(came);
  expect(await screen.findByText('The mark for Peggy Hartley was not saved.')).toBeTruthy();
  await waitFor(() => expect(came.getAttribute('aria-pressed')).toBe('false'));
  await person.click(screen.getByRole('button', { name: 'Discard the mark' }));
  await waitFor(() => expect(screen.queryByText(/was not saved/)).toBeNull());
});

test('keeps a note with a mark, also when the mark changes', async () => {
  const { api, person } = open({ people: [makePerson({ mark: 'asleep' })] });
  await person.click(await screen.findByRole('button', { name: 'Add a note: Peggy Hartley' }));
  await person.type(
    screen.getByRole('textbox', { name: 'Note about Peggy Hartley' }),
    'Since lunch{Enter}',
  );
  expect(await screen.findByText('Since lunch')).toBeTruthy();
  const row = await marksOf('Peggy Hartley');
  await person.click(row.getByRole('button', { name: 'Unwell' }));
  await waitFor(() => expect(api.sentTo('register/mark')).toHaveLength(2));
  expect(api.sentTo('register/mark').map(({ input }) => input)).toMatchObject([
    { mark: 'asleep', note: 'Since lunch' },
    { mark: 'unwell', note: 'Since lunch' },
  ]);
});

test('adds a resident who was not invited with one tap', async () => {
  const { api, person } = open();
  api.answers('residents/list', [
    makeRow(),
    makeRow({ id: ROSA, preferred_name: 'Rosa', first_name: 'Rosa', last_name: 'Hartley' }),
  ]);
  await person.click(
    await screen.findByRole('button', { name: 'Add a resident who was not invited' }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(await dialog.findByRole('button', { name: /^Rosa/ }));
  const rosa = await marksOf('Rosa Hartley');
  expect(rosa.getByRole('button', { name: 'Came' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText('Not invited')).toBeTruthy();
  await waitFor(() =>
    expect(api.sentTo('register/mark')[0]?.input).toMatchObject({
      resident_id: ROSA,
      mark: 'came',
    }),
  );
});

test('says when the register opens', async () => {
  open({ is_open: false });
  expect(await screen.findByText('The register opens on the day of the event.')).toBeTruthy();
});

test('shows the marks to staff of an expired home without buttons', async () => {
  const user = makeUser({ expired: true });
  const marked = makePerson({ mark: 'unwell', note: 'A cold', marked_by: 'Kim Sharma' });
  open({ people: [marked] }, user);
  expect(await screen.findByText('Unwell')).toBeTruthy();
  expect(screen.getByText('Marked by Kim Sharma')).toBeTruthy();
  expect(screen.getByText('A cold')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('is not shown to relatives', () => {
  stubApi();
  const relative = makeUser({ type: 'family', role: 'relative' });
  showSignedIn(relative, <EventRegister event={makePlannedEvent()} />);
  expect(screen.queryByRole('heading', { name: 'Register' })).toBeNull();
});
