import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';

import { writtenNames } from '../../../testing/kept-on-device.ts';
import { makeEvent } from '../../../testing/make-event.ts';
import { answerThread, byHome, makeMessage, PEGGYS } from '../../../testing/make-thread.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
import { stubDesktop, stubTurning } from '../../../testing/stub-screen.ts';
import { JPEG, makeFile, stubUploads } from '../../../testing/stub-uploads.ts';
import { progress } from '../../photos/uploads/public.tsx';
import { messageOutbox } from './message-outbox.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import '../../../ui/overlays/menu-box.tsx';
import '../../../ui/overlays/modal-box.tsx';
import './card-dialog.tsx';
import './messages-banner.tsx';

const RELATIVE: Partial<CurrentUser> = { type: 'family', role: 'relative' };
const PHOTO = '0197a000-0000-7000-8000-0000000000f1';
const EVENT = '0197a000-0000-7000-8000-0000000000e1';
const PICTURE = { thumb: '/t.webp', small: '/s.webp', large: '/l.webp' };

async function open(user: Partial<CurrentUser> = {}, messages = [makeMessage(1)]) {
  const api = signedInApi(makeUser(user));
  const server = answerThread(api, messages);
  const uploads = stubUploads();
  api.answers('photos/add', () => ({ ids: [crypto.randomUUID()] }));
  api.answers('photos/save', { version: 2, state: 'ready', who_sees: [] });
  api.answers('photos/suggest', () => ({ id: crypto.randomUUID() }));
  api.answers('messages/send', ({ id, body }) => {
    const own = { id, body: body ?? '', author: { ...byHome, is_own: true } };
    const { number, at } = server.arrives(own);
    return { number, at };
  });
  onTestFinished(() => {
    messageOutbox.waiting.set([]);
    progress.set(new Map());
  });
  const app = renderApp(`/chat-thread?id=${PEGGYS}`, { token: 'a-token' });
  const list = await screen.findByRole('region', { name: 'Messages' });
  return { api, app, list, server, uploads, person: userEvent.setup({ applyAccept: false }) };
}

type Person = ReturnType<typeof userEvent.setup>;

const findBox = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Write/ });
const choose = async (person: Person, ...files: File[]) =>
  person.upload(await screen.findByLabelText('Add photos', { selector: 'input' }), files);
const send = (person: Person) => person.click(screen.getByRole('button', { name: 'Send' }));
const makePhotos = (count: number) =>
  Array.from({ length: count }, (_, at) => makeFile(`${at}.jpg`, JPEG));

test('staff add photos, say who is in them, and send them with the text', async () => {
  const { api, person, uploads } = await open();
  await person.type(await findBox(), 'In the garden');
  await choose(person, ...makePhotos(2));
  await person.click(
    await screen.findByRole('checkbox', { name: /^Only Peggy can be recognised/ }),
  );
  await send(person);
  await waitFor(() => expect(api.sentTo('messages/send')).toHaveLength(1));
  expect(uploads.uploads).toHaveLength(2);
  const resident_id = api.sentTo('photos/add').map(({ input }) => input)[0];
  expect(resident_id).toMatchObject({ resident_ids: [expect.any(String)] });
  for (const { input } of api.sentTo('photos/save'))
    expect(input).toMatchObject({
      people: [{ kind: 'resident', agreed: true }],
      named: 'everyone',
      sharing: 'own_family',
    });
  const [message] = api.sentTo('messages/send').map(({ input }) => input);
  expect(message).toMatchObject({ body: 'In the garden' });
  expect((message as { photo_ids: string[] }).photo_ids).toHaveLength(2);
  await waitFor(async () => expect(await writtenNames()).toEqual([]));
});

test('photos of others stay with staff until everyone is named', async () => {
  const { api, person } = await open();
  await choose(person, ...makePhotos(1));
  await screen.findByRole('button', { name: 'Remove Photo 1' });
  await waitFor(() => expect(screen.queryByText('Preparing…')).toBeNull());
  await send(person);
  await waitFor(() => expect(api.sentTo('messages/send')).toHaveLength(1));
  expect(api.sentTo('photos/save')).toEqual([]);
});

test('says at the box what is wrong with a file or a sixth photo, and keeps the text', async () => {
  const { api, person } = await open();
  const box = await findBox();
  await person.type(box, 'Look');
  await choose(person, makeFile('letter.pdf', '%PDF-1.7', 'application/pdf'), ...makePhotos(5));
  expect(await screen.findByText(/^This file cannot be added/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Remove letter.pdf' }));
  await choose(person, makeFile('sixth.jpg', JPEG));
  expect(await screen.findByText(/^A message holds at most 5 photos/)).toBeTruthy();
  const chosen = screen.getByRole('list', { name: 'Chosen photos' });
  await waitFor(() => expect(within(chosen).getAllByRole('listitem')).toHaveLength(5));
  await person.click(screen.getByRole('button', { name: 'Remove Photo 5' }));
  expect(box.value).toBe('Look');
  await send(person);
  await waitFor(() => expect(api.sentTo('messages/send')).toHaveLength(1));
  const [message] = api.sentTo('messages/send').map(({ input }) => input);
  expect((message as { photo_ids: string[] }).photo_ids).toHaveLength(4);
});

test('a relative confirms that they may share a photo before it is suggested', async () => {
  const { api, person } = await open(RELATIVE);
  await choose(person, ...makePhotos(1));
  await waitFor(() => expect(screen.queryByText('Preparing…')).toBeNull());
  await send(person);
  expect(await screen.findByText('Please confirm this, then send your message.')).toBeTruthy();
  expect(api.sentTo('photos/suggest')).toEqual([]);
  await person.click(screen.getByRole('checkbox', { name: 'I may share these photos' }));
  await send(person);
  await waitFor(() => expect(api.sentTo('messages/send')).toHaveLength(1));
  expect(api.sentTo('photos/suggest').map(({ input }) => input)).toMatchObject([
    { may_share: true },
  ]);
  expect(api.sentTo('photos/add')).toEqual([]);
});

test('N20: keeps a photo without a connection and adds it once', async () => {
  const { api, person, list, uploads } = await open();
  uploads.isAway = true;
  await choose(person, ...makePhotos(1));
  await waitFor(() => expect(screen.queryByText('Preparing…')).toBeNull());
  await send(person);
  expect(await within(list).findByText('Waiting for a connection')).toBeTruthy();
  // The app is closed: what waits is on the device only.
  messageOutbox.waiting.set([]);
  uploads.isAway = false;
  api.cannotBeReached('photos/add');
  await act(() => messageOutbox.sendWaiting());
  api.answers('photos/add', () => ({ ids: [PHOTO] }));
  await act(() => messageOutbox.sendWaiting());
  await waitFor(() => expect(api.sentTo('messages/send')).toHaveLength(1));
  expect(api.sentTo('messages/send')[0]?.input).toMatchObject({ photo_ids: [PHOTO] });
  const keys = uploads.uploads.map(({ key }) => key);
  expect(new Set(keys).size).toBe(1);
  const adding = api.sentTo('photos/add').map(({ headers }) => headers.get('idempotency-key'));
  expect(adding.length).toBeGreaterThan(1);
  expect(new Set(adding).size).toBe(1);
});

test('offers to send the text when the server does not take a photo', async () => {
  const { api, person, list, uploads } = await open();
  uploads.refuses = true;
  await person.type(await findBox(), 'She laughed');
  await choose(person, ...makePhotos(1));
  await waitFor(() => expect(screen.queryByText('Preparing…')).toBeNull());
  await send(person);
  expect(await within(list).findByText('This is not a picture.')).toBeTruthy();
  await person.click(within(list).getByRole('button', { name: 'Send without photos' }));
  await waitFor(() => expect(api.sentTo('messages/send')).toHaveLength(1));
  expect(api.sentTo('messages/send')[0]?.input).toMatchObject({
    body: 'She laughed',
    photo_ids: [],
  });
});

test('takes pasted and dropped pictures', async () => {
  const { api } = await open();
  const [pasted, dropped] = makePhotos(2);
  fireEvent.paste(await findBox(), { clipboardData: { files: [pasted], getData: () => '' } });
  await screen.findByRole('button', { name: 'Remove Photo 1' });
  const dataTransfer = { types: ['Files'], files: [dropped] };
  fireEvent.dragOver(document.body, { dataTransfer });
  fireEvent.drop(document.body, { dataTransfer });
  expect(await screen.findByRole('button', { name: 'Remove Photo 2' })).toBeTruthy();
  expect(api.sentTo('messages/send')).toEqual([]);
});

test('turns a pasted address of an event into a card, unless the user cannot open it', async () => {
  const { api, person } = await open();
  const box = await findBox();
  const address = `${location.origin}/event?id=${EVENT}`;
  api.refuses('events/get', 'not_found', { message: 'Not found.' });
  await person.click(box);
  await person.paste(address);
  await waitFor(() => expect(api.sentTo('events/get')).toHaveLength(1));
  expect(box.value).toBe(address);
  await person.clear(box);
  api.answers('events/get', makeEvent({ id: EVENT, title: 'Summer fair' }));
  await person.paste(address);
  expect(await screen.findByText('Event: Summer fair')).toBeTruthy();
  expect(box.value).toBe('');
  await send(person);
  await waitFor(() => expect(api.sentTo('messages/send')).toHaveLength(1));
  expect(api.sentTo('messages/send')[0]?.input).toMatchObject({
    body: null,
    card: { kind: 'event', id: EVENT },
  });
});

const makeNotice = (id: string, title: string, audience: string) => {
  const notice = { body: '', priority: 'normal', pinned: false, author: null, pictures: [] };
  const times = { published_at: new Date().toISOString(), expires_at: new Date().toISOString() };
  return { ...notice, ...times, id, title, audience, is_read: true, is_hidden: false } as never;
};
const NOTICES = [makeNotice(PHOTO, 'Rota change', 'staff'), makeNotice(EVENT, 'New menu', 'all')];

test('turns a pasted address of a notice into a card, unless it is for staff only', async () => {
  const { api, person } = await open();
  api.answers('dashboard/notice-board', NOTICES);
  const address = (id: string) => `${location.origin}/manage-notice-board?id=${id}`;
  const box = await findBox();
  await person.click(box);
  await person.paste(address(PHOTO));
  await waitFor(() => expect(api.sentTo('dashboard/notice-board')).toHaveLength(1));
  expect(box.value).toBe(address(PHOTO));
  await person.clear(box);
  await person.paste(address(EVENT));
  expect(await screen.findByText('Notice: New menu')).toBeTruthy();
  expect(box.value).toBe('');
});

test('finds a notice by its title and offers families none that are for staff', async () => {
  const { api, person } = await open();
  api.answers('events/list', { events: [], marks: [] });
  api.answers('dashboard/notice-board', NOTICES);
  await person.click(await screen.findByRole('button', { name: 'Add to the message' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Add a link' }));
  await person.selectOptions(
    await screen.findByRole('combobox', { name: 'What to link' }),
    'Notices',
  );
  await person.type(screen.getByRole('searchbox', { name: 'Find by title' }), 'menu');
  expect(screen.queryByText('Rota change')).toBeNull();
  await person.click(await screen.findByRole('button', { name: 'New menu' }));
  expect(await screen.findByText('Notice: New menu')).toBeTruthy();
});

test('shows photos large, and tells staff which of them the family cannot see', async () => {
  const photo = { picture: PICTURE, caption: null, is_blurred: false };
  const message = makeMessage(1, {
    author: byHome,
    photos: [
      { ...photo, id: PHOTO, family_sees: false },
      { ...photo, id: EVENT, family_sees: true, caption: 'Tea', is_blurred: true },
    ],
  });
  const { list, person } = await open({}, [message]);
  expect(within(list).getByText(/The family cannot see 1 photo yet/)).toBeTruthy();
  expect(within(list).getByRole('link', { name: 'See why' }).getAttribute('href')).toBe(
    `/photo?id=${PHOTO}`,
  );
  await person.click(within(list).getByRole('button', { name: 'Photo 1: show it large' }));
  const dialog = await screen.findByRole('dialog');
  await person.click(within(dialog).getByRole('button', { name: 'Next photo' }));
  expect(await within(dialog).findByRole('heading', { name: 'Tea' })).toBeTruthy();
  expect(within(dialog).getByText(/has been blurred/)).toBeTruthy();
  await person.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('keeps the message that is answered with the draft', async () => {
  const { api, app, person } = await open();
  await person.click(await screen.findByRole('button', { name: /^Options for the message/ }));
  await person.click(screen.getByRole('button', { name: 'Reply' }));
  await person.type(await findBox(), 'Yes');
  await waitFor(async () => expect(await writtenNames()).toHaveLength(1));
  await app.go('/tabs/more');
  await app.go(`/chat-thread?id=${PEGGYS}`);
  expect(await screen.findByText('Reply to Susan Hale')).toBeTruthy();
  expect((await findBox()).value).toBe('Yes');
  await send(person);
  await waitFor(() =>
    expect(api.sentTo('messages/send')[0]?.input).toMatchObject({ body: 'Yes', reply_to: 1 }),
  );
});

test('begins a line with Enter for a user who chose that, also after the app is opened again', async () => {
  stubDesktop();
  const { api, app, person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Add to the message' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Let Enter start a new line' }));
  await app.go('/tabs/more');
  await app.go(`/chat-thread?id=${PEGGYS}`);
  const box = await findBox();
  await person.type(box, 'One{Enter}Two');
  expect(box.value).toBe('One\nTwo');
  expect(api.sentTo('messages/send')).toEqual([]);
  await person.type(box, '{Control>}{Enter}{/Control}');
  await waitFor(() =>
    expect(api.sentTo('messages/send')[0]?.input).toMatchObject({ body: 'One\nTwo' }),
  );
});

test('keeps chosen photos, the text and the focus when a tablet is turned', async () => {
  const turn = stubTurning();
  const { person } = await open();
  await choose(person, ...makePhotos(2));
  const box = await findBox();
  await person.type(box, 'In the garden');
  for (const isBeside of [true, false]) {
    turn();
    expect(screen.queryByRole('heading', { name: 'Chat' }) !== null).toBe(isBeside);
    expect(await findBox()).toBe(box);
    expect(document.activeElement).toBe(box);
    expect(screen.getAllByRole('button', { name: /^Remove Photo/ })).toHaveLength(2);
  }
});
