import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';

import { CHOIR, makeEvent } from '../../../testing/make-event.ts';
import { REPORT } from '../../../testing/make-report.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { showSignedIn } from '../../../testing/show-signed-in.tsx';
import { stubApi } from '../../../testing/stub-api.ts';
import { AskedEvents, EventOutcome } from './public.tsx';

// Imported up front, so that lazy loading does not count towards a test's timeout.
beforeAll(() => import('./not-held-dialog.tsx'), 60_000);

const choir = {
  id: CHOIR,
  title: 'Choir',
  category: 'MUS' as const,
  day: '2026-11-10',
  start_time: '14:30',
};
const PAST = { day: '2026-11-10', ends_at: '2026-11-10T15:30:00.000Z' };

function askAbout() {
  const api = stubApi();
  let events = [choir];
  api.answers('outcomes/asked', () => events);
  for (const name of ['outcomes/not-held', 'outcomes/dismiss'] as const)
    api.answers(name, () => {
      events = [];
      return {};
    });
  api.answers('outcomes/undo-not-held', {});
  return { api, person: showSignedIn(makeUser(), <AskedEvents />) };
}

test('asks how an event was, and offers to record it', async () => {
  askAbout();
  expect(await screen.findByText('How was Choir?')).toBeTruthy();
  const record = screen.getByRole('link', { name: 'Record Choir' });
  expect(record.getAttribute('href')).toBe(`/manage-report?event=${CHOIR}`);
});

test('asks why an event did not take place, and can undo the answer', async () => {
  const { api, person } = askAbout();
  await person.click(await screen.findByRole('button', { name: 'It did not take place: Choir' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(await dialog.findByRole('button', { name: 'Save reason' }));
  expect(await dialog.findByText('Choose why it did not take place.')).toBeTruthy();
  await person.click(dialog.getByRole('radio', { name: 'Weather' }));
  await person.click(dialog.getByRole('button', { name: 'Save reason' }));
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.sentTo('outcomes/undo-not-held')).toHaveLength(1));
  expect(api.sentTo('outcomes/not-held')[0]?.input).toMatchObject({ id: CHOIR, reason: 'weather' });
  expect(screen.queryByText('How was Choir?')).toBeNull();
});

test('does not ask again once it was dismissed', async () => {
  const { api, person } = askAbout();
  await person.click(await screen.findByRole('button', { name: 'Do not ask again about Choir' }));
  await waitFor(() => expect(screen.queryByText('How was Choir?')).toBeNull());
  expect(api.sentTo('outcomes/dismiss')[0]?.input).toMatchObject({ id: CHOIR });
});

test('opens the record of an event first, and offers another one', async () => {
  const api = stubApi();
  const record = { id: REPORT, title: 'Choir', started_at: PAST.ends_at, by: 'Kim Sharma' };
  api.answers('reports/for-event', [record]);
  const event = makeEvent({ ...PAST, status: 'done', is_recorded: true });
  showSignedIn(makeUser(), <EventOutcome event={event} />);
  const open = await screen.findByRole('link', { name: 'Open the record' });
  expect(open.getAttribute('href')).toBe(`/report?id=${REPORT}`);
  const again = screen.getByRole('link', { name: 'Record once more' });
  expect(again.getAttribute('href')).toBe(`/manage-report?event=${CHOIR}`);
});

test.each([
  ['before its day', { day: '2099-01-01' }, {}],
  ['for staff', { ...PAST, audience: 'staff' as const }, {}],
  ['in an expired home', PAST, { expired: true }],
  ['to relatives', PAST, { type: 'family' as const, role: 'relative' as const }],
])('offers no record of an event %s', (_when, event, user) => {
  stubApi();
  showSignedIn(
    makeUser(user),
    <EventOutcome event={makeEvent({ is_recorded: false, ...event })} />,
  );
  expect(screen.queryByRole('link')).toBeNull();
});
