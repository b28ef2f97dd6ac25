import { TickIcon } from '../tokens/icons.tsx';

import styles from './tick-mark.module.css';

/** Visible box of a checkbox whose input is invisible. */
export const TickMark = () => (
  <span className={styles.mark} aria-hidden="true">
    <TickIcon />
  </span>
);
