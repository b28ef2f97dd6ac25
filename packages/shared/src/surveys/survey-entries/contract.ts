import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Id, Language } from '../../fields.ts';
import { SURVEY_AUDIENCES, SURVEY_LIMITS } from '../surveys/choices.ts';
import { Question, SurveyInput } from '../surveys/contract.ts';
import { ENTRY_MODES, HELPER_ROLES, LINK_KINDS } from './choices.ts';
import { LINK_SECRET } from './link-secret.ts';

const SurveyId = z.object({ survey_id: Id });
const Secret = z.string().regex(LINK_SECRET, 'This link is not complete.');
/** RSA with 2048 bits, in base64url. */
const Signed = z.string().regex(/^[\w-]{342}$/, 'This is not a signature.');
const Token = z.string().regex(/^[\w-]{43}$/, 'This is not a token.');

const AnswerMap = z
  .record(
    z.string().max(40),
    z.union([
      z.string().max(SURVEY_LIMITS.text),
      z.array(z.string().max(40)).max(SURVEY_LIMITS.options),
    ]),
  )
  .refine((answers) => Object.keys(answers).length <= SURVEY_LIMITS.questions, 'Too many answers.');

const Answered = z.object({
  language: Language.default('en'),
  answers: AnswerMap,
});
const OwnMode = z.enum(['self', 'proxy']).default('self');

/** A survey as those who answer it see it. */
export const AnswerableSurvey = z.object({
  id: Id,
  home: z.string(),
  title: z.string(),
  intro: z.string(),
  audience: z.enum(SURVEY_AUDIENCES),
  anonymous: z.boolean(),
  allow_proxy: z.boolean(),
  closes_on: z.string().nullable(),
  languages: z.array(z.string()),
  translations: SurveyInput.shape.translations,
  attribution: z.string().nullable(),
  questions: z.array(Question),
  /** For anonymous surveys: blind a token with it (`blind-token.ts`). The modulus and exponent in base64url. */
  key: z.object({ n: z.string(), e: z.string(), fingerprint: z.string() }).nullable(),
  /**
   * Anonymous: a token was given, and only the device that holds it knows whether it was used. Otherwise: an answer was
   * saved.
   */
  is_done: z.boolean(),
});
export type AnswerableSurvey = z.infer<typeof AnswerableSurvey>;

export const CollectInput = z
  .object({
    survey_id: Id,
    /** Chosen by the device, so that a queued answer counts once (N20). */
    client_uuid: Id,
    mode: z.enum(ENTRY_MODES, { error: 'Choose how it was answered.' }),
    /** Required with help and by proxy. */
    helper_role: z.enum(HELPER_ROLES).nullable().default(null),
    /** Only for surveys of residents that are not anonymous. */
    resident_id: Id.nullable().default(null),
    ...Answered.shape,
  })
  .superRefine(({ mode, helper_role }, context) => {
    if ((mode === 'with_help' || mode === 'proxy') && helper_role === null)
      context.addIssue({ code: 'custom', path: ['helper_role'], message: 'Choose who helped.' });
  });

export const SurveyEntry = z.object({
  id: Id,
  respondent: z.string().nullable(),
  resident: z.object({ id: Id, name: z.string() }).nullable(),
  mode: z.enum(ENTRY_MODES),
  helper_role: z.enum(HELPER_ROLES).nullable(),
  completed_on: z.string(),
  answers: AnswerMap,
});
export type SurveyEntry = z.infer<typeof SurveyEntry>;

const Counted = z.object({});

export const surveyEntryCalls = defineCalls({
  'survey-entries/waiting': {
    access: 'surveys.answer',
    reads: ['surveys', 'survey-entries'],
    summary: 'List the open surveys that the user is asked to answer',
    input: z.object({}),
    output: z.array(
      AnswerableSurvey.pick({
        id: true,
        title: true,
        intro: true,
        audience: true,
        anonymous: true,
        closes_on: true,
        key: true,
        is_done: true,
      }).extend({ questions: z.int() }),
    ),
  },
  'survey-entries/open': {
    access: 'surveys.answer',
    reads: ['surveys', 'survey-entries'],
    summary: 'Get an open survey that the user may answer, or type in for others',
    input: SurveyId,
    output: AnswerableSurvey,
  },
  'survey-entries/take-token': {
    access: 'surveys.answer',
    changes: ['survey-entries'],
    summary:
      'Sign a blinded token, once for each person; the same blinded token again gets the same answer',
    input: SurveyId.extend({ blinded: Signed }),
    output: z.object({ blind_signature: Signed }),
  },
  'survey-entries/send': {
    access: 'public',
    changes: ['survey-entries'],
    summary:
      'Send anonymous answers with a signed token and without signing in; sending them again counts once',
    input: z.object({
      survey_id: Id,
      token: Token,
      signature: Signed,
      mode: OwnMode,
      ...Answered.shape,
    }),
    output: Counted,
  },
  'survey-entries/answer': {
    access: 'surveys.answer',
    changes: ['survey-entries', 'surveys'],
    creates: 'by-client-uuid',
    summary: 'Answer a survey that is not anonymous, in the user’s own name',
    input: z.object({ survey_id: Id, client_uuid: Id, mode: OwnMode, ...Answered.shape }),
    output: Counted,
  },
  'survey-entries/open-link': {
    access: 'public',
    reads: ['surveys', 'survey-entries'],
    summary: 'Open a survey by the secret of a mailed link or of a poster',
    input: z.object({ secret: Secret }),
    output: z.object({ link: z.enum(LINK_KINDS), survey: AnswerableSurvey }),
  },
  'survey-entries/take-token-by-link': {
    access: 'public',
    changes: ['survey-entries'],
    summary: 'Sign a blinded token for the person a link was mailed to, once',
    input: z.object({ secret: Secret, blinded: Signed }),
    output: z.object({ blind_signature: Signed }),
  },
  'survey-entries/answer-by-link': {
    access: 'public',
    changes: ['survey-entries'],
    summary: 'Answer from a poster, or by a mailed link when the survey is not anonymous',
    input: z.object({ secret: Secret, client_uuid: Id, mode: OwnMode, ...Answered.shape }),
    output: Counted,
  },
  'survey-entries/collect': {
    access: 'surveys.collect',
    changes: ['survey-entries', 'surveys'],
    creates: 'by-client-uuid',
    summary: 'Save an answer given on the home’s tablet or on paper',
    input: CollectInput,
    output: Counted,
  },
  'survey-entries/list': {
    access: 'surveys.read-texts',
    reads: ['survey-entries'],
    summary: 'List the entries of a survey that is not anonymous, newest first',
    input: SurveyId,
    output: z.array(SurveyEntry),
  },
});
