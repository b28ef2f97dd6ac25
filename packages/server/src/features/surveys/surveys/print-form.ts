import { findAnswerKey } from '@relish/shared/surveys/survey-entries/answer-keys.ts';
import { SCALE_SYMBOLS } from '@relish/shared/surveys/survey-entries/answer-symbols.ts';
import type { Question, surveyCalls } from '@relish/shared/surveys/surveys/contract.ts';
import { isFree, listOptions, NO_ANSWERS } from '@relish/shared/surveys/surveys/question-types.ts';
import { translateHead } from '@relish/shared/surveys/surveys/translate.ts';

import { invalid, notFound } from '../../../core/app-error.ts';
import type { Staged } from '../../../core/handler.ts';
import { dayInWords } from '../../../pdf/in-words.ts';
import type { FormChoice, FormQuestion } from '../../../pdf/survey-form-layout.ts';
import { nameOption, NO_ANSWER_WORDS } from '../../../pdf/survey-words.ts';
import { findSurvey, type SurveyRecord } from './queries.ts';

type PrintForm = Staged<(typeof surveyCalls)['surveys/print-form']>['staged'];

/** The typeface has Latin, Greek and Cyrillic letters and common signs. */
const UNPRINTABLE = /[^ -\u052f\u1e00-\u22ff]/;

export const printForm: PrintForm = async (context, { id, language }) => {
  const { transaction, carehomeId, user, makePdf } = context;
  const survey = await transaction((db) => findSurvey(db, carehomeId, id));
  if (!survey) throw notFound();
  if (survey.published_at === null)
    throw invalid({ id: ['Publish it first: until then its questions can change.'] });
  if (!survey.languages.includes(language))
    throw invalid({ language: ['This survey has no such language.'] });
  const head = translateHead(survey, language);
  const questions = numberQuestions(survey, language);
  if (UNPRINTABLE.test(JSON.stringify([head, questions])))
    throw invalid({ language: ['This language cannot be printed. Use the tablet or the link.'] });
  const pdf = await makePdf({
    layout: 'survey-form',
    language: language === 'en' ? 'en-GB' : language,
    home: user.carehome.name,
    ...head,
    instructions: instruct(survey),
    nameLabel: survey.anonymous ? null : 'Your name',
    dateLabels: ['Day', 'Month', 'Year'],
    questions,
    thanks: 'Thank you. Your answers help us to make this a better home.',
    attribution: survey.attribution,
    page: { word: 'Page', of: 'of' },
  });
  return { file_name: `survey-form-${language}.pdf`, base64: pdf.toString('base64') };
};

const instruct = ({ anonymous, closes_on }: SurveyRecord): string[] => [
  'Put a cross in the box of your answer. You can leave out any question. You can ask someone to help you.',
  closes_on === null
    ? 'Please give the sheet to anyone who works here.'
    : `Please give the sheet to anyone who works here by ${dayInWords(closes_on).replaceAll(' ', '\u00a0')}.`,
  ...(anonymous
    ? ['Please do not write your name. Fold the sheet, so that nobody sees your answers.']
    : []),
];

/** Numbers and digits are those of the screen on which the sheets are typed in. */
function numberQuestions(
  { questions, audience, translations }: SurveyRecord,
  language: string,
): FormQuestion[] {
  const labels = translations[language]?.labels ?? {};
  let section: string | null = null;
  return questions.map((question, at) => {
    const isNew = question.section !== section;
    section = question.section;
    return {
      ...toFormQuestion(question, { language, labels, isForResident: audience === 'resident' }),
      number: at + 1,
      section: isNew ? (question.translations[language]?.section ?? section) : null,
    };
  });
}

function toFormQuestion(
  question: Question,
  {
    language,
    labels,
    isForResident,
  }: { language: string; labels: Readonly<Record<string, string>>; isForResident: boolean },
): Omit<FormQuestion, 'number' | 'section'> {
  const { type } = question;
  const translated = question.translations[language];
  const codes = listOptions(question);
  const toChoice = (code: string, index: number, label: string): FormChoice => ({
    key: findAnswerKey(type, code, index) ?? null,
    label,
    symbol: SCALE_SYMBOLS[type]?.[code] ?? null,
  });
  const choices = codes.map((code, index) =>
    toChoice(code, index, translated?.options[code] ?? labels[code] ?? nameOption(question, code)),
  );
  const help = translated ? translated.help : question.help;
  return {
    text: translated?.text ?? question.text,
    help: type === 'multi' ? [help, 'You can choose several.'].filter(Boolean).join(' ') : help,
    answer: findAnswerKind(question),
    choices,
    // The tablet has none either: a resident leaves the question out.
    others:
      isForResident || isFree(type) || type === 'rating0_10'
        ? []
        : NO_ANSWERS.map((code, at) =>
            toChoice(code, codes.length + at, labels[code] ?? NO_ANSWER_WORDS[code]),
          ),
  };
}

function findAnswerKind({ type }: Question): FormQuestion['answer'] {
  if (type === 'text') return 'lines';
  if (type === 'date') return 'date';
  if (type === 'rating0_10') return 'numbers';
  return type in SCALE_SYMBOLS ? 'pictures' : 'list';
}
