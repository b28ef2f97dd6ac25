import { m } from '../../words/m.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

import styles from './spinner.module.css';

interface Props {
  size?: 'small' | 'large';
  /** Announced to screen readers, not shown. */
  words?: string;
}

export const Spinner = ({ size = 'small', words = m.ui_loading() }: Props) => (
  <span className={styles.wrap}>
    <span className={`${styles.ring} ${styles[size]}`} aria-hidden="true" />
    <VisuallyHidden>{words}</VisuallyHidden>
  </span>
);
