import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

import styles from './fold.module.css';

interface Props {
  id?: string;
  title: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  className?: string | undefined;
  children: ReactNode;
}

export const Fold = ({ id, title, isOpen, onToggle, className = '', children }: Props) => (
  <details
    id={id}
    className={`${styles.fold} ${className}`}
    open={isOpen}
    onToggle={(event) => onToggle(event.currentTarget.open)}
  >
    <summary className={styles.summary}>
      <h2 className={styles.heading}>{title}</h2>
      <ChevronDown className={styles.chevron} aria-hidden="true" />
    </summary>
    <div className={styles.body}>{children}</div>
  </details>
);
