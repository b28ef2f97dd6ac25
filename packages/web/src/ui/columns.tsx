import type { ReactNode } from 'react';

import styles from './columns.module.css';

/** Cards below each other on a phone, in two columns where there is room. */
export const Columns = ({ children }: { children: ReactNode }) => (
  <div className={styles.columns}>{children}</div>
);

/** What stays together in one of them. */
export const Stack = ({ children }: { children: ReactNode }) => (
  <div className={styles.stack}>{children}</div>
);
