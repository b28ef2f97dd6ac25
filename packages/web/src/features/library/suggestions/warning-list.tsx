import { TriangleAlert } from 'lucide-react';

import { m } from '../../../words/m.ts';
import type { Conflict, Suggestions } from './api.ts';
import { conflictKey, conflictWords } from './conflict-words.ts';

import styles from './warnings.module.css';

interface Props {
  conflicts: readonly Conflict[];
  people: Suggestions['people'];
}

const SHOWN = 4;

/** Each warning is acknowledged before the activity is chosen. */
export function WarningList({ conflicts, people }: Props) {
  const findName = (personId: string) =>
    people.find(({ id }) => id === personId)?.preferred_name ?? '';
  const more = conflicts.length - SHOWN;
  return (
    <ul className={styles.warnings} aria-label={m.choose_warning_list()}>
      {conflicts.slice(0, SHOWN).map((conflict) => (
        <li key={conflictKey(conflict)} className={styles.warning}>
          <TriangleAlert aria-hidden="true" />
          {conflictWords(conflict, findName(conflict.person_id))}
        </li>
      ))}
      {more > 0 && <li className={styles.more}>{m.choose_more_warnings({ count: more })}</li>}
    </ul>
  );
}
