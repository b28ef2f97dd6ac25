import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
import type { Place } from './api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './places-page.tsx';
import './place-dialog.tsx';
import '../../../app/shell.tsx';
import '../../../ui/overlays/menu-box.tsx';
import '../../../ui/overlays/modal-box.tsx';
import '@hookform/resolvers/zod';

const LOUNGE: Place = {
  id: '0197a000-0000-7000-8000-000000000a01',
  name: 'Lounge',
  outdoors: false,
  fits: 24,
  notes: null,
  archived: false,
  coming: 12,
};

async function open(places: Place[], user: Partial<CurrentUser> = {}) {
  const api = signedInApi(makeUser(user));
  let shown = places;
  api.answers('places/list', () => shown);
  renderApp('/places', { token: 'a-token' });
  await expectHeading('Places');
  const show = (next: Place[]) => {
    shown = next;
  };
  const person = userEvent.setup();
  const choose = async (name: string) => {
    await person.click(await screen.findByRole('button', { name: 'More actions for Lounge' }));
    await person.click(await screen.findByRole('menuitem', { name }));
  };
  return { api, show, person, choose };
}

test('offers to rename coming events with the place', async () => {
  const { api, person, choose } = await open([LOUNGE]);
  api.answers('places/edit', { renamed: 12 });
  expect(await screen.findByText('24 people fit · 12 coming events')).toBeTruthy();
  await choose('Edit');
  const form = within(await screen.findByRole('dialog', { name: 'Edit the place' }));
  expect(form.queryByRole('checkbox', { name: /^Also rename/ })).toBeNull();
  await person.type(form.getByLabelText(/^Name/), ' (ground floor)');
  expect(
    await form.findByRole('checkbox', { name: 'Also rename it in 12 coming events' }),
  ).toBeTruthy();
  await person.click(form.getByRole('button', { name: 'Save place' }));
  expect(await screen.findByText('Place saved, and renamed in 12 events.')).toBeTruthy();
  expect(api.sentTo('places/edit')[0]?.input).toMatchObject({
    id: LOUNGE.id,
    name: 'Lounge (ground floor)',
    fits: 24,
    rename_coming: true,
  });
});

test('adds a place, and refuses a number of people that is none', async () => {
  const { api, person } = await open([]);
  api.answers('places/add', { id: LOUNGE.id });
  await screen.findByRole('heading', { name: 'No places yet' });
  await person.click(screen.getByRole('button', { name: 'Add a place' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add a place' }));
  await person.type(form.getByLabelText(/^Name/), 'Garden');
  await person.type(form.getByLabelText(/^How many people fit/), 'many');
  await person.click(form.getByRole('switch', { name: 'Outdoors' }));
  await person.click(form.getByRole('button', { name: 'Save place' }));
  expect(await form.findByText('Enter a number.')).toBeTruthy();
  await person.clear(form.getByLabelText(/^How many people fit/));
  await person.click(form.getByRole('button', { name: 'Save place' }));
  expect(await screen.findByText('Place saved.')).toBeTruthy();
  expect(api.sentTo('places/add')[0]?.input).toMatchObject({ outdoors: true, fits: null });
});

test('archives a place, and undoes it', async () => {
  const { api, show, person, choose } = await open([LOUNGE]);
  api.answers('places/archive', ({ archived }) => {
    show([{ ...LOUNGE, archived }]);
    return {};
  });
  await choose('Archive');
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await expect
    .poll(() => api.sentTo('places/archive').map(({ input }) => input))
    .toEqual([
      { id: LOUNGE.id, archived: true },
      { id: LOUNGE.id, archived: false },
    ]);
});

test('shows places without actions where adding is closed', async () => {
  await open([LOUNGE], { expired: true });
  expect(await screen.findByText('Lounge')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add a place' })).toBeNull();
});
