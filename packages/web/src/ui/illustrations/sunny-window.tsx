import styles from './sunny-window.module.css';

/** A window with the rising sun, a plant and a cup on the sill. Decorative. */
export const SunnyWindow = () => (
  <svg className={styles.scene} viewBox="30 10 300 232" aria-hidden="true">
    <defs>
      <clipPath id="sunny-window-pane">
        <path d="M76 228V122a104 104 0 0 1 208 0v106Z" />
      </clipPath>
    </defs>
    <g clipPath="url(#sunny-window-pane)">
      <rect x="76" y="10" width="208" height="220" className={styles.sky} />
      <circle cx="180" cy="138" r="46" className={styles.glow} />
      <circle cx="180" cy="138" r="33" className={styles.sun} />
      <path d="M60 190c44-44 92-44 132-14 38 26 70 22 108-8v70H60Z" className={styles.hill} />
      <path d="M60 214c52-34 108-26 146-6 36 18 66 14 94-6v40H60Z" className={styles.hillNear} />
    </g>
    <path d="M76 228V122a104 104 0 0 1 208 0v106" className={styles.frame} />
    <path d="M180 18v210M76 140h208" className={styles.bar} />
    <rect x="36" y="226" width="288" height="16" rx="8" className={styles.sill} />
    <g className={styles.stem}>
      <path d="M104 178c0-22 1-40 3-58" />
      <path d="M103 176c-6-18-14-30-26-38" />
      <path d="M105 176c8-16 18-26 30-30" />
    </g>
    <g className={styles.leaf}>
      <path d="M107 124c-14-12-15-29-2-44 14 14 15 31 2 44Z" />
      <path d="M80 141c-17 1-28-9-30-27 18 0 29 9 30 27Z" />
      <path d="M131 148c1-17 11-27 29-29 0 18-11 28-29 29Z" />
      <path d="M98 162c-15 4-26-2-32-17 16-4 27 2 32 17Z" />
      <path d="M108 166c4-14 14-21 30-19-4 15-14 22-30 19Z" />
    </g>
    <path d="M76 174h56l-6 46a7 7 0 0 1-7 6H89a7 7 0 0 1-7-6Z" className={styles.pot} />
    <rect x="71" y="168" width="66" height="15" rx="5" className={styles.pot} />
    <path d="M74 183h60l-1 7H75Z" className={styles.potShade} />
    <path d="M272 192h10a13 13 0 0 1 0 26h-14" className={styles.handle} />
    <path d="M214 184h60v22a20 20 0 0 1-20 20h-20a20 20 0 0 1-20-20Z" className={styles.cup} />
    <path d="M214 196h60v8h-60Z" className={styles.band} />
    <g className={styles.steam}>
      <path d="M233 172c-7-9 6-13 0-24" />
      <path d="M255 172c-7-9 6-13 0-24" />
    </g>
  </svg>
);
