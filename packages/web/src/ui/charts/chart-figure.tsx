import { type ReactNode, useId, useRef, useState } from 'react';

import type { ChartTable as Rows } from './chart-data.ts';
import { ChartDownload } from './chart-download.tsx';
import { ChartTable } from './chart-table.tsx';
import { type ChartView, ViewSwitch } from './view-switch.tsx';

import styles from './chart-figure.module.css';

interface Props {
  /** The finding in words, not a topic. */
  title: string;
  /** One line on the data shown. */
  note?: string | undefined;
  level?: 2 | 3 | 4;
  /** File name without extension; never a person's name. */
  fileName: string;
  table: Rows;
  /** Shown beside the view switch. */
  controls?: ReactNode;
  /** Shown below the drawing. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A chart with its finding as title, a table view and downloads. */
export function ChartFigure({ title, note, level = 2, fileName, table, ...parts }: Props) {
  const id = useId();
  const figure = useRef<HTMLElement>(null);
  const [view, setView] = useState<ChartView>('chart');
  const Heading = `h${level}` as const;
  return (
    <figure ref={figure} className={styles.figure} aria-labelledby={id}>
      <figcaption className={styles.caption}>
        <Heading id={id} className={styles.title}>
          {title}
        </Heading>
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </figcaption>
      <div className={styles.tools}>
        <ViewSwitch view={view} onChange={setView} />
        <ChartDownload
          {...{ figure, title, note, table }}
          name={fileName}
          hasPicture={view === 'chart'}
        />
        {parts.controls !== undefined && view === 'chart' && (
          <div className={styles.controls}>{parts.controls}</div>
        )}
      </div>
      {view === 'chart' ? parts.children : <ChartTable label={title} table={table} />}
      {parts.foot}
    </figure>
  );
}
