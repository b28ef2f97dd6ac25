import type { ReactNode } from 'react';

import styles from './sample-group.module.css';

interface Props {
  id: string;
  title: string;
  /** Places narrow samples side by side. */
  columns?: boolean;
  children: ReactNode;
}

export const SampleGroup = ({ id, title, columns = false, children }: Props) => (
  <section id={id} className={styles.group} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{title}</h2>
    <div className={columns ? styles.columns : styles.stack}>{children}</div>
  </section>
);
