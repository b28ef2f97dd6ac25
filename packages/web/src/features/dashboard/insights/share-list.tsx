import { m } from '../../../words/m.ts';

import styles from './insights.module.css';

interface Row {
  id: string;
  what: string;
  offered: number;
  declined: number;
}

/** The words carry the numbers; the bar is decoration. */
export const ShareList = ({ rows }: { rows: readonly Row[] }) => (
  <ul className={styles.shares}>
    {rows.map(({ id, what, offered, declined }) => (
      <li key={id} className={styles.share}>
        <span>{m.insights_declines_of({ what, declined, offered })}</span>
        <span className={styles.bar} aria-hidden="true">
          <span
            className={styles.filled}
            style={{ inlineSize: `${(100 * declined) / Math.max(1, offered)}%` }}
          />
        </span>
      </li>
    ))}
  </ul>
);
