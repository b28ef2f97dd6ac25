import { Scene } from './scene.tsx';
import { WindowView } from './window-view.tsx';

import styles from './scene.module.css';

/** A lamp with its plug pulled, and a cat that does not mind. */
export const Unplugged = () => (
  <Scene place="indoors">
    <g transform="translate(104 126)">
      <WindowView />
    </g>
    <rect x="162" y="140" width="26" height="26" rx="5" className={styles.frame} />
    <path
      d="M175 146v4M168 158h3M179 158h3"
      className={`${styles.line} ${styles.lines}`}
      strokeWidth="3"
    />
    <g className={styles.woodDeep}>
      <rect x="212" y="152" width="7" height="60" rx="3" />
      <rect x="263" y="152" width="7" height="60" rx="3" />
      <rect x="237" y="96" width="6" height="30" />
    </g>
    <g className={styles.clothB}>
      <path d="M226 147c-4-14 8-16 10-30h8c2 14 14 16 10 30Z" />
      <g className={styles.lines}>
        <path d="M228 144c-20 2-28 6-28 22 0 20 12 40-8 38" strokeWidth="3" />
        <path d="M184 204h4" strokeWidth="12" />
        <path d="M174 200.5h6M174 207h6" strokeWidth="3" className={styles.hairSilver} />
      </g>
    </g>
    <path d="M222 62h36l18 46h-72Z" className={styles.clothC} />
    <path d="M208 98h64l4 10h-72Z" className={styles.shade} />
    <rect x="202" y="146" width="78" height="10" rx="5" className={styles.wood} />
    <rect x="44" y="192" width="116" height="20" rx="10" className={styles.clothA} />
    <path d="M52 202h100" className={`${styles.shade} ${styles.lines}`} strokeWidth="2.5" />
    <g className={styles.pot}>
      <path d="M66 195c-4-32 18-48 44-48s46 18 42 44q-1 4-6 4Z" />
      <path
        d="M110 149v12M124 151l-3 11M137 158l-6 9"
        className={`${styles.shade} ${styles.lines}`}
        strokeWidth="4"
      />
      <ellipse cx="84" cy="181" rx="24" ry="17" className={styles.shade} />
      <path d="M60 178c-2-8-2-14-1-20q0-3 3-2l12 8q6-2 12 0l12-8q3-1 3 2c1 6 1 12-1 20 2 12-8 18-20 18s-22-6-20-18Z" />
    </g>
    <g className={`${styles.line} ${styles.lines}`} strokeWidth="1.8">
      <path d="M66 179q4 4 8 0M86 179q4 4 8 0M76 187q2 2 4 0 2 2 4 0" />
    </g>
    <path
      d="M148 186c2 10-14 9-36 6"
      className={`${styles.pot} ${styles.lines}`}
      strokeWidth="10"
    />
    <path d="M140 194q-10 2-24-2" className={`${styles.shade} ${styles.lines}`} strokeWidth="10" />
  </Scene>
);
