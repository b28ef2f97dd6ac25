import { calledName } from '@relish/shared/residents/residents/called-name.ts';
import { BookOpen } from 'lucide-react';

import { Link } from '../../../ui/actions/link.tsx';
import { Avatar } from '../../../ui/layout/avatar.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import type { Suggestion } from './api.ts';
import { PendingItem } from './pending-item.tsx';

import styles from './pending-list.module.css';

interface Props {
  person: Suggestion;
  suggestions: Suggestion[];
  onDecided: (id: string) => void;
}

/** Pending contributions for one resident. */
export const PersonSuggestions = ({ person, suggestions, onDecided }: Props) => (
  <Card
    title={calledName(person)}
    leading={
      <Avatar
        id={person.resident_id}
        firstName={person.preferred_name}
        lastName={person.last_name}
        photo={person.picture?.thumb}
        size="medium"
      />
    }
    actions={
      <>
        {person.room !== null && (
          <p className={styles.room}>{m.about_me_suggestions_room({ room: person.room })}</p>
        )}
        <Link
          kind="quiet"
          to={`/manage-about-me?id=${person.resident_id}`}
          icon={<BookOpen aria-hidden="true" />}
        >
          {m.about_me_suggestions_book({ name: person.preferred_name })}
        </Link>
      </>
    }
  >
    <ul className={styles.list}>
      {suggestions.map((entry) => (
        <li key={entry.id} className={styles.item}>
          <PendingItem name={person.preferred_name} entry={entry} onDecided={onDecided} />
        </li>
      ))}
    </ul>
  </Card>
);
