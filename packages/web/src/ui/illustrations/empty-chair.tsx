import { Scene } from './scene.tsx';
import { WindowView } from './window-view.tsx';

import styles from './scene.module.css';

/** An armchair by the window, with a blanket and a book. */
export const EmptyChair = () => (
  <Scene place="indoors">
    <g transform="translate(98 132) scale(1.24)">
      <WindowView />
    </g>
    <g className={styles.leaf}>
      <path d="M72 170c-12-10-12-24 0-36 12 12 12 26 0 36Z" />
      <path d="M69 178c-15 1-24-7-26-22 16 0 25 8 26 22ZM75 178c15 1 24-7 26-22-16 0-25 8-26 22Z" />
    </g>
    <path d="M54 176h36l-4 32a4 4 0 0 1-4 4H62a4 4 0 0 1-4-4Z" className={styles.pot} />
    <path d="M54 176h36l-1 8H55Z" className={styles.shade} />
    <path d="M152 198h12l-3 14h-7ZM246 198h12l-2 14h-7Z" className={styles.woodDeep} />
    <g className={styles.clothB}>
      <path d="M154 180v-76a30 30 0 0 1 30-30h42a30 30 0 0 1 30 30v76Z" />
      <path d="M166 160v-54a20 20 0 0 1 20-20h38a20 20 0 0 1 20 20v54Z" className={styles.light} />
      <rect x="162" y="158" width="86" height="24" rx="9" />
      <path d="M162 174h86v8h-86Z" className={styles.shade} />
      <path d="M140 156a15 15 0 0 1 30 0v24h70v-24a15 15 0 0 1 30 0v36a10 10 0 0 1-10 10H150a10 10 0 0 1-10-10Z" />
    </g>
    <rect
      x="178"
      y="112"
      width="36"
      height="36"
      rx="9"
      transform="rotate(-8 196 138)"
      className={styles.sun}
    />
    <g transform="rotate(-4 208 152)">
      <rect x="186" y="148" width="44" height="10" rx="3" className={styles.clothA} />
      <path d="M190 151h40v4h-40Z" className={styles.frame} />
    </g>
    <path d="M237 158a18 18 0 0 1 36 0v32h-36Z" className={styles.clothC} />
    <path d="M237 164h36v6h-36ZM237 176h36v4h-36Z" className={styles.clothA} />
    <path
      d="M240 190v7M247 190v7M255 190v7M263 190v7M270 190v7"
      className={`${styles.clothC} ${styles.lines}`}
      strokeWidth="3"
    />
  </Scene>
);
