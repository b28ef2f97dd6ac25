import type { ReactNode } from 'react';

import { Fold } from '../ui/layout/fold.tsx';

import styles from './long-form.module.css';

interface Props {
  id: string;
  title: string;
  text: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** Shown before the fields. */
  before?: ReactNode;
  /** Fields, in two columns on wide screens. */
  children: ReactNode;
}

/** Folded fields keep their values. */
export const FoldSection = ({ text, before, children, ...fold }: Props) => (
  <Fold {...fold}>
    <p className={styles.quiet}>{text}</p>
    {before}
    <div className={styles.grid}>{children}</div>
  </Fold>
);
