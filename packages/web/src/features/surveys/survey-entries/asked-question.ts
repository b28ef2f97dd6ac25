import {
  type AnswerSymbolName,
  SCALE_SYMBOLS,
} from '@relish/shared/surveys/survey-entries/answer-symbols.ts';
import type { Question, SurveyInput } from '@relish/shared/surveys/surveys/contract.ts';
import { listOptions, NO_ANSWERS, isFree } from '@relish/shared/surveys/surveys/question-types.ts';

import { NO_ANSWER_WORDS, SCALE_WORDS } from './scale-words.ts';

/** The code of an option, several codes, or text. */
export type Answer = string | string[];

interface AnswerChoice {
  code: string;
  label: string;
  symbol?: AnswerSymbolName | undefined;
}

/** A question as it is shown to one person, in their language. */
export interface AskedQuestion {
  key: string;
  type: Question['type'];
  text: string;
  help: string | null;
  section: string | null;
  required: boolean;
  choices: AnswerChoice[];
  /** Not counted, and never offered where words are typed. */
  noAnswers: AnswerChoice[];
}

type Translations = SurveyInput['translations'];

export function toAsked(
  question: Question,
  language = 'en',
  translations: Translations = {},
): AskedQuestion {
  const { key, type, required } = question;
  const translated = question.translations[language];
  const scale = translations[language]?.labels ?? {};
  const labels = new Map(question.options.map(({ code, label }) => [code, label]));
  const translate = (code: string) =>
    translated?.options[code] ?? (labels.has(code) ? undefined : scale[code]);
  return {
    key,
    type,
    required,
    section: translated?.section ?? question.section,
    text: translated?.text ?? question.text,
    help: translated?.help ?? question.help,
    choices: listOptions(question).map((code) => ({
      code,
      label: translate(code) ?? labels.get(code) ?? SCALE_WORDS[type]?.[code]?.() ?? code,
      symbol: SCALE_SYMBOLS[type]?.[code],
    })),
    noAnswers: isFree(type)
      ? []
      : NO_ANSWERS.map((code) => ({ code, label: scale[code] ?? NO_ANSWER_WORDS[code]() })),
  };
}

export const isAnswered = (value: Answer | undefined): value is Answer =>
  value !== undefined && (typeof value === 'string' ? value.trim() !== '' : value.length > 0);

/** Choosing again takes an answer off only where several can be chosen. */
export function chooseAnswer(
  { type }: Pick<AskedQuestion, 'type'>,
  code: string,
  before: Answer | undefined,
): Answer | undefined {
  if (type !== 'multi' || (NO_ANSWERS as readonly string[]).includes(code)) return code;
  const chosen = Array.isArray(before) ? before : [];
  const next = chosen.includes(code) ? chosen.filter((each) => each !== code) : [...chosen, code];
  return next.length === 0 ? undefined : next;
}

export const isChosen = (code: string, value: Answer | undefined): boolean =>
  Array.isArray(value) ? value.includes(code) : value === code;
