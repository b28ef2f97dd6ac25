import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Id, optionalLine } from '../../fields.ts';
import { ENTRY_MODES } from '../survey-entries/choices.ts';
import { SURVEY_AUDIENCES, SURVEY_LIMITS } from '../surveys/choices.ts';
import { Question } from '../surveys/contract.ts';
import { QUESTION_TYPES } from '../surveys/question-types.ts';

const QuestionResult = z.object({
  key: z.string(),
  type: z.enum(QUESTION_TYPES),
  n: z.int().nullable(),
  is_suppressed: z.boolean(),
  is_grey: z.boolean(),
  no_answer: z.object({ prefer_not: z.int(), not_applicable: z.int() }).nullable(),
  options: z.array(z.object({ code: z.string(), count: z.int(), percent: z.number().nullable() })),
  top_two: z.number().nullable(),
  mean: z.number().nullable(),
  score: z.int().nullable(),
});

/** Results are published once: after a survey has closed, or after a month is over. */
export const RESULT_STATES = ['open', 'counting', 'published'] as const;

export const SurveyResults = z.object({
  survey: z.object({
    id: Id,
    title: z.string(),
    audience: z.enum(SURVEY_AUDIENCES),
    anonymous: z.boolean(),
    is_always_open: z.boolean(),
    opened_on: z.string().nullable(),
    closed_on: z.string().nullable(),
    attribution: z.string().nullable(),
    group_key: z.string().nullable(),
    questions: z.array(Question),
  }),
  state: z.enum(RESULT_STATES),
  entries: z.int(),
  /** Null for professionals. */
  invited: z.int().nullable(),
  /** In percent; answers from a poster are not part of it. */
  response_rate: z.number().nullable(),
  from_poster: z.int(),
  /**
   * Answers that came after the last batch of five of a survey that is always open, and are not counted because they
   * would reveal who gave them.
   */
  not_counted: z.int(),
  by_mode: z.array(z.object({ mode: z.enum(ENTRY_MODES), entries: z.int() })),
  own: z.array(QuestionResult),
  proxy: z.array(QuestionResult),
  groups: z.array(z.object({ code: z.string(), questions: z.array(QuestionResult) })),
  months: z.array(z.object({ month: z.string(), questions: z.array(QuestionResult) })),
});
export type SurveyResults = z.infer<typeof SurveyResults>;

const SurveyText = z.object({
  id: Id,
  question_key: z.string(),
  /** Names are hidden when the survey is anonymous. */
  text: z.string(),
  hides_names: z.boolean(),
  theme: z.string().nullable(),
});

const TrendPoint = z.object({
  survey_id: Id,
  title: z.string(),
  /** The day a survey closed; for surveys that are always open, the month. */
  when: z.string(),
  n: z.int().nullable(),
  is_suppressed: z.boolean(),
  is_grey: z.boolean(),
  top_two: z.number().nullable(),
  mean: z.number().nullable(),
  score: z.int().nullable(),
  /** For three faces: the share of happy ones. */
  happy: z.number().nullable(),
});

const ById = z.object({ id: Id });

export const surveyResultCalls = defineCalls({
  'survey-results/get': {
    access: 'surveys.results',
    reads: ['surveys', 'survey-entries'],
    summary: 'Get the published results of a survey, without cuts of fewer than five answers',
    input: ById,
    output: SurveyResults,
  },
  'survey-results/texts': {
    access: 'surveys.read-texts',
    reads: ['survey-entries'],
    summary: 'List answers in people’s own words, in random order, with their themes',
    input: ById,
    output: z.object({
      state: z.enum(RESULT_STATES),
      /** Fewer than five people have answered. */
      is_suppressed: z.boolean(),
      texts: z.array(SurveyText),
      themes: z.array(z.object({ theme: z.string(), count: z.int() })),
    }),
  },
  'survey-results/mark': {
    access: 'surveys.read-texts',
    changes: ['survey-entries'],
    summary: 'Give an answer a theme, or remove it',
    input: z.object({ text_id: Id, theme: optionalLine(SURVEY_LIMITS.theme) }),
    output: z.object({}),
  },
  'survey-results/trend': {
    access: 'surveys.results',
    reads: ['surveys', 'survey-entries'],
    summary:
      'List the results of a survey’s questions in this and earlier closed surveys, oldest first',
    input: ById,
    output: z.array(z.object({ question_key: z.string(), points: z.array(TrendPoint) })),
  },
  'survey-results/print': {
    access: 'surveys.results',
    reads: ['surveys', 'survey-entries', 'actions'],
    renders: { what: 'pdf', perHour: 30 },
    summary: 'Make a PDF of the published results for the board and the inspector',
    input: ById,
    output: z.object({ file_name: z.string(), base64: z.string() }),
  },
  'survey-results/compare': {
    access: 'surveys.compare',
    reads: ['surveys', 'survey-entries'],
    summary: 'Compare the homes in which a survey was started at the same time',
    input: ById,
    output: z.array(
      z.object({
        carehome_id: Id,
        home: z.string(),
        state: z.enum(RESULT_STATES),
        entries: z.int(),
        invited: z.int().nullable(),
        response_rate: z.number().nullable(),
        own: z.array(QuestionResult),
      }),
    ),
  },
});
