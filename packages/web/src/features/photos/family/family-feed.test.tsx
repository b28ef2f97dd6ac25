import type { Output } from '@relish/shared/calls.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { PEGGY } from '../../../testing/make-resident.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { savedFiles } from '../../../testing/saved-files.ts';
import { signedInApi } from '../../../testing/signed-in-api.ts';
import './family-feed.tsx';

type Feed = Output<'photos/feed'>;

const DAUGHTER = makeUser({ type: 'family', role: 'relative' });
const TEA = '0197a000-0000-7000-8000-0000000000f1';

const makePhoto = (differences: Partial<Feed['photos'][number]> = {}): Feed['photos'][number] => ({
  id: TEA,
  version: 1,
  state: 'ready',
  origin: 'staff',
  picture: { thumb: '/t', small: '/s', large: '/l' },
  is_blurred: false,
  width: 1200,
  height: 800,
  taken_on: '2025-06-05',
  decade: null,
  place: 'The garden',
  caption: 'Tea with friends',
  story: null,
  chapter: null,
  added_at: '2026-11-01T10:00:00.000Z',
  residents: [{ id: PEGGY, preferred_name: 'Peggy' }],
  is_own: false,
  staff: null,
  own_thanks: null,
  ...differences,
});

function open(photos: Feed['photos'], suggestions: Output<'photos/suggestions'> = []) {
  const api = signedInApi(DAUGHTER);
  api.answers('photos/feed', { photos, next: null });
  api.answers('photos/suggestions', suggestions);
  api.answers('photos/thank', {});
  renderApp('/tabs/photo-book', { token: 'a-token' });
  return { api, person: userEvent.setup() };
}

const findPhoto = async () =>
  within(await screen.findByRole('article', { name: 'Tea with friends' }));

test('shows each photo with its day, place and story', async () => {
  open([makePhoto({ story: 'She poured for everyone.', is_blurred: true })]);
  const photo = await findPhoto();
  expect(photo.getByText('5 Jun 2025, The garden')).toBeTruthy();
  expect(photo.getByText('She poured for everyone.')).toBeTruthy();
  expect(photo.getByText(/^Someone is blurred/)).toBeTruthy();
  expect(photo.getByRole('img', { name: 'Photo of Peggy, 5 Jun 2025' })).toBeTruthy();
});

test('says thank you with a heart and a sentence for staff to read out, and undoes it', async () => {
  const { api, person } = open([makePhoto()]);
  const photo = await findPhoto();
  await person.click(photo.getByRole('button', { name: 'Say thank you' }));
  await person.click(await photo.findByRole('button', { name: 'Add a sentence' }));
  expect(photo.getByText('Staff can read it out to Peggy.')).toBeTruthy();
  await person.type(photo.getByLabelText('Your sentence'), 'What a lovely smile!');
  await person.click(photo.getByRole('button', { name: 'Send' }));
  expect(await photo.findByText('What a lovely smile!')).toBeTruthy();
  await person.click(photo.getByRole('button', { name: 'You said thank you' }));
  expect(await photo.findByRole('button', { name: 'Say thank you' })).toBeTruthy();
  await waitFor(() => expect(api.sentTo('photos/thank')).toHaveLength(3));
  expect(api.sentTo('photos/thank').map(({ input }) => input)).toEqual([
    { id: TEA, heart: true, text: null },
    { id: TEA, heart: true, text: 'What a lovely smile!' },
    { id: TEA, heart: false, text: null },
  ]);
});

test('takes the heart back when the server refuses it', async () => {
  const { api, person } = open([makePhoto()]);
  api.refuses('photos/thank', 'not_found', { message: 'This is not here.' });
  const photo = await findPhoto();
  await person.click(photo.getByRole('button', { name: 'Say thank you' }));
  await waitFor(() => expect(api.sentTo('photos/thank')).toHaveLength(1));
  expect(await photo.findByRole('button', { name: 'Say thank you' })).toBeTruthy();
});

test('downloads a photo as a JPEG without names', async () => {
  const { api, person } = open([makePhoto()]);
  const saved = savedFiles();
  api.answers('photos/download', { file_name: 'photo-2025-06-05.jpg', base64: btoa('jpeg') });
  const photo = await findPhoto();
  await person.click(photo.getByRole('button', { name: 'Download: Tea with friends' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({ name: 'photo-2025-06-05.jpg', type: 'image/jpeg' });
});

test('shows the family’s own photos with the answer of the home', async () => {
  const made = { picture: null, answer: null, added_at: '2026-11-01T10:00:00.000Z' };
  open(
    [],
    [
      { ...made, id: '0197a000-0000-7000-8000-0000000000f2', state: 'waiting', caption: 'Whitby' },
      {
        ...made,
        id: '0197a000-0000-7000-8000-0000000000f3',
        state: 'declined',
        caption: 'Leeds',
        answer: 'It shows another family.',
      },
    ],
  );
  expect(await screen.findByText('Waiting for the home')).toBeTruthy();
  expect(screen.getByText('It shows another family.')).toBeTruthy();
  expect(await screen.findByText('No photos yet')).toBeTruthy();
});
