import { Scene } from './scene.tsx';

import styles from './scene.module.css';

/** A letter on its way to the pillar box, carried by a leaf. */
export const LetterSent = () => (
  <Scene place="outdoors">
    <circle cx="132" cy="92" r="56" className={styles.glow} />
    <circle cx="132" cy="92" r="40" className={styles.sun} />
    <path d="M28 160c36-30 84-32 122-18 50 18 100 10 142-12v84H28Z" className={styles.hill} />
    <path d="M28 190c50-20 98-16 140-8 46 10 88 4 124-8v40H28Z" className={styles.hillNear} />
    <path
      d="M50 188c-8-36 4-56 30-64M182 92c20 0 36 4 46 10"
      className={`${styles.clothA} ${styles.lines}`}
      strokeWidth="3.5"
      strokeDasharray="1 9"
    />
    <g className={styles.clothA}>
      <path d="M204 118c0-30 68-30 68 0v6h-68Z" />
      <path d="M209 120h58v86h-58Z" />
      <path d="M209 124h58v6h-58Z" className={styles.shade} />
      <rect x="203" y="198" width="70" height="14" rx="4" />
      <path d="M209 194h58v4h-58Z" className={styles.shade} />
    </g>
    <rect x="219" y="136" width="38" height="9" rx="4.5" className={styles.line} />
    <rect x="224" y="155" width="28" height="26" rx="3" className={styles.frame} />
    <path
      d="M230 163h16M230 169h16M230 175h10"
      className={`${styles.shade} ${styles.lines}`}
      strokeWidth="2"
    />
    <g transform="translate(10) rotate(-10 120 98)">
      <path
        d="M80 72c-20 4-34-4-40-22 20-4 34 4 40 22ZM80 88c-14 12-30 12-44 0 14-12 30-12 44 0Z"
        className={styles.leaf}
      />
      <rect x="74" y="66" width="92" height="64" rx="7" className={styles.frame} />
      <path
        d="M79 125l28-26M161 125l-28-26"
        className={`${styles.shade} ${styles.lines}`}
        strokeWidth="3"
      />
      <path
        d="M76 69l38 33q6 5 12 0l38-33"
        className={`${styles.shade} ${styles.lines}`}
        strokeWidth="3.5"
      />
      <circle cx="120" cy="103" r="10" className={styles.clothA} />
      <path d="M117 107c-2-7 2-10 8-10 1 6-2 10-8 10Z" className={styles.frame} />
    </g>
  </Scene>
);
