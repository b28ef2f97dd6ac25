import { X } from 'lucide-react';

import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { m } from '../../../words/m.ts';
import type { Page } from './api.ts';

import styles from './books.module.css';

type Notes = NonNullable<Page['notes']>;

/** Quotes and activities of a gazette: they can be left out, but no one's words are changed. */
export const PageNotes = ({
  notes,
  onChange,
}: {
  notes: Notes;
  onChange: (notes: Notes) => void;
}) =>
  notes.length === 0 ? null : (
    <ul className={styles.notes} aria-label={m.gazettes_notes()}>
      {notes.map(({ text, source }, at) => (
        <li key={`${source.kind} ${source.id}`} className={styles.note}>
          <span translate="no">{text ?? m.gazettes_note_withheld()}</span>
          <IconButton
            label={m.gazettes_note_remove({ text: text ?? '' })}
            onClick={() => onChange(notes.toSpliced(at, 1))}
          >
            <X aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
