import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { formatNumber } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';

import styles from './completeness-ring.module.css';

const RADIUS = 34;
const ROUND = 2 * Math.PI * RADIUS;

interface Props {
  percent: number;
  size?: 'small' | 'large';
}

export function CompletenessRing({ percent, size = 'large' }: Props) {
  const words = formatNumber(percent / 100, { style: 'percent' });
  return (
    <span>
      <svg className={`${styles.ring} ${styles[size]}`} viewBox="0 0 80 80" aria-hidden="true">
        <circle className={styles.ground} cx="40" cy="40" r={RADIUS} />
        <circle
          className={styles.part}
          cx="40"
          cy="40"
          r={RADIUS}
          strokeDasharray={`${(ROUND * percent) / 100} ${ROUND}`}
          data-empty={percent === 0 || undefined}
        />
        <text x="40" y="40" className={styles.words}>
          {words}
        </text>
      </svg>
      <VisuallyHidden>{m.about_me_complete({ percent: words })}</VisuallyHidden>
    </span>
  );
}
