import type { ReactNode } from 'react';

import { Fold } from './fold.tsx';

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
export const FoldSection = ({ text, before, children, ...fold }: Props) => (
  <Fold {...fold}>
    <p className={styles.quiet}>{text}</p>
    {before}
    <div className={styles.grid}>{children}</div>
  </Fold>
);
