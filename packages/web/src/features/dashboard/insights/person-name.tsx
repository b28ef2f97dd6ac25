import type { ReactNode } from 'react';

import { Link } from '../../../ui/actions/link.tsx';
import { m } from '../../../words/m.ts';
import type { Person } from './api.ts';

import styles from './home-insights.module.css';

interface Props {
  person: Person;
  /** Shown beside the name. */
  children?: ReactNode;
}

/** Links to the resident's insights. */
export const PersonName = ({ person, children }: Props) => (
  <p className={styles.name}>
    <Link to={`/resident-insights?id=${person.id}`}>
      <span translate="no">
        {person.preferred_name} {person.last_name}
      </span>
    </Link>
    {person.room !== null && (
      <span className={styles.quiet}>{m.insights_room({ room: person.room })}</span>
    )}
    {children}
  </p>
);
