import { Skeleton } from '../../../ui/feedback/skeleton.tsx';

import styles from './report-row.module.css';

const PLACES = [1, 2, 3, 4, 5];

export const ListSkeleton = () => (
  <div className={styles.waiting} aria-hidden="true">
    <Skeleton shape="line" width="short" />
    <div className={styles.rows}>
      {PLACES.map((place) => (
        <div key={place} className={styles.row}>
          <Skeleton shape="disc" />
          <Skeleton shape="pair" width="long" />
        </div>
      ))}
    </div>
  </div>
);
