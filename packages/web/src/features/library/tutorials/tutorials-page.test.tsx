import type { Output } from '@relish/shared/calls.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';

// Imported up front, so that lazy loading does not count towards a test's timeout.
beforeAll(() => import('./tutorials-page.tsx'), 60_000);

type Card = Output<'dashboard/tutorials'>[number];

const card = (code: string, title: string, progress: Card['progress'] = null): Card => ({
  id: crypto.randomUUID(),
  code,
  title,
  summary: 'Something worth knowing.',
  kind: 'product',
  minutes: 3,
  steps: 5,
  pages: [],
  search_words: [],
  progress,
});
const FIND = card('find-a-resident', 'Find a resident', { step: 2, done: false });
const INVITE = card('invite-a-relative', 'Invite a relative', { step: 5, done: true });
const IMPORT = card('import-residents', 'Import residents');

async function open(tutorials: Card[], user = makeUser()) {
  const api = signedInApi(user);
  api.answers('dashboard/tutorials', tutorials);
  renderApp('/tabs/tutorials', { token: 'a-token' });
  await expectHeading('Tutorials');
  return api;
}

const group = async (name: string) =>
  within(
    (await screen.findByRole('heading', { level: 2, name })).closest('section') as HTMLElement,
  );

test('lists started tutorials first, and marks completed ones', async () => {
  await open([FIND, INVITE, IMPORT]);
  const begun = await group('Go on where you stopped');
  expect(begun.getByRole('link', { name: 'Find a resident' }).getAttribute('href')).toBe(
    '/tutorial?code=find-a-resident',
  );
  expect(begun.getByText('2 of 5 steps')).toBeTruthy();
  const others = await group('All tutorials');
  expect(others.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Invite a relative',
    'Import residents',
  ]);
  expect(others.getAllByText('Done')).toHaveLength(1);
});

test('searches by text, and filters by kind', async () => {
  const api = await open([FIND, INVITE, IMPORT]);
  await group('All tutorials');
  api.answers('dashboard/tutorials', [INVITE]);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a tutorial' }), 'relative');
  const found = await group('1 tutorial');
  expect(found.getByRole('link', { name: 'Invite a relative' })).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Good practice' }));
  await expect
    .poll(() => api.sentTo('dashboard/tutorials').at(-1)?.input)
    .toEqual({ query: 'relative', kind: 'practice' });
});

test('says when nothing matches, and leads back', async () => {
  const api = await open([IMPORT]);
  await group('All tutorials');
  api.answers('dashboard/tutorials', []);
  await userEvent.type(screen.getByRole('searchbox'), 'helicopter');
  expect(await screen.findByText('No tutorial has these words')).toBeTruthy();
  api.answers('dashboard/tutorials', [IMPORT]);
  await userEvent.click(screen.getByRole('button', { name: 'Show all tutorials' }));
  expect((await group('All tutorials')).getByRole('link')).toBeTruthy();
});

test('is locked for relatives, and says who to ask', async () => {
  const api = await open([], makeUser({ type: 'family', role: 'relative' }));
  expect(await screen.findByText('Tutorials are for the team')).toBeTruthy();
  expect(api.sentTo('dashboard/tutorials')).toEqual([]);
});
