import { TriangleAlert } from 'lucide-react';

import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { toggled } from '../../../ui/forms/choice-group.tsx';
import { m } from '../../../words/m.ts';
import type { Conflict } from './api.ts';
import { conflictKey, conflictWords } from './conflict-words.ts';

import styles from './do-this.module.css';
import warnings from './warnings.module.css';

interface Props {
  conflicts: readonly Conflict[];
  people: readonly { id: string; preferred_name: string }[];
  read: readonly string[];
  onRead: (read: readonly string[]) => void;
}

/** One checkbox per warning, because a single one would be ticked without reading. */
export const WarningsToRead = ({ conflicts, people, read, onRead }: Props) => (
  <>
    <p>{m.choose_sheet_read()}</p>
    <ul className={styles.list} aria-label={m.choose_warning_list()}>
      {conflicts.map((conflict) => {
        const key = conflictKey(conflict);
        const name = people.find(({ id }) => id === conflict.person_id)?.preferred_name ?? '';
        const words = conflictWords(conflict, name);
        return (
          <li key={key} className={styles.item}>
            <p className={warnings.warning}>
              <TriangleAlert aria-hidden="true" />
              {words}
            </p>
            <Checkbox
              label={m.choose_sheet_tick()}
              aria-label={m.choose_sheet_tick_each({ warning: words })}
              checked={read.includes(key)}
              onChange={() => onRead(toggled(read, key))}
            />
          </li>
        );
      })}
    </ul>
  </>
);
