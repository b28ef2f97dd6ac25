import type { Output } from '@relish/shared/calls.ts';
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
import './slideshow-page.tsx';
import './slideshow-player.tsx';

type Photo = Output<'slideshow/list'>['photos'][number];

const photo = (number: number, differences: Partial<Photo> = {}): Photo => ({
  id: `0197a000-0000-7000-8000-00000000020${number}`,
  picture: { thumb: `/media/t${number}`, small: `/media/s${number}`, large: `/media/l${number}` },
  width: 800,
  height: 600,
  taken_on: null,
  decade: null,
  place: null,
  caption: `Photo ${number}`,
  story: null,
  names: [],
  ...differences,
});

async function start(photos: Photo[], path = '/slideshow') {
  const api = signedInApi();
  api.answers('slideshow/list', { photos });
  renderApp(path, { token: 't' });
  const person = userEvent.setup();
  await person.click(await screen.findByRole('button', { name: 'Start slideshow' }));
  await screen.findByRole('dialog', { name: 'Slideshow' });
  return { api, person };
}

test('goes on by keys and buttons, pauses and ends', async () => {
  const { api, person } = await start(
    [photo(1), photo(2)],
    `/slideshow?resident_id=${photo(3).id}`,
  );
  expect(api.sentTo('slideshow/list')[0]?.input).toEqual({ resident_id: photo(3).id });
  expect(screen.getByText('Photo 1')).toBeTruthy();
  await person.keyboard('{ArrowRight}');
  expect(screen.getByText('Photo 2')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Next photo' }));
  expect(screen.getByText('Photo 1')).toBeTruthy();
  await person.keyboard('{ArrowLeft}');
  expect(screen.getByText('Photo 2')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Pause' }));
  expect(screen.getByText('Paused')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'End slideshow' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('goes on by a swipe', async () => {
  await start([photo(1), photo(2)]);
  const stage = screen.getByText('Photo 1');
  fireEvent.pointerDown(stage, { clientX: 300 });
  fireEvent.pointerUp(stage, { clientX: 120 });
  expect(screen.getByText('Photo 2')).toBeTruthy();
});

test('tells what is known before it asks, and pauses for the conversation', async () => {
  const { person } = await start([
    photo(1, { place: 'Brighton', decade: 1950, story: 'Every summer on the beach.' }),
    photo(2),
  ]);
  expect(screen.getByText('Brighton · 1950s')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Something to talk about' }));
  expect(screen.getByText('This was Brighton in the 1950s.')).toBeTruthy();
  expect(screen.getByText('Do you like the sea?')).toBeTruthy();
  expect(screen.getByText('Paused')).toBeTruthy();
  expect(screen.getByText('Every summer on the beach.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Another idea' }));
  expect(screen.getByText('What do you see in this picture?')).toBeTruthy();
});

test('leaves out a photo that can no longer be fetched', async () => {
  await start([photo(1, { caption: null, names: ['Rose', 'Ann'] }), photo(2)]);
  fireEvent.error(screen.getByRole('img', { name: 'Photo of Rose and Ann' }));
  expect(screen.getByText('Photo 2')).toBeTruthy();
  expect(screen.getByText('1 of 1')).toBeTruthy();
});

test('says why there is nothing to show', async () => {
  const api = signedInApi();
  api.answers('slideshow/list', { photos: [] });
  renderApp('/slideshow', { token: 't' });
  expect(await screen.findByRole('heading', { name: 'No photos to show yet' })).toBeTruthy();
});

test('says which packages include photos', async () => {
  const { carehome, ...user } = makeUser();
  signedInApi({ ...user, carehome, package: { title: 'Package C', is_basic: false } });
  renderApp('/slideshow', { token: 't' });
  expect(await screen.findByText('Packages B, D and E include the photo book.')).toBeTruthy();
});
