import type { Question } from '@relish/shared/surveys/surveys/contract.ts';
import { SCALES } from '@relish/shared/surveys/surveys/question-types.ts';

import { Banner } from '../../../ui/feedback/banner.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import type { QuestionResult } from './api.ts';
import { OptionsChart } from './options-chart.tsx';
import { type AskedResult, ScaleChart } from './scale-chart.tsx';

import styles from './results.module.css';

interface Props {
  questions: readonly Question[];
  results: readonly QuestionResult[];
  /** Name of what is shown: everyone, a group or a month. */
  cut: string;
}

/** Questions with the same answers share a chart, so that they can be compared at a glance. */
const SHARED = ['faces3', 'faces5', 'agree5', 'freq4', 'yes_no_unsure'] as const;

export function ResultCharts({ questions, results, cut }: Props) {
  const byKey = new Map(results.map((result) => [result.key, result]));
  const asked: AskedResult[] = questions.flatMap((question) => {
    const result = byKey.get(question.key);
    return result && question.type !== 'text' && question.type !== 'date'
      ? [{ question, result }]
      : [];
  });
  const shown = asked.filter(({ result }) => !result.is_suppressed);
  const hidden = asked.filter(({ result }) => result.is_suppressed);
  const alone = shown.filter(({ question }) => !SHARED.some((type) => type === question.type));
  return (
    <>
      {SHARED.map((type) => {
        const same = shown.filter(({ question }) => question.type === type);
        const firm = same.filter(({ result }) => !result.is_grey);
        const grey = same.filter(({ result }) => result.is_grey);
        const chart = { type, codes: SCALES[type], cut };
        return (
          <div key={type} className={styles.results} hidden={same.length === 0}>
            {firm.length > 0 && <ScaleChart {...chart} asked={firm} />}
            {grey.length > 0 && <ScaleChart {...chart} asked={grey} isGrey />}
          </div>
        );
      })}
      {alone.map((each) => (
        <OptionsChart key={each.question.key} asked={each} cut={cut} />
      ))}
      {hidden.length > 0 && (
        <Card title={m.survey_results_few()}>
          <p className={styles.quiet}>{m.survey_results_few_text()}</p>
          <ul className={styles.hidden}>
            {hidden.map(({ question }) => (
              <li key={question.key}>{question.text}</li>
            ))}
          </ul>
        </Card>
      )}
      {asked.length === 0 && <Banner kind="info">{m.survey_results_none()}</Banner>}
    </>
  );
}
