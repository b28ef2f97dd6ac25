import { Skeleton } from '../../../ui/feedback/skeleton.tsx';

import board from './notice-board-page.module.css';
import styles from './notice-card.module.css';

export const BoardSkeleton = () => (
  <div className={board.board}>
    {['one', 'two', 'three'].map((each) => (
      <div key={each} className={styles.card}>
        <Skeleton shape="title" width="long" />
        <Skeleton shape="pair" width="long" />
      </div>
    ))}
  </div>
);
