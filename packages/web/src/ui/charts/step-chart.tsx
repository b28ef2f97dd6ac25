import { daysBetween } from '@relish/shared/days.ts';
import { useId, useState } from 'react';

import { formatDay } from '../../words/format.ts';

import styles from './step-chart.module.css';

export interface StepPoint {
  id: string;
  day: string;
  /** Index of the row, 0 at the top. */
  row: number;
  /** Full description, for pointer and screen reader. */
  words: string;
}

interface Props {
  /** The finding in words, not a topic. */
  title: string;
  rows: readonly string[];
  points: readonly StepPoint[];
  hint: string;
}

// The last value extends to the edge, because it still applies.
const RIGHT = 96;
const LEFT = 4;

/** Values over time on a few named rows. The page shows the same data as a table elsewhere. */
export function StepChart({ title, rows, points, hint }: Props) {
  const id = useId();
  const [shown, setShown] = useState<string>();
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return null;
  const span = Math.max(daysBetween(first.day, last.day), 1);
  const x = ({ day }: StepPoint) =>
    points.length === 1 ? LEFT : LEFT + (daysBetween(first.day, day) / span) * (RIGHT - LEFT);
  const y = ({ row }: StepPoint) => ((row + 0.5) / rows.length) * 100;
  const steps = points.map((point, index) =>
    index === 0 ? `M${x(point)} ${y(point)}` : `H${x(point)} V${y(point)}`,
  );
  const words = points.find((point) => point.id === shown)?.words ?? hint;
  return (
    <figure className={styles.chart} aria-labelledby={id}>
      <figcaption id={id} className={styles.title}>
        {title}
      </figcaption>
      <div className={styles.plot}>
        <ol className={styles.rows} aria-hidden="true">
          {rows.map((row) => (
            <li key={row}>{row}</li>
          ))}
        </ol>
        <div className={styles.area}>
          <svg
            className={styles.lines}
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            {rows.map((row, index) => (
              <path
                key={row}
                className={styles.grid}
                d={`M0 ${((index + 0.5) / rows.length) * 100} H100`}
              />
            ))}
            <path className={styles.steps} d={`${steps.join(' ')} H100`} />
          </svg>
          {points.map((point) => (
            <button
              key={point.id}
              type="button"
              className={styles.point}
              style={{ left: `${x(point)}%`, top: `${y(point)}%` }}
              aria-label={point.words}
              onFocus={() => setShown(point.id)}
              onMouseEnter={() => setShown(point.id)}
              onClick={() => setShown(point.id)}
            />
          ))}
        </div>
        <div className={styles.days} aria-hidden="true">
          <span>{formatDay(first.day)}</span>
          {points.length > 1 && <span>{formatDay(last.day)}</span>}
        </div>
      </div>
      <p className={styles.words}>{words}</p>
    </figure>
  );
}
