import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { refreshAfter } from '../../../api/refresh.ts';
import { homeData } from '../../../session/home-data.ts';
import { WOOL } from '../../../testing/make-activity.ts';
import { answerGraphs, NO_COUNT } from '../../../testing/make-graphs.ts';
import { PEGGY } from '../../../testing/make-resident.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { savedFiles } from '../../../testing/saved-files.ts';
import { signedInApi } from '../../../testing/signed-in-api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './graphs.tsx';

const GRAPHS = '/tabs/insights?view=graphs';

function open(differences: Partial<CurrentUser> = {}, address = GRAPHS) {
  const api = signedInApi(makeUser(differences));
  answerGraphs(api);
  return { api, show: () => renderApp(address, { token: 'a-token' }) };
}

/** Finds a figure by its title. */
const figure = async (title: string | RegExp) =>
  within((await screen.findByText(title)).closest('figure') as HTMLElement);

test('gives every graph its finding as title', async () => {
  open().show();
  const found = [
    '80% of residents engaged in an average week, up 5 points from the 4 weeks before',
    '12 activities, 3 more than the 4 weeks before',
    'Residents had 112 minutes a week on average, as many as the 4 weeks before',
    '25% of activities began in the evening or at a weekend, down 6 points from the 4 weeks before',
    'Most time went into Music and dance: 60%',
    '75% of 8 answers were “liked it”',
  ];
  for (const title of found) await screen.findByText(title);
  const titles = [...document.querySelectorAll('figure h2')].map((each) =>
    each.textContent.replaceAll('\u00A0', ' '),
  );
  expect(titles).toEqual(found);
});

test('refetches the graphs on the screen after a record is added', async () => {
  const { api, show } = open();
  show();
  await screen.findByText(/^12 activities/);
  const before = api.sentTo('dashboard/activity-count').length;
  await refreshAfter(homeData, 'reports/add');
  expect(api.sentTo('dashboard/activity-count')).toHaveLength(before + 1);
});

test('links from points to records, and from names to residents below the target', async () => {
  open().show();
  const counts = await figure(/12 activities/);
  const bars = within(counts.getByRole('list', { name: 'Activities over time' }));
  const week = /^2 Nov 2026 to 8 Nov 2026: 8 activities\. The period before: 9 activities/;
  expect(bars.getByRole('link', { name: week }).getAttribute('href')).toBe(
    '/tabs/reports?from=2026-11-02&to=2026-11-08',
  );
  const answers = await figure(/answers were/);
  expect(answers.getByRole('link', { name: /^Wool winding: 6 liked it/ })).toHaveProperty(
    'search',
    `?from=2026-10-19&to=2026-11-15&activity=${WOOL}`,
  );
  const minutes = await figure(/minutes a week on average/);
  expect(minutes.getByRole('link', { name: 'Peggy Hartley' }).getAttribute('href')).toBe(
    `/resident?id=${PEGGY}`,
  );
});

test('has one tab stop per graph, with arrow keys that announce each point', async () => {
  open().show();
  const person = userEvent.setup();
  const shown = await figure(/of residents engaged/);
  const points = within(shown.getByRole('list', { name: 'Residents engaged over time' }));
  const [first, last] = points.getAllByRole('listitem').map((item) => item.firstElementChild);
  expect([first, last].map((point) => point?.getAttribute('tabindex'))).toEqual(['-1', '0']);
  (last as HTMLElement).focus();
  await person.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(first);
  expect(shown.getByText(/^2 Nov 2026 to 8 Nov 2026: 80% of 40 residents/)).toBeTruthy();
  await person.keyboard('{End}');
  expect(
    shown.getByText(/^9 Nov 2026 to 15 Nov 2026 \((so far|incomplete)\): 6% of 40/),
  ).toBeTruthy();
});

test('marks an incomplete week in the graphs over time', async () => {
  open().show();
  for (const title of [/of residents engaged/, /12 activities/])
    expect((await figure(title)).getByText('Incomplete')).toBeTruthy();
});

test('splits a graph by category, shows it as a table and downloads it', async () => {
  const files = savedFiles();
  open().show();
  const person = userEvent.setup();
  const counts = await figure(/12 activities/);
  await person.click(counts.getByRole('radio', { name: 'Kind' }));
  expect(counts.getByRole('link', { name: /8 activities \(Music and dance 5 and / })).toBeTruthy();
  await person.click(counts.getByRole('radio', { name: 'Table' }));
  const cells = within(counts.getByRole('table')).getAllByRole('cell');
  expect(cells.slice(0, 3).map(({ textContent }) => textContent)).toEqual(['8', '9', '3']);
  await person.click(await counts.findByRole('button', { name: 'Download' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Table (CSV)' }));
  expect(files[0]?.name).toBe('activities-2026-10-19-2026-11-15.csv');
  expect(await files[0]?.content.text()).toContain('2 Nov 2026 to 8 Nov 2026,8,9,3,5,2,6');
});

test('keeps the filters in the URL and sends them', async () => {
  const { api, show } = open({}, `${GRAPHS}&category=MUS`);
  show();
  const person = userEvent.setup();
  await figure(/12 activities/);
  expect(api.sentTo('dashboard/rhythm')[0]?.input).toEqual({ category: 'MUS', compare: true });
  await person.selectOptions(screen.getByRole('combobox', { name: 'Format' }), 'one_to_one');
  await person.click(screen.getByRole('switch', { name: 'Compare with the period before' }));
  await waitFor(() =>
    expect(location.search).toBe('?view=graphs&category=MUS&format=one_to_one&compare=0'),
  );
  await waitFor(() =>
    expect(api.sentTo('dashboard/rhythm').at(-1)?.input).toEqual({
      category: 'MUS',
      format: 'one_to_one',
      compare: false,
    }),
  );
});

test('retries one failed graph without the others', async () => {
  const { api, show } = open();
  api.fails('dashboard/balance', 500);
  show();
  await figure(/12 activities/);
  answerGraphs(api);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await figure(/Most time went into/);
  expect(api.sentTo('dashboard/activity-count')).toHaveLength(1);
});

test('says why there is no data, and how to start', async () => {
  const { api, show } = open();
  api.answers('dashboard/activity-count', NO_COUNT);
  show();
  await screen.findByRole('heading', { name: 'No activity was recorded in these days' });
  expect(screen.getByRole('link', { name: 'Record an activity' })).toHaveProperty(
    'pathname',
    '/manage-report',
  );
});

test('shows an inspector figures, without links to records or names', async () => {
  const { api, show } = open({ role: 'viewer_inspector' });
  api.answers('dashboard/minutes', {
    period: { from: '2026-10-19', to: '2026-11-15' },
    previous_period: null,
    mean: 112,
    median: 96,
    previous: null,
    line: { green: 180, amber: 60 },
    bins: [{ from: 0, to: null, people: 40 }],
    below: null,
  });
  show();
  const counts = await figure(/12 activities/);
  expect(counts.queryAllByRole('link')).toEqual([]);
  const minutes = await figure('Residents had 112 minutes a week on average');
  expect(minutes.queryByRole('heading', { level: 3 })).toBeNull();
});
