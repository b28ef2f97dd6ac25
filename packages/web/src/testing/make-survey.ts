import type { Output } from '@relish/shared/calls.ts';
import type { Question } from '@relish/shared/surveys/surveys/contract.ts';

export const SURVEY = '0197a000-0000-7000-8000-000000000801';

export const makeQuestion = (differences: Partial<Question> = {}): Question => ({
  key: 'food',
  type: 'faces3',
  text: 'The food is good.',
  help: null,
  section: null,
  required: false,
  options: [],
  domain: null,
  framework_item: null,
  translations: {},
  ...differences,
});

export const FOOD = makeQuestion();
export const SAFE = makeQuestion({ key: 'safe', text: 'I feel safe.' });
export const WISH = makeQuestion({ key: 'wish', type: 'text', text: 'What would you like to do?' });

type AnswerableSurvey = Output<'survey-entries/open'>;

/** A survey of residents without names, which is answered on the tablet. */
export const makeAnswerable = (differences: Partial<AnswerableSurvey> = {}): AnswerableSurvey => ({
  id: SURVEY,
  home: 'Rosewood House',
  title: 'How is life here?',
  intro: 'Tell us how you feel.',
  audience: 'resident',
  anonymous: true,
  allow_proxy: true,
  closes_on: '2099-11-30',
  languages: ['en'],
  translations: {},
  attribution: null,
  questions: [FOOD, SAFE, WISH],
  key: null,
  is_done: false,
  ...differences,
});

type ManagedSurvey = Output<'surveys/get'>;

export const makeSurvey = (differences: Partial<ManagedSurvey> = {}): ManagedSurvey => ({
  id: SURVEY,
  title: 'How is life here?',
  intro: 'Tell us how you feel.',
  audience: 'resident',
  anonymous: true,
  allow_proxy: true,
  is_always_open: false,
  state: 'open',
  opens_on: '2026-11-01',
  closes_on: '2099-11-30',
  invited: 24,
  entries: 12,
  homes: 1,
  languages: ['en'],
  translations: {},
  template: 'resident',
  attribution: null,
  group_key: null,
  questions: [FOOD, SAFE, WISH],
  published_at: '2026-11-01T08:00:00.000Z',
  closed_at: null,
  archived_at: null,
  archive_reason: null,
  has_poster: false,
  key_fingerprint: null,
  version: 1,
  ...differences,
});
