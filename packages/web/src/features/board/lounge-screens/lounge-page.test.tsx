import type { LoungeBoard } from '@relish/shared/board/lounge-screens/contract.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { TEA } from '../../../testing/make-notice.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { stubApi } from '../../../testing/stub-api.ts';
import './lounge-page.tsx';
import { splitText, makeSlides } from './lounge-slides.ts';

const FAR = '2099-01-01T00:00:00.000Z';
const notice = {
  id: TEA,
  title: 'Tea in the garden',
  body: 'At three.',
  priority: 'normal',
  expires_at: FAR,
  pictures: [],
} as const;
const board = (differences: Partial<LoungeBoard> = {}): LoungeBoard => ({
  carehome_name: 'Rosewood House',
  time_zone: 'Europe/London',
  today: '2026-11-15',
  notices: [{ ...notice, pictures: [] }],
  events: [],
  birthdays: [],
  photos: [],
  ...differences,
});

function open(answer: LoungeBoard | 404, link = '/lounge#a-secret') {
  const api = stubApi();
  const message = 'The resource you are looking for does not exist';
  if (answer === 404) api.refuses('lounge-screens/show', 'not_found', { message });
  else api.answers('lounge-screens/show', answer);
  renderApp(link);
  return api;
}

test('shows the board without sign-in, slide by slide', async () => {
  const second = { ...notice, id: crypto.randomUUID(), title: 'Singalong', pictures: [] };
  const api = open(board({ notices: [{ ...notice, pictures: [] }, second] }));
  await screen.findByRole('heading', { name: 'Tea in the garden' });
  expect(screen.getByRole('heading', { name: 'Rosewood House' })).toBeTruthy();
  expect(api.sentTo('lounge-screens/show')[0]?.input).toEqual({ token: 'a-secret' });
  const person = userEvent.setup();
  await person.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('heading', { name: 'Singalong' });
  await person.keyboard('{ArrowLeft}');
  await screen.findByRole('heading', { name: 'Tea in the garden' });
  await person.click(screen.getByRole('button', { name: 'Pause' }));
  await screen.findByText('Paused');
});

test.each([
  ['the last board', board()],
  ['a board kept before there were events', { ...board(), events: undefined }],
])('keeps showing %s offline, and after a reload without the link', async (_, kept) => {
  localStorage.setItem(
    'relish.lounge',
    JSON.stringify({ token: 'a-secret', board: kept, at: Date.now() }),
  );
  const api = stubApi();
  api.cannotBeReached('lounge-screens/show');
  renderApp('/lounge');
  expect(await screen.findByRole('heading', { name: 'Tea in the garden' })).toBeTruthy();
});

test('shows a calm message when its link has ended, and deletes the stored board', async () => {
  localStorage.setItem(
    'relish.lounge',
    JSON.stringify({ token: 'a-secret', board: board(), at: Date.now() }),
  );
  open(404);
  await screen.findByRole('heading', { name: 'This screen has nothing to show' });
  expect(document.body.textContent).not.toMatch(/Rosewood|Tea/);
  expect(localStorage.getItem('relish.lounge')).toBeNull();
});

test('shows the calm message for a link cut in an escape sequence', async () => {
  open(404, '/lounge#%');
  expect(
    await screen.findByRole('heading', { name: 'This screen has nothing to show' }),
  ).toBeTruthy();
});

test('splits a long notice into slides of at most forty words, between sentences', () => {
  const sentence = 'one two three four five six seven eight nine ten. ';
  const parts = splitText(sentence.repeat(9), 36);
  expect(parts.map((part) => part.split(' ').length)).toEqual([30, 30, 30]);
  const endless = splitText('word '.repeat(100).trim(), 36);
  expect(endless.map((part) => part.split(' ').length)).toEqual([36, 36, 28]);
});

const singAlong = {
  id: crypto.randomUUID(),
  title: 'Sing-along',
  place: 'Lounge',
  start_time: '14:30',
  ends_at: FAR,
  is_cancelled: false,
};

test('shows what is on today first, with what was cancelled', async () => {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' }).format();
  const outing = { ...singAlong, id: crypto.randomUUID(), title: 'Outing', is_cancelled: true };
  open(board({ today, events: [singAlong, outing] }));
  await screen.findByRole('heading', { name: 'Today' });
  const [first, second] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect([first, second]).toEqual(['14:30Sing-along · Lounge', '14:30Outing · Lounge Cancelled']);
});

const photo: LoungeBoard['photos'][number] = {
  id: crypto.randomUUID(),
  picture: { thumb: '/media/t', small: '/media/s', large: '/media/l' },
  taken_on: '2026-06-03',
  decade: null,
  place: 'Garden',
  caption: 'Strawberries for tea',
};

test('shows photos of the home with caption, place and month, and keeps none of them', async () => {
  const old = { ...photo, id: crypto.randomUUID(), taken_on: null, decade: 1950, place: null };
  open(board({ notices: [], photos: [photo, old] }));
  expect(await screen.findByText('Strawberries for tea')).toBeTruthy();
  expect(screen.getByText('Garden · June 2026')).toBeTruthy();
  await userEvent.setup().keyboard('{ArrowRight}');
  expect(screen.getByText('1950s')).toBeTruthy();
  await vi.waitFor(() => expect(localStorage.getItem('relish.lounge')).toContain('Rosewood'));
  expect(localStorage.getItem('relish.lounge')).not.toContain('/media/');
});

test('leaves out events that are over, and those of the day before', () => {
  const now = new Date('2026-12-30T15:00:00Z');
  const over = { ...singAlong, title: 'Chairs', ends_at: '2026-12-30T11:00:00.000Z' };
  const shown = board({ today: '2026-12-30', notices: [], events: [over, singAlong] });
  expect(makeSlides(shown, { today: '2026-12-30', now })).toEqual([
    { kind: 'events', key: 'events 0', events: [singAlong], part: 1, parts: 1 },
  ]);
  expect(makeSlides(shown, { today: '2026-12-31', now })).toEqual([
    { kind: 'welcome', key: 'welcome' },
  ]);
});

test('removes expired notices by itself, and shows birthdays of the coming week', () => {
  const now = new Date('2026-12-30T10:00:00Z');
  const shownBoard = board({
    notices: [{ ...notice, expires_at: '2026-12-30T09:00:00.000Z', pictures: [] }],
    birthdays: [
      { preferred_name: 'Peggy', day: 2, month: 1, turns: 90 },
      { preferred_name: 'Wilf', day: 20, month: 1, turns: null },
    ],
  });
  expect(makeSlides(shownBoard, { today: '2026-12-30', now })).toEqual([
    {
      kind: 'birthdays',
      key: 'birthdays',
      people: [{ preferred_name: 'Peggy', turns: 90, on: '2027-01-02', isToday: false }],
    },
  ]);
});
