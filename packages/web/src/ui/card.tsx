import { type ReactNode, useId } from 'react';

import styles from './card.module.css';

interface Props {
  title: string;
  level?: 2 | 3 | 4;
  /** Before the title: a face, an icon. */
  leading?: ReactNode;
  /** Stands beside the title: a button, a link, a menu. */
  actions?: ReactNode;
  children: ReactNode;
}

export function Card({ title, level = 2, leading, actions, children }: Props) {
  const id = useId();
  const Heading = `h${level}` as const;
  const words = (
    <Heading id={id} className={styles.title}>
      {title}
    </Heading>
  );
  const heading =
    leading === undefined ? (
      words
    ) : (
      <div className={styles.leading}>
        {leading}
        {words}
      </div>
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
