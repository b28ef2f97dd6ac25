import type { Ref } from 'react';

import type { Observation } from './api.ts';
import { ObservationItem } from './observation-item.tsx';

import styles from './observation-list.module.css';

interface Props {
  label: string;
  observations: readonly Observation[];
  named?: boolean;
  ref?: Ref<HTMLUListElement>;
}

export const ObservationList = ({ label, observations, named = false, ref }: Props) => (
  <ul ref={ref} className={styles.list} aria-label={label}>
    {observations.map((observation) => (
      <li key={observation.id} className={styles.row}>
        <ObservationItem observation={observation} named={named} />
      </li>
    ))}
  </ul>
);
