import { type BalanceFinding, balanceOf } from '@relish/shared/dashboard/planning/balance.ts';
import type { CSSProperties } from 'react';

import { Card } from '../../../ui/layout/card.tsx';
import { CATEGORY_WORDS } from '../../../words/activity-words.ts';
import { formatNumber } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { Week } from './api.ts';

import styles from './planning.module.css';

const FINDING_WORDS: Record<BalanceFinding, () => string> = {
  no_evening: m.planning_no_evening,
  no_weekend: m.planning_no_weekend,
  no_outdoors: m.planning_no_outdoors,
  one_sided: m.planning_one_sided,
};

/** Counts with short bars; what is missing is said in words first. */
export function BalanceCard({ week: { events, groups } }: { week: Week }) {
  const balance = balanceOf(
    events,
    groups.map(({ id }) => id),
  );
  const { total } = balance;
  const groupNames = new Map(groups.map(({ id, name }) => [id, name]));
  return (
    <Card title={m.planning_balance()}>
      {total === 0 ? (
        <p className={styles.quiet}>{m.planning_balance_empty()}</p>
      ) : (
        <div className={styles.stack}>
          <p>
            {balance.findings.length === 0
              ? m.planning_balanced()
              : balance.findings.map((finding) => FINDING_WORDS[finding]()).join(' ')}
          </p>
          <Bars
            title={m.planning_balance_when()}
            total={total}
            rows={[
              { label: m.planning_evenings(), count: balance.evenings },
              { label: m.planning_weekend(), count: balance.weekend },
              { label: m.planning_indoors(), count: balance.indoors },
              { label: m.planning_outdoors(), count: balance.outdoors },
            ]}
          />
          <Bars
            title={m.planning_balance_categories()}
            total={total}
            rows={balance.categories.map(({ category, count }) => ({
              label: CATEGORY_WORDS[category](),
              count,
            }))}
          />
          {balance.groups.length > 0 && (
            <Bars
              title={m.planning_balance_groups()}
              total={total}
              rows={balance.groups.map(({ group_id, count }) => ({
                label: groupNames.get(group_id) ?? '',
                count,
              }))}
            />
          )}
        </div>
      )}
    </Card>
  );
}

interface BarsProps {
  title: string;
  total: number;
  rows: readonly { label: string; count: number }[];
}

const Bars = ({ title, total, rows }: BarsProps) => (
  <section>
    <h3 className={styles.heading}>{title}</h3>
    <dl className={styles.bars}>
      {rows.map(({ label, count }) => (
        <div key={label} className={styles.bar}>
          <dt>{label}</dt>
          <dd>
            <span
              className={styles.fill}
              style={{ '--share': count / total } as CSSProperties}
              aria-hidden="true"
            />
            {formatNumber(count)}
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
