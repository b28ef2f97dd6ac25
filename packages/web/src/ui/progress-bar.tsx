import { useId } from 'react';

import { formatNumber } from '../words/format.ts';

import styles from './progress-bar.module.css';

interface Props {
  label: string;
  /** From 0 to 1. Left away while nobody knows how far it is. */
  value?: number | undefined;
  /** Instead of the percentage: "3 of 12 photos". */
  valueText?: string | undefined;
}

export function ProgressBar({ label, value, valueText }: Props) {
  const id = useId();
  const percentage = value === undefined ? undefined : formatNumber(value, { style: 'percent' });
  const said = valueText ?? percentage;
  return (
    <div className={styles.progress}>
      <div className={styles.words}>
        <label htmlFor={id}>{label}</label>
        {said !== undefined && (
          <span className={styles.value} aria-hidden="true">
            {said}
          </span>
        )}
      </div>
      <progress id={id} className={styles.bar} value={value} aria-valuetext={said} />
    </div>
  );
}
