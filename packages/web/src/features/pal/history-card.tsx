import type { Check } from '@relish/shared/pal/contract.ts';
import { LEVEL_TEXTS } from '@relish/shared/pal/info-texts.ts';
import { type Level, LEVELS } from '@relish/shared/pal/levels.ts';

import { Card } from '../../ui/card.tsx';
import { StepChart } from '../../ui/charts/step-chart.tsx';
import { formatDay } from '../../words/format.ts';
import { m } from '../../words/m.ts';

import styles from './history-card.module.css';

const nameOf = (level: Level) => LEVEL_TEXTS[level].name;
const byOf = ({ assessor, source }: Check) =>
  source === 'in_app' && assessor !== null ? assessor : m.pal_history_elsewhere();

/** What the line shows, in words: since when it is as it is, and what was before. */
function finding(oldestFirst: readonly Check[]): string {
  const last = oldestFirst.at(-1) as Check;
  if (oldestFirst.length === 1) return m.pal_history_one({ level: nameOf(last.level) });
  const before = oldestFirst.findLast(({ level }) => level !== last.level);
  const since = oldestFirst[before ? oldestFirst.indexOf(before) + 1 : 0] as Check;
  const date = formatDay(since.completed_on);
  return before
    ? m.pal_history_changed({ to: nameOf(last.level), from: nameOf(before.level), date })
    : m.pal_history_steady({ level: nameOf(last.level), date });
}

/** V10: nothing that was found is forgotten. */
export function HistoryCard({ history }: { history: readonly Check[] }) {
  if (history.length === 0) return null;
  const oldestFirst = history.toReversed();
  return (
    <Card title={m.pal_history_title()}>
      <StepChart
        title={finding(oldestFirst)}
        rows={LEVELS.map(nameOf)}
        hint={m.pal_history_hint()}
        points={oldestFirst.map((check) => ({
          id: check.id,
          day: check.completed_on,
          row: LEVELS.indexOf(check.level),
          words: m.pal_history_point({
            date: formatDay(check.completed_on),
            level: nameOf(check.level),
            by: byOf(check),
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
                <td>{nameOf(check.level)}</td>
                <td>{byOf(check)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Card>
  );
}
