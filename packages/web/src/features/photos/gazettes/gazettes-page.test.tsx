import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
import type { Gazette } from './api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './gazettes-page.tsx';
import '../../../app/shell.tsx';

const id = (last: number) => `0197a000-0000-7000-8000-0000000000${last}`;

const GAZETTE: Gazette = {
  resident: { id: id(11), preferred_name: 'Peggy' },
  quarter: '2026-Q3',
  state: 'ready',
  reader: 'Aunt Vera',
  book_id: id(12),
  copy_id: id(13),
  made_at: '2026-10-01T06:10:00.000Z',
  printed_at: null,
  posted_at: null,
};

async function open(gazettes: Gazette[], user = makeUser()) {
  const api = signedInApi(user);
  api.answers('gazettes/list', {
    gazettes,
    residents: [{ id: id(14), preferred_name: 'Walter', reader: null }],
    this_quarter: '2026-Q4',
  });
  renderApp('/gazettes', { token: 'a-token' });
  await expectHeading('Gazettes to print');
  return { api, person: userEvent.setup() };
}

const quarter = () => screen.findByRole('region', { name: 'July 2026 to September 2026' });

test('lists gazettes by quarter and marks one as posted', async () => {
  const { api, person } = await open([GAZETTE]);
  api.answers('gazettes/set-posted', {});
  const own = within(await quarter());
  expect(own.getByText('For Aunt Vera')).toBeTruthy();
  expect(own.getByText('Ready to print')).toBeTruthy();
  expect(own.getByRole('link', { name: 'Peggy' }).getAttribute('href')).toBe(
    `/photo-book-edit?id=${id(12)}`,
  );
  await person.click(own.getByRole('button', { name: 'Mark as posted: Peggy’s gazette' }));
  expect(api.sentTo('gazettes/set-posted')[0]?.input).toEqual({
    resident_id: id(11),
    quarter: '2026-Q3',
    posted: true,
  });
});

test('makes the PDF again if something in it is no longer shared', async () => {
  const { api, person } = await open([GAZETTE]);
  api.fails('photo-books/open', 422, { errors: { id: ['Make the PDF again.'] } });
  api.answers('photo-books/make', { id: id(15) });
  const own = within(await quarter());
  await person.click(own.getByRole('button', { name: 'Download PDF of Peggy’s gazette' }));
  expect(await screen.findByText('The PDF is being made again')).toBeTruthy();
  expect(api.sentTo('photo-books/make')[0]?.input).toEqual({ id: id(12) });
});

test('says why a gazette was not made, and offers nothing to print', async () => {
  await open([{ ...GAZETTE, state: 'too_little', book_id: null, copy_id: null }]);
  const own = within(await quarter());
  expect(own.getByText(/^Not made: there were fewer than two photos/)).toBeTruthy();
  expect(own.queryByRole('button')).toBeNull();
});

test('makes the gazette of this quarter now', async () => {
  const { api, person } = await open([]);
  api.answers('gazettes/make', { quarter: '2026-Q4' });
  await person.click(await screen.findByRole('button', { name: 'Make now: Walter’s gazette' }));
  expect(await screen.findByText('The gazette is being made')).toBeTruthy();
  expect(api.sentTo('gazettes/make')[0]?.input).toEqual({ resident_id: id(14) });
});

test('explains gazettes to users whose package has none', async () => {
  const { api } = await open([], makeUser({ package: { title: 'Package A', is_basic: false } }));
  expect(screen.getByText('Gazettes are not part of your package')).toBeTruthy();
  expect(api.sentTo('gazettes/list')).toEqual([]);
});
