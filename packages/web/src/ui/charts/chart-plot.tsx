import { type ReactNode, type Ref, useState } from 'react';

import { m } from '../../words/m.ts';
import { Link } from '../link.tsx';
import type { Target } from './chart-data.ts';
import { ChartTargets } from './chart-targets.tsx';

import styles from './chart-plot.module.css';

interface Props {
  ref: Ref<HTMLDivElement>;
  /** What the chart shows, for whoever moves into it. */
  label: string;
  width: number;
  height: number;
  targets: readonly Target[];
  /** Stands between the drawing and its words: what the colours mean. */
  legend?: ReactNode;
  /** The drawing. */
  children: ReactNode;
}

/** A drawing, what can be pointed at in it, and a line with the words of what is. */
export function ChartPlot({ ref, label, width, height, targets, legend, children }: Props) {
  const [shownId, setShownId] = useState<string>();
  const shown = targets.find(({ id }) => id === shownId);
  return (
    <div ref={ref} className={styles.plot}>
      <div className={styles.area}>
        <svg
          className={styles.drawing}
          viewBox={`0 0 ${width} ${height}`}
          data-chart={label}
          aria-hidden="true"
        >
          {children}
        </svg>
        <ChartTargets {...{ label, targets, width, height }} shown={shownId} onShow={setShownId} />
      </div>
      {legend}
      {/* No live region: what is focused has these words as its name, and would be read out twice. */}
      <p className={styles.words}>
        {shown?.words ?? m.chart_hint()}
        {shown?.to !== undefined && (
          <>
            {' '}
            <Link to={shown.to}>{m.chart_records()}</Link>
          </>
        )}
      </p>
    </div>
  );
}
