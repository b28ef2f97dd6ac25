import { ChartColumn, Table2 } from 'lucide-react';
import { useId } from 'react';

import { m } from '../../words/m.ts';

import choice from '../forms/choice-group.module.css';
import segmented from '../forms/segmented-control.module.css';
import styles from './chart-figure.module.css';

export type ChartView = 'chart' | 'table';

interface Props {
  view: ChartView;
  onChange: (view: ChartView) => void;
}

/** Real radio buttons in a compact form. */
export function ViewSwitch({ view, onChange }: Props) {
  const name = useId();
  const views = [
    { value: 'chart', label: m.chart_view_chart(), Icon: ChartColumn },
    { value: 'table', label: m.chart_view_table(), Icon: Table2 },
  ] as const;
  return (
    <div
      role="radiogroup"
      aria-label={m.chart_view()}
      className={`${segmented.track} ${styles.switch}`}
    >
      {views.map(({ value, label, Icon }) => (
        <label key={value} className={`${choice.choice} ${segmented.segment} ${styles.view}`}>
          <input
            type="radio"
            className={choice.input}
            name={name}
            checked={value === view}
            onChange={() => onChange(value)}
          />
          <span className={styles.viewWords}>
            <Icon aria-hidden="true" />
            {label}
          </span>
        </label>
      ))}
    </div>
  );
}
