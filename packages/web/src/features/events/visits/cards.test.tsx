import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { PEGGY } from '../../../testing/make-resident.ts';
import { makeUser } from '../../../testing/make-user.ts';
import {
  LUNCH,
  makeExpected,
  makeLimit,
  makeOwnVisit,
  VISIT,
} from '../../../testing/make-visit.ts';
import { showSignedIn } from '../../../testing/show-signed-in.tsx';
import { stubApi } from '../../../testing/stub-api.ts';
import { ComingCard, ExpectedCard, LimitsBanner, VisitingNotes } from './public.tsx';
import { VisitsCard } from './resident-card.tsx';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './visit-dialog.tsx';
import '../../../ui/overlays/modal-box.tsx';
import '../../../ui/forms/date-picker-field.tsx';

const relative = makeUser({ type: 'family', role: 'relative' });

test('tells a relative on Home when they come next, and opens the form', async () => {
  const api = stubApi();
  api.answers('visits/own', [makeOwnVisit()]);
  api.answers('visits/times', { times: [], limits: [] });
  const user = showSignedIn(relative, <ComingCard residentId={PEGGY} name="Peggy" />);
  expect(await screen.findByText('You are coming Thu 4 Jun, afternoon')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'I’m coming' }));
  expect(await screen.findByRole('dialog', { name: 'I’m coming' })).toBeTruthy();
});

test('leaves a visit to another of their residents out of a card', async () => {
  const api = stubApi();
  api.answers('visits/own', [makeOwnVisit({ resident: { id: VISIT, preferred_name: 'Wilf' } })]);
  showSignedIn(relative, <ComingCard residentId={PEGGY} name="Peggy" />);
  await waitFor(() => expect(api.sentTo('visits/own')).toHaveLength(1));
  expect(await screen.findByText(/if you like/)).toBeTruthy();
});

test('shows relatives limits that are in force, and none that is to come', async () => {
  const api = stubApi();
  api.answers('visits/times', {
    times: [],
    limits: [makeLimit(), makeLimit({ id: VISIT, what: 'Later', from: '2099-01-01' })],
  });
  showSignedIn(relative, <LimitsBanner />);
  expect(await screen.findByText('Two visitors at a time')).toBeTruthy();
  expect(screen.queryByText('Later')).toBeNull();
});

test('says at an event that it is at lunchtime', async () => {
  const api = stubApi();
  api.answers('visits/times', { times: [LUNCH], limits: [] });
  const chosen = { day: '2099-06-04', part: null, time: '13:00' };
  showSignedIn(relative, <VisitingNotes chosen={chosen} />);
  expect(await screen.findByText(/^Lunch is from 12:30 to 13:30/)).toBeTruthy();
});

test('counts today’s visitors for staff and names them', async () => {
  const api = stubApi();
  api.answers('visits/day', {
    expected: [makeExpected(), makeExpected({ visit_id: PEGGY, name: 'Tom Hill', people: 1 })],
    entries: [],
  });
  showSignedIn(makeUser({ role: 'carer' }), <ExpectedCard />);
  expect(await screen.findByText('3 people are expected')).toBeTruthy();
  expect(screen.getByText('Susan Hartley, Tom Hill')).toBeTruthy();
});

test('asks for no visitors where the user may not see them', () => {
  const api = stubApi();
  showSignedIn(makeUser({ role: 'volunteer_external' }), <ExpectedCard />);
  expect(api.sentTo('visits/day')).toEqual([]);
});

test('lists expected visits on a profile, and none of a resident who has left', async () => {
  const api = stubApi();
  api.answers('visits/of-resident', [makeExpected({ note: 'With the dog' })]);
  showSignedIn(makeUser(), <VisitsCard residentId={PEGGY} status="current" />);
  expect(await screen.findByText(/afternoon · 2 people · With the dog$/)).toBeTruthy();
  showSignedIn(makeUser(), <VisitsCard residentId={VISIT} status="moved_out" />);
  expect(api.sentTo('visits/of-resident')).toHaveLength(1);
});
