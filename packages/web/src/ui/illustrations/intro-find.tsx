import { Face } from './face.tsx';
import { OlderWoman } from './older-woman.tsx';
import { Scene } from './scene.tsx';
import { WindowView } from './window-view.tsx';

import styles from './scene.module.css';

/** A carer offers an older woman a choice of activities. */
export const IntroFind = () => (
  <Scene place="indoors">
    <g transform="translate(160 92) scale(.82)">
      <WindowView />
    </g>
    <g className={styles.wood}>
      <path d="M58 166h68v8H58ZM200 166h72v8h-72Z" />
      <path
        d="M64 174v34M120 174v34M206 174v34M266 174v34"
        className={styles.lines}
        strokeWidth="6"
      />
    </g>
    <g className={styles.lines}>
      <path d="M83 180v20M101 180v20" strokeWidth="11" className={styles.skinA} />
      <path d="M83 207h-4M101 207h-4" strokeWidth="9" className={styles.woodDeep} />
      <path d="M224 166v36M248 166v36" strokeWidth="18" className={styles.hairDark} />
      <path d="M224 207h-5M248 207h-5" strokeWidth="9" className={styles.hairSilver} />
    </g>
    <path d="M68 150h48v30a8 8 0 0 1-8 8H76a8 8 0 0 1-8-8Z" className={styles.clothB} />
    <g transform="translate(92 76)">
      <OlderWoman turn={3} />
    </g>
    <g transform="translate(236 70)">
      <path
        d="M-42 82V60c0-18 12-26 28-29l7-3H7l7 3c16 3 28 11 28 29v22Z"
        className={styles.clothB}
      />
      <path d="M-12 30l5-3H7l5 3L0 46Z" className={styles.light} />
      <path d="M-7.5 12h15v17c0 5-3 8-7.5 8s-7.5-3-7.5-8Z" className={styles.skinB} />
      <path d="M-7.5 18c4 4 11 4 15 0v5c-4 4-11 4-15 0Z" className={styles.shade} />
      <g className={styles.skinB}>
        <circle cx="-15" cy="3" r="4" />
        <circle cx="15" cy="3" r="4" />
        <ellipse cy="1" rx="15.5" ry="19" />
      </g>
      <path
        d="M-16-1c-4-14 3-23 16-23s20 9 16 23c-2-5-3-8-5-10-7 2-15 2-22 0-2 2-3 5-5 10Z"
        className={styles.hairDark}
      />
      <Face turn={-3} />
      <path d="M30 56v24" className={`${styles.shade} ${styles.lines}`} strokeWidth="2.5" />
    </g>
    <g transform="translate(162 148) scale(1.08)">
      <g transform="rotate(-30)">
        <rect x="-11" y="-44" width="22" height="32" rx="4" className={styles.clothC} />
        <path d="M1-27.5a3.5 3.5 0 1 1-2-3V-41q5 1 6 7-3-2-4-2Z" className={styles.line} />
      </g>
      <g transform="rotate(30)">
        <rect x="-11" y="-44" width="22" height="32" rx="4" className={styles.sun} />
        <path d="M0-22c-8-6-7-13 0-18 7 5 8 12 0 18Z" className={styles.leaf} />
      </g>
      <rect x="-11" y="-46" width="22" height="34" rx="4" className={styles.frame} />
      <g className={styles.clothA}>
        <circle cx="-4" cy="-30" r="4" />
        <circle cx="4" cy="-30" r="4" />
        <circle cy="-34" r="4" />
        <circle cy="-26" r="4" />
      </g>
      <circle cy="-30" r="3" className={styles.sun} />
    </g>
    <g className={styles.lines}>
      <path d="M202 120q-6 16-10 22l-8-2" strokeWidth="14" className={styles.clothB} />
      <path d="M176 139l-8-2" strokeWidth="9" className={styles.skinB} />
      <path d="M122 120q4 14 5 20l5-2" strokeWidth="13" className={styles.clothA} />
      <path d="M137 136l4-2" strokeWidth="8" className={styles.skinA} />
    </g>
    <path d="M262 120c-9-7-10-18 0-28 10 10 9 21 0 28Z" className={styles.leaf} />
    <path
      d="M260 128c-12 0-18-6-19-17 11 0 18 6 19 17ZM264 128c12 0 18-6 19-17-11 0-18 6-19 17Z"
      className={styles.leaf}
    />
    <path d="M245 124h34l-4 23h-26Z" className={styles.pot} />
    <path d="M245 124h34l-1 6h-32Z" className={styles.shade} />
    <g className={styles.sun}>
      <path d="M49 122h26v20a5 5 0 0 1-5 5H54a5 5 0 0 1-5-5Z" />
      <path
        d="M50 142l-13-19M32 126l9-6M51 122c1-12 21-12 22 0M75 126c11 0 11 15 0 15"
        className={styles.lines}
        strokeWidth="4"
      />
    </g>
    <g className={styles.woodDeep}>
      <rect x="36" y="152" width="10" height="60" rx="3" />
      <rect x="276" y="152" width="10" height="60" rx="3" />
    </g>
    <rect x="24" y="146" width="272" height="12" rx="6" className={styles.wood} />
  </Scene>
);
