import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import styles from './link-card.module.css';

interface Props {
  to: string;
  title: string;
  level?: 2 | 3 | 4;
  leading?: ReactNode;
  children?: ReactNode;
}

/** A card that is pressed anywhere. Only its title is the link, so that only the title is read out as one. */
export function LinkCard({ to, title, level = 2, leading, children }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.card}>
      {leading}
      <div className={styles.words}>
        <Heading className={styles.title}>
          <Link to={to} className={styles.link}>
            {title}
          </Link>
        </Heading>
        {children !== undefined && <div className={styles.text}>{children}</div>}
      </div>
      <ChevronRight className={styles.chevron} aria-hidden="true" />
    </div>
  );
}
