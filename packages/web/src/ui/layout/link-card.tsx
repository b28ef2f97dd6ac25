import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import cover from './cover-link.module.css';
import styles from './link-card.module.css';

interface Props {
  to: string;
  title: string;
  level?: 2 | 3 | 4;
  leading?: ReactNode;
  children?: ReactNode;
}

/** The whole card is clickable, but only the title is announced as the link. */
export function LinkCard({ to, title, level = 2, leading, children }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.card}>
      {leading}
      <div className={styles.words}>
        <Heading className={styles.title}>
          <Link to={to} className={`${cover.inCard} ${styles.link}`}>
            {title}
          </Link>
        </Heading>
        {children !== undefined && <div className={styles.text}>{children}</div>}
      </div>
      <ChevronRight className={styles.chevron} aria-hidden="true" />
    </div>
  );
}
