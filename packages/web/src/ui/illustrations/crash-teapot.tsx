import { Scene } from './scene.tsx';
import { WindowView } from './window-view.tsx';

import styles from './scene.module.css';

/** A teapot that tipped over: nothing that a cloth cannot mend. */
export const CrashTeapot = () => (
  <Scene place="indoors">
    <g transform="translate(216 106) scale(.9)">
      <WindowView />
    </g>
    <g className={styles.woodDeep}>
      <rect x="56" y="160" width="10" height="52" rx="3" />
      <rect x="254" y="160" width="10" height="52" rx="3" />
    </g>
    <path
      d="M36 152h248v18q-15.5 14-31 0-15.5 14-31 0-15.5 14-31 0-15.5 14-31 0-15.5 14-31 0-15.5 14-31 0-15.5 14-31 0-15.5 14-31 0Z"
      className={styles.cup}
    />
    <rect x="30" y="150" width="260" height="9" rx="4.5" className={styles.frame} />
    <path
      d="M150 151c20-6 92-6 104 0 6 3 3 8-2 8h-8v24a5 5 0 0 1-10 0v-24h-10v10a5 5 0 0 1-10 0v-10h-60c-8 0-12-5-4-8Z"
      className={styles.pot}
    />
    <path d="M239 192q5 7 0 10-5-3 0-10Z" className={styles.pot} />
    <g transform="translate(122 114) rotate(48)" className={styles.clothB}>
      <rect x="-18" y="30" width="36" height="8" rx="3" />
      <path d="M29-13c11 0 16-8 24-12q3-1 5 2l2 4q1 3-1 5c-10 6-10 20-32 26Z" />
      <path d="M-28-16c-34-10-34 42 2 34" className={styles.lines} strokeWidth="8" />
      <circle r="34" />
      <path
        d="M0-3a9 9 0 1 1 3 3 9 9 0 1 1-3 3 9 9 0 1 1-3-3 9 9 0 1 1 3-3Z"
        className={styles.frame}
      />
      <circle r="5" className={styles.sun} />
      <rect x="-19" y="-38" width="38" height="9" rx="4.5" />
      <ellipse cy="-36" rx="15" ry="2.5" className={styles.line} />
    </g>
    <g transform="translate(228 142) rotate(24)" className={styles.clothB}>
      <path d="M-19 6c0-18 38-18 38 0Z" />
      <rect x="-21" y="4" width="42" height="6" rx="3" />
      <circle cy="-11" r="5" className={styles.sun} />
    </g>
    <g transform="translate(-4)">
      <path d="M52 122h34v12a16 16 0 0 1-16 16h-2a16 16 0 0 1-16-16Z" className={styles.frame} />
      <path d="M52 129h34v5H52Z" className={styles.sun} />
      <path
        d="M54 128c-14-2-14 14 2 12"
        className={`${styles.frame} ${styles.lines}`}
        strokeWidth="4"
      />
    </g>
  </Scene>
);
