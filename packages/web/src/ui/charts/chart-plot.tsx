import { type ReactNode, type Ref, useState } from 'react';

import { m } from '../../words/m.ts';
import { Link } from '../actions/link.tsx';
import type { Target } from './chart-data.ts';
import { ChartTargets } from './chart-targets.tsx';

import styles from './chart-plot.module.css';

interface Props {
  ref: Ref<HTMLDivElement>;
  /** Accessible name of the chart. */
  label: string;
  width: number;
  height: number;
  targets: readonly Target[];
  /** Between the drawing and its description. */
  legend?: ReactNode;
  children: ReactNode;
}

/** A drawing with its targets, and a line that describes the active one. */
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
      {/* Not a live region: the focused target already has this text as its name and would be
          announced twice. */}
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
