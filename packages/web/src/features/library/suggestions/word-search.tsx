import { useEffect, useRef, useState } from 'react';

import { TextField } from '../../../ui/forms/text-field.tsx';
import { m } from '../../../words/m.ts';

interface Props {
  shown: string;
  onType: (text: string) => void;
}

const PAUSE_MS = 200;

/** Debounces the search, not the typing. */
export function WordSearch({ shown, onType }: Props) {
  const [typed, setTyped] = useState(shown);
  const [known, setKnown] = useState(shown);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Changed from outside, such as by a chip or by going back.
  if (known !== shown) {
    setKnown(shown);
    if (shown !== typed.trim()) setTyped(shown);
  }
  return (
    <TextField
      type="search"
      label={m.choose_search()}
      placeholder={m.choose_search_hint()}
      autoComplete="off"
      enterKeyHint="search"
      maxLength={100}
      value={typed}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => onType(value.trim()), PAUSE_MS);
      }}
    />
  );
}
