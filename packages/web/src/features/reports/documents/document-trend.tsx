import type { BlockOf } from '@relish/shared/reports/documents/content.ts';

import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';

import styles from './document-view.module.css';

const EDGE = 4;

/** A weekly line with both ends of its scale labelled, and a text version for screen readers. */
export function DocumentTrend({ title, lowest, highest, points }: BlockOf<'trend'>) {
  const step = points.length > 1 ? (100 - 2 * EDGE) / (points.length - 1) : 0;
  const x = (at: number) => EDGE + at * step;
  const y = (value: number) => 92 - (84 * (value - lowest.value)) / (highest.value - lowest.value);
  const drawn = points.flatMap(({ value, label, text }, at) =>
    value === null ? [] : [{ at, value, label, text }],
  );
  const path = drawn
    .map(({ at, value }, index) => {
      const goesOn = index > 0 && drawn[index - 1]?.at === at - 1;
      return `${goesOn ? 'L' : 'M'}${x(at)} ${y(value)}`;
    })
    .join(' ');
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.chartTitle}>{title}</figcaption>
      <div className={styles.trend} aria-hidden="true">
        <div className={styles.ends}>
          <span>{highest.label}</span>
          <span>{lowest.label}</span>
        </div>
        <div className={styles.plot}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.lines}>
            <path d="M0 8H100M0 50H100M0 92H100" className={styles.grid} />
            <path d={path} className={styles.line} />
          </svg>
          {drawn.map(({ at, value }) => (
            <span
              key={at}
              className={styles.point}
              style={{ left: `${x(at)}%`, top: `${y(value)}%` }}
            />
          ))}
        </div>
      </div>
      <div className={styles.trendDays} aria-hidden="true">
        <span>{points[0]?.label}</span>
        <span>{points.length > 1 ? points.at(-1)?.label : undefined}</span>
      </div>
      <VisuallyHidden>
        {points.map(({ label, text }) => `${label}: ${text}`).join('; ')}
      </VisuallyHidden>
    </figure>
  );
}
