import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeResidentInsights } from '../../../testing/make-insights.ts';
import { PEGGY } from '../../../testing/make-resident.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';

// Imported up front, so that lazy loading does not count towards a test's timeout.
beforeAll(() => import('./resident-insights-page.tsx'), 60_000);

async function open(insights = makeResidentInsights(), query = '') {
  const api = signedInApi();
  api.answers('insights/resident', insights);
  renderApp(`/resident-insights?id=${PEGGY}${query}`, { token: 'a-token' });
  await expectHeading('What works for Peggy');
  return api;
}
const part = (name: string) => within(screen.getByRole('region', { name }));

test('describes what helps in sentences, and recommends nothing with a warning', async () => {
  await open();
  const helps = part('Seen to help');
  helps.getByText('Music and dance in the morning tends to lift Peggy’s mood: seen 6 times.');
  helps.getByText(/^Songs we know tends to lift Peggy’s mood, and holds their attention/);
  expect(helps.queryByText(/Wool winding/)).toBeNull();
  part('Offer with care').getByText(/^Wool winding: there is a warning for Peggy/);
  part('Place').getByText('In the lounge, Peggy’s mood tends to fall: seen 6 times.');
});

test('says how many more records are needed instead of guessing', async () => {
  await open();
  expect(part('Not enough yet').getByText('Bingo: 1 more record would tell.')).toBeTruthy();
  expect(part('Time of day').getByText('In the evening: 1 more record would tell.')).toBeTruthy();
});

test('shows when and what the resident declines', async () => {
  await open();
  screen.getByText(/Peggy declined 3 of 4 offers in the last 14 days/);
  const card = part('When Peggy says no');
  expect(card.getByText('In the evening: 3 of 4 declined')).toBeTruthy();
  expect(card.getByText('Mostly declined: Quiz night')).toBeTruthy();
});

test('titles the twelve-week charts with their findings, and offers tables', async () => {
  await open();
  const figure = screen.getByRole('figure', { name: /^More time than before: about 135 minutes/ });
  await userEvent.setup().click(within(figure).getByRole('radio', { name: 'Table' }));
  expect(within(figure).getAllByRole('row')).toHaveLength(13);
  screen.getByRole('figure', { name: 'As much with it as before: mostly “Joining in”' });
  screen.getByRole('figure', { name: 'No mood recorded in these weeks' });
});

test('shows company as faces and a word, without a number', async () => {
  await open();
  expect(part('Joins in with').getByRole('listitem').textContent).toBe('WHWilfoften');
});

test('prints one page of words without figures', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await open(makeResidentInsights(), '&print');
  part('What works').getByText('Songs we know');
  expect(part('What works').queryByText('Wool winding')).toBeNull();
  part('Better not offer').getByText('Dogs: never');
  part('Better not offer').getByText('Quiz night: mostly declined');
  part('Interests to try').getByText('Baking, for example Scone baking');
  expect(screen.getByRole('article').textContent).not.toMatch(/seen|%|mood/);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

test('says what to do without records, and keeps recorded interests', async () => {
  const nothing = { activities: [], parts: [], places: [], kinds: [] };
  await open(makeResidentInsights({ records: 0, works: nothing }));
  screen.getByRole('heading', { name: 'There is nothing to learn from yet' });
  screen.getByRole('link', { name: 'Scone baking' });
  expect(screen.queryByRole('figure')).toBeNull();
});

test('shows the not-found message for a resident who is not here', async () => {
  const api = signedInApi();
  api.refuses('insights/resident', 'not_found', { message: 'Not found' });
  renderApp(`/resident-insights?id=${PEGGY}`, { token: 'a-token' });
  expect(await screen.findByRole('heading', { name: 'This person is not here' })).toBeTruthy();
});

test('tells a volunteer that their role lacks the insights', async () => {
  signedInApi(makeUser({ role: 'volunteer_external' }));
  renderApp(`/resident-insights?id=${PEGGY}`, { token: 'a-token' });
  expect(await screen.findByRole('heading', { name: 'Not part of your role' })).toBeTruthy();
});
