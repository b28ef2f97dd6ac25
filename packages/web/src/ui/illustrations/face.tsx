import styles from './scene.module.css';

interface FaceProps {
  /** Offset to the right; negative to the left. */
  turn?: number;
}

/** For a head around the origin. */
export const Face = ({ turn = 0 }: FaceProps) => (
  <g transform={`translate(${turn})`}>
    <g className={styles.cheek}>
      <circle cx="-8" cy="6" r="3.5" />
      <circle cx="8" cy="6" r="3.5" />
    </g>
    <g className={styles.line}>
      <circle cx="-5.5" cy="0" r="1.6" />
      <circle cx="5.5" cy="0" r="1.6" />
      <path d="M-5 8q5 5 10 0" className={styles.lines} strokeWidth="1.8" />
    </g>
  </g>
);
