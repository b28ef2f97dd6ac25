import { TickIcon } from './icons.tsx';

import styles from './tick-mark.module.css';

/** The drawn box of a tick box; it follows its input, which is invisible. */
export const TickMark = () => (
  <span className={styles.mark} aria-hidden="true">
    <TickIcon />
  </span>
);
