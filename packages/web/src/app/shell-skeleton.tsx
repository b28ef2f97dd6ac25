import { Skeleton } from '../ui/skeleton.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { m } from '../words/m.ts';

import railStyles from './rail.module.css';
import styles from './shell.module.css';

/** The shape of what is about to appear, while the person is being loaded. */
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
