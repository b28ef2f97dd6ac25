import { percent } from '../../reports/figures/rounding.ts';
import { GREY_BELOW } from '../surveys/choices.ts';
import {
  isFree,
  listOptions,
  NO_ANSWERS,
  type OptionSource,
  type QuestionType,
} from '../surveys/question-types.ts';
import { meanAnswer, recommendationScore, topTwoPercent } from './figures.ts';
import { findHidden, isPublishable } from './suppress.ts';
import { ANSWERED, type CountRow } from './tally.ts';

export type Published = OptionSource & { key: string; domain: string | null };

export interface QuestionResult {
  key: string;
  type: QuestionType;
  /** Valid answers; null when it is suppressed. */
  n: number | null;
  is_suppressed: boolean;
  /** Fewer than ten answers. */
  is_grey: boolean;
  /** Who chose not to answer, by reason. */
  no_answer: { prefer_not: number; not_applicable: number } | null;
  options: { code: string; count: number; percent: number | null }[];
  top_two: number | null;
  mean: number | null;
  score: number | null;
}

export interface PublishedResults {
  /** Empty for surveys that are always open, which have no total (docs/decisions/surveys.md). */
  own: QuestionResult[];
  /** Empty without answers by proxy. */
  proxy: QuestionResult[];
  /** An empty code means that the group is not known. */
  groups: { code: string; questions: QuestionResult[] }[];
  months: { month: string; questions: QuestionResult[] }[];
}

interface Survey {
  questions: readonly Published[];
  group_key: string | null;
  is_always_open: boolean;
}

/**
 * The only way from counts to figures: pages, files and comparisons show this and nothing else. Months that are not over
 * must be left out by the caller.
 */
export function publishResults(
  { questions, group_key, is_always_open }: Survey,
  rows: readonly CountRow[],
): PublishedResults {
  const own = rows.filter(({ voice }) => voice === 'own');
  const proxy = rows.filter(({ voice }) => voice === 'proxy');
  if (is_always_open) {
    const months = [...new Set(own.map(({ month }) => month))].toSorted();
    return {
      own: [],
      proxy: [],
      groups: [],
      months: months.map((month) => ({
        month,
        questions: summarise(
          questions,
          own.filter((row) => row.month === month),
        ),
      })),
    };
  }
  return {
    own: summarise(questions, own),
    proxy: proxy.length === 0 ? [] : summarise(questions, proxy),
    groups: group_key === null ? [] : publishGroups(questions, { group_key, own }),
    months: [],
  };
}

const summarise = (questions: readonly Published[], rows: readonly CountRow[]) =>
  questions.map((question) => summariseQuestion(question, rows));

function publishGroups(
  questions: readonly Published[],
  { group_key, own }: { group_key: string; own: readonly CountRow[] },
): PublishedResults['groups'] {
  const groupQuestion = questions.find(({ key }) => key === group_key);
  const codes = [...(groupQuestion ? listOptions(groupQuestion) : []), ''];
  const inGroup = new Map(codes.map((code) => [code, own.filter(({ group }) => group === code)]));
  // Each question has its own denominators, so each is suppressed separately.
  const asked = questions.filter(({ key }) => key !== group_key);
  const hidden = new Map(
    asked.map(({ key }) => [
      key,
      findHidden(new Map(codes.map((code) => [code, countAnswered(key, inGroup.get(code) ?? [])]))),
    ]),
  );
  return codes
    .filter((code) => (inGroup.get(code) ?? []).length > 0)
    .map((code) => ({
      code,
      questions: asked.map((question) =>
        hidden.get(question.key)?.has(code)
          ? suppressed(question)
          : summariseQuestion(question, inGroup.get(code) ?? []),
      ),
    }));
}

const countAnswered = (key: string, rows: readonly CountRow[]) =>
  addUp(rows, ({ question, option }) => question === key && option === ANSWERED);

const addUp = (rows: readonly CountRow[], isMeant: (row: CountRow) => boolean) =>
  rows.reduce((total, row) => total + (isMeant(row) ? row.n : 0), 0);

const suppressed = ({ key, type }: Published): QuestionResult => ({
  key,
  type,
  n: null,
  is_suppressed: true,
  is_grey: true,
  no_answer: null,
  options: [],
  top_two: null,
  mean: null,
  score: null,
});

function summariseQuestion(question: Published, rows: readonly CountRow[]): QuestionResult {
  const { key, type, domain } = question;
  const n = countAnswered(key, rows);
  if (!isPublishable(n)) return suppressed(question);
  const count = (code: string) => addUp(rows, (row) => row.question === key && row.option === code);
  const options = isFree(type) ? [] : listOptions(question);
  const counts = Object.fromEntries(options.map((code) => [code, count(code)]));
  const [prefer_not, not_applicable] = NO_ANSWERS.map(count) as [number, number];
  return {
    key,
    type,
    n,
    is_suppressed: false,
    is_grey: n < GREY_BELOW,
    no_answer: { prefer_not, not_applicable },
    options: options.map((code) => ({
      code,
      count: counts[code] ?? 0,
      percent: percent(counts[code] ?? 0, n),
    })),
    top_two: topTwoPercent(type, counts),
    mean: meanAnswer(type, counts),
    score: type === 'rating0_10' && domain === 'recommend' ? recommendationScore(counts) : null,
  };
}
