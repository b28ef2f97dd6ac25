import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { m } from '../../../words/m.ts';

import styles from './profile.module.css';

export const ProfileSkeleton = () => (
  <div className={styles.page}>
    <VisuallyHidden>
      <output>{m.profile_loading()}</output>
    </VisuallyHidden>
    <div className={styles.person}>
      <Skeleton shape="disc" />
      <div className={styles.who}>
        <Skeleton shape="title" width="middling" />
        <Skeleton shape="line" width="long" />
        <Skeleton shape="line" width="long" />
      </div>
    </div>
    <Skeleton shape="pair" width="long" />
    <Skeleton shape="pair" width="long" />
  </div>
);
