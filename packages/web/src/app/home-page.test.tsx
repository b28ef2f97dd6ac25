import type { CurrentUser } from '@relish/shared/account/current-user.ts';
import type { Output } from '@relish/shared/calls.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';

import { expectHeading } from '../testing/expect-heading.ts';
import { makeActivityCard } from '../testing/make-activity.ts';
import { makeHome, makeMissed } from '../testing/make-home.ts';
import { makeBoardNotice } from '../testing/make-notice.ts';
import { PEGGY } from '../testing/make-resident.ts';
import { makeUser } from '../testing/make-user.ts';
import { renderApp } from '../testing/render-app.tsx';
import { signedInApi } from '../testing/signed-in-api.ts';

// What is loaded lazily is read once before the clock runs: a busy machine takes its time.
beforeAll(
  () =>
    Promise.all([
      import('./shell.tsx'),
      import('./home-page.tsx'),
      import('./home/team-home.tsx'),
      import('./home/relative-home.tsx'),
      import('./home/family-home.tsx'),
      import('./home/library-home.tsx'),
    ]),
  60_000,
);

type Home = Partial<Output<'dashboard/home'>>;
type Kind = Partial<CurrentUser>;

const RELATIVE: Kind = { type: 'family', role: 'relative' };
const FAMILY: Kind = { type: 'member', role: 'family_lead', organisation_type: 2 };
const PACKAGE_A: Kind = { package: { title: 'Package A', is_basic: false } };

async function open(kind: Kind = {}, home: Home = {}) {
  const api = signedInApi(makeUser(kind));
  api.answers('dashboard/home', makeHome(home));
  const app = renderApp('/tabs/home', { token: 'a-token' });
  await expectHeading('Hello, Grace');
  return { api, app };
}

const card = (name: string) => screen.findByRole('region', { name });
const ways = async () =>
  within(await screen.findByRole('region', { name: 'Good places to begin' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

const FEATURED = {
  themes: [{ theme: 'birthday' as const, title: 'St Andrew’s Day' }],
  activities: [makeActivityCard()],
};

test('the team sees who has been missed and why, the figures, today, and what is due', async () => {
  await open(
    {},
    {
      missed: { count: 14, recorded: true, people: [makeMissed()] },
      notices: [makeBoardNotice()],
      birthdays: [
        { of: 'colleague', id: PEGGY, first_name: 'Kim', last_name: 'Sharma', on: '2026-11-20' },
      ],
    },
  );
  const list = within(await screen.findByRole('list', { name: 'Who has been missed' }));
  expect(list.getByText(/Last: Wool winding, 7 Nov 2026\. Asked 2 times since/)).toBeTruthy();
  expect(list.getByRole('link', { name: 'Hand massage' })).toHaveProperty('pathname', '/activity');
  expect(list.getByRole('link', { name: 'Record something for Peggy' }).getAttribute('href')).toBe(
    `/manage-report?residents=${PEGGY}`,
  );
  expect(screen.getByText('And 13 more who have waited less long.')).toBeTruthy();
  await screen.findByRole('region', { name: 'Notice board' });
  expect((await card('Birthdays')).textContent).toContain('Kim Sharma');
  expect(await screen.findByText('Every review is up to date.')).toBeTruthy();
  await screen.findByText('How it is going');
});

test.each([
  [true, /Everybody who is here was part of something/],
  [false, /Nothing is recorded yet/],
])('says why nobody is missed: recorded %s', async (recorded, words) => {
  await open({}, { missed: { count: 0, people: [], recorded } });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Record the first activity' }) !== null).toBe(
    !recorded,
  );
});

test('a first screen that cannot be loaded says so, and keeps what it has', async () => {
  const api = signedInApi();
  api.fails('dashboard/home', 500);
  renderApp('/tabs/home', { token: 'a-token' });
  await card('Your first screen could not be loaded');
  expect(await ways()).toContain('/choose-activity');
  api.answers('dashboard/home', makeHome());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await card('Who has been missed');
});

test('a relative sees their person, the newest of them, ideas and when their birthday is', async () => {
  const api = signedInApi(makeUser(RELATIVE));
  api.answers('dashboard/home', {
    ...makeHome({ missed: null, featured: FEATURED }),
    birthdays: [
      { of: 'own_person', id: PEGGY, preferred_name: 'Peggy', on: '2099-11-20', turns: null },
    ],
  });
  api.answers('relatives/my-people', [
    {
      id: PEGGY,
      preferred_name: 'Peggy',
      first_name: 'Margaret',
      last_name: 'Hartley',
      pronouns: null,
      picture: null,
      relationship: 'child',
      access_level: 3,
      home_name: 'Rosewood House',
      room: null,
      state: 'here',
    },
  ]);
  api.answers('moments/list', {
    more: false,
    moments: [
      {
        id: PEGGY,
        title: 'Wool winding',
        category: 'CRE',
        started_at: '2026-11-14T10:00:00.000Z',
        minutes: 20,
        mood: 5,
        went: 'absorbed',
        quote: 'Just like my mother did.',
        note: null,
        photos: [],
      },
    ],
  });
  api.answers('dashboard/relative-activity-ideas', []);
  renderApp('/tabs/home', { token: 'a-token' });
  const person = within(await card('Peggy'));
  expect(person.getByRole('link', { name: 'Peggy' }).getAttribute('href')).toBe(
    `/tabs/relatives?id=${PEGGY}`,
  );
  expect(await person.findByText(/Peggy’s birthday is on Fri 20 Nov/)).toBeTruthy();
  expect(await screen.findByText('“Just like my mother did.”')).toBeTruthy();
  await card('Ideas for your next visit');
  expect((await card('This week')).textContent).toContain('St Andrew’s Day');
  expect(screen.queryByText('Who has been missed')).toBeNull();
});

test('a family organisation sees ideas and lessons, and nothing of residents', async () => {
  await open(FAMILY, { missed: null, birthdays: null, notices: null, featured: FEATURED });
  expect(await ways()).toEqual(['/tabs/tutorials', '/tabs/videos', '/pal-info']);
  expect(await screen.findByRole('link', { name: 'Wool winding' })).toBeTruthy();
  for (const absent of ['Who has been missed', 'Birthdays', 'Notice board'])
    expect(screen.queryByText(absent)).toBeNull();
});

test('Package A sees ideas, notices and lessons, and once what a larger one would add', async () => {
  await open(PACKAGE_A, { missed: null, featured: FEATURED });
  expect(await screen.findByRole('link', { name: 'Wool winding' })).toBeTruthy();
  const larger = within(await card('With a larger package'));
  expect(larger.getByRole('link', { name: 'See your package' })).toBeTruthy();
  expect(await ways()).toContain('/tabs/tutorials');
  expect(screen.queryByText('How it is going')).toBeNull();
});

test.each<[string, Kind, RegExp]>([
  ['expired, to its manager', { expired: true }, /Everything that was written is safe.*with us/],
  ['expired, to a carer', { expired: true, role: 'carer' }, /Your home manager can renew/],
  ['expired, to a relative', { ...RELATIVE, expired: true }, /The home can renew/],
  ['basic', { package: { title: 'Package C', is_basic: true } }, /belong to a full package/],
])('a package that is %s is said once, with who can change it', async (_, kind, words) => {
  await open(kind, { missed: null });
  expect(screen.getByText(words)).toBeTruthy();
});

test('an inspector sees figures and the way to the records without names', async () => {
  await open({ role: 'viewer_inspector' }, { missed: null, birthdays: null });
  expect((await ways())[0]).toBe('/inspection');
  expect(screen.getByText('Residents engaged')).toBeTruthy();
});

test('a volunteer sees activities and notices', async () => {
  await open({ role: 'volunteer_external' }, { missed: null, birthdays: null });
  expect((await ways())[0]).toBe('/tabs/activities');
  await screen.findByRole('region', { name: 'Notice board' });
  expect(screen.queryByText('Who has been missed')).toBeNull();
});

const steps = async () =>
  within(await screen.findByRole('list', { name: 'Good first steps' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('first steps are those that are open to somebody, until they have seen enough', async () => {
  const { app } = await open({ role: 'carer' });
  expect(await steps()).toEqual(['/tabs/account', '/intro']);
  await userEvent.click(screen.getByRole('button', { name: 'Hide these steps' }));
  expect(screen.queryByText('Good first steps')).toBeNull();
  await app.go('/tabs/account');
  await app.go('/tabs/home');
  await expectHeading('Hello, Grace');
  expect(screen.queryByText('Good first steps')).toBeNull();
});

test('suggests to a manager to invite the team', async () => {
  await open();
  expect(await steps()).toEqual(['/tabs/invitations', '/tabs/account', '/intro']);
  expect(screen.queryByText('Please confirm your e-mail address')).toBeNull();
});

test('asks to confirm an address, and mails the link again', async () => {
  const { api } = await open({ email_confirmed: false });
  api.answers('user/mail-confirmation', {});
  expect(screen.getByText(/We have sent a link to grace@example\.org/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Send it again' }));
  await screen.findByText('A new link is on its way to grace@example.org.');
  expect(api.sentTo('user/mail-confirmation')).toHaveLength(1);
});

test('tells managers what waits for them', async () => {
  const api = signedInApi();
  api.answers('observations/alerts', { count: 2, alerts: [] });
  renderApp('/tabs/home', { token: 'a-token' });
  await screen.findByText('2 observations need your attention');
  expect(screen.getByRole('link', { name: 'Look at it now' }).getAttribute('href')).toBe(
    '/observations',
  );
});

test('asks for nothing that a carer may not know', async () => {
  const { api } = await open({ role: 'carer' });
  await waitFor(() => expect(api.sentTo('dashboard/home')).toHaveLength(1));
  for (const name of ['observations/alerts', 'consents/due', 'pal/list'] as const)
    expect(api.sentTo(name)).toEqual([]);
});
