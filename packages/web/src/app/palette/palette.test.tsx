import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import type { Output } from '@relish/shared/calls.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';

import { currentTour } from '../../features/library/tours/current-tour.ts';
import { expectHeading } from '../../testing/expect-heading.ts';
import { makeTour } from '../../testing/make-tour.ts';
import { makeUser } from '../../testing/make-user.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { signedInApi } from '../../testing/signed-in-api.ts';
import { paletteItems } from './palette-items.ts';

// Imported up front, so that lazy loading does not count towards a test's timeout.
beforeAll(() => Promise.all([import('../shell.tsx'), import('./palette-box.tsx')]), 60_000);

const GROUP: Output<'dashboard/tutorials'>[number] = {
  id: '0197a000-0000-7000-8000-0000000000d1',
  code: 'record-a-group',
  title: 'Record a group',
  summary: 'Ten people, one record.',
  kind: 'product',
  minutes: 3,
  steps: 5,
  pages: ['manage-report'],
  search_words: ['attendance'],
  progress: null,
};

async function open(differences: Partial<CurrentUser> = {}, path = '/tabs/account') {
  const api = signedInApi(makeUser(differences));
  api.answers('dashboard/tutorials', [GROUP]);
  api.answers('invitations/list', []);
  const app = renderApp(path, { token: 'a-token' });
  await expectHeading(path === '/tabs/more' ? 'More' : 'Grace Adeyemi');
  return { api, app, person: userEvent.setup() };
}

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Search' }));
const expectGone = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Search' })).toBeNull());
const options = (box: Awaited<ReturnType<typeof dialog>>) =>
  box.getAllByRole('option').map(({ textContent }) => textContent);

test('Ctrl+K searches places, and Enter opens the best match', async () => {
  const { person, app } = await open();
  await person.keyboard('{Control>}k{/Control}');
  const box = await dialog();
  const field = box.getByRole('combobox', { name: 'Search Relish' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  await person.keyboard('invitat');
  expect(options(box)[0]).toBe('Invitations');
  expect(box.getByRole('status').textContent).toMatch(/^\d+ results?$/);
  await waitFor(() => expect(field.getAttribute('aria-activedescendant')).toBeTruthy());
  await person.keyboard('{Enter}');
  await expectHeading('Invitations');
  expect(app.at()).toBe('/tabs/invitations');
  await expectGone();
});

test('finds tutorials by their search words', async () => {
  const { person } = await open();
  await person.keyboard('{Control>}k{/Control}');
  const box = await dialog();
  await person.keyboard('attendance');
  const group = within(await box.findByRole('group', { name: 'Tutorials' }));
  expect(group.getByRole('option', { name: 'Record a group' })).toBeTruthy();
});

test('says when nothing is found', async () => {
  const { person } = await open();
  await person.keyboard('{Meta>}k{/Meta}');
  const box = await dialog();
  await person.keyboard('helicopter');
  expect(box.getByRole('status').textContent).toBe('Nothing found for “helicopter”');
  expect(box.getByText('Try another word, or fewer letters.')).toBeTruthy();
});

test('lists the last choices first the next time', async () => {
  const { person } = await open();
  await person.keyboard('{Control>}k{/Control}');
  await dialog();
  await person.keyboard('change pass{Enter}');
  await expectHeading('Change password');
  await expectGone();
  await person.keyboard('{Control>}k{/Control}');
  const recent = within(await (await dialog()).findByRole('group', { name: 'Recent' }));
  expect(recent.getByRole('option', { name: 'Change password' })).toBeTruthy();
});

test('opens from More and signs out after a question', async () => {
  const { person } = await open({}, '/tabs/more');
  const more = within(screen.getByRole('list', { name: 'More' }));
  await person.click(more.getByRole('button', { name: 'Search' }));
  const box = await dialog();
  await person.click(box.getByRole('option', { name: 'Sign out' }));
  expect(await screen.findByRole('alertdialog', { name: 'Sign out on this device?' })).toBeTruthy();
  await expectGone();
});

test('Escape closes it, and it closes when the page changes', async () => {
  const { person, app } = await open();
  await person.keyboard('{Control>}k{/Control}');
  await dialog();
  await person.keyboard('{Escape}');
  await expectGone();
  await person.keyboard('{Control>}k{/Control}');
  await dialog();
  await app.go('/tabs/more');
  await expectGone();
});

test('opens help from the search', async () => {
  const { person } = await open();
  await person.keyboard('{Control>}k{/Control}');
  await dialog();
  await person.keyboard('open help{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Help' })).toBeTruthy();
});

test('starts a tour', async () => {
  const { person, api } = await open();
  api.answers('tours/list', [makeTour({ title: 'Plan a week' })]);
  await person.keyboard('{Control>}k{/Control}');
  const box = await dialog();
  await person.keyboard('plan');
  await box.findByRole('option', { name: /Plan a week/ });
  await person.keyboard('{Enter}');
  await expectGone();
  expect(currentTour.get()?.tour.title).toBe('Plan a week');
  act(() => currentTour.set(undefined));
});

const labels = (differences: Partial<CurrentUser>) => {
  const nothing = () => undefined;
  const effects = {
    go: nothing,
    openHelp: nothing,
    openShortcuts: nothing,
    leaveDemo: nothing,
    signOut: nothing,
  };
  return paletteItems({ user: makeUser(differences), tutorials: [], tours: [], effects }).map(
    ({ label }) => label,
  );
};

test('offers only what the user may do', () => {
  expect(labels({})).toEqual(
    expect.arrayContaining([
      'Add a resident',
      'Add several residents',
      'Your package',
      'Invite someone',
    ]),
  );
  expect(labels({ role: 'carer' })).toContain('Record an activity');
  expect(labels({ role: 'carer' })).not.toContain('Add a resident');
  const relative = labels({ type: 'family', role: 'relative' });
  expect(relative).toEqual(expect.arrayContaining(['My relative', 'Sign out']));
  for (const other of ['Record an activity', 'Tutorials', 'Residents', 'Make a document'])
    expect(relative).not.toContain(other);
});

test('offers leaving demo mode only inside it', () => {
  expect(labels({})).not.toContain('Leave demo mode');
  expect(labels({ demo: true })).toContain('Leave demo mode');
  expect(labels({ demo: true })).not.toContain('Change password');
});
