import type { Question } from '@relish/shared/surveys/surveys/contract.ts';

import { dayInWords } from '../../../pdf/in-words.ts';
import type { Results } from './open-results.ts';

export type Result = Results['own'][number];

/** Questions with the same answers, which share a chart. */
export const SHARED = ['faces3', 'faces5', 'agree5', 'freq4', 'yes_no_unsure'] as const;

export const pair = (questions: readonly Question[], results: readonly Result[]) =>
  questions.flatMap((question) => {
    const result = results.find(({ key }) => key === question.key);
    return result && question.type !== 'text' && question.type !== 'date'
      ? [{ question, result }]
      : [];
  });

/** The two best of four or five, the best of three: as on the page. */
export const findShare = ({ top_two, options }: Pick<Result, 'top_two' | 'options'>) =>
  top_two ?? options[0]?.percent ?? 0;

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
export const nameMonth = (month: string) =>
  `${MONTHS[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`;
export const nameWhen = (when: string) => (when.length === 7 ? nameMonth(when) : dayInWords(when));

export const signed = (score: number) => (score > 0 ? `+${score}` : String(score));
