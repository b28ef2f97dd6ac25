import type { CurrentUser } from '@relish/shared/accounts/account/current-user.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { listActions, makeAction } from '../../../testing/make-listening.ts';
import {
  FOOD,
  makeQuestion,
  makeSurvey,
  SAFE,
  SURVEY,
  WISH,
} from '../../../testing/make-survey.ts';
import { makeUser } from '../../../testing/make-user.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { savedFiles } from '../../../testing/saved-files.ts';
import { signedInApi } from '../../../testing/signed-in-api.ts';
import type { QuestionResult, SurveyResults, SurveyTexts } from './api.ts';
// Imported up front, so that lazy loading does not count towards a test's timeout.
import './survey-results-page.tsx';
import './csv-words.ts';
import '../../../ui/overlays/menu-box.tsx';
import '@hookform/resolvers/zod';

import '../../../app/shell.tsx';

const RATING = makeQuestion({ key: 'recommend', type: 'rating0_10', text: 'Recommend?' });
const QUESTIONS = [FOOD, SAFE, RATING, WISH];

const figure = (differences: Partial<QuestionResult> = {}): QuestionResult => ({
  key: 'food',
  type: 'faces3',
  n: 20,
  is_suppressed: false,
  is_grey: false,
  no_answer: { prefer_not: 1, not_applicable: 0 },
  options: [
    { code: 'happy', count: 16, percent: 80 },
    { code: 'ok', count: 3, percent: 15 },
    { code: 'unhappy', count: 1, percent: 5 },
  ],
  top_two: null,
  mean: null,
  score: null,
  ...differences,
});

const HIDDEN = figure({
  key: 'safe',
  n: null,
  is_suppressed: true,
  is_grey: true,
  no_answer: null,
  options: [],
});
const SCORE = figure({
  key: 'recommend',
  type: 'rating0_10',
  options: [{ code: '9', count: 20, percent: 100 }],
  mean: 9,
  score: 100,
});

const makeResults = (differences: Partial<SurveyResults> = {}): SurveyResults => ({
  survey: {
    id: SURVEY,
    title: 'How is life here?',
    audience: 'resident',
    anonymous: true,
    is_always_open: false,
    opened_on: '2026-11-01',
    closed_on: '2026-11-14',
    attribution: null,
    group_key: null,
    questions: QUESTIONS,
  },
  state: 'published',
  entries: 21,
  invited: 24,
  response_rate: 87.5,
  from_poster: 0,
  not_counted: 0,
  by_mode: [
    { mode: 'self', entries: 18 },
    { mode: 'with_help', entries: 3 },
  ],
  own: [figure(), HIDDEN, SCORE],
  proxy: [figure({ n: 6, is_grey: true })],
  groups: [],
  months: [],
  ...differences,
});

const TEXT: SurveyTexts['texts'][number] = {
  id: '0197a000-0000-7000-8000-000000000901',
  question_key: 'wish',
  text: 'More singing.',
  hides_names: false,
  theme: null,
};

function open(results = makeResults(), user: Partial<CurrentUser> = {}) {
  const api = signedInApi(makeUser(user));
  api.answers('surveys/get', makeSurvey({ state: 'closed', questions: QUESTIONS }));
  api.answers('survey-results/get', results);
  api.answers('survey-results/trend', []);
  api.answers('survey-results/texts', {
    state: 'published',
    is_suppressed: false,
    texts: [TEXT],
    themes: [],
  });
  api.answers('actions/list', { rows: [], next: null });
  renderApp(`/survey-results?id=${SURVEY}`, { token: 'a-token' });
  return { api, person: userEvent.setup() };
}

test('shows the response, the good share in words and the recommendation score', async () => {
  open();
  expect(await screen.findByText('88% answered (21 of 24)')).toBeTruthy();
  expect(screen.getByText('With help: 3')).toBeTruthy();
  expect(screen.getByRole('figure', { name: /The food is good.*80% happy/ })).toBeTruthy();
  expect(screen.getByText(/Recommendation score \+100 · Mean 9/)).toBeTruthy();
});

test('names questions with fewer than five answers without their figures', async () => {
  open();
  const card = within(await screen.findByRole('region', { name: 'Fewer than five answers' }));
  expect(card.getByText('I feel safe.')).toBeTruthy();
});

test('shows answers by others apart, in grey words under ten', async () => {
  const { person } = open();
  await person.selectOptions(
    await screen.findByLabelText('Show'),
    'Answered for residents by others',
  );
  expect(await screen.findByText(/not part of the other figures/)).toBeTruthy();
  expect(screen.getByRole('figure', { name: /Fewer than ten answers/ })).toBeTruthy();
});

test('shows no figures while the survey is open', async () => {
  open(makeResults({ state: 'open', own: [], proxy: [] }));
  expect(await screen.findByText(/shown once the survey has closed/)).toBeTruthy();
  expect(screen.queryByRole('figure')).toBeNull();
});

test('lets managers give comments a theme', async () => {
  const { api, person } = open();
  api.answers('survey-results/mark', {});
  await screen.findByText('More singing.');
  await person.click(screen.getByRole('button', { name: 'Add a theme' }));
  await person.type(await screen.findByLabelText('Theme'), 'Music');
  await person.click(screen.getByRole('button', { name: 'Save theme' }));
  await waitFor(() =>
    expect(api.sentTo('survey-results/mark')[0]?.input).toEqual({
      text_id: TEXT.id,
      theme: 'Music',
    }),
  );
});

test('raises an action about a theme of the comments', async () => {
  const { api, person } = open();
  api.answers('survey-results/texts', {
    state: 'published',
    is_suppressed: false,
    texts: [{ ...TEXT, theme: 'Music' }],
    themes: [{ theme: 'Music', count: 1 }],
  });
  api.answers('actions/owners', []);
  api.answers('actions/add', { id: SURVEY });
  api.answers('residents/list', []);
  await person.click(await screen.findByRole('radio', { name: /^Music/ }));
  await person.click(screen.getByRole('button', { name: 'Raise an action about “Music”' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Theme')).value).toBe('Music');
  await person.type(screen.getByLabelText('You said'), 'More singing.');
  await person.type(screen.getByLabelText('We will'), 'Sing on Sundays.');
  await person.click(screen.getByRole('button', { name: 'Save action' }));
  await waitFor(() =>
    expect(api.sentTo('actions/add')[0]?.input).toMatchObject({
      source: 'survey',
      survey_id: SURVEY,
      theme: 'Music',
    }),
  );
});

test('archives a closed survey without a reason once it raised an action', async () => {
  const { api, person } = open();
  api.answers('actions/list', listActions(makeAction()));
  api.answers('surveys/archive', { id: SURVEY });
  await person.click(await screen.findByRole('button', { name: 'More actions' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Archive' }));
  expect(await screen.findByText(/An action was raised from this survey/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(api.sentTo('surveys/archive')).toHaveLength(1));
});

test('shows carers figures but no comments', async () => {
  const { api } = open(makeResults(), { role: 'carer' });
  await screen.findByText('88% answered (21 of 24)');
  expect(screen.queryByText('More singing.')).toBeNull();
  expect(api.sentTo('survey-results/texts')).toEqual([]);
});

test('saves the results for the board as a PDF', async () => {
  const files = savedFiles();
  const { api, person } = open();
  api.answers('survey-results/print', { file_name: 'survey-results.pdf', base64: btoa('%PDF') });
  await person.click(
    await screen.findByRole('button', { name: 'Save results for the board (PDF)' }),
  );
  await waitFor(() => expect(files).toHaveLength(1));
  expect(api.sentTo('survey-results/print')[0]?.input).toEqual({ id: SURVEY });
});

test('downloads the published figures as CSV, without hidden ones', async () => {
  const files = savedFiles();
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Download all results (CSV)' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const text = await files[0]?.content.text();
  expect(text).toContain('The food is good.');
  expect(text).toContain('I feel safe.,Fewer than five answers,,');
});
