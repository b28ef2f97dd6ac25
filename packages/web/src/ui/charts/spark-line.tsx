import { line } from 'd3-shape';

import { VisuallyHidden } from '../visually-hidden.tsx';

import styles from './spark-line.module.css';

interface Props {
  /** What it shows, in words. */
  label: string;
  /** The oldest first; where nothing is known the line has a gap. */
  values: readonly (number | null)[];
  most: number;
}

const WIDTH = 96;
const HEIGHT = 28;
const EDGE = 4;

/** How something went, small enough for a row of a table. */
export function SparkLine({ label, values, most }: Props) {
  const step = values.length > 1 ? (WIDTH - 2 * EDGE) / (values.length - 1) : 0;
  const x = (index: number) => EDGE + index * step;
  const y = (value: number) => HEIGHT - EDGE - (value / most) * (HEIGHT - 2 * EDGE);
  const drawn = line<number | null>()
    .defined((value) => value !== null)
    .x((_, index) => x(index))
    .y((value) => y(value ?? 0))([...values]);
  const last = values.findLastIndex((value) => value !== null);
  const lastValue = values[last];
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
        <path className={styles.line} d={drawn ?? ''} />
        {lastValue !== undefined && lastValue !== null && (
          <circle className={styles.last} cx={x(last)} cy={y(lastValue)} r={3} />
        )}
      </svg>
    </>
  );
}
