import type { ReactNode } from 'react';

import styles from './state-panel.module.css';

interface Props {
  /** A drawing, or else an icon on a soft disc. */
  picture: ReactNode;
  title: string;
  level?: 1 | 2 | 3 | undefined;
  children: ReactNode;
  action?: ReactNode;
}

/** What stands in place of content: nothing there yet, not loaded, not allowed. */
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
