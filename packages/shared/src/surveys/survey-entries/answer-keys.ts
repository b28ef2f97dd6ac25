import type { QuestionType } from '../surveys/question-types.ts';

/** Ratings are typed as they are; ten has its own key, because it would need two digits. */
const TEN_KEY = 't';
const MOST_DIGITS = 9;

/** The key that types in an answer, and the digit that is printed in its box; undefined from the tenth on. */
export function findAnswerKey(type: QuestionType, code: string, index: number): string | undefined {
  if (type === 'rating0_10') return code === '10' ? TEN_KEY : code;
  return index < MOST_DIGITS ? String(index + 1) : undefined;
}
