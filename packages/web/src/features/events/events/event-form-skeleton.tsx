import { Skeleton } from '../../../ui/feedback/skeleton.tsx';

import fold from '../../../ui/layout/fold.module.css';
import styles from './event-form.module.css';

export const EventFormSkeleton = () => (
  <div className={styles.skeleton}>
    {['what', 'when', 'where'].map((each) => (
      <div key={each} className={`${fold.fold} ${styles.block}`}>
        <Skeleton shape="title" width="long" />
        <Skeleton shape="pair" width="long" />
      </div>
    ))}
  </div>
);
