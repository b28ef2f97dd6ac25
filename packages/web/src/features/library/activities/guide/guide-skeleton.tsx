import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { m } from '../../../../words/m.ts';

import styles from './guide-view.module.css';

export const GuideSkeleton = () => (
  <div className={styles.guide}>
    <div className={styles.hero} aria-hidden="true">
      <div className={styles.pictureSkeleton} />
      <div className={styles.lines}>
        <Skeleton shape="line" width="long" />
        <Skeleton shape="line" width="middling" />
        <Skeleton shape="line" width="long" />
      </div>
    </div>
    <Card title={m.guide_steps()}>
      <Skeleton shape="pair" width="long" />
      <Skeleton shape="pair" width="middling" />
      <Skeleton shape="pair" width="long" />
    </Card>
  </div>
);
