import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { m } from '../../../words/m.ts';

import styles from './suggestions.module.css';

const PLACES = [1, 2, 3, 4];

export const SuggestionsSkeleton = () => (
  <div className={styles.found}>
    <output>
      <VisuallyHidden>{m.choose_finding()}</VisuallyHidden>
    </output>
    <div className={styles.list} aria-hidden="true">
      {PLACES.map((place) => (
        <div key={place} className={styles.skeleton}>
          <div className={styles.skeletonPicture} />
          <div className={styles.skeletonWords}>
            <Skeleton shape="line" width="long" />
            <Skeleton shape="line" width="short" />
            <Skeleton shape="line" width="middling" />
          </div>
        </div>
      ))}
    </div>
  </div>
);
