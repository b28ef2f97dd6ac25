import type { Output } from '@relish/shared/calls.ts';
import { familyGuideFor } from '@relish/shared/residents/pal/family-guide.ts';
import { DOMAINS } from '@relish/shared/residents/pal/levels.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
import { stubDesktop } from '../../../testing/stub-screen.ts';

// Imported up front, so that lazy loading does not count towards a test's timeout.
beforeAll(
  () => Promise.all([import('../../../app/shell.tsx'), import('./pal-place-page.tsx')]),
  60_000,
);

type Row = Output<'pal/list'>[number];

const MOLLY = '0197a000-0000-7000-8000-000000000021';
const row = (differences: Partial<Row>): Row => ({
  resident_id: MOLLY,
  preferred_name: 'Molly',
  first_name: 'Mary',
  last_name: 'Brown',
  room: '12',
  status: 'current',
  picture: null,
  level: 'sensory',
  review_due: '2026-10-01',
  first_check_suggested: null,
  due: 'overdue',
  prompts: [],
  has_draft: false,
  ...differences,
});

const open = (user = makeUser()) => {
  const api = signedInApi(user);
  renderApp('/tabs/pal', { token: 'a-token' });
  return api;
};

test('groups residents by what is due, most urgent first', async () => {
  const api = signedInApi();
  api.answers('pal/list', [
    row({ resident_id: MOLLY.replace('21', '22'), preferred_name: 'Art', due: 'fine' }),
    row({}),
    row({
      resident_id: MOLLY.replace('21', '23'),
      preferred_name: 'Zoë',
      due: 'look_again',
      prompts: ['bereavement'],
    }),
  ]);
  renderApp('/tabs/pal', { token: 'a-token' });
  const groups = await screen.findAllByRole('heading', { level: 2 });
  expect(groups.map(({ textContent }) => textContent)).toEqual([
    'Look again soon 1',
    'Review overdue 1',
    'Up to date 1',
  ]);
  const overdue = within(screen.getByRole('list', { name: 'Review overdue' }));
  expect(overdue.getByRole('listitem').textContent).toContain('Review was due 1 Oct 2026');
  expect(overdue.getByText('Sensory')).toBeTruthy();
  expect(overdue.getByRole('link', { name: 'Check Molly Brown' }).getAttribute('href')).toBe(
    `/pal?id=${MOLLY}&check=1`,
  );
  expect(screen.getByText(/A bereavement/)).toBeTruthy();
});

test('is closed until an expired package is renewed, and requests no residents', async () => {
  const api = open(makeUser({ expired: true }));
  await expectHeading('Ability guide');
  expect(screen.getByText(/as soon as the package is renewed/)).toBeTruthy();
  expect(api.sentTo('pal/list')).toEqual([]);
});

test('lets a household use the check without storing or sending the result', async () => {
  stubDesktop();
  const person = userEvent.setup();
  // A call to the server would fail this test.
  open(makeUser({ type: 'member', role: 'family_lead', organisation_type: 2 }));
  await expectHeading('Ability guide');
  await person.click(screen.getByRole('button', { name: 'Start' }));
  const questions = await screen.findAllByRole('radiogroup');
  expect(questions).toHaveLength(DOMAINS.length);
  for (const question of questions)
    await person.click(within(question).getAllByRole('radio')[2] as HTMLElement);
  expect(screen.getByText('Sensory', { selector: 'p' })).toBeTruthy();
  expect(
    screen.getByText('Lives through the senses and movement. One step is the whole activity.'),
  ).toBeTruthy();
  expect(screen.getByText(/Nothing of this is stored/)).toBeTruthy();
});

const relative = makeUser({ type: 'family', role: 'relative' });

test('N15: shows a relative how to spend time with the resident, without a level', async () => {
  const api = signedInApi(relative);
  api.answers('pal/guides-for-family', [{ resident_id: MOLLY, preferred_name: 'Molly' }]);
  api.answers('pal/guide-for-family', {
    preferred_name: 'Molly',
    guide: familyGuideFor('sensory', undefined),
  });
  renderApp('/tabs/pal', { token: 'a-token' });
  await expectHeading('Being together');
  expect(await screen.findByRole('heading', { name: 'With Molly' })).toBeTruthy();
  expect(screen.getByText(/Their name, then a few words/)).toBeTruthy();
  expect(document.querySelector('main')?.textContent).not.toMatch(
    /\blevels?\b|planned|exploratory|sensory|reflex/i,
  );
});

test('redirects a relative from the page about levels, and shows general ideas without a shared guide', async () => {
  const api = signedInApi(relative);
  api.answers('pal/guides-for-family', []);
  const app = renderApp('/pal-info', { token: 'a-token' });
  await expectHeading('Being together');
  expect(app.at()).toBe('/tabs/pal');
  expect(await screen.findByText(/Ask the team what works well/)).toBeTruthy();
  expect(screen.getByText('Stop while it is good')).toBeTruthy();
});
