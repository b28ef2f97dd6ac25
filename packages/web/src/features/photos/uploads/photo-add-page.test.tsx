import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';

import { removeSealed } from '../../../platform/sealed-store.ts';
import { expectHeading } from '../../../testing/expect-heading.ts';
import { writtenNames } from '../../../testing/kept-on-device.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
import { JPEG, makeFile, stubUploads } from '../../../testing/stub-uploads.ts';
import { added, isWaitingForConnection, photoOutbox } from './photo-outbox.ts';
import { progress } from './sealed-picture.ts';
import './photo-add-page.tsx';
import './photos-banner.tsx';
import '../../../ui/forms/combobox-field.tsx';

const EVENT = '0197a000-0000-7000-8000-0000000000e1';
function open(path = '/photo-add', user = makeUser()) {
  const api = signedInApi(user);
  api.answers('residents/list', []);
  api.answers('photos/add', () => ({ ids: [crypto.randomUUID()] }));
  const server = stubUploads();
  onTestFinished(async () => {
    for (const name of await writtenNames()) await removeSealed(name);
    photoOutbox.waiting.set([]);
    added.set([]);
    progress.set(new Map());
    isWaitingForConnection.set(false);
  });
  renderApp(path, { token: 'a-token' });
  return { api, server, person: userEvent.setup({ applyAccept: false }) };
}

const choose = async (person: ReturnType<typeof userEvent.setup>, ...files: File[]) =>
  person.upload(await screen.findByLabelText('Choose photos', { selector: 'input' }), files);

test('adds the good pictures of an event and says at each bad one what is wrong', async () => {
  const { api, server, person } = open(`/photo-add?event_id=${EVENT}`);
  await choose(
    person,
    makeFile('one.jpg', JPEG),
    makeFile('iphone.heic', '\0\0\0\x18ftypheic', 'image/heic'),
    makeFile('letter.pdf', '%PDF-1.7', 'application/pdf'),
    makeFile('two.jpg', JPEG),
  );
  expect(await screen.findByText(/^This is a HEIC picture/)).toBeTruthy();
  expect(await screen.findByText(/^This file cannot be added/)).toBeTruthy();
  await person.click(await screen.findByRole('button', { name: 'Add 2 photos' }));
  expect(await screen.findByText('2 photos added')).toBeTruthy();
  const name = screen.getByRole('link', { name: 'Name the people' });
  expect(name.getAttribute('href')).toBe(`/photo?id=${added.get()[0]}`);
  expect(server.uploads).toHaveLength(2);
  for (const { input } of api.sentTo('photos/add'))
    expect(input).toMatchObject({ event_id: EVENT, resident_ids: [] });
  expect(await writtenNames()).toEqual([]);
});

test('takes 20 pictures at once and says that the others are too many', async () => {
  const { person } = open();
  const files = Array.from({ length: 21 }, (_, at) => makeFile(`${at}.jpg`, JPEG));
  await choose(person, ...files);
  expect(await screen.findByRole('button', { name: 'Add 20 photos' })).toBeTruthy();
  expect(screen.getAllByText(/^At most 20 at once/)).toHaveLength(1);
});

test('N20: keeps pictures without a connection and sends each once with the same keys', async () => {
  const { api, server, person } = open();
  server.isAway = true;
  await choose(person, makeFile('one.jpg', JPEG));
  await person.click(await screen.findByRole('button', { name: 'Add 1 photo' }));
  expect(await screen.findByText('1 photo is not sent yet')).toBeTruthy();
  // The app is closed: what waits is on the device only.
  photoOutbox.waiting.set([]);
  expect(await writtenNames()).toHaveLength(2);
  server.isAway = false;
  // The picture arrives, but the answer about the photo is cut.
  api.cannotBeReached('photos/add');
  await photoOutbox.load();
  await photoOutbox.sendWaiting();
  api.answers('photos/add', () => ({ ids: [crypto.randomUUID()] }));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(added.get()).toHaveLength(1));
  const uploadKeys = server.uploads.map(({ key }) => key);
  expect([uploadKeys.length, new Set(uploadKeys).size]).toEqual([2, 1]);
  const adding = api.sentTo('photos/add');
  expect(new Set(adding.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  expect(new Set(adding.map(({ input }) => JSON.stringify(input))).size).toBe(1);
});

test('offers to send a refused picture again or to remove it', async () => {
  const { server, person } = open();
  server.refuses = true;
  await choose(person, makeFile('one.jpg', JPEG), makeFile('two.jpg', JPEG));
  await person.click(await screen.findByRole('button', { name: 'Add 2 photos' }));
  await waitFor(() => expect(screen.getAllByText('This is not a picture.')).toHaveLength(2));
  server.refuses = false;
  const [again] = screen.getAllByRole('button', { name: 'Try again' });
  if (again) await person.click(again);
  expect(await screen.findByText('1 photo added')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Remove two.jpg' }));
  await waitFor(async () => expect(await writtenNames()).toEqual([]));
});

test('goes on sending on other pages, and shows how many are left', async () => {
  const { server, person } = open();
  server.refuses = true;
  await choose(person, makeFile('one.jpg', JPEG));
  await person.click(await screen.findByRole('button', { name: 'Add 1 photo' }));
  await screen.findByText('This is not a picture.');
  await person.click(screen.getByRole('link', { name: 'Home' }));
  expect(await screen.findByText('1 photo could not be added.')).toBeTruthy();
  const open_ = screen.getByRole('link', { name: 'Show photos' });
  expect(open_.getAttribute('href')).toBe('/photo-add');
});

test('explains to a relative that they can suggest photos', async () => {
  open('/photo-add', makeUser({ type: 'family', role: 'relative' }));
  await expectHeading('Add photos');
  expect(await screen.findByText('You cannot add photos here')).toBeTruthy();
});
