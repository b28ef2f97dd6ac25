import type { ReactNode } from 'react';

import styles from './columns.module.css';

/** One column on a phone, two on wide screens. */
export const Columns = ({ children }: { children: ReactNode }) => (
  <div className={styles.columns}>{children}</div>
);

/** Keeps cards together in one column. */
export const Stack = ({ children }: { children: ReactNode }) => (
  <div className={styles.stack}>{children}</div>
);
