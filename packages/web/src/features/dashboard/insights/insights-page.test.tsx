import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';

import { refreshAfter } from '../../../api/refresh.ts';
import { homeData } from '../../../session/home-data.ts';
import { makeHomeInsights, PERSON } from '../../../testing/make-insights.ts';
import { makeRow, ROSA, WILF } from '../../../testing/make-resident.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';

// Imported up front, so that lazy loading does not count towards a test's timeout.
beforeAll(async () => {
  await import('./insights-page.tsx');
  await import('./who-needs-us.tsx');
  await import('./people-list.tsx');
}, 60_000);

function open(query = '', insights = makeHomeInsights()) {
  const api = signedInApi(makeUser({ role: 'home_manager' }));
  api.answers('insights/home', insights);
  api.answers('groups/list', []);
  renderApp(`/tabs/insights${query}`, { token: 'a-token' });
  return { api, person: userEvent.setup() };
}

test('refetches the insights on the screen after a record changes', async () => {
  const { api } = open();
  await screen.findByRole('region', { name: /^Less with it than before/ });
  await refreshAfter(homeData, 'reports/edit');
  expect(api.sentTo('insights/home')).toHaveLength(2);
});

test('opens with residents who need attention, with numbers in words and one action each', async () => {
  open();
  const flags = within(await screen.findByRole('region', { name: /^Less with it than before/ }));
  flags.getByText(
    'From “Joining in” to “Now and then”: on average 3.1 of 4 in 9 records, now 1.4 in 5.',
  );
  const to = (name: string) => flags.getByRole('link', { name }).getAttribute('href');
  expect(to('See what works for Peggy')).toBe(`/resident-insights?id=${PERSON.id}`);
  expect(to('Records of Peggy')).toBe(
    `/tabs/reports?from=2026-10-05&to=2026-11-15&resident=${PERSON.id}`,
  );
  screen.getByText('1 person had less than 60 minutes a week.');
  screen.getByText('1 of 1 had less than 60 minutes one to one a week.');
  screen.getByText('7 of 20 people had nothing in any evening.');
  screen.getByText('3 of 4 activities chosen ahead were recorded.');
  screen.getByText('16 of 20 planned events took place (80%).');
  screen.getByText('2 not held: weather');
});

test('keeps the chosen period in the URL', async () => {
  const { api, person } = open();
  await person.click(await screen.findByRole('radio', { name: '7 days' }));
  await screen.findByRole('radio', { name: '7 days', checked: true });
  const requests = api.sentTo('insights/home');
  expect(requests).toHaveLength(2);
  expect(requests[0]?.input).not.toEqual(requests[1]?.input);
});

test('says when nothing stands out', async () => {
  open('', makeHomeInsights({ flags: [] }));
  expect(await screen.findByText(/^Nothing stands out/)).toBeTruthy();
});

test('asks a new home to record first', async () => {
  open('', makeHomeInsights({ recorded: false, flags: [] }));
  await screen.findByRole('heading', { name: 'Nothing is written down yet' });
  const record = screen.getByRole('link', { name: 'Record an activity' });
  expect(record.getAttribute('href')).toBe('/manage-report');
});

test('finds residents by a few letters, excluding those not yet moved in', async () => {
  const { api, person } = open('?view=people');
  api.answers('residents/list', [
    makeRow(),
    makeRow({ id: WILF, preferred_name: 'Wilf', first_name: 'Wilfred' }),
    makeRow({ id: ROSA, preferred_name: 'Rosa', status: 'pre_admission' }),
  ]);
  const list = within(await screen.findByRole('list', { name: 'Residents' }));
  expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Peggy Hartley',
    'Wilf Hartley',
  ]);
  await person.type(screen.getByRole('searchbox', { name: 'Find somebody' }), 'wil');
  expect(list.getAllByRole('link')).toHaveLength(1);
});

test('shows an inspector figures, and no view with names', async () => {
  const api = signedInApi(makeUser({ role: 'viewer_inspector' }));
  const never = () => new Promise<never>(() => undefined);
  for (const name of [
    'dashboard/percentage-of-residents-engaged',
    'dashboard/activity-count',
    'dashboard/minutes',
    'dashboard/activity-feedback',
    'dashboard/balance',
    'dashboard/rhythm',
    'groups/list',
  ] as const)
    api.answers(name, never);
  renderApp('/tabs/insights?view=people', { token: 'a-token' });
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Graphs', 'All figures']);
  expect([...api.sentTo('insights/home'), ...api.sentTo('residents/list')]).toEqual([]);
});

test('tells Package A what unlocks the insights', async () => {
  const made = makeUser({ role: 'home_manager' });
  signedInApi({ ...made, package: { ...made.package, title: 'Package A' } });
  renderApp('/tabs/insights', { token: 'a-token' });
  expect(await screen.findByRole('heading', { name: 'Insights come with records' })).toBeTruthy();
  expect(screen.queryByRole('tab')).toBeNull();
});
