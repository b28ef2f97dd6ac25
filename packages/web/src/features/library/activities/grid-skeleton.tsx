import { Skeleton } from '../../../ui/feedback/skeleton.tsx';

import styles from './activity-grid.module.css';

const PLACES = [1, 2, 3, 4, 5, 6];

export const GridSkeleton = () => (
  <div className={styles.grid} aria-hidden="true">
    {PLACES.map((place) => (
      <div key={place} className={styles.skeleton}>
        <div className={styles.skeletonPicture} />
        <div className={styles.skeletonWords}>
          <Skeleton shape="line" width="short" />
          <Skeleton shape="line" width="long" />
          <Skeleton shape="line" width="middling" />
        </div>
      </div>
    ))}
  </div>
);
