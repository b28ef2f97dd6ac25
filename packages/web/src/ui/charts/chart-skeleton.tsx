import { m } from '../../words/m.ts';
import { Skeleton } from '../feedback/skeleton.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

import styles from './chart-figure.module.css';

const HEIGHTS = [40, 65, 52, 84, 70, 92, 61];

export const ChartSkeleton = () => (
  <div className={styles.figure}>
    <VisuallyHidden>{m.ui_loading()}</VisuallyHidden>
    <Skeleton shape="title" width="long" />
    <Skeleton shape="line" width="middling" />
    <div className={styles.bones} aria-hidden="true">
      {HEIGHTS.map((height) => (
        <span key={height} className={styles.bone} style={{ height: `${height}%` }} />
      ))}
    </div>
  </div>
);
