import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';

import { formatNumber } from '../words/format.ts';
import { m } from '../words/m.ts';
import { Skeleton } from './skeleton.tsx';

import styles from './stat-tile.module.css';

interface Change {
  /** How much more than before; below zero when fewer. */
  by: number;
  /** What it is compared with: "last week". */
  since: string;
  /** The direction that is good news. Left away where neither is. */
  goodWhen?: 'up' | 'down' | undefined;
  format?: Intl.NumberFormatOptions | undefined;
  /** In words, where a number alone would not do: "6.1 points". */
  amount?: string | undefined;
}

interface Props {
  label: string;
  /** Already in words: "42", "3 h 20 min". Undefined while it is on its way. */
  figure: string | undefined;
  change?: Change | undefined;
  /** Whether it is where it should be: a `Badge`. */
  status?: ReactNode;
}

export const StatTile = ({ label, figure, change, status }: Props) => (
  <dl className={styles.tile}>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.figure}>{figure ?? <Skeleton shape="title" width="short" />}</dd>
    {Boolean(status) && <dd>{status}</dd>}
    {change && <ChangeWords {...change} />}
  </dl>
);

const SHOWN = {
  up: { Arrow: ArrowUp, words: m.ui_change_up },
  down: { Arrow: ArrowDown, words: m.ui_change_down },
  same: { Arrow: ArrowRight, words: m.ui_change_none },
};

function ChangeWords({ by, since, goodWhen, format, amount }: Change) {
  const direction = directionOf(by);
  const { Arrow, words } = SHOWN[direction];
  return (
    <dd className={`${styles.change} ${styles[toneOf(direction, goodWhen)]}`}>
      <Arrow className={styles.arrow} aria-hidden="true" />
      {words({ amount: amount ?? formatNumber(Math.abs(by), format), since })}
    </dd>
  );
}

function directionOf(by: number) {
  if (by === 0) return 'same';
  return by > 0 ? 'up' : 'down';
}

function toneOf(direction: keyof typeof SHOWN, goodWhen: Change['goodWhen']) {
  if (goodWhen === undefined || direction === 'same') return 'neutral';
  return direction === goodWhen ? 'good' : 'worse';
}
