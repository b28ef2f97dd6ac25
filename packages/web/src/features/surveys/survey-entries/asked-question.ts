import {
  type AnswerSymbolName,
  SCALE_SYMBOLS,
} from '@relish/shared/surveys/survey-entries/answer-symbols.ts';
import type { Question } from '@relish/shared/surveys/surveys/contract.ts';
import { listOptions, NO_ANSWERS, isFree } from '@relish/shared/surveys/surveys/question-types.ts';

import { NO_ANSWER_WORDS, SCALE_WORDS } from './scale-words.ts';

/** The code of an option, several codes, or text. */
export type Answer = string | string[];

export interface AnswerChoice {
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
}

export function toAsked(question: Question, language = 'en'): AskedQuestion {
  const { key, type, section, required } = question;
  const translated = question.translations[language];
  const labels = new Map(question.options.map(({ code, label }) => [code, label]));
  return {
    key,
    type,
    section,
    required,
    text: translated?.text ?? question.text,
    help: translated ? translated.help : question.help,
    choices: listOptions(question).map((code) => ({
      code,
      label: translated?.options[code] ?? labels.get(code) ?? SCALE_WORDS[type]?.[code]?.() ?? code,
      symbol: SCALE_SYMBOLS[type]?.[code],
    })),
  };
}

/** Not counted, and never offered where words are typed. */
export const listNoAnswers = ({ type }: Pick<AskedQuestion, 'type'>): AnswerChoice[] =>
  isFree(type) ? [] : NO_ANSWERS.map((code) => ({ code, label: NO_ANSWER_WORDS[code]() }));

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
