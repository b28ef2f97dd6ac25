import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Day, Id, Instant, Language, optionalText, shortText } from '../../fields.ts';
import { SURVEY_AUDIENCES, SURVEY_LIMITS, SURVEY_STATES } from './choices.ts';
import { isFree, QUESTION_TYPES } from './question-types.ts';

const Code = z.string().regex(/^[a-z0-9][a-z0-9_]{0,39}$/, 'Use small letters, digits and _.');

/** A draft may be translated in part; publishing asks for the rest. */
const Translation = z.object({
  text: optionalText(SURVEY_LIMITS.question),
  help: optionalText(SURVEY_LIMITS.help),
  section: optionalText(SURVEY_LIMITS.section),
  /** Labels by the code of the option. */
  options: z.record(Code, shortText(SURVEY_LIMITS.option, 'a label')).default({}),
});

const SurveyTranslation = z.object({
  title: optionalText(SURVEY_LIMITS.title),
  intro: optionalText(SURVEY_LIMITS.intro),
  /** By the codes of fixed options, such as agree, and of "prefer not to say". */
  labels: z.record(Code, shortText(SURVEY_LIMITS.option, 'a label')).default({}),
});

export const Question = z
  .object({
    /** The same in later surveys, so that they can be compared. */
    key: Code,
    type: z.enum(QUESTION_TYPES, { error: 'Choose a kind of question.' }),
    text: shortText(SURVEY_LIMITS.question, 'a question'),
    help: optionalText(SURVEY_LIMITS.help),
    section: optionalText(SURVEY_LIMITS.section),
    required: z.boolean().default(false),
    /** For single and multi only; the other types have fixed options. */
    options: z
      .array(z.object({ code: Code, label: shortText(SURVEY_LIMITS.option, 'a label') }))
      .max(SURVEY_LIMITS.options, `Add at most ${SURVEY_LIMITS.options} options.`)
      .refine(
        (all) => new Set(all.map(({ code }) => code)).size === all.length,
        'Use each code once.',
      )
      .default([]),
    /** Such as food or activities; recommend gets a recommendation score. */
    domain: optionalText(40),
    /** An item of the evidence map. */
    framework_item: optionalText(80),
    translations: z.record(Language, Translation).default({}),
  })
  .superRefine(({ type, options }, context) => {
    const isOwn = type === 'single' || type === 'multi';
    if (isOwn ? options.length < 2 : options.length > 0)
      context.addIssue({
        code: 'custom',
        path: ['options'],
        message: isOwn ? 'Add at least two options.' : 'This kind of question has fixed options.',
      });
  });
export type Question = z.output<typeof Question>;
export type QuestionInput = z.input<typeof Question>;

export const SurveyInput = z
  .object({
    title: shortText(SURVEY_LIMITS.title, 'a title'),
    intro: optionalText(SURVEY_LIMITS.intro).transform((text) => text ?? ''),
    audience: z.enum(SURVEY_AUDIENCES, { error: 'Choose who answers.' }),
    anonymous: z.boolean(),
    allow_proxy: z.boolean().default(false),
    /** Has no end and is reported by month. */
    is_always_open: z.boolean().default(false),
    /** Null opens it when it is published. */
    opens_on: Day.nullable().default(null),
    /** Its last day; null only when it is always open. */
    closes_on: Day.nullable().default(null),
    /** The first is the language of the texts themselves. */
    languages: z
      .array(Language)
      .min(1)
      .max(SURVEY_LIMITS.languages, `Use at most ${SURVEY_LIMITS.languages} languages.`)
      .refine((all) => new Set(all).size === all.length, 'Use each language once.')
      .default(['en']),
    translations: z.record(Language, SurveyTranslation).default({}),
    template: optionalText(40),
    attribution: optionalText(300),
    /** The single-choice question whose options are the groups of the results. */
    group_key: Code.nullable().default(null),
    questions: z
      .array(Question)
      .min(1, 'Add at least one question.')
      .max(SURVEY_LIMITS.questions, `Ask at most ${SURVEY_LIMITS.questions} questions.`)
      .refine(
        (all) => new Set(all.map(({ key }) => key)).size === all.length,
        'Use each key once.',
      ),
  })
  .superRefine((survey, context) => {
    const report = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (!survey.is_always_open && survey.closes_on === null)
      report('closes_on', 'Enter the last day.');
    if (survey.is_always_open && survey.closes_on !== null)
      report('closes_on', 'A survey that is always open has no last day.');
    if (survey.opens_on !== null && survey.closes_on !== null && survey.closes_on < survey.opens_on)
      report('closes_on', 'The last day is before the first.');
    if (survey.group_key !== null) {
      // Months and groups together could reveal a small group by subtraction.
      if (survey.is_always_open) report('group_key', 'A survey that is always open has no groups.');
      else if (
        !survey.questions.some(({ key, type }) => key === survey.group_key && type === 'single')
      )
        report('group_key', 'Choose a question with one choice.');
    }
    if (survey.questions.every(({ type }) => isFree(type)))
      report('questions', 'Add at least one question that can be counted.');
  });
export type SurveyInput = z.output<typeof SurveyInput>;

export const SurveyRow = z.object({
  id: Id,
  title: z.string(),
  audience: z.enum(SURVEY_AUDIENCES),
  anonymous: z.boolean(),
  is_always_open: z.boolean(),
  state: z.enum(SURVEY_STATES),
  opens_on: z.string().nullable(),
  closes_on: z.string().nullable(),
  /** Null for professionals, who are not invited one by one. */
  invited: z.int().nullable(),
  /** Counted so far. Anonymous answers are counted in batches of five or more. */
  entries: z.int(),
  /** In how many homes it was started at the same time. */
  homes: z.int(),
  questions: z.int(),
});
export type SurveyRow = z.infer<typeof SurveyRow>;

export const ManagedSurvey = z.object({
  ...SurveyRow.omit({ questions: true }).shape,
  intro: z.string(),
  allow_proxy: z.boolean(),
  languages: z.array(z.string()),
  translations: SurveyInput.shape.translations,
  template: z.string().nullable(),
  attribution: z.string().nullable(),
  group_key: z.string().nullable(),
  questions: z.array(Question),
  published_at: Instant.nullable(),
  closed_at: Instant.nullable(),
  archived_at: Instant.nullable(),
  archive_reason: z.string().nullable(),
  has_poster: z.boolean(),
  /** The key that signs this survey's tokens, the same for everyone. Null unless anonymous and published. */
  key_fingerprint: z.string().nullable(),
  version: z.int(),
});
export type ManagedSurvey = z.infer<typeof ManagedSurvey>;

const ById = z.object({ id: Id });
const PdfFile = z.object({ file_name: z.string(), base64: z.string() });

export const surveyCalls = defineCalls({
  'surveys/list': {
    access: 'surveys.results',
    reads: ['surveys'],
    summary: 'List the surveys of the home, newest first',
    input: z.object({}),
    output: z.array(SurveyRow),
  },
  'surveys/get': {
    access: 'surveys.results',
    reads: ['surveys'],
    summary: 'Get a survey with its questions',
    input: ById,
    output: ManagedSurvey,
  },
  'surveys/add': {
    access: 'surveys.manage',
    changes: ['surveys'],
    creates: true,
    summary: 'Add a draft, also in other homes where the user manages surveys',
    input: z.object({
      survey: SurveyInput,
      /** In addition to the current home. */
      carehome_ids: z.array(Id).max(200).default([]),
    }),
    output: ById,
    maxBytes: 262_144,
  },
  'surveys/edit': {
    access: 'surveys.manage',
    changes: ['surveys'],
    summary: 'Edit a draft; a published survey is copied instead',
    input: z.object({ id: Id, version: z.int(), survey: SurveyInput }),
    output: ById,
    maxBytes: 262_144,
  },
  'surveys/publish': {
    access: 'surveys.manage',
    changes: ['surveys'],
    summary:
      'Publish a draft: fixes its questions and anonymity, and invites people on its first day',
    input: ById,
    output: ById,
  },
  'surveys/close': {
    access: 'surveys.manage',
    changes: ['surveys'],
    summary: 'Close a survey before its last day',
    input: ById,
    output: ById,
  },
  'surveys/archive': {
    access: 'surveys.manage',
    changes: ['surveys'],
    summary: 'Archive a closed survey that raised an action, or with a reason why it raised none',
    input: ById.extend({ reason: optionalText(SURVEY_LIMITS.reason) }),
    output: ById,
  },
  'surveys/copy': {
    access: 'surveys.manage',
    changes: ['surveys'],
    creates: true,
    summary: 'Make a draft with the same questions, which keeps them comparable',
    input: ById,
    output: ById,
  },
  'surveys/delete': {
    access: 'surveys.manage',
    changes: ['surveys'],
    summary: 'Delete a draft',
    input: ById,
    output: z.object({}),
  },
  'surveys/poster': {
    access: 'surveys.manage',
    changes: ['surveys'],
    summary: 'Get the secret of the poster’s link, the same every time; makes it when first asked',
    input: ById,
    /** The link is `/survey#` and the secret. */
    output: z.object({ secret: z.string() }),
  },
  'surveys/print-poster': {
    access: 'surveys.manage',
    changes: ['surveys'],
    renders: { what: 'pdf', perHour: 30 },
    summary: 'Make a poster with the survey’s link as a QR code and in letters',
    input: ById,
    output: PdfFile,
  },
  'surveys/print-form': {
    access: 'surveys.collect',
    reads: ['surveys'],
    renders: { what: 'pdf', perHour: 30 },
    summary: 'Make a large-print form of a published survey, to be filled in on paper',
    input: ById.extend({ language: Language.default('en') }),
    output: PdfFile,
  },
});
