import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../ui/layout/visually-hidden.tsx';
import { m } from '../words/m.ts';

import railStyles from './rail.module.css';
import styles from './shell.module.css';

/** Shown while the user is loading. */
export const ShellSkeleton = () => (
  <div className={styles.shell}>
    <div className={railStyles.rail} aria-hidden="true">
      <Skeleton shape="title" width="short" />
      <Skeleton shape="pair" width="long" />
      <Skeleton shape="line" width="middling" />
      <Skeleton shape="line" width="middling" />
    </div>
    <main className={styles.main}>
      <VisuallyHidden>
        <output>{m.shell_loading()}</output>
      </VisuallyHidden>
      <Skeleton shape="title" width="long" />
      <Skeleton shape="line" width="middling" />
    </main>
  </div>
);
