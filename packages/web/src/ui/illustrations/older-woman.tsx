import { Face } from './face.tsx';

import styles from './scene.module.css';

interface OlderWomanProps {
  turn?: number;
}

/** Centred on the head; the cardigan ends at y = 76. */
export const OlderWoman = ({ turn = 0 }: OlderWomanProps) => (
  <>
    <path
      d="M-38 76V58c0-17 12-25 26-28l5-3h14l5 3c14 3 26 11 26 28v18Z"
      className={styles.clothA}
    />
    <path d="M-12 30l5-4h14l5 4L0 50Z" className={styles.frame} />
    <path d="M-7 12H7v16c0 5-3 8-7 8s-7-3-7-8Z" className={styles.skinA} />
    <path d="M-7 18c4 4 10 4 14 0v5c-4 4-10 4-14 0Z" className={styles.shade} />
    <path
      d="M-19 8c-7-3-8-12-3-16-3-9 4-16 11-15 5-8 17-8 22 0 7-1 14 6 11 15 5 4 4 13-3 16Z"
      className={styles.hairSilver}
    />
    <ellipse cy="2" rx="15" ry="18" className={styles.skinA} />
    <path d="M-16 0c-1-20 30-22 32-1-6-2-12-5-15-9-4 5-11 8-17 10Z" className={styles.hairSilver} />
    <Face turn={turn} />
    <path
      d={`M${turn - 10} 0a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0Zm11 0a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0Zm-2-1h2`}
      className={styles.glasses}
    />
  </>
);
