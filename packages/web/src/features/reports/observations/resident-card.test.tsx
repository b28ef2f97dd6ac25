import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { makeObservation } from '../../../testing/make-observation.ts';
import { makeResident, PEGGY } from '../../../testing/make-resident.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';

const OTHERS = [
  'reports/timeline',
  'about-me/get',
  'interests/of',
  'tags/of',
  'pal/get',
  'relatives/list',
  'consents/list',
] as const;

function open(observations: ReturnType<typeof makeObservation>[]) {
  const api = signedInApi(makeUser({ role: 'carer' }));
  api.answers('residents/get', makeResident());
  for (const name of OTHERS) api.neverAnswers(name);
  api.answers('observations/list', { observations, more: false });
  api.answers('observations/follow-ups', {
    count: 2,
    follow_ups: [makeObservation({ follow_up_date: '2026-11-01', overdue: true })],
  });
  renderApp(`/resident?id=${PEGGY}`, { token: 'a-token' });
  return screen.findByRole('region', { name: 'Noticed lately' });
}

test('shows the latest observation, the number of follow-ups and a link to add an observation', async () => {
  const card = await open([makeObservation()]);
  await within(card).findByText('She told us about the bakery on Mill Lane.');
  await within(card).findByText('2 follow-ups are waiting');
  expect(within(card).getByText('1 is overdue')).toBeTruthy();
  expect(within(card).getByRole('link', { name: 'Add an observation' }).getAttribute('href')).toBe(
    `/report-additional-observation?resident=${PEGGY}`,
  );
});

test('shows a hint and no “See all” link without observations', async () => {
  const card = await open([]);
  await within(card).findByText(/Nothing noted yet/);
  expect(within(card).queryByRole('link', { name: 'See all' })).toBeNull();
});
