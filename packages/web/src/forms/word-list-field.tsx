import { type KeyboardEvent, type Ref, useState } from 'react';

import { Button } from '../ui/actions/button.tsx';
import type { FieldText } from '../ui/forms/field-frame.tsx';
import { RemovableChips } from '../ui/forms/removable-chips.tsx';
import { TextField } from '../ui/forms/text-field.tsx';

import styles from './long-form.module.css';

type Props = FieldText & {
  name: string;
  value: readonly string[];
  onChange: (words: string[]) => void;
  addLabel: string;
  maxLength?: number | undefined;
  /** Maximum number. */
  most?: number | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

export function WordListField({ value, onChange, addLabel, most = Infinity, ...field }: Props) {
  const [typed, setTyped] = useState('');
  const add = () => {
    const word = typed.trim();
    if (word !== '' && !value.includes(word) && value.length < most) onChange([...value, word]);
    setTyped('');
  };
  return (
    <div className={styles.list}>
      <TextField
        {...field}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        // Leaving the field adds the typed word.
        onBlur={add}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
      >
        <Button kind="plain" onClick={add}>
          {addLabel}
        </Button>
      </TextField>
      {value.length > 0 && (
        <RemovableChips
          label={field.label}
          items={value.map((word) => ({ value: word, label: word }))}
          onRemove={(word) => onChange(value.filter((each) => each !== word))}
        />
      )}
    </div>
  );
}
