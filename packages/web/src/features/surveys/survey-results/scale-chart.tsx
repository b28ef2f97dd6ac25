import type { Question } from '@relish/shared/surveys/surveys/contract.ts';

import { ChartFigure } from '../../../ui/charts/chart-figure.tsx';
import { RangeBars } from '../../../ui/charts/range-bars.tsx';
import { percentWords } from '../../../words/figure-words.ts';
import { formatNumber } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { SCALE_WORDS } from '../survey-entries/public.tsx';
import type { QuestionResult } from './api.ts';
import { toColours } from './result-colours.ts';
import { findShare } from './result-words.ts';

import styles from './results.module.css';

export interface AskedResult {
  question: Question;
  result: QuestionResult;
}

interface Props {
  type: Question['type'];
  codes: readonly string[];
  asked: readonly AskedResult[];
  cut: string;
  /** Fewer than ten answers: drawn in grey, because a single answer changes much. */
  isGrey?: boolean;
}

/** One bar per question, divided by answer, with the good share in words beside it. */
export function ScaleChart({ type, codes, asked, cut, isGrey = false }: Props) {
  const name = (code: string) => SCALE_WORDS[type]?.[code]?.() ?? code;
  const colours = toColours(codes.length, isGrey);
  const count = ({ options }: QuestionResult, code: string) =>
    options.find((each) => each.code === code)?.count ?? 0;
  const best = asked.toSorted((a, b) => findShare(b.result).value - findShare(a.result).value)[0];
  return (
    <div className={styles.chart}>
      <ChartFigure
        title={
          isGrey || !best
            ? m.survey_results_grey()
            : m.survey_results_best({
                question: best.question.text,
                share: findShare(best.result).words,
              })
        }
        note={isGrey ? m.survey_results_grey_note({ cut }) : cut}
        fileName="survey-results"
        table={{
          columns: [
            m.surveys_question_text(),
            m.survey_results_answers(),
            ...codes.map(name),
            m.survey_prefer_not(),
            m.survey_not_applicable(),
            m.survey_results_share(),
            m.survey_results_mean(),
          ],
          rows: asked.map(({ question, result }) => [
            question.text,
            result.n,
            ...codes.map((code) => count(result, code)),
            result.no_answer?.prefer_not ?? null,
            result.no_answer?.not_applicable ?? null,
            percentWords(findShare(result).value),
            result.mean,
          ]),
        }}
      >
        <RangeBars
          label={m.survey_results()}
          scale="whole"
          kinds={codes.map((code, at) => ({
            id: code,
            label: name(code),
            colour: colours[at] ?? '',
          }))}
          rows={asked.map(({ question, result }) => ({
            id: question.key,
            label: question.text,
            figure: m.survey_results_figure({
              share: percentWords(findShare(result).value),
              count: result.n ?? 0,
            }),
            words: [
              question.text,
              ...codes.map((code) =>
                m.survey_results_part({ label: name(code), count: count(result, code) }),
              ),
              result.mean !== null &&
                m.survey_results_mean_words({
                  mean: formatNumber(result.mean, { maximumFractionDigits: 1 }),
                }),
            ]
              .filter(Boolean)
              .join(', '),
            parts: Object.fromEntries(codes.map((code) => [code, count(result, code)])),
          }))}
        />
      </ChartFigure>
    </div>
  );
}
