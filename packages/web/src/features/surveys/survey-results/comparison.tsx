import { ChartTable } from '../../../ui/charts/chart-table.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { percentWords } from '../../../words/figure-words.ts';
import { m } from '../../../words/m.ts';
import { useComparison } from './api.ts';
import { findShare } from './result-words.ts';

import styles from './results.module.css';

type Home = NonNullable<ReturnType<typeof useComparison>['data']>[number];

/** Good answers among all answers to questions with a scale, so that a question many skipped counts less. */
function findGood({ own }: Home): { share: string; n: number } | null {
  const counted = own.filter(
    ({ is_suppressed, top_two, type }) => !is_suppressed && (top_two !== null || type === 'faces3'),
  );
  const n = counted.reduce((sum, each) => sum + (each.n ?? 0), 0);
  if (n === 0) return null;
  const good = counted.reduce((sum, each) => sum + (each.n ?? 0) * findShare(each).value, 0);
  return { share: percentWords(good / n), n };
}

export function Comparison({ id }: { id: string }) {
  const { data } = useComparison(id);
  if (!data || data.length < 2) return null;
  return (
    <Card title={m.survey_compare()}>
      <p className={styles.quiet}>{m.survey_compare_text()}</p>
      <ChartTable
        label={m.survey_compare()}
        table={{
          columns: [
            m.survey_compare_home(),
            m.survey_results_answers(),
            m.survey_results_response(),
            m.survey_results_share(),
            m.survey_compare_counted(),
          ],
          rows: data.map((home) => [
            home.home,
            home.entries,
            home.response_rate === null ? null : percentWords(home.response_rate),
            findGood(home)?.share ?? null,
            findGood(home)?.n ?? null,
          ]),
        }}
      />
    </Card>
  );
}
