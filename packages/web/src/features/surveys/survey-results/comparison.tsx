import { ChartTable } from '../../../ui/charts/chart-table.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { percentWords } from '../../../words/figure-words.ts';
import { m } from '../../../words/m.ts';
import { useComparison } from './api.ts';
import { findShare } from './result-words.ts';

import styles from './results.module.css';

type Home = NonNullable<ReturnType<typeof useComparison>['data']>[number];

/** Mean of the questions with a share, each home by its own published figures. */
function findMean({ own }: Home): string | null {
  const shares = own
    .filter(({ is_suppressed, n, type }) => !is_suppressed && n !== null && type !== 'text')
    .filter(({ top_two, type }) => top_two !== null || type === 'faces3')
    .map((result) => findShare(result).value);
  if (shares.length === 0) return null;
  return percentWords(shares.reduce((sum, each) => sum + each, 0) / shares.length);
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
          ],
          rows: data.map((home) => [
            home.home,
            home.entries,
            home.response_rate === null ? null : percentWords(home.response_rate),
            findMean(home),
          ]),
        }}
      />
    </Card>
  );
}
