import type { ReactNode } from 'react';

import type { Mood } from './mood.ts';

import styles from './mood-face.module.css';

const dots = (
  <>
    <circle className={styles.eye} cx="17" cy="20" r="2.4" />
    <circle className={styles.eye} cx="31" cy="20" r="2.4" />
  </>
);

const drawings: Record<Mood, ReactNode> = {
  1: (
    <>
      <path d="m12.5 17.5 6 2.5-5.5 3M35.5 17.500l-6 2.5 5.5 3" />
      <path d="M16 35c1.5-4 4.5-5.5 8-5.500s6.5 1.5 8 5.5" />
    </>
  ),
  2: (
    <>
      {dots}
      <path d="M13 15.500c1.5-1.5 3.5-2.300 5.5-2.500M35 15.500c-1.5-1.5-3.5-2.300-5.5-2.5" />
      <path d="M17.5 33.500c1.5-2 4-3 6.5-3s5 1 6.5 3" />
    </>
  ),
  3: (
    <>
      {dots}
      <path d="M17.5 31.500h13" />
    </>
  ),
  4: (
    <>
      {dots}
      <path d="M16.5 29c1.700 2.700 4.5 4 7.5 4s5.800-1.300 7.5-4" />
    </>
  ),
  5: (
    <>
      <path d="M13.5 21c.8-2.300 2-3.400 3.700-3.400s2.900 1.100 3.700 3.400M27.100 21c.8-2.300 2-3.400 3.700-3.400s2.900 1.100 3.700 3.400" />
      <path className={styles.laugh} d="M14.5 27h19c-.6 5.700-4.300 9-9.5 9s-8.900-3.300-9.5-9Z" />
    </>
  ),
};

/** Decorative: the word is always beside it. */
export const MoodFace = ({ mood }: { mood: Mood }) => (
  <svg className={styles.face} data-mood={mood} viewBox="0 0 48 48" aria-hidden="true">
    <circle className={styles.skin} cx="24" cy="24" r="21.5" />
    {drawings[mood]}
  </svg>
);
