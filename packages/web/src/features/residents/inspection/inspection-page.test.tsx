import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
import { stubDesktop } from '../../../testing/stub-screen.ts';
import type { InspectedResident, Inspection } from './api.ts';

// Imported up front, so that lazy loading does not count towards a test's timeout.
beforeAll(() => import('./inspection-page.tsx'), 60_000);

const TITLE = 'How well people are known';

const KNOWN: InspectedResident = {
  pseudonym: 'B4C-7DF',
  age_band: '85_94',
  months_here: 14,
  ability_level: 'exploratory',
  ability_review_overdue: false,
  about_me_percent: 71,
  interests: 9,
  requests: 4,
  consents_answered: 12,
  consent_review_overdue: false,
  safety_confirmed: true,
  has_key_worker: true,
  has_family: true,
};
const UNKNOWN: InspectedResident = {
  pseudonym: 'K4Q-7TM',
  age_band: '95_and_over',
  months_here: 0,
  ability_level: null,
  ability_review_overdue: false,
  about_me_percent: 6,
  interests: 1,
  requests: 1,
  consents_answered: 3,
  consent_review_overdue: true,
  safety_confirmed: false,
  has_key_worker: false,
  has_family: false,
};

const answer = (residents: InspectedResident[]): Inspection => ({
  consent_purposes: 16,
  summary: {
    residents: residents.length,
    with_ability_level: 1,
    ability_review_overdue: 0,
    about_me_percent: 39,
    consent_review_overdue: 1,
    safety_confirmed: 1,
    with_key_worker: 1,
    with_family: 1,
  },
  residents,
});

function open(residents = [KNOWN, UNKNOWN]) {
  const api = signedInApi(makeUser({ role: 'viewer_inspector' }));
  api.answers('inspection/residents', answer(residents));
  renderApp('/inspection', { token: 'a-token' });
  return api;
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const codes = () =>
  screen.getAllByRole('rowheader').map((cell) => cell.textContent.replace('Resident ', ''));

test('says what is withheld and audited, and lists residents by code', async () => {
  stubDesktop();
  open();
  await expectHeading(TITLE);
  const lead = screen.getByText(/^Pseudonymised/);
  expect(lead.textContent).toMatch(/Rosewood House appears under a code.*Each look is noted/);
  expect((await row('B4C-7DF')).textContent).toBe(
    'Resident B4C-7DF85–9414 months hereExploratory71%9 interests4 dos and don’ts12 of 16Safety checkedKey workerFamily',
  );
  expect((await row('K4Q-7TM')).textContent).toBe(
    'Resident K4Q-7TM95 and overNew this monthNot checked yet6%1 interest1 do or don’t3 of 16OverdueSafety not checkedNo key workerNo family',
  );
  const figure = (label: string) => screen.getByText(label).parentElement?.textContent;
  expect(figure('People who live here')).toBe('People who live here2');
  expect(figure('With a key worker')).toBe('With a key worker1');
  expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy();
});

test('sorts by the chosen column', async () => {
  stubDesktop();
  open();
  await row('B4C-7DF');
  expect(codes()).toEqual(['B4C-7DF', 'K4Q-7TM']);
  await userEvent.click(screen.getByRole('button', { name: 'About me' }));
  expect(codes()).toEqual(['K4Q-7TM', 'B4C-7DF']);
});

test('shows cards on a phone', async () => {
  open();
  const list = await screen.findByRole('list', { name: 'People who live here' });
  const [first] = within(list).getAllByRole('listitem');
  expect(first?.textContent).toMatch(/^Resident B4C-7DFAge85–9414 months here/);
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toBeTruthy();
});

test('says when no one lives here yet', async () => {
  open([]);
  expect(await screen.findByRole('heading', { name: 'Nobody lives here yet' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
});

test('offers to try again after a failure', async () => {
  const api = signedInApi(makeUser({ role: 'viewer_inspector' }));
  api.fails('inspection/residents', 500);
  renderApp('/inspection', { token: 'a-token' });
  const again = await screen.findByRole('button', { name: 'Try again' });
  api.answers('inspection/residents', answer([KNOWN]));
  await userEvent.click(again);
  expect(await screen.findByText('Resident B4C-7DF')).toBeTruthy();
});

test.each([{ role: 'home_manager' }, { role: 'viewer_inspector', expired: true }] as const)(
  'is locked for %o, and makes no call',
  async (differences) => {
    const api = signedInApi(makeUser(differences));
    renderApp('/inspection', { token: 'a-token' });
    expect(await screen.findByRole('heading', { name: 'This is for inspectors' })).toBeTruthy();
    expect(api.sentTo('inspection/residents')).toEqual([]);
  },
);
