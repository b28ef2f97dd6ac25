import type { ComparedHome } from '@relish/shared/dashboard/comparison/contract.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';

// Imported up front, so that lazy loading does not count towards a test's timeout.
beforeAll(
  () => Promise.all([import('../../../app/shell.tsx'), import('./compare-homes-page.tsx')]),
  60_000,
);

const home = (index: number, differences: Partial<ComparedHome> = {}): ComparedHome => ({
  id: `00000000-0000-4000-8000-00000000000${index}`,
  name: `Home ${index}`,
  people: 30,
  targets_from: null,
  suppressed: false,
  figures: { K3: { value: 90, previous: 80, status: 'amber' } },
  trend: [80, null, 90],
  ...differences,
});

function open(role: 'org_admin' | 'home_manager' = 'org_admin') {
  const api = signedInApi(makeUser({ role }));
  api.answers('comparison/homes', {
    week: '2026-11-02',
    weeks: ['2026-10-26', '2026-11-02', '2026-11-09'],
    homes: [
      home(1),
      home(2, { figures: { K3: { value: 40, previous: 50, status: 'red' } } }),
      home(3, { people: 4, suppressed: true, figures: {}, trend: [] }),
    ],
    counted_at: '2026-11-15T04:10:00.000Z',
    waiting: 0,
  });
  renderApp('/compare-homes', { token: 'a-token' });
  return api;
}

const names = () => screen.getAllByText(/^Home \d$/).map(({ textContent }) => textContent);

test('shows an organisation’s administrator which home needs attention', async () => {
  const person = userEvent.setup();
  const api = open();
  await expectHeading('Compare homes');
  await screen.findByText('90%');
  expect(names()).toEqual(['Home 1', 'Home 2', 'Home 3']);
  expect(screen.getByText('Too few people to compare')).toBeTruthy();
  expect(screen.getByText(/Home 1, residents engaged week by week: 80%, .+, 90%/)).toBeTruthy();
  await person.click(screen.getByRole('radio', { name: 'Below target' }));
  expect(names()).toEqual(['Home 2']);

  await person.selectOptions(screen.getByLabelText('Week from'), '26 Oct 2026');
  await expect
    .poll(() => api.sentTo('comparison/homes').at(-1)?.input)
    .toEqual({ week: '2026-10-26' });

  api.answers('comparison/count-again', { homes: 3 });
  await person.click(await screen.findByRole('button', { name: 'Count again' }));
  await screen.findByText('The last two weeks are being counted again');
});

test('is locked for the manager of one home, and makes no call', async () => {
  const api = open('home_manager');
  await expectHeading('Compare homes');
  expect(screen.getByText('Somebody who administers your organisation can open it.')).toBeTruthy();
  expect(api.sentTo('comparison/homes')).toEqual([]);
});
