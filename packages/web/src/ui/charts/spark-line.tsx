import { line } from 'd3-shape';

import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { isKnown } from './is-known.ts';

import styles from './spark-line.module.css';

interface Props {
  /** Accessible description. */
  label: string;
  /** Oldest first; the line has a gap where a value is unknown. */
  values: readonly (number | null)[];
  most: number;
  /** The last period is not complete. */
  isLastOpen?: boolean;
}

const WIDTH = 96;
const HEIGHT = 28;
const EDGE = 4;

/** Small enough for a table row. */
export function SparkLine({ label, values, most, isLastOpen = false }: Props) {
  const step = values.length > 1 ? (WIDTH - 2 * EDGE) / (values.length - 1) : 0;
  const x = (index: number) => EDGE + index * step;
  const y = (value: number) => HEIGHT - EDGE - (value / most) * (HEIGHT - 2 * EDGE);
  const drawn = line<number | null>()
    .defined((value) => value !== null)
    .x((_, index) => x(index))
    .y((value) => y(value ?? 0));
  const whole = isLastOpen ? values.slice(0, -1) : values;
  const last = whole.findLastIndex((value) => value !== null);
  const lastValue = whole[last];
  const openValue = isLastOpen ? values.at(-1) : undefined;
  const isJoined = isKnown(openValue) && isKnown(lastValue) && last === whole.length - 1;
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <svg
        className={styles.spark}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        width={WIDTH}
        height={HEIGHT}
        aria-hidden="true"
      >
        <path className={styles.base} d={`M${EDGE} ${HEIGHT - EDGE}H${WIDTH - EDGE}`} />
        <path className={styles.line} d={drawn([...whole]) ?? ''} />
        {isJoined && (
          <path
            className={`${styles.line} ${styles.open}`}
            d={`M${x(last)},${y(lastValue)}L${x(last + 1)},${y(openValue)}`}
          />
        )}
        {lastValue !== undefined && lastValue !== null && (
          <circle className={styles.last} cx={x(last)} cy={y(lastValue)} r={3} />
        )}
      </svg>
    </>
  );
}
