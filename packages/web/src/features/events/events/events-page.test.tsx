import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeEventCard, OUTING } from '../../../testing/make-event.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
import type { CalendarMark, EventCard } from './api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './events-page.tsx';
import './wide-calendar.tsx';
import '../../../app/shell.tsx';

interface Shown {
  events?: EventCard[];
  marks?: CalendarMark[];
  user?: Partial<CurrentUser>;
  isWide?: boolean;
}

async function open(path: string, { events = [], marks = [], user = {}, isWide }: Shown = {}) {
  const api = signedInApi(makeUser(user));
  api.answers('groups/list', []);
  api.answers('events/list', { events, marks });
  if (isWide)
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('min-width'),
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
  renderApp(path, { token: 'a-token' });
  await expectHeading('Events');
  return { api, person: userEvent.setup() };
}

const RELATIVE: Partial<CurrentUser> = { type: 'family', role: 'relative' };
const cancelled = makeEventCard({
  id: OUTING,
  title: 'Outing',
  day: '2026-11-18',
  status: 'cancelled',
  cancel_reason: 'The road is closed',
});

test('a phone shows a week and what follows the chosen day, with the reason of a cancellation', async () => {
  const { api, person } = await open('/tabs/events?day=2026-11-17', {
    events: [makeEventCard(), cancelled],
    marks: [{ kind: 'birthday', from: '2026-11-18', to: '2026-11-18', title: 'Rose' }],
  });
  expect(await screen.findByRole('button', { name: 'Tuesday 17 Nov 2026, 1 event' })).toBeTruthy();
  const tuesday = within(await screen.findByRole('region', { name: 'Tuesday 17 Nov 2026' }));
  expect(tuesday.getByText('14:30–15:30')).toBeTruthy();
  const wednesday = within(screen.getByRole('region', { name: 'Wednesday 18 Nov 2026' }));
  expect(wednesday.getByText('Cancelled: The road is closed')).toBeTruthy();
  expect(wednesday.getByText('Rose’s birthday')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Next week' }));
  await waitFor(() => expect(location.search).toBe('?day=2026-11-24'));
  await waitFor(() =>
    expect(api.sentTo('events/list').at(-1)?.input).toMatchObject({ from: '2026-11-23' }),
  );
});

test('arrow keys move between days, also into the next week, and T leads to today', async () => {
  const { person } = await open('/tabs/events?day=2026-11-22', { events: [makeEventCard()] });
  (await screen.findByRole('button', { name: /^Sunday 22 Nov 2026/ })).focus();
  await person.keyboard('{ArrowRight}');
  await waitFor(() => expect(location.search).toBe('?day=2026-11-23'));
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Monday 23 Nov 2026/));
  await person.keyboard('t');
  await waitFor(() => expect(location.search).toBe(''));
});

test('filters are kept in the address and sent to the server', async () => {
  const { api, person } = await open('/tabs/events?day=2026-11-17&category=MUS&mine=yes');
  expect(api.sentTo('events/list')[0]?.input).toMatchObject({ category: 'MUS', mine: true });
  expect(await screen.findByText('No events match these filters')).toBeTruthy();
  const [clear] = screen.getAllByRole('button', { name: 'Clear filters' });
  if (clear) await person.click(clear);
  await waitFor(() => expect(location.search).toBe('?day=2026-11-17'));
});

test('a draft is marked in words, and planning is open only to those who plan', async () => {
  const draft = makeEventCard({ is_draft: true });
  const path = '/tabs/events?day=2026-11-17';
  await open(path, { events: [draft] });
  const tuesday = within(await screen.findByRole('region', { name: 'Tuesday 17 Nov 2026' }));
  expect(tuesday.getByText('Draft')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Plan the week' });
  expect(link.getAttribute('href')).toBe('/plan-week?week=2026-11-16');
});

test('a carer is not offered to plan the week', async () => {
  await open('/tabs/events', { user: { role: 'carer' } });
  expect(await screen.findByRole('link', { name: 'Add an event' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Plan the week' })).toBeNull();
});

test('a relative may not add events, and reads that nothing is planned', async () => {
  await open('/tabs/events', { user: RELATIVE });
  expect(await screen.findByText(/plans something for families/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Add an event' })).toBeNull();
});

test('an expired home sees all events, and why none can be added', async () => {
  await open('/tabs/events?day=2026-11-17', {
    events: [makeEventCard()],
    user: { expired: true },
  });
  expect(await screen.findByRole('link', { name: 'Choir' })).toBeTruthy();
  expect(screen.getByText(/package has expired, so no events can be added/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Add an event' })).toBeNull();
});

test('a wide screen shows the week, a month and a table', async () => {
  const { person } = await open('/tabs/events?day=2026-11-17', {
    events: [makeEventCard(), cancelled],
    isWide: true,
  });
  const tuesday = within(await screen.findByRole('region', { name: 'Tuesday 17 Nov 2026' }));
  const choir = await tuesday.findByRole('link', { name: /Choir/ });
  expect(choir.getAttribute('href')).toMatch(/^\/event\?id=/);
  await person.click(screen.getByRole('radio', { name: 'Month' }));
  const month = within(await screen.findByRole('table', { name: 'November 2026' }));
  expect(month.getAllByRole('row')).toHaveLength(7);
  expect(
    await month.findByRole('link', { name: /Outing, Cancelled: The road is closed/ }),
  ).toBeTruthy();
  await person.click(screen.getByRole('radio', { name: 'Table' }));
  const table = within(await screen.findByRole('table', { name: /^Events, 16 Nov 2026/ }));
  expect(table.getByText('Wednesday 18 Nov 2026')).toBeTruthy();
  expect(location.search).toBe('?view=table&day=2026-11-17');
});
