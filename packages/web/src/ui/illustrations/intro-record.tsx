import { Scene } from './scene.tsx';

import styles from './scene.module.css';

/** A good moment in the lounge, recorded with one thumb. */
export const IntroRecord = () => (
  <Scene place="indoors">
    <circle cx="78" cy="100" r="36" className={styles.glow} />
    <g className={styles.woodDeep}>
      <rect x="76" y="110" width="4" height="98" rx="2" />
      <rect x="62" y="205" width="32" height="7" rx="3.5" />
      <path d="M216 198h8v14h-6ZM272 198h8l-2 14h-6Z" />
    </g>
    <path d="M66 78h24l13 36H53Z" className={styles.sun} />
    <g className={styles.clothB}>
      <path d="M218 180v-42a20 20 0 0 1 20-20h20a20 20 0 0 1 20 20v42Z" />
      <path d="M208 164a11 11 0 0 1 22 0v14h36v-14a11 11 0 0 1 22 0v30a8 8 0 0 1-8 8h-64a8 8 0 0 1-8-8Z" />
      <path d="M231 180h34" className={`${styles.shade} ${styles.lines}`} strokeWidth="3" />
    </g>
    <rect
      x="234"
      y="144"
      width="28"
      height="26"
      rx="7"
      className={styles.clothC}
      transform="rotate(8 248 157)"
    />
    <g className={styles.leaf}>
      <circle cx="226" cy="86" r="6" />
      <circle cx="248" cy="80" r="6" />
      <path d="M228 86V58q0-2 2-2l22-6q2 0 2 2v28h-4V62l-18 5v19Z" />
      <circle cx="102" cy="60" r="5" />
      <path d="M103.5 60V38q0-2 2-2 10 5 8 16-2-6-6.5-8v16Z" />
    </g>
    <path d="M136 212l4-36h50l4 36Z" className={styles.clothA} />
    <rect x="135" y="186" width="60" height="10" rx="5" className={styles.frame} />
    <path d="M134 150h62v24q0 14-14 14h-32q-16 0-16-14Z" className={styles.skinB} />
    <path
      d="M121 112h8M121 127h8M121 142h8M124 156h8"
      className={`${styles.skinB} ${styles.lines}`}
      strokeWidth="13"
    />
    <rect x="124" y="32" width="74" height="140" rx="13" className={styles.line} />
    <rect x="129" y="37" width="64" height="130" rx="9" className={styles.frame} />
    <rect x="136" y="46" width="50" height="42" rx="6" className={styles.sky} />
    <circle cx="169" cy="62" r="7" className={styles.sun} />
    <path
      d="M136 76q14-12 26-2t24-2v10a6 6 0 0 1-6 6h-38a6 6 0 0 1-6-6Z"
      className={styles.hillNear}
    />
    <g className={styles.cup}>
      <circle cx="142" cy="110" r="7" />
      <circle cx="159" cy="110" r="7" />
    </g>
    <circle cx="178" cy="110" r="10" className={styles.sun} />
    <path
      d="M139.5 113h5M156 112q3 3 6 0M173 112q5 6 10 0M139.5 108v.1M144.5 108v.1M156.5 108v.1M161.5 108v.1M174.5 107v.1M181.5 107v.1"
      className={`${styles.line} ${styles.lines}`}
      strokeWidth="1.6"
    />
    <rect x="137" y="134" width="48" height="18" rx="9" className={styles.leaf} />
    <path d="M150 143l4 4 7-8" className={`${styles.frame} ${styles.lines}`} strokeWidth="2.5" />
    <path
      d="M176 184c10-3 14-10 12-17-1-5-4-8-9-11-9-6-2-18 8-13 12 6 18 16 18 26 0 7-4 15-10 19Z"
      className={styles.skinB}
    />
  </Scene>
);
