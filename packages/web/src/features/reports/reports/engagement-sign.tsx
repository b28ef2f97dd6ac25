import type { Engagement } from '@relish/shared/reports/reports/choices.ts';
import type { ReactNode } from 'react';

import styles from './engagement-sign.module.css';

const horizon = <path d="M5 36h38" />;

/** A rising sun, so that the scale does not look like a score. */
const drawings: Record<Engagement, ReactNode> = {
  0: (
    <>
      {horizon}
      <path d="M17 42h14" />
    </>
  ),
  1: (
    <>
      <path className={styles.sun} d="M15.500 36a9 5 0 0 1 17 0Z" />
      {horizon}
    </>
  ),
  2: (
    <>
      <path className={styles.sun} d="M13 36a11 11 0 0 1 22 0Z" />
      {horizon}
    </>
  ),
  3: (
    <>
      <path className={styles.sun} d="M14.500 36a11 11 0 1 1 19 0Z" />
      {horizon}
      <path d="M24 8.500v5M10 15l3.200 3.200M38 15l-3.200 3.200" />
    </>
  ),
  4: (
    <>
      <circle className={styles.sun} cx="24" cy="23" r="10" />
      <path d="M24 4v5M24 37v5M5 23h5M38 23h5M10.600 9.600l3.500 3.500M33.900 32.900l3.500 3.500M37.400 9.600l-3.500 3.500M14.100 32.900l-3.500 3.500" />
    </>
  ),
};

/** Decorative: the words are always beside it. */
export const EngagementSign = ({ engagement }: { engagement: Engagement }) => (
  <svg className={styles.sign} viewBox="0 0 48 48" aria-hidden="true">
    {drawings[engagement]}
  </svg>
);
