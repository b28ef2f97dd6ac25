import { Card } from '../../../ui/layout/card.tsx';
import { formatNumber } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { HomeInsights } from './api.ts';
import { PersonRows } from './person-rows.tsx';

import styles from './home-insights.module.css';

type Below = HomeInsights['below']['people'][number];
const formatMinutes = ({ minutes }: Below) =>
  m.insights_minutes_a_week({ minutes: formatNumber(Math.round(minutes)) });

/** Residents below the home's target by name, those far below first. */
export function BelowCard({ below: { line, people } }: Pick<HomeInsights, 'below'>) {
  const far = people.filter(({ status }) => status === 'red');
  const near = people.filter(({ status }) => status === 'amber');
  return (
    <Card title={m.insights_below_title()}>
      <p>
        {far.length === 0
          ? m.insights_below_nobody({ line: line.amber })
          : m.insights_below_finding({ count: far.length, line: line.amber })}
      </p>
      <PersonRows people={far} words={formatMinutes} />
      {near.length > 0 && (
        <details className={styles.details}>
          <summary className={styles.summary}>
            {m.insights_below_between({ from: line.amber, to: line.green })}
            <span className={styles.count}>{m.insights_flag_people({ count: near.length })}</span>
          </summary>
          <PersonRows people={near} words={formatMinutes} />
        </details>
      )}
    </Card>
  );
}
