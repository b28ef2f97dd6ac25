import { useRef } from 'react';

import { TextField } from '../../ui/text-field.tsx';
import { m } from '../../words/m.ts';
import { useSlashKey } from './use-slash-key.ts';

import styles from './resident-filters.module.css';

interface Props {
  typed: string;
  onType: (text: string) => void;
}

/** Narrows the list with every letter. */
export function ResidentSearch({ typed, onType }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useSlashKey(field);
  return (
    <TextField
      ref={field}
      type="search"
      label={m.residents_search()}
      placeholder={m.residents_search_hint()}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
      value={typed}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    >
      <kbd className={styles.key} aria-hidden="true">
        /
      </kbd>
    </TextField>
  );
}
