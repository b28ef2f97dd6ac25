import { useEffect, useRef } from 'react';

import { TextField } from '../../ui/text-field.tsx';
import { m } from '../../words/m.ts';

import styles from './filter-bar.module.css';

const TAKES_KEYS = 'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]';

interface Props {
  typed: string;
  onType: (text: string) => void;
}

/** Finds with every letter; the key / leads here. */
export function LibrarySearch({ typed, onType }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(TAKES_KEYS)) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <TextField
      ref={field}
      type="search"
      label={m.activities_search()}
      placeholder={m.activities_search_hint()}
      autoComplete="off"
      enterKeyHint="search"
      maxLength={100}
      value={typed}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    >
      <kbd className={styles.key} aria-hidden="true">
        /
      </kbd>
    </TextField>
  );
}
