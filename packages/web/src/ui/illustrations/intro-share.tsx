import { Face } from './face.tsx';
import { OlderWoman } from './older-woman.tsx';
import { Scene } from './scene.tsx';

import styles from './scene.module.css';

/** On the train home, a daughter sees a photograph of her mother. */
export const IntroShare = () => (
  <Scene place="indoors">
    <rect x="112" y="38" width="132" height="84" rx="16" className={styles.sky} />
    <circle cx="172" cy="70" r="22" className={styles.glow} />
    <circle cx="172" cy="70" r="14" className={styles.sun} />
    <path
      d="M112 96c36-18 60-16 82-4 18 8 34 6 50-2v16a16 16 0 0 1-16 16H128a16 16 0 0 1-16-16Z"
      className={styles.hill}
    />
    <path
      d="M112 110c40-12 92-10 132-6v2a16 16 0 0 1-16 16H128a16 16 0 0 1-16-16Z"
      className={styles.hillNear}
    />
    <rect
      x="112"
      y="38"
      width="132"
      height="84"
      rx="16"
      className={`${styles.frame} ${styles.lines}`}
      strokeWidth="6"
    />
    <g className={styles.leaf}>
      <path d="M208 206V92a22 22 0 0 1 22-22h32a22 22 0 0 1 22 22v114a6 6 0 0 1-6 6h-64a6 6 0 0 1-6-6Z" />
      <rect x="182" y="186" width="96" height="22" rx="11" />
    </g>
    <rect x="220" y="76" width="52" height="40" rx="14" className={styles.frame} />
    <rect x="182" y="186" width="96" height="22" rx="11" className={styles.shade} />
    <g transform="translate(236 94)">
      <path
        d="M-17-2c-6-30 40-32 38 0 0 16 7 22 3 36h-42c-4-12 3-20 1-36Z"
        className={styles.hairBrown}
      />
      <path
        d="M-28 100V52c0-14 9-20 20-22H8c13 2 22 9 22 22l-2 40q0 8-8 8Z"
        className={styles.clothC}
      />
      <path d="M-7 12H7v16c0 5-3 8-7 8s-7-3-7-8Z" className={styles.skinC} />
      <path d="M-7 18c4 4 10 4 14 0v5c-4 4-10 4-14 0Z" className={styles.shade} />
      <ellipse cy="1" rx="15" ry="18" className={styles.skinC} />
      <path
        d="M-15-1c-2-22 32-22 30 2-6-3-10-8-11-12-4 6-12 9-19 10Z"
        className={styles.hairBrown}
      />
      <Face turn={-4} />
    </g>
    <g className={styles.lines}>
      <path d="M252 187l-56-1v16" strokeWidth="20" className={styles.clothB} />
      <path d="M196 206h-10" strokeWidth="9" className={styles.woodDeep} />
    </g>
    <rect
      x="172"
      y="131"
      width="18"
      height="31"
      rx="4"
      transform="rotate(14 181 146)"
      className={styles.clothA}
    />
    <g className={styles.lines}>
      <path d="M219 142l-7 24-16-8" strokeWidth="14" className={styles.clothC} />
      <path d="M227 146l-6 22q-2 6-8 4" strokeWidth="2.5" className={styles.shade} />
      <path d="M189 155l-5-4" strokeWidth="10" className={styles.skinC} />
    </g>
    <path
      d="M152 158c-16-8-19-19-11-24 5-3 10 1 11 6 4-4 10-5 13 0 5 8-2 16-13 18Z"
      className={styles.leaf}
    />
    <path d="M152 142q0-7-4-11" className={`${styles.leaf} ${styles.lines}`} strokeWidth="2" />
    <path
      d="M118 190q0-12 14-12t14 12"
      className={`${styles.woodDeep} ${styles.lines}`}
      strokeWidth="4"
    />
    <rect x="104" y="186" width="56" height="26" rx="7" className={styles.pot} />
    <path d="M104 196h56v4h-56Z" className={styles.shade} />
    <g transform="rotate(-6 84 116)">
      <rect
        x="40"
        y="58"
        width="88"
        height="108"
        rx="7"
        className={styles.shade}
        transform="translate(3 4)"
      />
      <rect x="40" y="58" width="88" height="108" rx="7" className={styles.frame} />
      <rect x="48" y="66" width="72" height="78" rx="3" className={styles.hill} />
      <g transform="translate(84 87.8) scale(.74)">
        <OlderWoman />
      </g>
    </g>
  </Scene>
);
