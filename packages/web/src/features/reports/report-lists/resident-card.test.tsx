import type { Output } from '@relish/shared/calls.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { makeTimelineEntry } from '../../../testing/make-report-card.ts';
import { makeResident, PEGGY } from '../../../testing/make-resident.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import '../../../app/resident-page.tsx';
import '../../../app/shell.tsx';
import './resident-card.tsx';

// Cards of other features stay loading; they have their own tests.
const OTHERS = [
  'about-me/get',
  'interests/of',
  'tags/of',
  'pal/get',
  'relatives/list',
  'consents/list',
  'observations/list',
] as const;

const TEA = makeTimelineEntry({ quote: 'My mother made it stronger.' });
const WALK = makeTimelineEntry({
  id: '0197a000-0000-7000-8000-0000000000d2',
  title: 'A walk round the garden',
  started_at: '2026-11-10T10:30:00.000Z',
  attendance: 'declined',
  minutes: 0,
  engagement: null,
  mood_before: null,
  mood_after: null,
});

async function open(past: Output<'reports/timeline'>, resident = makeResident()) {
  const api = signedInApi();
  api.answers('residents/get', resident);
  for (const name of OTHERS) api.answers(name, () => new Promise<never>(() => undefined));
  api.answers('reports/timeline', past);
  renderApp(`/resident?id=${PEGGY}`, { token: 'a-token' });
  const card = await screen.findByRole('region', { name: 'What happened lately' });
  return { api, card, person: userEvent.setup() };
}

test('lists what the resident did, how it was, and what they declined', async () => {
  const { card } = await open({ entries: [TEA, WALK], more: false });
  const list = await within(card).findByRole('list', { name: 'What happened, the latest first' });
  const [tea, walk] = within(list).getAllByRole('listitem');
  expect(tea?.textContent).toMatch(/^Today, \d\d:\d\dTea and a chatJoining in · 20 min/);
  expect(tea?.textContent).toContain('Before: Low or unsettled');
  expect(tea?.textContent).toContain('After: Delighted');
  expect(tea?.textContent).toContain('“My mother made it stronger.”');
  expect(walk?.textContent).toBe('10 Nov 2026, 10:30A walk round the gardenDeclined');
  expect(within(card).getByRole('link', { name: 'A walk round the garden' })).toHaveProperty(
    'pathname',
    '/report',
  );
  expect(within(card).queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('loads earlier records on request', async () => {
  const { api, card, person } = await open({ entries: [TEA], more: true });
  const more = await within(card).findByRole('button', { name: 'Show more' });
  api.answers('reports/timeline', { entries: [WALK], more: false });
  await person.click(more);
  const earlier = await within(card).findByRole('link', { name: 'A walk round the garden' });
  await waitFor(() => expect(document.activeElement).toBe(earlier));
  expect(api.sentTo('reports/timeline')[1]?.input).toMatchObject({
    resident_id: PEGGY,
    after: { at: TEA.started_at, id: TEA.id },
  });
});

test('says when nothing is recorded yet', async () => {
  const { card } = await open({ entries: [], more: false });
  expect(await within(card).findByText('Nothing recorded yet.')).toBeTruthy();
});

test('shows the records of a resident who has died, without a way to add one', async () => {
  const { card } = await open(
    { entries: [TEA], more: false },
    makeResident({ status: 'deceased', status_since: '2026-11-03T09:00:00.000Z' }),
  );
  await within(card).findByRole('link', { name: 'Tea and a chat' });
  const records = screen.queryAllByRole('link', { name: 'Record' });
  expect(records.filter((link) => link.getAttribute('href')?.includes(PEGGY))).toEqual([]);
});
