import type { Observation } from './api.ts';
import { ObservationItem } from './observation-item.tsx';

import styles from './observation-list.module.css';

interface Props {
  label: string;
  observations: readonly Observation[];
  named?: boolean;
}

export const ObservationList = ({ label, observations, named = false }: Props) => (
  <ul className={styles.list} aria-label={label}>
    {observations.map((observation) => (
      <li key={observation.id} className={styles.row}>
        <ObservationItem observation={observation} named={named} />
      </li>
    ))}
  </ul>
);
