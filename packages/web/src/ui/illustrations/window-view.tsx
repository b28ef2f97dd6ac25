import styles from './scene.module.css';

/** 60 wide, 78 high, with its sill at the origin. */
export const WindowView = () => (
  <>
    <path d="M-28 0v-46a28 28 0 0 1 56 0V0Z" className={styles.sky} />
    <circle cx="4" cy="-28" r="16" className={styles.glow} />
    <circle cx="4" cy="-28" r="10.5" className={styles.sun} />
    <path d="M-28-16c16-14 30-8 56 2V0h-56Z" className={styles.hill} />
    <path d="M-28-6c20-6 36 0 56-8V0h-56Z" className={styles.hillNear} />
    <g className={styles.frame}>
      <g className={styles.lines}>
        <path d="M-28 0v-46a28 28 0 0 1 56 0V0" strokeWidth="5" />
        <path d="M0-73V0M-28-38h56" strokeWidth="2.5" />
      </g>
      <rect x="-36" y="-3" width="72" height="7" rx="3.5" />
    </g>
  </>
);
