import type { Check } from '@relish/shared/residents/pal/contract.ts';
import { LEVEL_TEXTS } from '@relish/shared/residents/pal/info-texts.ts';
import { type Level, LEVELS } from '@relish/shared/residents/pal/levels.ts';

import { StepChart } from '../../../ui/charts/step-chart.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';

import styles from './history-card.module.css';

const toLevelName = (level: Level) => LEVEL_TEXTS[level].name;
const describeAuthor = ({ assessor, source }: Check) =>
  source === 'in_app' && assessor !== null ? assessor : m.pal_history_elsewhere();

/** Describes the chart: the current level, since when, and the one before. */
function finding(oldestFirst: readonly Check[]): string {
  const last = oldestFirst.at(-1) as Check;
  if (oldestFirst.length === 1) return m.pal_history_one({ level: toLevelName(last.level) });
  const before = oldestFirst.findLast(({ level }) => level !== last.level);
  const since = oldestFirst[before ? oldestFirst.indexOf(before) + 1 : 0] as Check;
  const date = formatDay(since.completed_on);
  return before
    ? m.pal_history_changed({ to: toLevelName(last.level), from: toLevelName(before.level), date })
    : m.pal_history_steady({ level: toLevelName(last.level), date });
}

/** V10: earlier checks are kept. */
export function HistoryCard({ history }: { history: readonly Check[] }) {
  if (history.length === 0) return null;
  const oldestFirst = history.toReversed();
  return (
    <Card title={m.pal_history_title()}>
      <StepChart
        title={finding(oldestFirst)}
        rows={LEVELS.map(toLevelName)}
        hint={m.pal_history_hint()}
        points={oldestFirst.map((check) => ({
          id: check.id,
          day: check.completed_on,
          row: LEVELS.indexOf(check.level),
          words: m.pal_history_point({
            date: formatDay(check.completed_on),
            level: toLevelName(check.level),
            by: describeAuthor(check),
          }),
        }))}
      />
      <details className={styles.details}>
        <summary className={styles.summary}>{m.pal_history_table()}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{m.pal_history_date()}</th>
              <th scope="col">{m.pal_history_level()}</th>
              <th scope="col">{m.pal_history_by()}</th>
            </tr>
          </thead>
          <tbody>
            {history.map((check) => (
              <tr key={check.id}>
                <th scope="row">{formatDay(check.completed_on)}</th>
                <td>{toLevelName(check.level)}</td>
                <td>{describeAuthor(check)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Card>
  );
}
