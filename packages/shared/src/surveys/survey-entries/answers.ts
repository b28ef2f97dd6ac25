import { SURVEY_LIMITS } from '../surveys/choices.ts';
import { isFree, listOptions, NO_ANSWERS, type OptionSource } from '../surveys/question-types.ts';

/** By the key of the question: the code of an option, several codes, or text. */
export type Answers = Record<string, string | string[]>;

export type Asked = OptionSource & { key: string; required: boolean };

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isNoAnswer = (value: unknown) => (NO_ANSWERS as readonly unknown[]).includes(value);

/** Messages by the key of the question; empty when everything can be counted. */
export function checkAnswers(
  questions: readonly Asked[],
  answers: Answers,
): Record<string, string[]> {
  const problems: Record<string, string[]> = {};
  const byKey = new Map(questions.map((question) => [question.key, question]));
  for (const [key, value] of Object.entries(answers)) {
    const question = byKey.get(key);
    const problem = question ? findProblem(question, value) : 'This survey has no such question.';
    if (problem !== undefined) problems[key] = [problem];
  }
  for (const { key, required } of questions)
    if (required && isEmpty(answers[key])) problems[key] = ['Answer this question.'];
  return problems;
}

function findProblem(question: Asked, value: string | string[]): string | undefined {
  const { type } = question;
  if (isEmpty(value)) return undefined;
  if (type === 'multi') {
    if (!Array.isArray(value)) return isNoAnswer(value) ? undefined : 'Choose from the list.';
    const options = listOptions(question);
    const isListed = value.every((code) => options.includes(code));
    return isListed && new Set(value).size === value.length ? undefined : 'Choose from the list.';
  }
  if (Array.isArray(value)) return 'Choose one.';
  if (type === 'date') return DAY.test(value) ? undefined : 'Enter a date.';
  if (isFree(type))
    return value.length <= SURVEY_LIMITS.text
      ? undefined
      : `Use at most ${SURVEY_LIMITS.text} characters.`;
  return isNoAnswer(value) || listOptions(question).includes(value)
    ? undefined
    : 'Choose from the list.';
}

const isEmpty = (value: string | string[] | undefined) =>
  value === undefined || (typeof value === 'string' ? value.trim() === '' : value.length === 0);
