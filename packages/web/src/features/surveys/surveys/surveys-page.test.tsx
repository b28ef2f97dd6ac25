import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { ORGANISATION_TYPE } from '@relish/shared/constants.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { expectHeading } from '../../../testing/expect-heading.ts';
import { makeAnswerable, makeSurvey, SURVEY } from '../../../testing/make-survey.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { savedFiles } from '../../../testing/saved-files.ts';
import { signedInApi } from '../../../testing/signed-in-api.ts';
import type { ManagedSurvey, SurveyRow } from './api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './surveys-page.tsx';
import './survey-edit-page.tsx';
import './survey-edit-form.tsx';
import '../../../app/shell.tsx';
import '@hookform/resolvers/zod';

const toRow = ({ questions, ...survey }: ManagedSurvey): SurveyRow => ({
  ...survey,
  questions: questions.length,
});

function serve(surveys: ManagedSurvey[], user: Partial<CurrentUser> = {}) {
  const api = signedInApi(makeUser(user));
  api.answers('surveys/list', surveys.map(toRow));
  api.answers('survey-entries/waiting', []);
  api.answers('surveys/get', makeSurvey({ state: 'draft', published_at: null }));
  return api;
}

test('lists surveys by state, with how many have answered', async () => {
  const old = makeSurvey({ id: crypto.randomUUID(), title: 'Last year', state: 'closed' });
  serve([makeSurvey(), old]);
  renderApp('/tabs/surveys', { token: 'a-token' });
  const list = await screen.findByRole('list', { name: 'All surveys' });
  expect(within(list).getByText(/12 of 24 answered/)).toBeTruthy();
  expect(within(list).queryByText('Last year')).toBeNull();
  await userEvent.setup().click(screen.getByRole('radio', { name: 'Closed (1)' }));
  expect(await within(list).findByText('Last year')).toBeTruthy();
});

test('shows relatives only the surveys they are asked to answer', async () => {
  const api = serve([], { type: 'family', role: 'relative' });
  const { id, title, intro, audience, anonymous, closes_on, key, is_done } = makeAnswerable();
  const row = { id, title, intro, audience, anonymous, closes_on, key, is_done, questions: 3 };
  api.answers('survey-entries/waiting', [row]);
  renderApp('/tabs/surveys', { token: 'a-token' });
  const link = await screen.findByRole('link', { name: title });
  expect(link.getAttribute('href')).toBe(`/survey-answer?id=${SURVEY}`);
  expect(screen.queryByRole('link', { name: 'New survey' })).toBeNull();
});

test.each(['A', 'B', 'C', 'D'])('explains on Package %s what unlocks surveys', async (letter) => {
  signedInApi(
    makeUser({ package: { title: `Package ${letter}` as 'Package A', is_basic: false } }),
  );
  renderApp('/tabs/surveys', { token: 'a-token' });
  expect(await screen.findByRole('heading', { name: 'Surveys come with Package E' })).toBeTruthy();
  expect(screen.getByText(/Your home manager can change the package/)).toBeTruthy();
});

test('tells a family organisation that only care homes have surveys', async () => {
  signedInApi(makeUser({ organisation_type: ORGANISATION_TYPE.family }));
  renderApp('/tabs/surveys', { token: 'a-token' });
  expect(await screen.findByRole('heading', { name: 'There are no surveys here' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /package/ })).toBeNull();
});

test('makes a survey from a template, with questions in another order', async () => {
  const api = serve([]);
  api.answers('surveys/add', { id: SURVEY });
  const person = userEvent.setup();
  renderApp('/survey-edit', { token: 'a-token' });
  await person.click(await screen.findByRole('link', { name: 'How is life here?' }));
  const first = await screen.findByRole('button', { name: /^1\. I feel at home here\./ });
  await person.click(screen.getByRole('button', { name: 'Move question 2 up' }));
  await screen.findByRole('button', { name: /^1\. People here are kind/ });
  first.focus();
  await person.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await screen.findByRole('button', { name: /^3\. I feel at home here\./ });
  await person.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(api.sentTo('surveys/add')).toHaveLength(1));
  const { survey } = (api.sentTo('surveys/add')[0]?.input ?? {}) as {
    survey: { template: string; questions: { key: string }[] };
  };
  expect(survey.template).toBe('resident');
  expect(survey.questions.slice(0, 3).map(({ key }) => key)).toEqual([
    'kind',
    'choose_day',
    'at_home',
  ]);
});

test('shows at its question what is missing in an own survey', async () => {
  const api = serve([]);
  const person = userEvent.setup();
  renderApp('/survey-edit?template=own', { token: 'a-token' });
  await person.type(await screen.findByLabelText('Title'), 'Lunch');
  await person.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByLabelText('Question')).toBeTruthy();
  expect(api.sentTo('surveys/add')).toEqual([]);
});

test('publishes a draft only after saying what cannot be changed any more', async () => {
  const api = serve([]);
  api.answers('surveys/publish', { id: SURVEY });
  const person = userEvent.setup();
  renderApp(`/survey-results?id=${SURVEY}`, { token: 'a-token' });
  await expectHeading('How is life here?');
  await person.click(await screen.findByRole('button', { name: 'Publish' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Publish this survey?' }));
  expect(question.getByText(/cannot be changed afterwards/)).toBeTruthy();
  expect(api.sentTo('surveys/publish')).toEqual([]);
  await person.click(question.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(api.sentTo('surveys/publish')).toHaveLength(1));
});

test('saves the poster and the printed form of a survey in each of its languages', async () => {
  const files = savedFiles();
  const api = serve([]);
  api.answers('surveys/get', makeSurvey({ state: 'scheduled', languages: ['en', 'cy'] }));
  const pdf = { file_name: 'a.pdf', base64: btoa('%PDF') };
  api.answers('surveys/print-poster', pdf);
  api.answers('surveys/print-form', pdf);
  const person = userEvent.setup();
  renderApp(`/survey-results?id=${SURVEY}`, { token: 'a-token' });
  const choose = async (name: string) => {
    await person.click(await screen.findByRole('button', { name: 'More actions' }));
    await person.click(await screen.findByRole('menuitem', { name }));
  };
  await choose('Save poster (PDF)');
  await waitFor(() => expect(files).toHaveLength(1));
  await choose('Save printed form (PDF): Cymraeg');
  await waitFor(() => expect(files).toHaveLength(2));
  expect(api.sentTo('surveys/print-form')[0]?.input).toEqual({ id: SURVEY, language: 'cy' });
});
