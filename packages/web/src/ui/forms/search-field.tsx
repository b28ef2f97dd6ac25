import { useEffect, useRef } from 'react';

import { TextField, type TextFieldProps } from './text-field.tsx';

import styles from './search-field.module.css';

const TAKES_KEYS = 'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]';

type Props = Pick<TextFieldProps, 'label' | 'placeholder' | 'maxLength' | 'spellCheck'> & {
  typed: string;
  onType: (text: string) => void;
};

/** The search of a whole page: the key / focuses it, unless the user is typing or answering something. */
export function SearchField({ typed, onType, ...text }: Props) {
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
      {...text}
      ref={field}
      type="search"
      autoComplete="off"
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
