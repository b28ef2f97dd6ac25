import type { Region } from '@relish/shared/fields.ts';
import { frameworkFor } from '@relish/shared/reports/evidence/frameworks.ts';
import type { Question } from '@relish/shared/surveys/surveys/contract.ts';

import { counted, percentOrNone } from '../../../pdf/in-words.ts';
import type { PrintedItem, ResultCell, ResultTable } from '../../../pdf/survey-result-tables.ts';
import { nameOption } from '../../../pdf/survey-words.ts';
import type { Results, Trends } from './open-results.ts';
import { findShare, nameWhen, pair, type Result, SHARED, signed } from './result-figures.ts';

const EARLIER = 3;
const FEW = 'under 5';

type Point = Trends[number]['points'][number];

function toCell(point: Point | undefined): ResultCell {
  if (!point) return { text: '–', isGrey: true };
  if (point.is_suppressed) return { text: FEW, isGrey: true };
  const share = point.top_two ?? point.happy;
  const figure =
    share !== null
      ? percentOrNone(share)
      : point.score !== null
        ? signed(point.score)
        : point.mean?.toFixed(1);
  if (figure === undefined) return { text: '–', isGrey: true };
  return { text: `${figure} (${point.n ?? 0})`, isGrey: point.is_grey };
}

export function trendTable(questions: readonly Question[], trends: Trends): ResultTable[] {
  const all = [
    ...new Map(
      trends.flatMap(({ points }) =>
        points.map((point) => [point.survey_id + point.when, point.when] as const),
      ),
    ),
  ];
  const columns = all.toSorted((one, other) => (one[1] < other[1] ? -1 : 1)).slice(-EARLIER - 1);
  if (columns.length < 2) return [];
  const rows = questions.flatMap(({ key, type, text }) => {
    const points = trends.find(({ question_key }) => question_key === key)?.points ?? [];
    const cells = columns.map(([id]) =>
      toCell(points.find((point) => point.survey_id + point.when === id)),
    );
    return type === 'text' || type === 'date' || cells.every(({ text: words }) => words === '–')
      ? []
      : [{ text, cells }];
  });
  return [
    {
      title: 'Compared with earlier surveys',
      note: 'Good answers, or the score or mean of a rating, with the number of answers. Grey: fewer than ten answers, read with care.',
      columns: columns.map(([, when]) => nameWhen(when)),
      rows,
    },
  ];
}

function toResultCell(result: Result | undefined): ResultCell {
  if (!result || result.is_suppressed) return { text: FEW, isGrey: true };
  const isScale = SHARED.some((type) => type === result.type);
  const figure = isScale
    ? percentOrNone(findShare(result))
    : result.score !== null
      ? signed(result.score)
      : (result.mean?.toFixed(1) ?? null);
  return figure === null
    ? { text: counted(result.n ?? 0, 'answer'), isGrey: result.is_grey }
    : { text: `${figure} (${result.n ?? 0})`, isGrey: result.is_grey };
}

const MOST_GROUPS = 6;

export function groupTable({ survey, groups }: Results): ResultTable[] {
  const question = survey.questions.find(({ key }) => key === survey.group_key);
  if (!question || groups.length === 0) return [];
  const columns = groups.slice(0, MOST_GROUPS);
  return [
    {
      title: `By “${question.text}”`,
      note: 'Groups with fewer than five answers are not shown, nor the next smallest where they would reveal them.',
      columns: columns.map(({ code }) => (code === '' ? 'Not stated' : nameOption(question, code))),
      rows: survey.questions
        .filter(({ key, type }) => key !== question.key && type !== 'text' && type !== 'date')
        .map(({ key, text }) => ({
          text,
          cells: columns.map((group) =>
            toResultCell(group.questions.find((each) => each.key === key)),
          ),
        })),
    },
  ];
}

export function proxyTable({ survey, proxy }: Results): ResultTable[] {
  const shown = pair(survey.questions, proxy);
  if (shown.length === 0) return [];
  const isHidden = shown.every(({ result }) => result.is_suppressed);
  return [
    {
      title: 'Answered for residents by others',
      note: isHidden
        ? 'Fewer than five answers, so they are not shown.'
        : 'Not part of the other figures.',
      columns: isHidden ? [] : ['Good answers'],
      rows: isHidden
        ? []
        : shown.map(({ question, result }) => ({
            text: question.text,
            cells: [toResultCell(result)],
          })),
    },
  ];
}

export function listItems(
  questions: readonly Question[],
  results: readonly Result[],
  { region, day }: { region: Region; day: string },
): PrintedItem[] {
  const framework = frameworkFor(region, day);
  const titles = new Map(framework?.items.map(({ code, title }) => [code, title]));
  return pair(questions, results).flatMap(({ question: { text, framework_item }, result }) => {
    const title = framework_item === null ? undefined : titles.get(framework_item);
    return title === undefined ? [] : [{ item: title, text, figure: toResultCell(result).text }];
  });
}
