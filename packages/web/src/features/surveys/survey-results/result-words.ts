import { percentWords } from '../../../words/figure-words.ts';
import { m } from '../../../words/m.ts';
import type { QuestionResult } from './api.ts';

const GOOD = {
  agree5: m.survey_results_agreed,
  faces5: m.survey_results_happy,
  faces3: m.survey_results_happy,
  freq4: m.survey_results_often,
  yes_no_unsure: m.survey_results_yes,
} as const;

/** The share of good answers: the two best of four or five, the best of three. */
export function findShare(result: QuestionResult): { value: number; words: string } {
  const value = result.top_two ?? result.options[0]?.percent ?? 0;
  const words = GOOD[result.type as keyof typeof GOOD] ?? m.survey_results_happy;
  return { value, words: words({ share: percentWords(value) }) };
}
