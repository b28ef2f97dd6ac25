import type { Question } from '@relish/shared/surveys/surveys/contract.ts';
import { useState } from 'react';

import { ChartFigure } from '../../../ui/charts/chart-figure.tsx';
import { LineChart } from '../../../ui/charts/line-chart.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { percentWords } from '../../../words/figure-words.ts';
import { formatDay, formatMonth } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { type Trend, useTrend } from './api.ts';

import styles from './results.module.css';

type Point = Trend['points'][number];

const MONTH_LENGTH = 'YYYY-MM'.length;

/** Several figures fit a question; the share is preferred, because it is read most easily. */
const toShare = ({ top_two, happy }: Point) => top_two ?? happy;

const formatWhen = (when: string) =>
  when.length === MONTH_LENGTH ? formatMonth(`${when}-01`) : formatDay(when);

/** The same question in earlier surveys. Missing until there are two to compare. */
export function TrendCard({ id, questions }: { id: string; questions: readonly Question[] }) {
  const { data } = useTrend(id);
  const [chosen, setChosen] = useState<string>();
  const known = (data ?? []).filter(
    ({ points }) => points.filter((point) => toShare(point) !== null).length > 1,
  );
  const trend = known.find(({ question_key }) => question_key === chosen) ?? known[0];
  if (!trend) return null;
  const name = (key: string) => questions.find((each) => each.key === key)?.text ?? key;
  return (
    <section className={styles.trend} aria-label={m.survey_trend()}>
      <Select
        label={m.survey_trend_question()}
        placeholder={null}
        value={trend.question_key}
        onChange={(key) => setChosen(key ?? undefined)}
        options={known.map(({ question_key }) => ({
          value: question_key,
          label: name(question_key),
        }))}
      />
      <TrendFigure key={trend.question_key} points={trend.points} />
    </section>
  );
}

function TrendFigure({ points }: { points: readonly Point[] }) {
  const isGrey = points.some(({ is_grey, is_suppressed }) => is_grey && !is_suppressed);
  return (
    <ChartFigure
      title={formatFinding(points)}
      note={isGrey ? m.survey_trend_grey() : undefined}
      fileName="survey-trend"
      table={{
        columns: [
          m.survey_trend_when(),
          m.survey_results_answers(),
          m.survey_results_share(),
          m.survey_results_mean(),
        ],
        rows: points.map((point) => [
          formatWhen(point.when),
          point.is_suppressed ? m.survey_results_few() : point.n,
          toShare(point) === null ? null : percentWords(toShare(point) ?? 0),
          point.mean,
        ]),
      }}
    >
      <LineChart
        label={m.survey_trend()}
        most={100}
        write={percentWords}
        points={points.map((point) => ({
          id: point.survey_id + point.when,
          label: formatWhen(point.when),
          words: describe(point),
          value: toShare(point),
          isGrey: point.is_grey,
        }))}
      />
    </ChartFigure>
  );
}

function describe(point: Point): string {
  const share = toShare(point);
  const when = formatWhen(point.when);
  if (point.is_suppressed || share === null) return m.survey_trend_few({ when });
  const words = { when, share: percentWords(share), count: point.n ?? 0 };
  return point.is_grey ? m.survey_trend_point_grey(words) : m.survey_trend_point(words);
}

/** Says the change in points and the numbers of answers, and claims nothing more (domain 6.5). */
function formatFinding(points: readonly Point[]): string {
  const known = points.filter((point) => toShare(point) !== null);
  const [before, now] = known.slice(-2);
  if (!before || !now) return m.survey_trend();
  const change = Math.round((toShare(now) ?? 0) - (toShare(before) ?? 0));
  const counts = { now: now.n ?? 0, before: before.n ?? 0, points: Math.abs(change) };
  if (change === 0) return m.survey_trend_same(counts);
  return change > 0 ? m.survey_trend_up(counts) : m.survey_trend_down(counts);
}
