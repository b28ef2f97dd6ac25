import type { CurrentUser } from '@relish/shared/account/current-user.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../../testing/expect-heading.ts';
import { WOOL } from '../../testing/make-activity.ts';
import { REPORT } from '../../testing/make-report.ts';
import { PEGGY } from '../../testing/make-resident.ts';
import { makeUser } from '../../testing/make-user.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { signedInApi } from '../../testing/signed-in-api.ts';

async function open(differences: Partial<CurrentUser> = {}) {
  const api = signedInApi(makeUser(differences));
  renderApp('/tabs/home', { token: 'a-token' });
  await expectHeading('Hello, Grace');
  return api;
}

const steps = () =>
  within(screen.getByRole('list', { name: 'Good first steps' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('suggests to a manager to invite the team', async () => {
  await open();
  expect(steps()).toEqual(['/tabs/invitations', '/tabs/account', '/intro']);
});

test('suggests to a carer nothing that is closed to them', async () => {
  await open({ role: 'carer' });
  expect(steps()).toEqual(['/tabs/account', '/intro']);
});

test('says nothing of an address that is confirmed', async () => {
  await open();
  expect(screen.queryByText('Please confirm your e-mail address')).toBeNull();
});

test('asks to confirm an address, and mails the link again', async () => {
  const api = await open({ email_confirmed: false });
  api.answers('user/mail-confirmation', {});
  expect(screen.getByText(/We have sent a link to grace@example\.org/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Send it again' }));
  await screen.findByText('A new link is on its way to grace@example.org.');
  expect(api.sentTo('user/mail-confirmation')).toHaveLength(1);
});

test('tells managers what waits for them, and nobody else', async () => {
  const api = signedInApi(makeUser());
  api.answers('observations/alerts', { count: 2, alerts: [] });
  renderApp('/tabs/home', { token: 'a-token' });
  await screen.findByText('2 observations need your attention');
  expect(screen.getByRole('link', { name: 'Look at it now' }).getAttribute('href')).toBe(
    '/observations',
  );
});

test('asks for no alerts for a carer', async () => {
  const api = await open({ role: 'carer' });
  expect(api.sentTo('observations/alerts')).toEqual([]);
});

test('opens with who has been missed, why, and one tap to put it right', async () => {
  const api = signedInApi(makeUser());
  api.answers('dashboard/missed', {
    count: 14,
    recorded: true,
    people: [
      {
        id: PEGGY,
        preferred_name: 'Peggy',
        last_name: 'Hartley',
        picture: null,
        room: '12',
        days: 8,
        urgent: true,
        declined: 2,
        last: { report_id: REPORT, title: 'Wool winding', day: '2026-11-07' },
        idea: { activity_id: WOOL, title: 'Hand massage', category: 'SEN' },
      },
    ],
  });
  renderApp('/tabs/home', { token: 'a-token' });
  const list = within(await screen.findByRole('list', { name: 'Who has been missed' }));
  expect(list.getByRole('listitem').textContent).toContain('8 days');
  expect(list.getByText(/Last: Wool winding, 7 Nov 2026\. Asked 2 times since/)).toBeTruthy();
  expect(list.getByRole('link', { name: 'Hand massage' })).toHaveProperty('pathname', '/activity');
  expect(list.getByRole('link', { name: 'Record something for Peggy' }).getAttribute('href')).toBe(
    `/manage-report?residents=${PEGGY}`,
  );
  expect(screen.getByText('And 13 more who have waited less long.')).toBeTruthy();
});

test.each([
  [true, /Everybody who is here was part of something/],
  [false, /Nothing is recorded yet/],
])('says why nobody is there: recorded %s', async (recorded, words) => {
  const api = signedInApi(makeUser());
  api.answers('dashboard/missed', { count: 0, people: [], recorded });
  renderApp('/tabs/home', { token: 'a-token' });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Record the first activity' }) !== null).toBe(
    !recorded,
  );
});

test.each<[string, Partial<CurrentUser>]>([
  ['a relative', { type: 'family', role: 'relative' }],
  ['Package A', { package: { title: 'Package A', is_basic: false } }],
])('asks for nobody who was missed for %s', async (_, differences) => {
  const api = await open(differences);
  expect(api.sentTo('dashboard/missed')).toEqual([]);
});
