import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import type { Output } from '@relish/shared/calls.ts';
import { dayIn } from '@relish/shared/days.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeActivityCard } from '../../../testing/make-activity.ts';
import { makeEventCard } from '../../../testing/make-event.ts';
import { makeHome, makeMissed } from '../../../testing/make-home.ts';
import { makeBoardNotice } from '../../../testing/make-notice.ts';
import { PEGGY } from '../../../testing/make-resident.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';

// Imported up front, so that lazy loading does not count towards a test's timeout.
beforeAll(
  () =>
    Promise.all([
      import('../../../app/shell.tsx'),
      import('./home-page.tsx'),
      import('./team-home.tsx'),
      import('./relative-home.tsx'),
      import('./family-home.tsx'),
      import('./library-home.tsx'),
    ]),
  60_000,
);

type Home = Partial<Output<'dashboard/home'>>;
type Kind = Partial<CurrentUser>;

const RELATIVE: Kind = { type: 'family', role: 'relative' };
const FAMILY: Kind = { type: 'member', role: 'family_lead', organisation_type: 2 };
const PACKAGE_A: Kind = { package: { title: 'Package A', is_basic: false } };

const open = (kind: Kind = {}, home: Home = {}) =>
  openWith(kind, (api) => api.answers('dashboard/home', makeHome(home)));

async function openWith(kind: Kind, prepare: (api: ReturnType<typeof signedInApi>) => void) {
  const api = signedInApi(makeUser(kind));
  prepare(api);
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

test('shows staff missed residents with reasons, figures, the day and due reviews', async () => {
  await open(
    {},
    {
      missed: { count: 14, recorded: true, targets_from: null, people: [makeMissed()] },
      notices: [makeBoardNotice()],
      birthdays: [
        { of: 'colleague', id: PEGGY, first_name: 'Kim', last_name: 'Sharma', on: '2026-11-20' },
      ],
    },
  );
  const list = within(await screen.findByRole('list', { name: 'Who has been missed' }));
  expect(list.getByText(/Last: Wool winding, 7 Nov 2026\. Asked 2 times since/)).toBeTruthy();
  expect(list.getByRole('link', { name: 'Hand massage' })).toHaveProperty('pathname', '/activity');
  expect(
    list.getByText('No warnings from what is recorded. Safety details last checked 3 Feb 2026.'),
  ).toBeTruthy();
  expect(list.getByRole('link', { name: 'Record something for Peggy' }).getAttribute('href')).toBe(
    `/manage-report?residents=${PEGGY}`,
  );
  expect(screen.getByText('And 13 more who have waited less long.')).toBeTruthy();
  await screen.findByRole('region', { name: 'Notice board' });
  expect((await card('Birthdays')).textContent).toContain('Kim Sharma');
  expect(await screen.findByText('Every review is up to date.')).toBeTruthy();
  await screen.findByText('How it is going');
});

test('tells a new home when the missed list starts, and lists no one', async () => {
  await open({}, { missed: { count: 0, people: [], recorded: true, targets_from: '2026-11-30' } });
  expect(await screen.findByText(/From 30 Nov 2026, residents without/)).toBeTruthy();
  expect(screen.queryByText(/Everybody who is here/)).toBeNull();
});

test.each([
  [true, /Everybody who is here was part of something/],
  [false, /Nothing is recorded yet/],
])('says why the missed list is empty: recorded %s', async (recorded, words) => {
  await open({}, { missed: { count: 0, people: [], recorded, targets_from: null } });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Record the first activity' }) !== null).toBe(
    !recorded,
  );
});

test.each([
  [30, '30 days left of your trial.', false],
  [7, '7 days left of your trial.', true],
  [1, '1 day left of your trial.', true],
  [0, 'Your trial ends today.', true],
])('shows a manager %i days of trial calmly', async (trial_days_left, words, clearer) => {
  await open({ trial_days_left });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByText(/still read and download everything/) !== null).toBe(clearer);
  expect(screen.getByRole('link', { name: 'Your package' }).getAttribute('href')).toBe('/package');
});

test('shows relatives when and how to visit, once the home has said so', async () => {
  const api = signedInApi(makeUser(RELATIVE));
  api.answers('home-details/get', {
    telephone: '01632 960 300',
    address: '1 Orchard Lane',
    visiting_times: 'Every day, 9:00 to 20:00',
  });
  renderApp('/tabs/home', { token: 'a-token' });
  const visiting = await card('Visiting Rosewood House');
  expect(visiting.textContent).toContain('Every day, 9:00 to 20:00');
  expect(within(visiting).getByRole('link', { name: '01632 960 300' }).getAttribute('href')).toBe(
    'tel:01632960300',
  );
});

test('says when the first screen cannot be loaded, and keeps the rest', async () => {
  const api = signedInApi();
  api.fails('dashboard/home', 500);
  renderApp('/tabs/home', { token: 'a-token' });
  await card('Your first screen could not be loaded');
  expect(await ways()).toContain('/choose-activity');
  api.answers('dashboard/home', makeHome());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await card('Who has been missed');
});

test('shows a relative their resident, the newest moment, ideas and the birthday', async () => {
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
        how: ['was_absorbed', 'seemed_delighted'],
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

test('shows a family organisation ideas and tutorials, and no residents', async () => {
  await open(FAMILY, { missed: null, birthdays: null, notices: null, featured: FEATURED });
  expect(await ways()).toEqual(['/tabs/tutorials', '/tabs/videos', '/pal-info']);
  expect(await screen.findByRole('link', { name: 'Wool winding' })).toBeTruthy();
  for (const absent of ['Who has been missed', 'Birthdays', 'Notice board'])
    expect(screen.queryByText(absent)).toBeNull();
});

test('shows Package A ideas, notices and tutorials, and once what a larger package adds', async () => {
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

test.each([
  ['staff', {}],
  ['a relative', RELATIVE],
  ['a family organisation', FAMILY],
  ['Package A', PACKAGE_A],
])('shows %s the events of today', async (_, kind) => {
  const today = dayIn('Europe/London', new Date());
  const { api } = await openWith(kind, (stub) =>
    stub.answers('events/list', { events: [makeEventCard({ day: today })], marks: [] }),
  );
  const events = within(await card('Today’s events'));
  const choir = await events.findByRole('link', { name: 'Choir' });
  expect(choir.getAttribute('href')).toMatch(/^\/event\?id=/);
  expect(api.sentTo('events/list')[0]?.input).toEqual({ from: today, to: today });
});

test('shows an inspector figures, and a link to records without names', async () => {
  await open({ role: 'viewer_inspector' }, { missed: null, birthdays: null });
  expect((await ways())[0]).toBe('/inspection');
  expect(screen.getByText('Residents engaged')).toBeTruthy();
});

test('shows a volunteer activities and notices', async () => {
  await open({ role: 'volunteer_external' }, { missed: null, birthdays: null });
  expect((await ways())[0]).toBe('/tabs/activities');
  await screen.findByRole('region', { name: 'Notice board' });
  expect(screen.queryByText('Who has been missed')).toBeNull();
});

test('shows first steps ticked from what was done, until dismissed', async () => {
  const api = signedInApi(makeUser({ role: 'carer' }));
  api.answers('first-steps/get', {
    steps: [
      { id: 'record', done: false },
      { id: 'activity', done: true },
      { id: 'lesson', done: false },
    ],
  });
  renderApp('/tabs/home', { token: 'a-token' });
  const list = within(await screen.findByRole('list', { name: 'Good first steps' }));
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/manage-report',
    '/tabs/tutorials',
  ]);
  expect(list.getByText('Done')).toBeTruthy();
  api.answers('first-steps/close', {});
  api.answers('first-steps/get', null);
  await userEvent.click(screen.getByRole('button', { name: 'Hide these steps' }));
  await waitFor(() => expect(screen.queryByText('Good first steps')).toBeNull());
});

test('shows a manager the checklist instead of first steps', async () => {
  await open();
  await screen.findByRole('region', { name: 'Good places to begin' });
  expect(screen.queryByText('Good first steps')).toBeNull();
});

test('asks to confirm the email address, and mails the link again', async () => {
  const { api } = await open({ email_confirmed: false });
  api.answers('user/mail-confirmation', {});
  expect(screen.getByText(/We have sent a link to grace@example\.org/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Send it again' }));
  await screen.findByText('A new link is on its way to grace@example.org.');
  expect(api.sentTo('user/mail-confirmation')).toHaveLength(1);
});

test('shows managers open alerts', async () => {
  const api = signedInApi();
  api.answers('observations/alerts', { count: 2, alerts: [] });
  renderApp('/tabs/home', { token: 'a-token' });
  await screen.findByText('2 observations need your attention');
  expect(screen.getByRole('link', { name: 'Look at it now' }).getAttribute('href')).toBe(
    '/observations',
  );
});

test('lists messages, complaints and actions that need someone once, each with its page', async () => {
  const api = signedInApi();
  api.answers('chat-safety/count', { open: 2 });
  api.answers('actions/count', { open: 1, overdue: 1, to_ask: 0, done: 0, published: 0 });
  renderApp('/tabs/home', { token: 'a-token' });
  const list = within(await screen.findByRole('list', { name: 'Needs your attention' }));
  await list.findByRole('link', { name: '1 action is overdue' });
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/chat-alerts',
    '/actions?filter=overdue',
  ]);
});

test('makes no call that a carer may not make', async () => {
  const { api } = await open({ role: 'carer' });
  await waitFor(() => expect(api.sentTo('dashboard/home')).toHaveLength(1));
  for (const name of ['observations/alerts', 'consents/due', 'pal/list'] as const)
    expect(api.sentTo(name)).toEqual([]);
});
