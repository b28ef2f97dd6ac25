import { useId } from 'react';

import { formatNumber } from '../../words/format.ts';

import styles from './progress-bar.module.css';

interface Props {
  label: string;
  /** From 0 to 1; undefined while unknown. */
  value?: number | undefined;
  /** Replaces the percentage: "3 of 12 photos". */
  valueText?: string | undefined;
}

export function ProgressBar({ label, value, valueText }: Props) {
  const id = useId();
  const percentage = value === undefined ? undefined : formatNumber(value, { style: 'percent' });
  const text = valueText ?? percentage;
  return (
    <div className={styles.progress}>
      <div className={styles.words}>
        <label htmlFor={id}>{label}</label>
        {text !== undefined && (
          <span className={styles.value} aria-hidden="true">
            {text}
          </span>
        )}
      </div>
      <progress id={id} className={styles.bar} value={value} aria-valuetext={text} />
    </div>
  );
}
