import type { Ref } from 'react';

import { m } from '../../../words/m.ts';
import { ActivityTile } from './activity-tile.tsx';
import type { ActivityCard } from './api.ts';

import styles from './activity-grid.module.css';

interface Props {
  activities: readonly ActivityCard[];
  /** While a newer list is loading. */
  busy?: boolean;
  ref?: Ref<HTMLUListElement>;
}

export const ActivityGrid = ({ activities, busy = false, ref }: Props) => (
  <ul ref={ref} className={styles.grid} aria-label={m.place_activities()} aria-busy={busy}>
    {activities.map((activity) => (
      <li key={activity.id}>
        <ActivityTile activity={activity} />
      </li>
    ))}
  </ul>
);
