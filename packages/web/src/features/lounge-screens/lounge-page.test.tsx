import type { LoungeBoard } from '@relish/shared/lounge-screens/contract.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { TEA } from '../../testing/make-notice.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { stubApi } from '../../testing/stub-api.ts';
import './lounge-page.tsx';
import { partsOf, slidesOf } from './lounge-slides.ts';

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
  birthdays: [],
  ...differences,
});

function open(answer: LoungeBoard | 404, link = '/lounge#a-secret') {
  const api = stubApi();
  const message = 'The resource you are looking for does not exist';
  if (answer === 404) api.refuses('notices/screen', 'not_found', { message });
  else api.answers('notices/screen', answer);
  renderApp(link);
  return api;
}

test('shows the board to nobody in particular, slide by slide', async () => {
  const second = { ...notice, id: crypto.randomUUID(), title: 'Singalong', pictures: [] };
  const api = open(board({ notices: [{ ...notice, pictures: [] }, second] }));
  await screen.findByRole('heading', { name: 'Tea in the garden' });
  expect(screen.getByRole('heading', { name: 'Rosewood House' })).toBeTruthy();
  expect(api.sentTo('notices/screen')[0]?.input).toEqual({ token: 'a-secret' });
  const person = userEvent.setup();
  await person.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('heading', { name: 'Singalong' });
  await person.keyboard('{ArrowLeft}');
  await screen.findByRole('heading', { name: 'Tea in the garden' });
  await person.click(screen.getByRole('button', { name: 'Pause' }));
  await screen.findByText('Paused');
});

test('goes on with what it had where there is no connection, and after a reload without the link', async () => {
  localStorage.setItem(
    'relish.lounge',
    JSON.stringify({ token: 'a-secret', board: board(), at: Date.now() }),
  );
  const api = stubApi();
  api.cannotBeReached('notices/screen');
  renderApp('/lounge');
  expect(await screen.findByRole('heading', { name: 'Tea in the garden' })).toBeTruthy();
});

test('shows nothing but a calm word when its link has ended, and forgets what it had', async () => {
  localStorage.setItem(
    'relish.lounge',
    JSON.stringify({ token: 'a-secret', board: board(), at: Date.now() }),
  );
  open(404);
  await screen.findByRole('heading', { name: 'This screen has nothing to show' });
  expect(document.body.textContent).not.toMatch(/Rosewood|Tea/);
  expect(localStorage.getItem('relish.lounge')).toBeNull();
});

test('shows the calm word for a link that was cut in the middle of a sign', async () => {
  open(404, '/lounge#%');
  expect(
    await screen.findByRole('heading', { name: 'This screen has nothing to show' }),
  ).toBeTruthy();
});

test('a slide has forty words at most, and is cut between sentences', () => {
  const sentence = 'one two three four five six seven eight nine ten. ';
  const parts = partsOf(sentence.repeat(9), 36);
  expect(parts.map((part) => part.split(' ').length)).toEqual([30, 30, 30]);
  const endless = partsOf('word '.repeat(100).trim(), 36);
  expect(endless.map((part) => part.split(' ').length)).toEqual([36, 36, 28]);
});

test('takes down by itself what is over, and shows birthdays of the coming week', () => {
  const now = new Date('2026-12-30T10:00:00Z');
  const told = board({
    notices: [{ ...notice, expires_at: '2026-12-30T09:00:00.000Z', pictures: [] }],
    birthdays: [
      { preferred_name: 'Peggy', day: 2, month: 1, turns: 90 },
      { preferred_name: 'Wilf', day: 20, month: 1, turns: null },
    ],
  });
  expect(slidesOf(told, { today: '2026-12-30', now })).toEqual([
    {
      kind: 'birthdays',
      key: 'birthdays',
      people: [{ preferred_name: 'Peggy', turns: 90, on: '2027-01-02', isToday: false }],
    },
  ]);
});
