import { ChevronDown, ChevronUp } from 'lucide-react';

import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { m } from '../../../words/m.ts';
import type { Book, Entry } from './api.ts';
import { useEditing } from './editing.ts';
import { EntryForm } from './entry-form.tsx';
import { EntryMenu } from './entry-menu.tsx';

import styles from './please-lists.module.css';

interface Props {
  book: Book;
  entry: Entry;
  isOrdering: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** Undefined while a move is being saved. */
  onMove: ((by: -1 | 1) => void) | undefined;
}

export function PleaseItem({ book, entry, isOrdering, isFirst, isLast, onMove }: Props) {
  const { openForm } = useEditing();
  const { text, prompt_key } = entry;
  if (openForm === entry.id)
    return (
      <li>
        <EntryForm
          book={book}
          way="edit"
          residentId={book.resident_id}
          section="please"
          prompt={prompt_key}
          entry={entry}
        />
      </li>
    );
  return (
    <li className={styles.item} data-readers={entry.visibility}>
      <span className={styles.words}>{text}</span>
      {isOrdering ? (
        <span className={styles.moves}>
          <IconButton
            label={m.about_me_move_up({ item: text })}
            aria-disabled={isFirst}
            onClick={() => isFirst || onMove?.(-1)}
          >
            <ChevronUp aria-hidden="true" />
          </IconButton>
          <IconButton
            label={m.about_me_move_down({ item: text })}
            aria-disabled={isLast}
            onClick={() => isLast || onMove?.(1)}
          >
            <ChevronDown aria-hidden="true" />
          </IconButton>
        </span>
      ) : (
        <EntryMenu book={book} entry={entry} />
      )}
    </li>
  );
}
