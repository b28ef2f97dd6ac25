import type { ReactNode } from 'react';

import styles from './state-panel.module.css';

interface Props {
  /** An illustration, or an icon on a disc. */
  picture: ReactNode;
  title: string;
  level?: 1 | 2 | 3 | undefined;
  children: ReactNode;
  action?: ReactNode;
}

/** Replaces content that is empty, failed or not allowed. */
export function StatePanel({ picture, title, level = 2, children, action }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.panel}>
      <div className={styles.picture} aria-hidden="true">
        {picture}
      </div>
      <Heading className={styles.title}>{title}</Heading>
      <div className={styles.text}>{children}</div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
