import type { Input, Output } from '@relish/shared/calls.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makePhoto, makeStaffCard, photoId } from '../../../testing/make-photo.ts';
import { makeResident, makeRow, PEGGY } from '../../../testing/make-resident.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
import { stubScrolling } from '../../../testing/stub-screen.ts';
import type { PhotoCard } from './api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './photo-book-page.tsx';
import './album-viewer.tsx';
import './album-dialogs.tsx';
import '../../../app/shell.tsx';

interface Given {
  user?: ReturnType<typeof makeUser>;
  path?: string;
  months?: Partial<Output<'photos/months'>>;
  groups?: Output<'photos/duplicates'>['groups'];
}

async function open(photos: PhotoCard[], { user, path = '', months, groups = [] }: Given = {}) {
  stubScrolling();
  const api = signedInApi(user);
  api.answers('photos/list', { photos, next: null });
  api.answers('photos/months', { months: [], needs_people: 0, pending: 0, ...months });
  api.answers('photos/duplicates', { groups });
  api.answers('residents/list', [makeRow()]);
  renderApp(`/tabs/photo-book${path}`, { token: 'a-token' });
  await expectHeading('Photo book');
  return { api, person: userEvent.setup() };
}

const three = () => [makePhoto(1), makePhoto(2), makePhoto(3)];
const photo = (name: RegExp) => screen.findByRole('button', { name });
const lastInput = <N extends 'photos/list' | 'photos/save-many'>(
  api: ReturnType<typeof signedInApi>,
  name: N,
) => api.sentTo(name).at(-1)?.input as Input<N>;

test('groups photos by month, and old ones by decade', async () => {
  await open([
    makePhoto(1),
    makePhoto(2, { taken_on: '2026-10-31' }),
    makePhoto(3, { taken_on: '1953-06-02' }),
    makePhoto(4, { taken_on: null, decade: 1950, caption: null }),
  ]);
  await photo(/^Photo 1, 14 Nov 2026$/);
  const headings = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
  expect(headings).toEqual(['November 2026', 'October 2026', 'The 1950s']);
  expect(await photo(/^Peggy, The 1950s$/)).toBeTruthy();
});

test('groups the photos of a resident by life chapter, as staff chose it or by date', async () => {
  const photos = [
    makePhoto(1),
    makePhoto(2, { taken_on: '1999-06-02' }),
    makePhoto(3, { taken_on: '1965-06-02' }),
    makePhoto(4, { taken_on: null, decade: 1940 }),
    makePhoto(5, { taken_on: null, decade: 1930, chapter: 'here' }),
  ];
  const { api, person } = await open(photos, { path: `?resident_id=${PEGGY}` });
  api.answers('residents/get', makeResident());
  await person.click(await screen.findByRole('radio', { name: 'By life chapter' }));
  await screen.findByRole('heading', { name: 'Life in the home' });
  const headings = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
  expect(headings).toEqual([
    'Life in the home',
    'Work and family',
    'Young years',
    'Where I come from',
  ]);
  const names = screen.getAllByRole('button', { name: /^Photo \d, / });
  expect(names.map(({ ariaLabel }) => ariaLabel?.slice(0, 7))).toEqual(
    [1, 5, 2, 3, 4].map((number) => `Photo ${number}`),
  );
});

test('asks for the photos of a filter, a resident and a month', async () => {
  const { api, person } = await open(three(), {
    months: {
      months: ['2026-11', '2025-12', '1957-03', '1951-01'],
      needs_people: 4,
    },
  });
  await person.click(await screen.findByRole('radio', { name: 'People to name (4)' }));
  await waitFor(() => expect(lastInput(api, 'photos/list').state).toBe('needs_people'));
  await person.selectOptions(screen.getByLabelText('Resident'), 'Peggy Hartley');
  await waitFor(() => expect(lastInput(api, 'photos/list').resident_id).toBe(PEGGY));
  await screen.findByRole('option', { name: 'The 1950s' });
  await person.selectOptions(screen.getByLabelText('Start at'), 'December 2025');
  await waitFor(() => expect(lastInput(api, 'photos/list').after?.day).toBe('2026-01-01'));
  await person.click(screen.getByRole('button', { name: 'Back to the latest photos' }));
  await person.click(screen.getByRole('radio', { name: 'Favourites' }));
  await waitFor(() => expect(lastInput(api, 'photos/list')).toMatchObject({ favourites: true }));
});

test('fetches the next page where the last one ended', async () => {
  const { api, person } = await open([]);
  const next = { day: '2026-11-14', id: photoId(1) };
  // Only hidden photos have a second page, so that the list before them offers none.
  api.answers('photos/list', ({ after, state }) => {
    if (state !== 'hidden') return { photos: [], next: null };
    return after ? { photos: [makePhoto(2)], next: null } : { photos: [makePhoto(1)], next };
  });
  await person.click(await screen.findByRole('radio', { name: 'Hidden' }));
  await person.click(await screen.findByRole('button', { name: 'Show more photos' }));
  await photo(/^Photo 2/);
  expect(lastInput(api, 'photos/list')).toMatchObject({ after: next, state: 'hidden' });
});

test('hides a range of selected photos, says what was left out and undoes it', async () => {
  const { api, person } = await open(three());
  api.answers('photos/save-many', { changed: [photoId(1), photoId(2)] });
  await person.click(await screen.findByRole('button', { name: 'Select' }));
  const tick = (name: RegExp) => screen.getByRole('checkbox', { name });
  await person.click(tick(/^Photo 1/));
  fireEvent.click(tick(/^Photo 3/), { shiftKey: true });
  expect(screen.getByText('3 photos selected')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Hide' }));
  expect(await screen.findByText('2 photos changed')).toBeTruthy();
  expect(screen.getByText('1 photo was left out, because someone in it said no.')).toBeTruthy();
  const ids = [1, 2, 3].map(photoId);
  expect(lastInput(api, 'photos/save-many')).toEqual({ ids, change: { hidden: true } });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Select' }));
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone for 2 photos')).toBeTruthy();
  const undone = { ids: ids.slice(0, 2), change: { hidden: false } };
  expect(lastInput(api, 'photos/save-many')).toEqual(undone);
});

test('names people, captions and shares selected photos', async () => {
  const { api, person } = await open(three());
  api.answers('photos/save-many', ({ ids }) => ({ changed: ids }));
  const answer = async (
    way: string,
    fill: (dialog: HTMLElement) => Promise<void>,
    save: string,
  ) => {
    await person.click(await screen.findByRole('button', { name: 'Select' }));
    await person.click(screen.getByRole('checkbox', { name: /^Photo 2/ }));
    await person.click(screen.getByRole('button', { name: way }));
    const dialog = await screen.findByRole('dialog');
    await fill(dialog);
    await person.click(within(dialog).getByRole('button', { name: save }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    return lastInput(api, 'photos/save-many').change;
  };
  const peggy = async (dialog: HTMLElement) =>
    person.click(await within(dialog).findByRole('checkbox', { name: /Peggy/ }));
  expect(await answer('Name people', peggy, 'Add to photos')).toEqual({
    add_resident_ids: [PEGGY],
  });
  const words = async (dialog: HTMLElement) => {
    const field = within(dialog).getByLabelText('Caption');
    await person.clear(field);
    await person.type(field, 'At the seaside');
  };
  expect(await answer('Caption', words, 'Save caption')).toEqual({ caption: 'At the seaside' });
  const families = async (dialog: HTMLElement) =>
    person.click(within(dialog).getByRole('radio', { name: /^Their families/ }));
  expect(await answer('Share', families, 'Save sharing')).toEqual({ sharing: 'own_family' });
});

test('removes photos for good only after a question', async () => {
  const { api, person } = await open(three());
  api.answers('photos/remove', {});
  await person.click(await screen.findByRole('button', { name: 'Select' }));
  await person.click(screen.getByRole('checkbox', { name: /^Photo 1/ }));
  await person.click(screen.getByRole('button', { name: 'Remove' }));
  const question = await screen.findByRole('alertdialog', { name: 'Remove this photo for good?' });
  expect(api.sentTo('photos/remove')).toEqual([]);
  await person.click(within(question).getByRole('button', { name: 'Remove for good' }));
  expect(await screen.findByText('1 photo removed')).toBeTruthy();
  expect(api.sentTo('photos/remove')[0]?.input).toEqual({ ids: [photoId(1)] });
});

test('offers a carer to remove their own photos only', async () => {
  const user = makeUser({ role: 'carer' });
  const { person } = await open([makePhoto(1, { is_own: true }), makePhoto(2)], { user });
  await person.click(await screen.findByRole('button', { name: 'Select' }));
  await person.click(screen.getByRole('checkbox', { name: /^Photo 1/ }));
  expect(screen.getByRole('button', { name: 'Remove' })).toBeTruthy();
  await person.click(screen.getByRole('checkbox', { name: /^Photo 2/ }));
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  expect(screen.queryByRole('radio', { name: 'From families' })).toBeNull();
});

test('opens a photo, moves on by keys and marks a favourite', async () => {
  const refused = makeStaffCard({ reasons: [{ code: 'refused', residents: [] }] });
  const { api, person } = await open([
    makePhoto(1, { is_blurred: true, place: 'Garden' }),
    makePhoto(2, { picture: null, staff: refused }),
  ]);
  api.answers('photos/set-favourite', {});
  await person.click(await photo(/^Photo 1, 14 Nov 2026, blurred in part$/));
  const viewer = within(await screen.findByRole('dialog', { name: 'Photo 1' }));
  expect(viewer.getByText('14 Nov 2026 · Garden')).toBeTruthy();
  expect(viewer.getByText(/has been blurred/)).toBeTruthy();
  const who = viewer.getByRole('link', { name: 'Who is in it' });
  expect(who.getAttribute('href')).toBe(`/photo?id=${photoId(1)}`);
  const star = viewer.getByRole('button', { name: 'Favourite' });
  await person.click(star);
  await waitFor(() => expect(star.getAttribute('aria-pressed')).toBe('true'));
  expect(api.sentTo('photos/set-favourite')[0]?.input).toEqual({
    ids: [photoId(1)],
    favourite: true,
  });
  await person.keyboard('{ArrowRight}');
  const next = within(await screen.findByRole('dialog', { name: 'Photo 2' }));
  expect(next.getByText('Someone said no to this photo. No one sees it.')).toBeTruthy();
  await person.keyboard('{ArrowLeft}');
  expect(await screen.findByRole('dialog', { name: 'Photo 1' })).toBeTruthy();
});

test('offers photos that look the same once', async () => {
  const groups = [{ is_same_file: false, photos: [makePhoto(1), makePhoto(2)] }];
  const { api, person } = await open(three(), { groups });
  api.answers('photos/keep-duplicates', () => {
    api.answers('photos/duplicates', { groups: [] });
    return {};
  });
  expect(await screen.findByText('2 photos look the same.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Compare' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'These photos look the same' }));
  await person.click(dialog.getByRole('button', { name: 'Keep both' }));
  await waitFor(() => expect(screen.queryByText('2 photos look the same.')).toBeNull());
  expect(api.sentTo('photos/keep-duplicates')[0]?.input).toEqual({
    ids: [photoId(1), photoId(2)],
  });
});
