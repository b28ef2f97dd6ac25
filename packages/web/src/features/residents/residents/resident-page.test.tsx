import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeResident, PEGGY } from '../../../testing/make-resident.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';

// Cards of other features stay loading; they have their own tests.
const CARDS = [
  'about-me/get',
  'interests/of',
  'tags/of',
  'pal/get',
  'relatives/list',
  'visits/of-resident',
  'photos/list',
  'consents/list',
  'reports/timeline',
  'observations/list',
] as const;

const DAY = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString();

async function open(resident = makeResident(), user = makeUser()) {
  const api = signedInApi(user);
  api.answers('residents/get', resident);
  for (const name of CARDS) api.answers(name, () => new Promise<never>(() => undefined));
  renderApp(`/resident?id=${PEGGY}`, { token: 'a-token' });
  await expectHeading('Peggy');
  return { api, person: userEvent.setup() };
}

const card = (name: string) => screen.findByRole('region', { name });

test('starts with name, room, length of stay and who looks after the resident', async () => {
  await open(
    makeResident({
      move_in_date: daysAgo(800).slice(0, 10),
      key_worker: { id: PEGGY, name: 'Grace Adeyemi' },
      groups: [{ id: PEGGY, name: 'Tea club', colour: 'rose' }],
    }),
  );
  expect(screen.getByText('Mrs Margaret Hartley · she/her')).toBeTruthy();
  expect(screen.getByText(/Room 12 · Garden · Here for 2 years/)).toBeTruthy();
  expect(screen.getByText('Grace Adeyemi')).toBeTruthy();
  expect(within(screen.getByRole('list', { name: 'Groups' })).getByText('Tea club')).toBeTruthy();
  expect(document.title).not.toContain('Peggy');
  expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe(
    `/manage-resident?id=${PEGGY}`,
  );
});

test('shows the safety details, and who compared them with the care plan', async () => {
  await open(
    makeResident({
      safety_confirmed_at: daysAgo(3),
      safety_confirmed_by: 'Grace Adeyemi',
      allergies: [
        {
          allergen: 'tree_nuts',
          severity: 'severe',
          detail: null,
          source: 'care_plan',
          checked_on: null,
        },
      ],
      diet: {
        ...makeResident().diet,
        food_texture: 7,
        easy_to_chew: true,
        drink_thickness: 2,
        eating_support: 'prompt',
      },
      mobility: { ...makeResident().mobility, moves: 'frame', falls_risk: true },
    }),
  );
  const safety = await card('Keeping Peggy safe');
  expect(safety.textContent).toMatch(/Check the care plan\. Last confirmed .* by Grace Adeyemi\./);
  expect(safety.textContent).not.toContain('days ago');
  for (const words of [
    'Tree nutsSevere',
    'IDDSI level 7, regular, easy to chew',
    'IDDSI level 2, mildly thick',
    'Walks with a frame',
    'Risk of falls',
  ])
    expect(safety.textContent).toContain(words);
});

test.each([
  ['never', null, 'Nobody has confirmed this yet.'],
  ['long ago', daysAgo(92), 'That was more than 90 days ago.'],
])('warns when safety was confirmed %s, and lets an editor confirm it', async (_, at, words) => {
  const { api, person } = await open(makeResident({ safety_confirmed_at: at }));
  const safety = await card('Keeping Peggy safe');
  expect(safety.textContent).toContain(words);
  api.answers('residents/confirm-safety', () => {
    api.answers(
      'residents/get',
      makeResident({ safety_confirmed_at: daysAgo(0), safety_confirmed_by: 'Grace Adeyemi' }),
    );
    return { id: PEGGY, version: 4 };
  });
  await person.click(within(safety).getByRole('button', { name: 'Confirm' }));
  const question = await screen.findByRole('alertdialog', {
    name: 'Does this agree with the care plan?',
  });
  await person.click(within(question).getByRole('button', { name: 'Yes, it agrees' }));
  await screen.findByText('Confirmed for today');
  await waitFor(() => expect(safety.textContent).toContain('by Grace Adeyemi'));
});

test('is read-only for a carer', async () => {
  await open(makeResident(), makeUser({ role: 'carer' }));
  const safety = await card('Keeping Peggy safe');
  expect(within(safety).queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
});

test('shows topics to avoid first', async () => {
  await open(makeResident({ avoid_topics: ['The war', 'Her brother'] }));
  const banner = screen.getByText('Handle with care').closest('[role="status"]');
  expect(banner?.textContent).toContain('The war');
  expect(banner?.textContent).toContain('Her brother');
});

test('says that a resident is in hospital, and that the family has not been informed', async () => {
  await open(
    makeResident({
      status: 'hospital',
      status_since: '2026-11-10T09:00:00.000Z',
      family_informed: false,
    }),
  );
  expect(screen.getByText('Peggy is in hospital')).toBeTruthy();
  expect(screen.getByText(/Since 10 Nov 2026/)).toBeTruthy();
  expect(screen.getByText('The family has not been told yet')).toBeTruthy();
});

test('shows a resident who has died without an age or open tasks', async () => {
  await open(
    makeResident({
      status: 'deceased',
      status_since: '2026-11-03T09:00:00.000Z',
      avoid_topics: ['The war'],
    }),
  );
  expect(screen.getByText('We remember Peggy')).toBeTruthy();
  expect(screen.getByText(/Peggy died on 3 Nov 2026/)).toBeTruthy();
  expect(screen.queryByText(/years old/)).toBeNull();
  expect(screen.queryByText('Handle with care')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Keeping Peggy safe' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'At a glance' })).toBeNull();
});

test('shows how a resident says yes and no before how they hear', async () => {
  await open(
    makeResident({
      first_language: 'pl',
      interpreter: true,
      communication: {
        hearing: 'aids_both',
        sight: 'glasses',
        speech: 'few_words',
        reading: null,
        formats: ['pictures', 'makaton'],
        yes_no: 'Squeezes your hand once for yes.',
      },
    }),
  );
  const speaking = await card('Speaking with Peggy');
  expect(speaking.textContent).toMatch(/Squeezes your hand once for yes\..*Hearing aids in both/);
  expect(speaking.textContent).toContain('Pictures, Makaton');
  expect(speaking.textContent).toContain('Polish, needs an interpreter');
  expect(screen.getByText('Communication needs')).toBeTruthy();
});

test('opens the history of stays and changes', async () => {
  const { api, person } = await open();
  api.answers('residents/history', {
    stays: [{ id: PEGGY, from_date: '2024-01-12', to_date: null, type: 'permanent', reason: null }],
    statuses: [
      {
        id: PEGGY,
        status: 'hospital',
        since: '2026-11-10T09:00:00.000Z',
        reason: 'A fall',
        changed_by: 'Grace Adeyemi',
        changed_at: '2026-11-10T10:00:00.000Z',
        family_informed_at: null,
        undone_at: '2026-11-11T10:00:00.000Z',
      },
    ],
  });
  await person.click(screen.getByRole('button', { name: 'Stays and changes' }));
  const drawer = await screen.findByRole('dialog', { name: 'Stays and changes' });
  await within(drawer).findByText('12 Jan 2024 until now');
  expect(drawer.textContent).toContain('In hospital · 10 Nov 2026');
  expect(drawer.textContent).toContain('Taken back on 11 Nov 2026');
});

test('shows the not-found message for another home’s resident', async () => {
  const api = signedInApi();
  api.refuses('residents/get', 'not_found', { message: 'Not there.' });
  renderApp(`/resident?id=${PEGGY}`, { token: 'a-token' });
  expect(await screen.findByRole('heading', { name: 'This person is not here' })).toBeTruthy();
});
