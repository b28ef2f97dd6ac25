import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { TRIP } from '../../../testing/make-risk.ts';
import { makeCarehome, makeUser, ROSEWOOD } from '../../../testing/make-user.ts';
import { showSignedIn } from '../../../testing/show-signed-in.tsx';
import { stubApi } from '../../../testing/stub-api.ts';
import type { Cover } from './api.ts';
import { CoverNotice } from './cover-notice.tsx';

const DAY = '2026-11-20';

function open(
  cover: Partial<Cover>,
  { user = makeUser(), blocks = false, isPlanning = true, eventId = '' } = {},
) {
  const api = stubApi();
  api.answers('risk-assessments/cover', [
    { activity_id: ROSEWOOD, cover: 'missing', assessment_id: null, review_on: null, ...cover },
  ]);
  api.answers('risk-assessments/settings', { blocks_planning: blocks });
  showSignedIn(
    user,
    <CoverNotice
      activityId={ROSEWOOD}
      day={DAY}
      isPlanning={isPlanning}
      {...(eventId !== '' && { eventId })}
    />,
  );
  return api;
}

test('warns of a missing assessment and leads to one that is prefilled', async () => {
  open({});
  expect(await screen.findByText('No risk assessment yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Assess it' }).getAttribute('href')).toBe(
    `/risk-assessment-edit?activity=${ROSEWOOD}`,
  );
  expect(screen.queryByText(/does not plan it without one/)).toBeNull();
});

test('assesses the event itself where there is one', async () => {
  open({}, { eventId: TRIP });
  const link = await screen.findByRole('link', { name: 'Assess it' });
  expect(link.getAttribute('href')).toBe(`/risk-assessment-edit?event=${TRIP}`);
});

test('says that the home stops planning only where something is planned', async () => {
  open({}, { blocks: true });
  expect(await screen.findByText(/does not plan it without one/)).toBeTruthy();
});

test('warns of an expired assessment while recording, and stops nothing', async () => {
  const api = open(
    { cover: 'expired', assessment_id: TRIP, review_on: '2026-11-01' },
    { blocks: true, isPlanning: false },
  );
  expect(await screen.findByText('The risk assessment has expired')).toBeTruthy();
  expect(screen.getByText('Its review was due by 1 Nov 2026.')).toBeTruthy();
  expect(api.sentTo('risk-assessments/settings')).toEqual([]);
});

test('is quiet if an assessment covers it', async () => {
  const api = open({ cover: 'covered', assessment_id: TRIP, review_on: DAY });
  await waitFor(() => expect(api.sentTo('risk-assessments/cover')).toHaveLength(1));
  expect(screen.queryByRole('status')).toBeNull();
});

test('asks for nothing in a home without assessments', () => {
  const home = makeCarehome(ROSEWOOD, 'Rosewood House');
  const organisation = { ...home.organisation, is_risk_assessment_enabled: false };
  const api = open({}, { user: makeUser({ carehome: { ...home, organisation } }) });
  expect(api.sentTo('risk-assessments/cover')).toEqual([]);
});
