import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { addDays, dayIn } from '@relish/shared/days.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makePerformer, PIANIST } from '../../../testing/make-performer.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
import type { OnePerformer, Performer } from './api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './performers-page.tsx';
import './performer-page.tsx';
import './performer-dialog.tsx';
import '../../../app/shell.tsx';
import '../../../ui/forms/date-picker-field.tsx';
import '../../../ui/overlays/menu-box.tsx';
import '../../../ui/overlays/modal-box.tsx';
import '@hookform/resolvers/zod';

const DOG = '0197a000-0000-7000-8000-000000000902';
const TODAY = dayIn('Europe/London', new Date());

async function openList(rows: Performer[], user: Partial<CurrentUser> = {}) {
  const api = signedInApi(makeUser(user));
  api.answers('performers/list', rows);
  api.answers('performers/get', makePerformer());
  renderApp('/performers', { token: 'a-token' });
  await expectHeading('Performers');
  return { api, person: userEvent.setup() };
}

async function openOne(differences: Partial<OnePerformer>, user: Partial<CurrentUser> = {}) {
  const api = signedInApi(makeUser(user));
  let shown = makePerformer(differences);
  api.answers('performers/get', () => shown);
  renderApp(`/performer?id=${PIANIST}`, { token: 'a-token' });
  await expectHeading('Marjorie Bell');
  const show = (next: Partial<OnePerformer>) => {
    shown = makePerformer({ ...differences, ...next });
  };
  return { api, show, person: userEvent.setup() };
}

test('lists performers with papers that end soon, and finds one by what they do', async () => {
  const { person } = await openList([
    makePerformer({ dbs_until: addDays(TODAY, 10), insurance_until: addDays(TODAY, -1) }),
    makePerformer({ id: DOG, name: 'Bramble', offer: 'Therapy dog' }),
  ]);
  const list = within(await screen.findByRole('list', { name: 'Performers' }));
  expect(list.getByText(/^Insurance ended on/)).toBeTruthy();
  expect(list.getByText(/^DBS check ends on/)).toBeTruthy();
  await person.type(screen.getByLabelText('Find a performer'), 'DOG');
  expect(screen.queryByText('Marjorie Bell')).toBeNull();
  expect(screen.getByRole('link', { name: 'Bramble' }).getAttribute('href')).toBe(
    `/performer?id=${DOG}`,
  );
});

test('adds a performer with a fee and rest days, and opens their page', async () => {
  const { api, person } = await openList([]);
  api.answers('performers/add', { id: PIANIST });
  await screen.findByRole('heading', { name: 'No performers yet' });
  await person.click(screen.getByRole('button', { name: 'Add a performer' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add a performer' }));
  await person.click(form.getByRole('button', { name: 'Save performer' }));
  expect(await form.findByText('Enter a name.')).toBeTruthy();
  await person.type(form.getByLabelText('Name'), 'Marjorie Bell');
  await person.type(form.getByLabelText(/^Fee in pounds/), '£65');
  await person.click(form.getByRole('checkbox', { name: 'Mon' }));
  await person.click(form.getByRole('button', { name: 'Save performer' }));
  await expectHeading('Marjorie Bell');
  expect(api.sentTo('performers/add')[0]?.input).toMatchObject({
    name: 'Marjorie Bell',
    fee_pence: 6500,
    rest_days: [1],
  });
});

test('shows counts only below five answers, and percentages from five on', async () => {
  const { show, api } = await openOne({ opinion: { liked: 3, ok: 1, not_for_me: 0 } });
  const card = () => within(screen.getByRole('region', { name: 'How residents liked it' }));
  expect(card().getByText('3')).toBeTruthy();
  expect(card().queryByText(/%/)).toBeNull();
  show({ opinion: { liked: 6, ok: 1, not_for_me: 1 } });
  api.answers('performers/archive', {});
  const person = userEvent.setup();
  await person.click(await screen.findByRole('button', { name: 'More actions' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Archive' }));
  expect(await screen.findByText('Marjorie Bell is in the archive.')).toBeTruthy();
  expect(await card().findByText('6 (75%)')).toBeTruthy();
});

test('says that there is no data yet, and lists the last visit and the next', async () => {
  const event = { title: 'Carols', start_time: '14:30' };
  await openOne({
    last: { ...event, id: PIANIST, day: '2026-11-01' },
    next: [{ ...event, id: DOG, title: 'Waltzes', day: '2090-12-01' }],
  });
  expect(screen.getByText('No data yet')).toBeTruthy();
  const events = within(screen.getByRole('list', { name: 'Events' }));
  expect(events.getByText('Last visit · 1 Nov 2026 · 14:30')).toBeTruthy();
  expect(events.getByRole('link', { name: 'Waltzes' }).getAttribute('href')).toBe(
    `/event?id=${DOG}`,
  );
});

test('carers see how to reach a performer, but no fee and no way to edit', async () => {
  await openOne({ fee_pence: null }, { role: 'carer' });
  expect(screen.getByRole('link', { name: '01632 960 311' }).getAttribute('href')).toBe(
    'tel:01632960311',
  );
  expect(screen.queryByText('Fee')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
});

test('relatives read that performers are for the team', async () => {
  await openList([], { type: 'family', role: 'relative' });
  expect(await screen.findByText('Performers are for the team')).toBeTruthy();
});
