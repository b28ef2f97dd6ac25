import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeResident, PEGGY } from '../../../testing/make-resident.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
import type { Glance } from './api.ts';

const glance = (differences: Partial<Glance> = {}): Glance => ({
  ...makeResident(),
  full_name: 'Mrs Margaret Hartley',
  key_worker: 'Bethany Crossley',
  essentials: ['Call me Peggy.'],
  matters: ['The garden.'],
  talking: [],
  comfort: [],
  please_do: ['Knock first.'],
  please_dont: ['Call me love.'],
  loves: ['Singing', 'Baking'],
  never: [],
  guide: null,
  ...differences,
});

async function open(differences: Partial<Glance> = {}) {
  const api = signedInApi();
  api.answers('residents/glance', glance(differences));
  renderApp(`/resident-glance?id=${PEGGY}`, { token: 'a-token' });
  await expectHeading('Peggy');
}

const sections = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('shows the essentials for a stranger, and nothing that is not recorded', async () => {
  await open({ avoid_topics: ['The flood'] });
  expect(sections()).toEqual([
    'What matters to me',
    'Know this first',
    'Keeping me safe',
    'Do not bring up',
    'Please do',
    'Please don’t',
    'I love',
  ]);
  expect(screen.getByText('Mrs Margaret Hartley · she/her · Room 12')).toBeTruthy();
  expect(screen.getByText('No allergies recorded')).toBeTruthy();
  expect(screen.getByText('Check the care plan. Nobody has confirmed this yet.')).toBeTruthy();
});

test('can be printed', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  onTestFinished(() => print.mockRestore());
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

test('shows the not-found message for another home’s resident', async () => {
  const api = signedInApi();
  api.refuses('residents/glance', 'not_found', { message: 'Not there.' });
  renderApp(`/resident-glance?id=${PEGGY}`, { token: 'a-token' });
  expect(await screen.findByRole('heading', { name: 'This person is not here' })).toBeTruthy();
});
