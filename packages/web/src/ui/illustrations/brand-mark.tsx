import { PRODUCT_NAME } from '@relish/shared/constants.ts';

import styles from './brand-mark.module.css';

/** An apricot with two leaves, and the name. */
export const BrandMark = () => (
  <span className={styles.brand}>
    <svg className={styles.mark} viewBox="0 0 48 48" aria-hidden="true">
      <rect width="48" height="48" rx="13" className={styles.tile} />
      <circle cx="24" cy="28.5" r="12.5" className={styles.fruit} />
      <path d="M24 27.5c-.6-9.6 4.2-16 14-17.5 0 9.4-5 16-14 17.5Z" className={styles.leaf} />
      <path d="M24 28.5c-.6-7.4-4.2-11.6-11-12.5.2 7 4 11.6 11 12.5Z" className={styles.bud} />
    </svg>
    <span className={styles.name}>{PRODUCT_NAME}</span>
  </span>
);
