import type { ReactNode } from 'react';

import { Avatar } from '../../../ui/layout/avatar.tsx';
import type { Person } from './api.ts';
import { PersonName } from './person-name.tsx';

import styles from './home-insights.module.css';

interface Props<P extends Person> {
  people: readonly P[];
  words: (person: P) => ReactNode;
}

export const PersonRows = <P extends Person>({ people, words }: Props<P>) => (
  <ul className={styles.compact}>
    {people.map((person) => (
      <li key={person.id} className={styles.flag}>
        <Avatar
          id={person.id}
          firstName={person.preferred_name}
          lastName={person.last_name}
          photo={person.picture?.thumb}
          size="small"
        />
        <div className={styles.words}>
          <PersonName person={person} />
          <p className={styles.quiet}>{words(person)}</p>
        </div>
      </li>
    ))}
  </ul>
);
