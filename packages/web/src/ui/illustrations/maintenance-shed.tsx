import { Scene } from './scene.tsx';

import styles from './scene.module.css';

/** A garden shed with the tools put ready. */
export const MaintenanceShed = () => (
  <Scene place="outdoors">
    <circle cx="240" cy="78" r="30" className={styles.glow} />
    <circle cx="240" cy="78" r="20" className={styles.sun} />
    <path d="M28 158c36-34 80-36 122-20 48 18 96 8 142-10v86H28Z" className={styles.hill} />
    <path d="M28 188c50-22 98-18 140-8 46 10 88 4 124-8v42H28Z" className={styles.hillNear} />
    <path d="M100 212V104l56-44 56 44v108Z" className={styles.wood} />
    <g className={`${styles.shade} ${styles.lines}`}>
      <path d="M105 122h102M105 142h102M105 162h102M105 182h102M105 202h102" strokeWidth="2" />
      <path d="M106 112l50-39 50 39" strokeWidth="6" />
    </g>
    <path d="M88 110l68-54 68 54" className={`${styles.clothA} ${styles.lines}`} strokeWidth="12" />
    <circle cx="156" cy="94" r="9" className={styles.frame} />
    <circle cx="156" cy="94" r="5" className={styles.woodDeep} />
    <rect x="111" y="122" width="44" height="90" rx="5" className={styles.frame} />
    <rect x="116" y="127" width="34" height="85" rx="2" className={styles.leaf} />
    <path
      d="M127 130v78M139 130v78"
      className={`${styles.shade} ${styles.lines}`}
      strokeWidth="2"
    />
    <circle cx="144" cy="172" r="3" className={styles.sun} />
    <rect x="165" y="124" width="36" height="36" rx="4" className={styles.frame} />
    <rect x="169" y="128" width="28" height="28" rx="2" className={styles.sun} />
    <path
      d="M183 128v28M169 142h28"
      className={`${styles.frame} ${styles.lines}`}
      strokeWidth="2.5"
    />
    <rect x="162" y="157" width="42" height="6" rx="3" className={styles.frame} />
    <g className={styles.lines}>
      <path
        d="M234 112l-7 72M228 111l12 1M262 116l-10 78"
        strokeWidth="5"
        className={styles.woodDeep}
      />
      <path
        d="M240 192l24 3M240 192l-2 15M248 193l-2 15M256 194l-2 15M264 195l-2 15"
        strokeWidth="3.5"
        className={styles.hairSilver}
      />
    </g>
    <path d="M217 180l20 2-2 18q-5 11-10 11-7-1-9-12Z" className={styles.cup} />
    <path
      d="M183 186c-8-6-8-14 0-21 8 7 8 15 0 21ZM181 190c-10 1-15-4-16-13 10 0 15 5 16 13ZM185 190c10 1 15-4 16-13-10 0-15 5-16 13Z"
      className={styles.leaf}
    />
    <path d="M170 188h26l-3 24h-20Z" className={styles.pot} />
    <path d="M170 188h26l-1 6h-24Z" className={styles.shade} />
    <g className={styles.clothB}>
      <path d="M48 172h36v34a6 6 0 0 1-6 6H54a6 6 0 0 1-6-6Z" />
      <path
        d="M82 204l16-30M91 170l14 8M50 172c2-16 28-16 32 0M49 180c-17 0-17 22 0 22"
        className={styles.lines}
        strokeWidth="5"
      />
      <path d="M48 184h36v7H48Z" className={styles.light} />
    </g>
  </Scene>
);
