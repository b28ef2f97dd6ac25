import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

import styles from './long-form.module.css';

interface Props {
  id: string;
  title: string;
  text: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** What stands before the fields. */
  before?: ReactNode;
  /** The fields, in two columns where there is room. */
  children: ReactNode;
}

/** A part of a long form that folds; what is folded away stays filled in. */
export const FoldSection = ({ id, title, text, isOpen, onToggle, before, children }: Props) => (
  <details
    id={id}
    className={styles.section}
    open={isOpen}
    onToggle={(event) => onToggle(event.currentTarget.open)}
  >
    <summary className={styles.summary}>
      <h2 className={styles.heading}>{title}</h2>
      <ChevronDown className={styles.chevron} aria-hidden="true" />
    </summary>
    <div className={styles.body}>
      <p className={styles.quiet}>{text}</p>
      {before}
      <div className={styles.grid}>{children}</div>
    </div>
  </details>
);
