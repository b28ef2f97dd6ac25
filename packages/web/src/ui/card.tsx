import { type ReactNode, useId } from 'react';

import styles from './card.module.css';

interface Props {
  title: string;
  level?: 2 | 3 | 4;
  /** Stands beside the title: a button, a link, a menu. */
  actions?: ReactNode;
  children: ReactNode;
}

export function Card({ title, level = 2, actions, children }: Props) {
  const id = useId();
  const Heading = `h${level}` as const;
  const heading = (
    <Heading id={id} className={styles.title}>
      {title}
    </Heading>
  );
  return (
    <section className={styles.card} aria-labelledby={id}>
      {actions === undefined ? (
        heading
      ) : (
        <div className={styles.header}>
          {heading}
          <div className={styles.actions}>{actions}</div>
        </div>
      )}
      {children}
    </section>
  );
}
