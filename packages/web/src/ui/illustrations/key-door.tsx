import { Scene } from './scene.tsx';

import styles from './scene.module.css';

/** A friendly front door and its key. */
export const KeyDoor = () => (
  <Scene place="indoors">
    <g className={styles.light}>
      <rect x="52" y="92" width="26" height="10" rx="3" />
      <rect x="66" y="108" width="26" height="10" rx="3" />
      <rect x="222" y="58" width="26" height="10" rx="3" />
      <rect x="236" y="184" width="26" height="10" rx="3" />
      <rect x="252" y="168" width="26" height="10" rx="3" />
      <rect x="104" y="34" width="26" height="10" rx="3" />
    </g>
    <path d="M104 204V94a48 48 0 0 1 96 0v110Z" className={styles.frame} />
    <path d="M113 204V94a39 39 0 0 1 78 0v110Z" className={styles.clothA} />
    <path d="M121 96v-2a31 31 0 0 1 62 0v2Z" className={styles.sun} />
    <path
      d="M152 95V64M152 95l-24-18M152 95l24-18"
      className={`${styles.frame} ${styles.lines}`}
      strokeWidth="3"
    />
    <rect x="119" y="94" width="66" height="5" rx="2.5" className={styles.frame} />
    <g className={styles.shade}>
      <rect x="122" y="107" width="25" height="38" rx="4" />
      <rect x="157" y="107" width="25" height="38" rx="4" />
      <rect x="122" y="165" width="25" height="32" rx="4" />
      <rect x="157" y="165" width="25" height="32" rx="4" />
    </g>
    <rect x="137" y="151" width="30" height="7" rx="3.5" className={styles.sun} />
    <circle cx="179" cy="154" r="4.5" className={styles.sun} />
    <rect x="92" y="202" width="120" height="12" rx="4" className={styles.wood} />
    <rect x="69" y="146" width="6" height="36" className={styles.woodDeep} />
    <circle cx="72" cy="130" r="15" className={styles.leaf} />
    <circle cx="72" cy="158" r="20" className={styles.leaf} />
    <path d="M56 180h32l-3 28a4 4 0 0 1-4 4H63a4 4 0 0 1-4-4Z" className={styles.pot} />
    <path d="M56 180h32l-1 7H57Z" className={styles.shade} />
    <g className={styles.lines}>
      <path d="M246 80v14" strokeWidth="3" className={styles.clothA} />
      <circle cx="246" cy="108" r="14" strokeWidth="7" className={styles.sun} />
      <path d="M246 124v42M246 150h11M246 163h14" strokeWidth="7" className={styles.sun} />
    </g>
    <circle cx="246" cy="78" r="5" className={styles.woodDeep} />
    <path d="M236 122c-12 2-18 10-16 22 12-1 18-9 16-22Z" className={styles.leaf} />
  </Scene>
);
