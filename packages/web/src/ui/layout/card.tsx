import { type ReactNode, useId } from 'react';

import styles from './card.module.css';

interface Props {
  title: string;
  level?: 2 | 3 | 4;
  /** Before the title: a portrait or an icon. */
  leading?: ReactNode;
  /** Beside the title: a button, a link or a menu. */
  actions?: ReactNode;
  /** Name for guided tours. */
  tour?: string;
  children: ReactNode;
}

export function Card({ title, level = 2, leading, actions, tour, children }: Props) {
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
    <section className={styles.card} aria-labelledby={id} data-tour={tour}>
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
