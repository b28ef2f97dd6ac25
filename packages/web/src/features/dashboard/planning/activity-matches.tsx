import { useDeferredValue } from 'react';

import { useCall } from '../../../api/hooks.ts';
import { useCan } from '../../../session/use-session.ts';
import { m } from '../../../words/m.ts';
import { CategorySign } from '../../library/activities/public.tsx';
import type { ActivityFacts } from './draft-values.ts';

import styles from './planning.module.css';

const SHOWN = 4;
const LETTERS = 3;

interface Props {
  typed: string;
  onChoose: (activity: ActivityFacts) => void;
}

/** Activities of the library that match what is typed. */
export function ActivityMatches({ typed, onChoose }: Props) {
  const query = useDeferredValue(typed.trim());
  const maySearch = useCan('activities.view-all');
  const { data } = useCall(
    'activities/search',
    { query, limit: SHOWN },
    { enabled: maySearch && query.length >= LETTERS },
  );
  if (query.length < LETTERS || !data || data.activities.length === 0) return null;
  return (
    <ul className={styles.matches} aria-label={m.planning_matches()}>
      {data.activities.map(({ id, title, category, duration_min, places }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.match}
            onClick={() => onChoose({ id, title, category, minutes: duration_min, places })}
          >
            <CategorySign category={category} size={18} />
            {title}
          </button>
        </li>
      ))}
    </ul>
  );
}
