import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';

import { removeSealed, sealedNames } from '../../../platform/sealed-store.ts';
import { makeOuting, TRIP } from '../../../testing/make-outing.ts';
import { WILF } from '../../../testing/make-resident.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signedInApi } from '../../../testing/signed-in-api.ts';
import { checks } from './checks-outbox.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './session-check-page.tsx';
import './checks-banner.tsx';
import '../../../app/shell.tsx';

function open(outing = makeOuting()) {
  onTestFinished(async () => {
    for (const name of await sealedNames()) await removeSealed(name);
    checks.waiting.set([]);
  });
  const api = signedInApi(makeUser());
  api.answers('outings/get', outing);
  api.answers('session-checks/list', []);
  renderApp(`/session-check?event=${TRIP}`, { token: 'a-token' });
  return { api, person: userEvent.setup() };
}
type Person = ReturnType<typeof open>['person'];

const answer = async (person: Person, question: RegExp, choice: 'Yes' | 'No') => {
  const group = await screen.findByRole('radiogroup', { name: question });
  await person.click(within(group).getByRole('radio', { name: choice }));
};
const QUESTIONS = [/everyone well/, /room, floor/, /equipment/, /eating plans/, /enough staff/];
const answerAll = async (person: Person) => {
  for (const question of QUESTIONS) await answer(person, question, 'Yes');
};
const save = (person: Person) => person.click(screen.getByRole('button', { name: 'Save check' }));

test('saves five ticks', async () => {
  const { api, person } = open();
  api.answers('session-checks/add', { state: 'all_well', unassessed_ids: [] });
  await answerAll(person);
  await save(person);
  expect(await screen.findByText('All five are fine')).toBeTruthy();
  expect(api.sentTo('session-checks/add')[0]?.input).toMatchObject({
    event_id: TRIP,
    resident_ids: makeOuting().goers.map(({ id }) => id),
  });
});

test('asks for a missing answer and for the note of a no, before anything is sent', async () => {
  const { api, person } = open();
  api.answers('session-checks/add', { state: 'stop_and_think', unassessed_ids: [] });
  await answer(person, QUESTIONS[0]!, 'No');
  await save(person);
  expect(screen.getAllByText('Choose yes or no.')).toHaveLength(4);
  expect(screen.getByText('Write a short note.')).toBeTruthy();
  expect(api.sentTo('session-checks/add')).toEqual([]);
  for (const question of QUESTIONS.slice(1)) await answer(person, question, 'Yes');
  await person.type(screen.getByLabelText('What is different?'), 'Wilf has a cough');
  await save(person);
  expect(await screen.findByRole('status')).toBeTruthy();
  expect(await screen.findByText('Stop and think')).toBeTruthy();
});

test('N20: keeps a check without a connection and sends the same one again', async () => {
  const { api, person } = open();
  api.cannotBeReached('session-checks/add');
  await answerAll(person);
  await save(person);
  expect(await screen.findByText('All five are fine')).toBeTruthy();
  expect(await screen.findByText('1 check is not sent yet')).toBeTruthy();
  api.answers('session-checks/add', { state: 'all_well', unassessed_ids: [] });
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText('1 check is not sent yet')).toBeNull());
  const [first, second] = api.sentTo('session-checks/add');
  expect(second?.input).toEqual(first?.input);
});

test('asks to stop and think about someone who joined and was not assessed', async () => {
  const { api, person } = open(makeOuting({ unassessed_ids: [WILF] }));
  api.answers('session-checks/add', { state: 'stop_and_think', unassessed_ids: [WILF] });
  expect(await screen.findByText('Not in the risk assessment: Wilf Ross.')).toBeTruthy();
  await answerAll(person);
  await person.type(screen.getByLabelText(/What you do for those who joined/), 'Kim stays close');
  await save(person);
  expect(await screen.findByText(/Decide with a colleague/)).toBeTruthy();
  expect(api.sentTo('session-checks/add')[0]?.input).toMatchObject({
    joined_note: 'Kim stays close',
  });
});
