import { cleanup, screen, waitFor } from '@testing-library/react';
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
