import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeRow, PEGGY, ROSA, WILF } from '../../../testing/make-resident.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
import type { ResidentRow } from './api.ts';

const TEA = '0197a000-0000-7000-8000-0000000000b1';

const THREE = [
  makeRow({ communication_needs: true }),
  makeRow({
    id: ROSA,
    preferred_name: 'Rosa',
    first_name: 'Rosalía',
    last_name: 'Núñez',
    room: '3',
    status: 'hospital',
    pal_level: null,
    missing: ['photo', 'interests', 'pal', 'consent'],
    group_ids: [TEA],
  }),
  makeRow({
    id: WILF,
    preferred_name: 'Wilf',
    first_name: 'Wilfred',
    last_name: 'Okafor',
    room: '20',
    pal_level: 'planned',
    matters: null,
    missing: ['photo'],
  }),
];

const stubWidth = (isWide: boolean) =>
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: isWide && media.includes('min-width') }),
  );

beforeEach(() => stubWidth(true));

async function open({ rows = THREE, user = makeUser(), path = '/tabs/residents' } = {}) {
  const api = signedInApi(user);
  const former = [makeRow({ preferred_name: 'Ivy', status: 'deceased' })];
  api.answers('residents/list', ({ archived }) => (archived ? former : rows));
  api.answers('groups/list', [
    {
      id: TEA,
      name: 'Tea club',
      kind: 'interest',
      colour: 'rose',
      active: true,
      member_ids: [ROSA],
    },
  ]);
  const app = renderApp(path, { token: 'a-token' });
  await expectHeading('Residents');
  return { api, app, person: userEvent.setup() };
}

const names = () =>
  screen.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link').textContent);
const expectFound = (...expected: RegExp[]) =>
  waitFor(() => {
    const shown = names();
    expect(shown).toHaveLength(expected.length);
    for (const [index, each] of expected.entries()) expect(shown[index]).toMatch(each);
  });

test('lists residents with the essentials, and what is missing', async () => {
  await open();
  const link = await screen.findByRole('link', { name: /Peggy/ });
  expect(link.getAttribute('href')).toBe(`/resident?id=${PEGGY}`);
  expect(within(link).getByText('Has communication needs')).toBeTruthy();
  const rosa = screen.getByRole('link', { name: /Rosa/ }).closest('tr') as HTMLElement;
  expect(rosa.textContent).toContain('In hospital');
  expect(rosa.textContent).toContain('photo, interests and 2 more');
  expect(screen.getByText('3 people')).toBeTruthy();
});

test('finds a resident while typing, despite typos and accents, and puts no name into the URL', async () => {
  const { person } = await open();
  await screen.findByText('3 people');
  await person.keyboard('/');
  const search = screen.getByRole('searchbox', { name: 'Find somebody' });
  expect(document.activeElement).toBe(search);
  await person.keyboard('nunes');
  await expectFound(/Rosa/);
  expect(screen.getByText('1 of 3 people')).toBeTruthy();
  expect(location.href).not.toMatch(/nunes/i);
});

test('says when no one matches, and clears all filters', async () => {
  const { person, app } = await open({ path: '/tabs/residents?level=planned' });
  await expectFound(/Wilf/);
  await person.type(screen.getByRole('searchbox'), 'peggy');
  await person.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await expectFound(/Peggy/, /Rosa/, /Wilf/);
  expect(app.at()).toBe('/tabs/residents');
  expect(location.search).toBe('');
});

test('filters by group, status, level and missing parts, in the URL', async () => {
  const { person } = await open();
  await screen.findByText('3 people');
  await person.selectOptions(screen.getByLabelText('Group'), 'Tea club');
  await expectFound(/Rosa/);
  expect(new URLSearchParams(location.search).get('group')).toBe(TEA);
  await person.selectOptions(screen.getByLabelText('Group'), 'All groups');
  await person.selectOptions(screen.getByLabelText('Status'), 'In hospital');
  await expectFound(/Rosa/);
  await person.selectOptions(screen.getByLabelText('Status'), 'All');
  await person.selectOptions(screen.getByLabelText('Ability level'), 'No level yet');
  await expectFound(/Rosa/);
  await person.selectOptions(screen.getByLabelText('Ability level'), 'All');
  await person.selectOptions(screen.getByLabelText('Missing information'), 'photo');
  await expectFound(/Rosa/, /Wilf/);
});

test('sorts rooms as numbers, and the least complete profiles first', async () => {
  const { person } = await open();
  await screen.findByText('3 people');
  await person.click(screen.getByRole('button', { name: 'Room' }));
  await expectFound(/Rosa/, /Peggy/, /Wilf/);
  await person.click(screen.getByRole('button', { name: 'Room' }));
  await expectFound(/Wilf/, /Peggy/, /Rosa/);
  await person.click(screen.getByRole('button', { name: 'Still to add' }));
  await expectFound(/Rosa/, /Wilf/, /Peggy/);
});

test('lists former residents in the archive, without missing parts', async () => {
  const { person } = await open();
  await person.click(await screen.findByRole('switch', { name: 'Archive' }));
  await expectFound(/Ivy/);
  expect(screen.getByRole('cell', { name: 'Has died' })).toBeTruthy();
  expect(screen.queryByRole('columnheader', { name: 'Still to add' })).toBeNull();
  expect(location.search).toBe('?archive=1');
});

test('shows cards on a phone, with filters on demand', async () => {
  stubWidth(false);
  const { person } = await open();
  const list = await screen.findByRole('list', { name: 'Residents' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByLabelText('Status')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Filters' }));
  await person.selectOptions(await screen.findByLabelText('Status'), 'In hospital');
  await person.click(await screen.findByRole('button', { name: 'Show 1 resident' }));
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
  expect(screen.queryByLabelText('Status')).toBeNull();
  expect(screen.getByRole('button', { name: 'Filters, 1 in use' })).toBeTruthy();
  const inUse = within(screen.getByRole('list', { name: 'Filters in use' }));
  await person.click(inUse.getByRole('button', { name: 'Remove In hospital' }));
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(3));
  expect(location.search).toBe('');
});

test('a phone names every filter of the address, and clears them in the drawer', async () => {
  stubWidth(false);
  const { person } = await open({
    path: `/tabs/residents?group=${TEA}&status=hospital&level=none&missing=photo&sort=-room`,
  });
  const list = await screen.findByRole('list', { name: 'Filters in use' });
  await within(list).findByText('Tea club');
  const chips = within(list).getAllByRole('listitem');
  expect(chips.map(({ textContent }) => textContent)).toEqual([
    'Tea club',
    'In hospital',
    'No level yet',
    'Still to add: photo',
  ]);
  await person.click(screen.getByRole('button', { name: 'Filters, 4 in use' }));
  await person.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(location.search).toBe('?sort=-room'));
});

test('shows an expired home residents without levels, and no way to add', async () => {
  await open({ user: makeUser({ expired: true }) });
  await screen.findByText('3 people');
  expect(screen.queryByRole('columnheader', { name: 'Ability level' })).toBeNull();
  expect(screen.queryByLabelText('Ability level')).toBeNull();
  expect(screen.getByText('photo, interests and consents')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Add a resident' })).toBeNull();
});

test('leads an empty home to the first resident', async () => {
  await open({ rows: [] as ResidentRow[] });
  await screen.findByRole('heading', { name: 'Nobody has been added yet' });
  for (const link of screen.getAllByRole('link', { name: 'Add a resident' }))
    expect(link.getAttribute('href')).toBe('/manage-resident');
});

test.each<[string, Partial<CurrentUser>, string]>([
  [
    'the package',
    { package: { title: 'Package A', is_basic: false } },
    'Residents come with Package B',
  ],
  ['the role', { role: 'viewer_inspector' }, 'Not part of your role'],
  ['being a relative', { type: 'family', role: 'relative' }, 'Not part of your role'],
])('says that %s closes it, and asks for nothing', async (_, differences, title) => {
  const api = signedInApi(makeUser(differences));
  renderApp('/tabs/residents', { token: 'a-token' });
  await expectHeading('Residents');
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  expect(api.sentTo('residents/list')).toEqual([]);
});

test('says when the list cannot be loaded, and tries again', async () => {
  const api = signedInApi();
  api.fails('residents/list', 500);
  api.answers('groups/list', []);
  renderApp('/tabs/residents', { token: 'a-token' });
  await screen.findByRole('heading', { name: 'Something went wrong' });
  api.answers('residents/list', THREE);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expectFound(/Peggy/, /Rosa/, /Wilf/);
});
