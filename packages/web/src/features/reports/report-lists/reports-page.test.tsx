import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import type { Output } from '@relish/shared/calls.ts';
import { addDays, dayIn } from '@relish/shared/days.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeActivity, makeActivityCard, WOOL } from '../../../testing/make-activity.ts';
import { makeReportCard } from '../../../testing/make-report-card.ts';
import { makeRow, PEGGY } from '../../../testing/make-resident.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
import { stubDesktop } from '../../../testing/stub-screen.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import '../../../app/shell.tsx';
import '../../../ui/forms/date-picker-field.tsx';
import './reports-page.tsx';

type Found = Output<'reports/list'>;

const HOUR = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();
const today = () => dayIn('Europe/London', new Date());
const makeId = (end: string) => `0197a000-0000-7000-8000-0000000000${end}`;
const TOTALS = { reports: 2, people: 3, present: 4, minutes: 95, late: 1 };

const TEA = makeReportCard();
const SINGING = makeReportCard({
  id: makeId('d2'),
  title: 'Singing in the lounge',
  category: 'MUS',
  format: 'small_group',
  started_at: hoursAgo(60),
  report_type: 'full',
  status: 'amended',
  recorded_late: true,
  distress: true,
  people: 3,
  present: 2,
});

interface Device {
  path?: string;
  user?: Partial<CurrentUser>;
  found?: Partial<Found>;
  held?: Output<'reports/held'>;
}

async function open({ path = '/tabs/reports', user = {}, found = {}, held }: Device = {}) {
  const api = signedInApi(makeUser(user));
  api.answers('reports/list', { reports: [TEA, SINGING], totals: TOTALS, more: false, ...found });
  api.answers('residents/list', [makeRow()]);
  api.answers('staff/list', []);
  if (held) api.answers('reports/held', held);
  renderApp(path, { token: 'a-token' });
  await expectHeading('Records');
  return { api, person: userEvent.setup() };
}

type Api = Awaited<ReturnType<typeof open>>['api'];
const lastInput = (api: Api) => api.sentTo('reports/list').at(-1)?.input;

test('lists records by day, latest first, with how they went', async () => {
  await open();
  await screen.findByRole('link', { name: 'Tea and a chat' });
  const days = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
  expect(days).toHaveLength(2);
  expect(days[0]).toMatch(/^Today, \w+day \d/);
  expect(days[1]).not.toMatch(/^(Today|Yesterday)/);
  const singing = screen.getByRole('article', { name: 'Singing in the lounge' });
  expect(within(singing).getByRole('link').getAttribute('href')).toBe(`/report?id=${SINGING.id}`);
  for (const words of [
    '2 of 3 took part',
    'by Grace Adeyemi',
    'Written late',
    'Amended',
    'Full report',
    'Somebody was distressed',
  ])
    expect(singing.textContent).toContain(words);
  const tea = screen.getByRole('article', { name: 'Tea and a chat' });
  expect(tea.textContent).toContain('Peggy Hartley');
  expect(tea.textContent).not.toContain('Written late');
});

test('shows totals of all matching records', async () => {
  await open({ found: { totals: { ...TOTALS, reports: 120, minutes: 2000 } } });
  const totals = await screen.findByRole('region', { name: 'Altogether' });
  expect(totals.textContent).toBe('Records120People took part3Time together33 hWritten late1');
});

test('requests the last seven days by default, and others when chosen', async () => {
  const { api, person } = await open();
  await screen.findByRole('link', { name: 'Tea and a chat' });
  expect(lastInput(api)).toMatchObject({ from: addDays(today(), -6), to: today(), after: null });
  await person.selectOptions(screen.getByLabelText('Which days'), 'Today');
  await waitFor(() => expect(lastInput(api)).toMatchObject({ from: today(), to: today() }));
  expect(location.search).toBe('?period=today');
});

test('sends the filters of the URL, and ignores invalid ones', async () => {
  const { api } = await open({
    path: `/tabs/reports?from=2026-10-01&to=2026-10-31&resident=${PEGGY}&category=MUS&format=group&type=full&late=1&voided=1&author=me`,
  });
  await screen.findByRole('link', { name: 'Tea and a chat' });
  expect(lastInput(api)).toMatchObject({
    from: '2026-10-01',
    to: '2026-10-31',
    resident_id: PEGGY,
    category: 'MUS',
    format: 'group',
    report_type: 'full',
    late: true,
    voided: true,
    author_id: null,
  });
  const chips = screen.getByRole('list', { name: 'Filters in use' });
  await within(chips).findByText('Peggy Hartley');
  expect(document.title).not.toContain('Peggy');
});

test('removes a filter by its chip, and all at once', async () => {
  const { api, person } = await open({ path: '/tabs/reports?category=MUS&late=1&type=quick' });
  await person.click(await screen.findByRole('button', { name: 'Remove Written late' }));
  await waitFor(() => expect(location.search).toBe('?category=MUS&type=quick'));
  await waitFor(() => expect(lastInput(api)).toMatchObject({ category: 'MUS', late: false }));
  await person.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(location.search).toBe(''));
});

test('filters by an activity of the library, and by quick or full records', async () => {
  const { api, person } = await open();
  await screen.findByRole('link', { name: 'Tea and a chat' });
  await person.click(screen.getByRole('button', { name: 'Filters' }));
  const drawer = await screen.findByRole('dialog', { name: 'Filters' });
  api.answers('activities/search', { total: 1, activities: [makeActivityCard()] });
  api.answers('activities/get', makeActivity());
  await person.type(within(drawer).getByRole('searchbox', { name: 'Activity' }), 'wool');
  await person.click(await within(drawer).findByRole('button', { name: 'Wool winding' }));
  await waitFor(() => expect(lastInput(api)).toMatchObject({ activity_id: WOOL }));
  await person.click(within(drawer).getByRole('radio', { name: 'Full report' }));
  await waitFor(() => expect(lastInput(api)).toMatchObject({ report_type: 'full' }));
  await person.click(within(drawer).getByRole('button', { name: 'Show 2 records' }));
  expect(screen.getByRole('button', { name: 'Filters, 2 in use' })).toBeTruthy();
});

test('loads more on request, and focuses the first new one', async () => {
  const { api, person } = await open({ found: { more: true } });
  const more = await screen.findByRole('button', { name: 'Show more' });
  const last = makeReportCard({ id: makeId('d3'), title: 'A walk', started_at: hoursAgo(61) });
  api.answers('reports/list', { reports: [last], totals: null, more: false });
  await person.click(more);
  const link = await screen.findByRole('link', { name: 'A walk' });
  await waitFor(() => expect(document.activeElement).toBe(link));
  expect(lastInput(api)).toMatchObject({ after: { at: SINGING.started_at, id: SINGING.id } });
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Altogether' }).textContent).toContain('Records2');
});

const NONE = { reports: [], totals: { reports: 0, people: 0, present: 0, minutes: 0, late: 0 } };

test('says why the list is empty, and what to do', async () => {
  await open({ found: NONE });
  expect(await screen.findByText('Nothing was recorded on these days')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Record something' });
  expect(link.getAttribute('href')).toBe('/manage-report');
});

test('offers to clear the filters when nothing matches', async () => {
  const { person } = await open({ path: '/tabs/reports?late=1', found: NONE });
  const state = (await screen.findByText('Nothing fits these filters')).parentElement;
  await person.click(within(state as HTMLElement).getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(location.search).toBe(''));
});

test('rejects a reversed period without sending it', async () => {
  const { api } = await open({ path: '/tabs/reports?from=2026-11-10&to=2026-11-01' });
  expect(await screen.findByText('This is before the first day.')).toBeTruthy();
  expect(api.sentTo('reports/list')).toHaveLength(0);
});

test('offers to try again after a failure', async () => {
  const api = signedInApi();
  api.fails('reports/list', 500);
  api.answers('residents/list', []);
  api.answers('staff/list', []);
  renderApp('/tabs/reports', { token: 'a-token' });
  const again = await screen.findByRole('button', { name: 'Try again' });
  api.answers('reports/list', { reports: [TEA], totals: TOTALS, more: false });
  await userEvent.click(again);
  expect(await screen.findByRole('link', { name: 'Tea and a chat' })).toBeTruthy();
});

test.each([
  ['a relative', { type: 'family', role: 'relative' }, 'Records are for the care team'],
  [
    'a team without the package',
    { package: { title: 'Package A', is_basic: false } },
    'Records are not part of your package',
  ],
] as const)('is locked for %s, and says what unlocks it', async (_, user, words) => {
  const api = signedInApi(makeUser(user));
  renderApp('/tabs/reports', { token: 'a-token' });
  await expectHeading('Records');
  expect(screen.getByText(words)).toBeTruthy();
  expect(api.sentTo('reports/list')).toHaveLength(0);
});

test('describes a day of the calendar; one press shows that day, another the week', async () => {
  stubDesktop();
  const { api, person } = await openWithDays();
  const grid = await screen.findByRole('grid');
  const day = await within(grid).findByRole('button', { name: /2 records, 3 people, 1 h 5 min$/ });
  expect(screen.getByText('Something was recorded on 1 of', { exact: false })).toBeTruthy();
  await person.click(day);
  await waitFor(() => expect(lastInput(api)).toMatchObject({ from: today(), to: today() }));
  await waitFor(() => expect(day.getAttribute('aria-pressed')).toBe('true'));
  await person.click(day);
  await waitFor(() => expect(location.search).toBe(''));
});

test('moves between days by arrow keys, and offers a table', async () => {
  stubDesktop();
  const { person } = await openWithDays();
  const grid = await screen.findByRole('grid');
  const day = await within(grid).findByRole('button', { name: /2 records/ });
  expect(
    within(grid)
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0),
  ).toEqual([day]);
  day.focus();
  await person.keyboard('{ArrowUp}');
  expect(document.activeElement?.getAttribute('data-day')).toBe(addDays(today(), -7));
  expect(document.activeElement?.getAttribute('aria-label')).toContain('nothing recorded');
  await person.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(day);
  await person.click(screen.getByText('Show as a table'));
  expect(screen.getByRole('table').textContent).toMatch(/231 h 5 min$/);
});

async function openWithDays() {
  const api = signedInApi();
  api.answers('reports/list', { reports: [TEA], totals: TOTALS, more: false });
  api.answers('reports/calendar', [{ day: today(), reports: 2, people: 3, minutes: 65 }]);
  api.answers('residents/list', []);
  api.answers('staff/list', []);
  renderApp('/tabs/reports', { token: 'a-token' });
  await expectHeading('Records');
  return { api, person: userEvent.setup() };
}

test('lists the moments that are held back from families, each with a link to its record', async () => {
  await open({
    held: {
      total: 2,
      moments: [
        {
          report_id: TEA.id,
          resident_id: PEGGY,
          title: 'Dominoes',
          category: 'COG',
          started_at: hoursAgo(3),
          preferred_name: 'Peggy',
          last_name: 'Hartley',
        },
      ],
    },
  });
  expect(await screen.findByText('2 moments held back from families')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Peggy Hartley: Dominoes' });
  expect(link.getAttribute('href')).toBe(`/report?id=${TEA.id}`);
  expect(screen.getByText('And 1 more, from earlier.')).toBeTruthy();
});
