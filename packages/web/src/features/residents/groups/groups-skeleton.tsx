import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { m } from '../../../words/m.ts';

import card from './group-card.module.css';
import styles from './groups.module.css';

export const GroupsSkeleton = () => (
  <div className={styles.grid} aria-busy="true">
    <VisuallyHidden>{m.ui_loading()}</VisuallyHidden>
    {[1, 2, 3].map((each) => (
      <div key={each} className={card.card}>
        <Skeleton shape="pair" width="long" />
        <Skeleton shape="line" width="middling" />
        <Skeleton shape="line" width="short" />
      </div>
    ))}
  </div>
);
