import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';

import { stubDesktop, stubScrolling } from '../../testing/stub-screen.ts';
import type { Column, Sort } from './table-column.ts';
import { Table } from './table.tsx';

interface Person {
  name: string;
  minutes: number;
  seen: Date | null;
}

const people: Person[] = [
  { name: 'Joan', minutes: 9, seen: new Date('2026-11-02') },
  { name: 'Arthur', minutes: 100, seen: null },
  { name: 'Margaret', minutes: 25, seen: new Date('2026-10-20') },
];

const columns: Column<Person>[] = [
  { id: 'name', title: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name },
  {
    id: 'minutes',
    title: 'Minutes',
    kind: 'number',
    cell: ({ minutes }) => minutes,
    sortBy: ({ minutes }) => minutes,
  },
  {
    id: 'seen',
    title: 'Seen',
    cell: ({ seen }) => (seen ? 'yes' : 'no'),
    sortBy: ({ seen }) => seen,
  },
  { id: 'note', title: 'Note', cell: () => 'Likes company' },
];

function show(props: Partial<Parameters<typeof Table<Person>>[0]> = {}) {
  render(
    <MemoryRouter>
      <Table
        label="Residents"
        columns={columns}
        rows={people}
        rowKey={({ name }) => name}
        empty={<p>Nobody yet</p>}
        {...props}
      />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

// Virtual rows stay hidden until they are measured, which never happens in jsdom.
const names = () =>
  screen.getAllByRole('rowheader', { hidden: true }).map(({ textContent }) => textContent);
const header = (name: string) => screen.getByRole('columnheader', { name });
const many = Array.from({ length: 2000 }, (_, at) => ({
  name: `Person ${at + 1}`,
  minutes: 2000 - at,
  seen: null,
}));

test('keeps the order of rows, and marks sortable columns', () => {
  stubDesktop();
  show();
  expect(names()).toEqual(['Joan', 'Arthur', 'Margaret']);
  expect(header('Minutes').getAttribute('aria-sort')).toBe('none');
  expect(header('Note').hasAttribute('aria-sort')).toBe(false);
  expect(within(header('Note')).queryByRole('button')).toBeNull();
});

test('sorts numbers as numbers, by keyboard, in both directions', async () => {
  stubDesktop();
  const person = show();
  within(header('Minutes')).getByRole('button').focus();
  await person.keyboard('{Enter}');
  expect(names()).toEqual(['Joan', 'Margaret', 'Arthur']);
  expect(header('Minutes').getAttribute('aria-sort')).toBe('ascending');
  await person.keyboard(' ');
  expect(names()).toEqual(['Arthur', 'Margaret', 'Joan']);
  expect(header('Minutes').getAttribute('aria-sort')).toBe('descending');
  expect(header('Name').getAttribute('aria-sort')).toBe('none');
});

test('keeps missing values last in both directions', async () => {
  stubDesktop();
  const person = show({ defaultSort: { column: 'seen', direction: 'ascending' } });
  expect(names()).toEqual(['Margaret', 'Joan', 'Arthur']);
  await person.click(within(header('Seen')).getByRole('button'));
  expect(names()).toEqual(['Joan', 'Margaret', 'Arthur']);
});

test('leaves sorting to the parent with onSortChange', async () => {
  stubDesktop();
  const onSortChange = vi.fn<(sort: Sort | undefined) => void>();
  const person = show({ sort: { column: 'name', direction: 'ascending' }, onSortChange });
  expect(header('Name').getAttribute('aria-sort')).toBe('ascending');
  await person.click(within(header('Name')).getByRole('button'));
  expect(onSortChange).toHaveBeenCalledWith({ column: 'name', direction: 'descending' });
  expect(names()).toEqual(['Joan', 'Arthur', 'Margaret']);
});

test('links a row by its title only', () => {
  stubDesktop();
  show({ rowLink: ({ name }) => `/residents/${name}` });
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/residents/Joan',
    '/residents/Arthur',
    '/residents/Margaret',
  ]);
  expect(links[0]?.textContent).toBe('Joan');
});

test('shows an empty or loading state instead of bare headers', () => {
  stubDesktop();
  show({ rows: [] });
  expect(screen.getByText('Nobody yet')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  cleanup();
  show({ rows: [], isLoading: true });
  expect(screen.getByRole('status').textContent).toBe('Loading…');
  expect(screen.queryByText('Nobody yet')).toBeNull();
});

test('shows cards on a phone, each value with its column name', () => {
  show();
  expect(screen.queryByRole('table')).toBeNull();
  const [joan] = within(screen.getByRole('list', { name: 'Residents' })).getAllByRole('listitem');
  const terms = within(joan ?? document.body).getAllByRole('term');
  expect(terms.map((term) => [term.textContent, term.nextSibling?.textContent])).toEqual([
    ['Minutes', '9'],
    ['Seen', 'yes'],
    ['Note', 'Likes company'],
  ]);
});

test('sorts the cards by a field', async () => {
  const person = show();
  const titles = () => screen.getAllByText(/^(Joan|Arthur|Margaret)$/).map((at) => at.textContent);
  await person.selectOptions(screen.getByLabelText('Sort by'), 'Minutes');
  expect(titles()).toEqual(['Joan', 'Margaret', 'Arthur']);
  await person.click(screen.getByRole('button', { name: 'Reverse the order' }));
  expect(titles()).toEqual(['Arthur', 'Margaret', 'Joan']);
});

test('renders few of 2,000 rows, each with its position', async () => {
  stubDesktop();
  stubScrolling();
  const person = show({ rows: many });
  const table = screen.getByRole('table', { name: 'Residents' });
  expect(table.getAttribute('aria-rowcount')).toBe('2001');
  await screen.findByText('Person 1');
  const rows = () => screen.getAllByRole('row', { hidden: true });
  expect(rows().length).toBeGreaterThan(1);
  expect(rows().length).toBeLessThan(100);
  expect(rows()[1]?.getAttribute('aria-rowindex')).toBe('2');
  expect(names()[0]).toBe('Person 1');

  await person.click(within(header('Minutes')).getByRole('button'));
  expect(names()[0]).toBe('Person 2000');
  expect(rows()[1]?.getAttribute('aria-rowindex')).toBe('2');
});

test('renders few of 2,000 cards on a phone', async () => {
  stubScrolling();
  show({ rows: many });
  await screen.findByText('Person 1');
  const cards = screen.getAllByRole('listitem', { hidden: true });
  expect(cards.length).toBeGreaterThan(0);
  expect(cards.length).toBeLessThan(100);
  expect(cards[0]?.getAttribute('aria-setsize')).toBe('2000');
});
