import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { FOOD, makeAnswerable, makeQuestion, SURVEY } from '../../../testing/make-survey.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './manage-survey-entry-page.tsx';
import '../../../app/shell.tsx';

const RATING = makeQuestion({ key: 'recommend', type: 'rating0_10', text: 'Recommend?' });

async function open() {
  const api = signedInApi();
  api.answers('survey-entries/open', makeAnswerable({ questions: [FOOD, RATING] }));
  api.answers('survey-entries/collect', {});
  renderApp(`/manage-survey-entry?id=${SURVEY}`, { token: 'a-token' });
  await expectHeading('Type in answers');
  return { api, person: userEvent.setup() };
}

test('types in a pile of papers with digits alone', async () => {
  const { api, person } = await open();
  const [first] = await screen.findAllByRole('radio', { name: /Happy/ });
  first?.focus();
  await person.keyboard('2t{Control>}{Enter}{/Control}');
  expect(await screen.findByText('1 sheet typed in')).toBeTruthy();
  expect(document.activeElement?.getAttribute('name')).toBe('food');
  await person.keyboard('37{Control>}{Enter}{/Control}');
  expect(await screen.findByText('2 sheets typed in')).toBeTruthy();
  await vi.waitFor(() => expect(api.sentTo('survey-entries/collect')).toHaveLength(2));
  const sent = api.sentTo('survey-entries/collect').map(({ input }) => input);
  expect(sent).toMatchObject([
    { mode: 'paper', helper_role: null, answers: { food: 'ok', recommend: '10' } },
    { mode: 'paper', answers: { food: 'unhappy', recommend: '7' } },
  ]);
});

test('asks who helped, and warns when it was a member of staff', async () => {
  const { api, person } = await open();
  await person.click(await screen.findByRole('radio', { name: /^With help/ }));
  const [first] = screen.getAllByRole('radio', { name: /Happy/ });
  await person.click(first as HTMLElement);
  await person.click(screen.getByRole('button', { name: 'Save and next' }));
  expect(await screen.findByText('Choose who helps.')).toBeTruthy();
  await person.selectOptions(screen.getByLabelText('Who helps?'), 'staff');
  expect(screen.getByText(/must not be someone the questions are about/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Save and next' }));
  await waitFor(() =>
    expect(api.sentTo('survey-entries/collect')[0]?.input).toMatchObject({
      mode: 'with_help',
      helper_role: 'staff',
    }),
  );
});

test('tells relatives that typing in answers is for staff', async () => {
  signedInApi(makeUser({ type: 'family', role: 'relative' }));
  renderApp(`/manage-survey-entry?id=${SURVEY}`, { token: 'a-token' });
  expect(await screen.findByRole('heading', { name: 'Not part of your role' })).toBeTruthy();
});
