import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';

import { formatNumber } from '../../words/format.ts';
import { m } from '../../words/m.ts';
import { Skeleton } from '../feedback/skeleton.tsx';

import styles from './stat-tile.module.css';

interface Change {
  /** Difference from before; negative for fewer. */
  by: number;
  /** The comparison period: "last week". */
  since: string;
  /** The good direction; undefined if there is none. */
  goodWhen?: 'up' | 'down' | undefined;
  format?: Intl.NumberFormatOptions | undefined;
  /** In words, where a number is not enough: "6.1 points". */
  amount?: string | undefined;
}

interface Props {
  label: string;
  /** Already formatted: "42", "3 h 20 min". Undefined while loading. */
  figure: string | undefined;
  change?: Change | undefined;
  /** One line on how it is worked out. */
  note?: string | undefined;
  /** A `Badge` for the target. */
  status?: ReactNode;
}

export const StatTile = ({ label, figure, change, note, status }: Props) => (
  <dl className={styles.tile}>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.figure}>{figure ?? <Skeleton shape="title" width="short" />}</dd>
    {Boolean(status) && <dd>{status}</dd>}
    {change && <ChangeWords {...change} />}
    {note !== undefined && <dd className={styles.note}>{note}</dd>}
  </dl>
);

const SHOWN = {
  up: { Arrow: ArrowUp, words: m.ui_change_up },
  down: { Arrow: ArrowDown, words: m.ui_change_down },
  same: { Arrow: ArrowRight, words: m.ui_change_none },
};

function ChangeWords({ by, since, goodWhen, format, amount }: Change) {
  const direction = findDirection(by);
  const { Arrow, words } = SHOWN[direction];
  return (
    <dd className={`${styles.change} ${styles[chooseTone(direction, goodWhen)]}`}>
      <Arrow className={styles.arrow} aria-hidden="true" />
      {words({ amount: amount ?? formatNumber(Math.abs(by), format), since })}
    </dd>
  );
}

function findDirection(by: number) {
  if (by === 0) return 'same';
  return by > 0 ? 'up' : 'down';
}

function chooseTone(direction: keyof typeof SHOWN, goodWhen: Change['goodWhen']) {
  if (goodWhen === undefined || direction === 'same') return 'neutral';
  return direction === goodWhen ? 'good' : 'worse';
}
