import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makePhoto } from '../../../testing/make-photo.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
import { stubScrolling } from '../../../testing/stub-screen.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './photo-book-page.tsx';
import '../../../app/more-page.tsx';
import '../../../app/shell.tsx';

const A = { title: 'Package A', is_basic: false } as const;

async function open(user = makeUser(), path = '/tabs/photo-book') {
  stubScrolling();
  const api = signedInApi(user);
  api.answers('photos/months', { months: [], needs_people: 0, pending: 0 });
  api.answers('photos/suggestions', []);
  api.answers('photos/duplicates', { groups: [] });
  api.answers('residents/list', []);
  renderApp(path, { token: 'a-token' });
  return api;
}

test('says which packages include the photo book', async () => {
  const api = await open(makeUser({ package: A }));
  await expectHeading('Photo book');
  expect(screen.getByText(/^Packages B, D and E include it/)).toBeTruthy();
  expect(api.sentTo('photos/list')).toEqual([]);
});

test('tells a relative kindly that the home shares no photos', async () => {
  await open(makeUser({ type: 'family', role: 'relative', package: A }));
  await expectHeading('Photo book');
  expect(screen.getByText('Rosewood House does not share photos here yet.')).toBeTruthy();
});

test('lists the photo book under More with what unlocks it', async () => {
  await open(makeUser({ package: A }), '/tabs/more');
  const list = within(await screen.findByRole('list', { name: 'More' }));
  const link = list.getByRole('link', { name: /Photo book/ });
  expect(link.closest('li')?.textContent).toContain('Included in Packages B, D and E');
});

test('shows a relative the photos of their person without the tools of the album', async () => {
  const api = await open(makeUser({ type: 'family', role: 'relative' }));
  await expectHeading('Photo book');
  expect(await screen.findByRole('heading', { name: 'No photos yet' })).toBeTruthy();
  expect(api.sentTo('photos/months')).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Select' })).toBeNull();
});

test('shows a volunteer what is on display, and nothing to change', async () => {
  const api = signedInApi(makeUser({ role: 'volunteer_external' }));
  stubScrolling();
  api.answers('photos/list', { photos: [makePhoto(1, { staff: null })], next: null });
  renderApp('/tabs/photo-book', { token: 'a-token' });
  expect(await screen.findByRole('button', { name: /^Photo 1/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Select' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Add photos' })).toBeNull();
});

test('teaches what to do in an empty album, and what a filter is for', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'No photos yet' })).toBeTruthy();
  const person = userEvent.setup();
  await person.click(screen.getByRole('radio', { name: 'Favourites' }));
  expect(await screen.findByRole('heading', { name: 'No favourites yet' })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Show all photos' }));
  expect(await screen.findByRole('heading', { name: 'No photos yet' })).toBeTruthy();
});

test('says that the basic package adds no photos', async () => {
  await open(makeUser({ package: { title: 'Package E', is_basic: true } }));
  expect(await screen.findByText(/^The basic package shows photos/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Add photos' })).toBeNull();
});

test('offers to try again after a failure', async () => {
  const api = await open();
  api.fails('photos/list', 500);
  const person = userEvent.setup();
  await person.click(await screen.findByRole('radio', { name: 'Hidden' }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  api.answers('photos/list', { photos: [makePhoto(1)], next: null });
  await person.click(again);
  expect(await screen.findByRole('button', { name: /^Photo 1/ })).toBeTruthy();
});
