import { ChartFigure } from '../../../ui/charts/chart-figure.tsx';
import { RangeBars } from '../../../ui/charts/range-bars.tsx';
import { percentWords } from '../../../words/figure-words.ts';
import { formatNumber } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { AskedResult } from './scale-chart.tsx';

import styles from './results.module.css';

/** One bar per option, for ratings and for own options. */
export function OptionsChart({
  asked: { question, result },
  cut,
}: {
  asked: AskedResult;
  cut: string;
}) {
  const labels = new Map(question.options.map(({ code, label }) => [code, label]));
  const rows = result.options.map((option) => ({
    ...option,
    label: labels.get(option.code) ?? option.code,
  }));
  return (
    <div className={styles.chart}>
      <ChartFigure
        title={question.text}
        note={describe({ question, result }, cut)}
        fileName="survey-results"
        table={{
          columns: [
            m.survey_results_option(),
            m.survey_results_count(),
            m.survey_results_percent(),
          ],
          rows: [
            ...rows.map(({ label, count, percent }): [string, number, string | null] => [
              label,
              count,
              percent === null ? null : percentWords(percent),
            ]),
            [m.survey_prefer_not(), result.no_answer?.prefer_not ?? 0, null],
            [m.survey_not_applicable(), result.no_answer?.not_applicable ?? 0, null],
          ],
        }}
      >
        <RangeBars
          label={question.text}
          hasKey={false}
          kinds={[
            {
              id: 'count',
              label: m.survey_results_count(),
              colour: result.is_grey ? 'var(--line-control)' : 'var(--brand)',
            },
          ]}
          rows={rows.map(({ code, label, count, percent }) => ({
            id: code,
            label,
            figure: m.survey_results_figure({ share: percentWords(percent ?? 0), count }),
            words: m.survey_results_part({ label, count }),
            parts: { count },
          }))}
        />
      </ChartFigure>
    </div>
  );
}

const describe = ({ result }: AskedResult, cut: string) =>
  [
    cut,
    m.surveys_answers({ count: result.n ?? 0 }),
    result.score !== null &&
      m.survey_results_score_words({
        score: formatNumber(result.score, { signDisplay: 'exceptZero' }),
      }),
    result.mean !== null &&
      m.survey_results_mean_words({
        mean: formatNumber(result.mean, { maximumFractionDigits: 1 }),
      }),
    result.is_grey && m.survey_results_grey(),
  ]
    .filter(Boolean)
    .join(' · ');
