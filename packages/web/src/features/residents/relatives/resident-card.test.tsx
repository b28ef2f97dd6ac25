import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeResident, PEGGY } from '../../../testing/make-resident.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';

type Status = ReturnType<typeof makeResident>['status'];

// Cards of other features stay loading; they have their own tests.
const OTHERS = [
  'reports/timeline',
  'observations/list',
  'about-me/get',
  'interests/of',
  'tags/of',
  'pal/get',
  'consents/list',
] as const;

async function open(status: Status) {
  const api = signedInApi();
  api.answers('residents/get', makeResident({ status }));
  for (const name of OTHERS) api.answers(name, () => new Promise<never>(() => undefined));
  api.answers('relatives/list', { preferred_name: 'Peggy', relatives: [] });
  renderApp(`/resident?id=${PEGGY}`, { token: 'a-token' });
  await expectHeading('Peggy');
}

test('offers to add a relative for a current resident', async () => {
  await open('current');
  expect(await screen.findByText(/Nobody has been added yet/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Add somebody' });
  expect(link.getAttribute('href')).toBe(`/manage-relative?resident=${PEGGY}`);
});

test('does not offer to add a relative for a resident who has died', async () => {
  await open('deceased');
  expect(await screen.findByText('Nobody was noted as family or friend.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Add somebody' })).toBeNull();
});
