import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
import type { Book } from './api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './photo-book-edit-page.tsx';
import '../../../app/shell.tsx';

const id = (last: number) => `0197a000-0000-7000-8000-0000000000${last}`;
const page = { template: 'auto', heading: null, text: null, by: null, source: null } as const;

const BOOK: Book = {
  id: id(10),
  kind: 'book',
  version: 1,
  title: 'A year in the garden',
  subtitle: null,
  reader: null,
  resident: { id: id(11), preferred_name: 'Peggy' },
  paper: 'a4',
  orientation: 'landscape',
  edition: 'named',
  large_print: false,
  with_bleed: false,
  from_day: null,
  to_day: null,
  order: 'months',
  is_shared: false,
  updated_at: '2026-11-16T10:00:00.000Z',
  pages: [
    { ...page, id: id(20), kind: 'title', photos: [] },
    { ...page, id: id(21), kind: 'photos', photos: [{ photo_id: id(30), caption: null }] },
  ],
  photos: [
    {
      id: id(30),
      picture: { thumb: '/t', small: '/s', large: '/l' },
      is_blurred: false,
      width: 1280,
      height: 960,
      day: '2026-10-04',
      decade: null,
      caption: 'Sweet peas',
      focus: null,
    },
  ],
  missing: [],
  withheld: [],
  copies: [],
  can_edit: true,
};

async function open(changes: Partial<Book> = {}) {
  const api = signedInApi(makeUser());
  api.answers('photo-books/get', { ...BOOK, ...changes });
  api.answers('photo-books/save', { version: 2 });
  renderApp(`/photo-book-edit?id=${BOOK.id}`, { token: 'a-token' });
  await expectHeading('A year in the garden');
  return { api, person: userEvent.setup() };
}

test('moves a page by keyboard, saves it and undoes it', async () => {
  const { api, person } = await open();
  await person.click(screen.getByRole('button', { name: 'Next page' }));
  await person.click(screen.getByRole('button', { name: 'Move page earlier' }));
  expect(await screen.findByText('Page 1 of 2')).toBeTruthy();
  await screen.findByText('Saved');
  const [sent] = api.sentTo('photo-books/save');
  expect(sent?.input).toMatchObject({ pages: [{ id: id(21) }, { id: id(20) }] });
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('true');
});

test('saves a change at once when the page is left', async () => {
  const { api, person } = await open();
  await person.click(screen.getByRole('button', { name: 'Next page' }));
  await person.click(screen.getByRole('button', { name: 'Move page earlier' }));
  cleanup();
  await waitFor(() => expect(api.sentTo('photo-books/save')).toHaveLength(1));
});

test('lays the whole book out again, and undoing saves the earlier pages, time and order', async () => {
  const { api, person } = await open();
  await person.click(screen.getByRole('button', { name: 'Choose photos again' }));
  const dialog = await screen.findByRole('dialog', { name: 'Choose photos again' });
  expect(within(dialog).getByText(/Your own changes are lost, but you can undo this/)).toBeTruthy();
  const laidOut = [{ ...page, id: id(25), kind: 'title' as const, photos: [] }];
  api.answers('photo-books/lay-out', { version: 2 });
  api.answers('photo-books/get', { ...BOOK, version: 2, pages: laidOut, order: 'chapters' });
  await person.click(within(dialog).getByRole('radio', { name: 'Chapters of a life' }));
  await person.click(within(dialog).getByRole('button', { name: 'Lay out the book' }));
  expect(await screen.findByText('Page 1 of 1')).toBeTruthy();
  expect(api.sentTo('photo-books/lay-out')[0]?.input).toMatchObject({
    id: BOOK.id,
    version: 1,
    order: 'chapters',
  });
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Page 1 of 2')).toBeTruthy();
  await waitFor(() =>
    expect(api.sentTo('photo-books/save').at(-1)?.input).toMatchObject({
      version: 2,
      pages: [{ id: id(20) }, { id: id(21) }],
      time: { from_day: null, to_day: null, order: 'months' },
    }),
  );
  await person.click(screen.getByRole('button', { name: 'Choose photos again' }));
  const again = await screen.findByRole('dialog', { name: 'Choose photos again' });
  const months = within(again).getByRole('radio', { name: 'Months' });
  expect((months as HTMLInputElement).checked).toBe(true);
});

test('moves a photo to another page without dragging, and says so', async () => {
  const { api, person } = await open();
  await person.click(screen.getByRole('button', { name: 'Next page' }));
  await person.selectOptions(
    await screen.findByRole('combobox', { name: 'Move photo 1 to another page' }),
    'Page 1',
  );
  expect(await screen.findByText('Photo moved on page 1')).toBeTruthy();
  await screen.findByText('Saved');
  expect(api.sentTo('photo-books/save').at(-1)?.input).toMatchObject({
    pages: [{ photos: [{ photo_id: id(30) }] }, { photos: [] }],
  });
});

test('adds a quote as a page and as a caption, with its source', async () => {
  const { api, person } = await open();
  const source = { kind: 'record' as const, id: id(50) };
  const quote = { heading: null, by: 'Peggy, 4 October 2026', day: '2026-10-04', source };
  api.answers('photo-books/quotes', [{ ...quote, text: 'I could do this all day.' }]);
  await person.click(screen.getByRole('button', { name: 'Add a quote' }));
  await person.click(await screen.findByRole('button', { name: /^I could do this all day/ }));
  expect(await screen.findByText('Page 2 of 3')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Next page' }));
  await person.click(
    await screen.findByRole('button', { name: 'Use a quote as caption of photo 1' }),
  );
  await person.click(await screen.findByRole('button', { name: /^I could do this all day/ }));
  await waitFor(() =>
    expect(api.sentTo('photo-books/save').at(-1)?.input).toMatchObject({
      pages: [
        {},
        { kind: 'text', text: 'I could do this all day.', by: quote.by, source },
        { photos: [{ caption: 'I could do this all day.', source }] },
      ],
    }),
  );
});

test('shows the words of another edition as the server gives them', async () => {
  const { api, person } = await open();
  api.answers('photo-books/get', {
    ...BOOK,
    version: 2,
    edition: 'nameless',
    title: 'A year of a resident',
  });
  await person.click(screen.getByRole('radio', { name: 'Without names' }));
  await expectHeading('A year of a resident');
  expect(api.sentTo('photo-books/save').at(-1)?.input).toMatchObject({ edition: 'nameless' });
});

test('finds a photo to add by its caption and its time', async () => {
  const { api, person } = await open({ pages: BOOK.pages.slice(0, 1) });
  const [photo] = BOOK.photos;
  if (!photo) throw new Error('there is no photo');
  const old = { ...photo, id: id(31), caption: 'On the pier', day: '1950-01-01', decade: 1950 };
  api.answers('photo-books/photos', [photo, old]);
  await person.click(screen.getByRole('button', { name: 'Add a photo' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a photo' });
  await person.selectOptions(
    await within(dialog).findByRole('combobox', { name: 'Time' }),
    '1950s',
  );
  expect(within(dialog).queryByRole('img', { name: 'Sweet peas' })).toBeNull();
  await person.type(within(dialog).getByRole('searchbox', { name: 'Search captions' }), 'tram');
  expect(within(dialog).getByText('Nothing found. Change your search.')).toBeTruthy();
});

test('says that a photo can no longer be shown and which copy needs new pages', async () => {
  const copy = {
    id: id(40),
    state: 'done',
    progress: 100,
    made_at: '2026-11-15T10:00:00.000Z',
    by: 'Grace Adeyemi',
    file_bytes: 1000,
    downloaded_at: null,
    is_replacement: false,
    affected_pages: 1,
    is_kept: true,
  } as const;
  const missing = [{ photo_id: id(30), reasons: ['no_own_family' as const] }];
  const { api, person } = await open({ photos: [], missing, copies: [copy] });
  api.answers('photo-books/make', { id: id(41) });
  expect(await screen.findByText('1 photo can no longer be shown')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Make replacement pages' }));
  expect(api.sentTo('photo-books/make')[0]?.input).toEqual({ id: BOOK.id, replaces: copy.id });
});

test('is only for reading where the user may not change it', async () => {
  await open({ can_edit: false });
  expect(await screen.findByRole('img', { name: /^Page 1 A year in the garden/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Remove page' })).toBeNull();
});

test('an address without a book asks for none and says so', async () => {
  const api = signedInApi(makeUser());
  renderApp('/photo-book-edit', { token: 'a-token' });
  expect(await screen.findByText('This photo book is not here')).toBeTruthy();
  expect(api.sentTo('photo-books/get')).toEqual([]);
});
