import { Scene } from './scene.tsx';

import styles from './scene.module.css';

/** A garden path that winds past a signpost. */
export const LostPath = () => (
  <Scene place="outdoors">
    <circle cx="112" cy="86" r="34" className={styles.glow} />
    <circle cx="112" cy="86" r="23" className={styles.sun} />
    <path d="M28 140c36-26 76-26 112-12 50 18 100 12 152-18v104H28Z" className={styles.hill} />
    <path d="M28 166c60-26 120-22 164-12 40 8 70 4 100-8v68H28Z" className={styles.hillNear} />
    <path
      d="M152 149c30 5 26 15-2 25-34 12-58 20-54 38h88c-14-16 4-26 20-36 18-13 6-26-52-27Z"
      className={styles.floor}
    />
    <g className={styles.leaf}>
      <rect x="58" y="128" width="5" height="26" rx="2" className={styles.woodDeep} />
      <path d="M60 140c-16 0-20-14-14-24 0-14 8-20 14-20s14 6 14 20c6 10 2 24-14 24Z" />
    </g>
    <rect x="223" y="68" width="10" height="144" rx="4" className={styles.woodDeep} />
    <path d="M200 82h52l14 12-14 12h-52a4 4 0 0 1-4-4V86a4 4 0 0 1 4-4Z" className={styles.wood} />
    <path
      d="M256 116h-50l-14 12 14 12h50a4 4 0 0 0 4-4v-16a4 4 0 0 0-4-4Z"
      className={styles.frame}
    />
    <path d="M223 106h10v6h-10ZM223 140h10v6h-10Z" className={styles.shade} />
    <path
      d="M244 58c8-1 13-5 19-10-1 14-9 20-18 20-16 0-26-8-24-19 1-9 14-11 18-2Z"
      className={styles.clothB}
    />
    <path d="M224 59c7 0 10 4 9 9-8-1-10-4-9-9Z" className={styles.sun} />
    <path d="M222 50l-7 3 7 3Z" className={styles.sun} />
    <circle cx="229" cy="50" r="1.6" className={styles.line} />
    <g className={styles.leaf}>
      <path d="M38 212c-4-18 6-30 18-28 4-14 24-14 26 2 12-2 18 12 12 26Z" />
      <path d="M246 212c-4-14 6-22 14-18 4-10 20-8 20 4 8 2 8 10 4 14Z" />
    </g>
    <g className={styles.clothC}>
      <circle cx="56" cy="198" r="4" />
      <circle cx="70" cy="189" r="4" />
      <circle cx="82" cy="201" r="4" />
      <circle cx="262" cy="204" r="3.5" />
      <circle cx="274" cy="200" r="3.5" />
    </g>
  </Scene>
);
