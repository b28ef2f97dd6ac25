import { Skeleton } from '../../../ui/feedback/skeleton.tsx';

import styles from './tutorials.module.css';

export const TutorialsSkeleton = () => (
  <div className={styles.cards}>
    {[0, 1, 2, 3, 4, 5].map((each) => (
      <div key={each} className={styles.skeleton}>
        <Skeleton shape="disc" />
        <Skeleton shape="pair" width="long" />
      </div>
    ))}
  </div>
);
